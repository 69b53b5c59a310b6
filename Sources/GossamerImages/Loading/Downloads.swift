// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationNetworking
import GossamerKit

/// Fetches the bytes at addresses, and sends files there, over one `URLSession` for the whole process.
///
/// There is one, and it lives as long as the process, because on Linux the end of a session is what crashes: its
/// sockets are closed while Dispatch still watches them
/// (https://github.com/swiftlang/swift-corelibs-foundation/issues/4791). Of the session's own limits none is used:
/// `timeoutIntervalForResource` does nothing there. Time, bytes and redirects are counted here.
nonisolated final class Downloads: Sendable {
  static let shared = Downloads()

  private let session: URLSession
  private let delegate = DownloadDelegate()

  private init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpMaximumConnectionsPerHost = 64
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  /// The bytes at an address.
  ///
  /// The connection is closed as soon as the caller is cancelled or a limit is passed.
  /// - Parameter type: the media types that the server is asked for.
  func contents(
    of url: URL, accepting type: String, _ limits: Download.Limits
  ) async -> Download.Outcome {
    var request = URLRequest(url: url)
    request.setValue(type, forHTTPHeaderField: "Accept")
    return await perform(request, limits) { session.dataTask(with: $0) }
  }

  /// What a server answers to a request whose body is a file.
  ///
  /// The connection is closed as soon as the caller is cancelled or a limit is passed.
  ///
  /// The session gets the file's pages as data. Given the file itself it reads it a piece at a time, and the process ends
  /// with "Error Domain=libcurl.Easy Code=43" if the connection breaks while it waits for one.
  /// - Parameter sent: called on a thread of the session with how much of the file was sent, from 0 to 1.
  func answer(
    to request: URLRequest, sending file: URL, _ limits: Download.Limits,
    sent: @escaping @Sendable (Double) -> Void
  ) async -> Download.Outcome {
    let body: Data
    do {
      body = try Data(contentsOf: file, options: .alwaysMapped)
    } catch {
      return .failure(.cause(error))
    }
    return await perform(request, limits, sent) { session.uploadTask(with: $0, from: body) }
  }

  private func perform(
    _ request: URLRequest, _ limits: Download.Limits,
    _ sent: (@Sendable (Double) -> Void)? = nil,
    _ makeTask: (URLRequest) -> URLSessionTask
  ) async -> Download.Outcome {
    guard let url = request.url, let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), url.host?.isEmpty == false
    else { return .failure(.cause(FetchError.unsupportedAddress)) }
    var request = request
    request.timeoutInterval = Self.noTimeOut
    let task = makeTask(request)
    let download = Download(limits, task, sent)
    delegate.add(download, of: task)
    let watch = Task.detached { await download.watchTime() }
    defer { watch.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if download.begin(continuation) { task.resume() } else { delegate.forget(task) }
      }
    } onCancel: {
      download.fail(CancellationError())
    }
  }

  /// In seconds: longer than any limit of ours.
  private static let noTimeOut: TimeInterval = 86_400
}

/// Hands what the session tells on to the downloads.
nonisolated private final class DownloadDelegate: NSObject, URLSessionDataDelegate, Sendable {
  private let downloads = Locked<[Int: Download]>([:])

  func add(_ download: Download, of task: URLSessionTask) {
    downloads.withLock { $0[task.taskIdentifier] = download }
  }

  func forget(_ task: URLSessionTask) {
    downloads.withLock { $0[task.taskIdentifier] = nil }
  }

  private func download(of task: URLSessionTask) -> Download? {
    downloads.withLock { $0[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    download(of: task)?.redirect(to: request, completionHandler)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    download(of: dataTask)?.receive(response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    download(of: dataTask)?.receive(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {
    download(of: task)?.didSend(totalBytesSent, of: totalBytesExpectedToSend)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let download = downloads.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    download?.finish(error)
  }
}
