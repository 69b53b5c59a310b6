// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What sends a file to an address and gives the answer: a value that the API of an application gets in its initialiser, as
/// a ``DataFetcher`` for what goes the other way.
///
///     let send = DataSender.live()
///     let file = try form.unnamedFile()
///     let answer = try await send(file, as: form.contentType, to: server.appending(path: "messages")) { sent in
///       progress = sent
///     }
///
/// Tests and previews make their own of a closure.
public struct DataSender {
  /// Told how much was sent, from 0 to 1, on the main actor.
  public typealias Progress = @MainActor @Sendable (Double) -> Void

  private let send: (Upload, @escaping Progress) async throws(DataFetcherError) -> Data

  /// A file that is to be sent.
  nonisolated public struct Upload: Sendable {
    /// The file, which is read while it is sent.
    public let file: URL
    /// Its media type, as `multipart/form-data; boundary=...`
    public let type: String
    /// Where it is sent to, by POST.
    public let address: URL
  }

  /// Creates a sender of a function, which runs on the main actor.
  public init(_ send: @escaping (Upload, @escaping Progress) async throws(DataFetcherError) -> Data)
  {
    self.send = send
  }

  /// Sends a file by POST, and gives the answer.
  /// - Parameters:
  ///   - file: the file, which is read while it is sent.
  ///   - type: its media type.
  ///   - address: where it is sent to.
  ///   - progress: told how much was sent, from 0 to 1; it may be called once more after the end.
  /// - Throws: ``DataFetcherError``; one whose cause is a `CancellationError` if the caller is cancelled.
  public func callAsFunction(
    _ file: URL, as type: String, to address: URL, progress: @escaping Progress = { _ in }
  ) async throws(DataFetcherError) -> Data {
    try await send(Upload(file: file, type: type, address: address), progress)
  }

  /// Sends a file without a name by POST, as the one above does, and keeps it until the answer.
  public func callAsFunction(
    _ file: UnnamedFile, as type: String, to address: URL, progress: @escaping Progress = { _ in }
  ) async throws(DataFetcherError) -> Data {
    defer { withExtendedLifetime(file) {} }
    return try await self(file.url, as: type, to: address, progress: progress)
  }

  /// A sender over the network, for `http` and `https`, by the proxy that the desktop is set to. The connection is closed as
  /// soon as the caller is cancelled or a limit is passed.
  ///
  /// Nothing counts as sent unless the server answers with a status of 2xx, and the answer has come whole. A server that names
  /// another address (301, 302, 303, 307 or 308) is refused, with or without one that could be asked: a person has agreed to
  /// send something to this address (RFC 9110, section 15.4, leaves that to the user), and what 303 leads to says nothing of
  /// whether the server has kept it. What is refused may have arrived all the same, as when a connection breaks off before the
  /// answer; who sends it again had better let the server know what it has already, by an identifier for instance.
  public static func live(_ limits: DataFetcher.Limits = DataFetcher.Limits()) -> DataSender {
    let limits = Download.Limits(bytes: limits.bytes, silence: limits.silence, time: limits.time)
    return DataSender { upload, progress throws(DataFetcherError) in
      let sending = SentFile(file: upload.file, type: upload.type) { sent in
        DispatchQueue.main.async { progress(sent) }
      }
      switch await Download(url: upload.address, sending: sending, limits: limits).outcome() {
      case .success(let contents): return contents.data
      case .failure(.tooLarge): throw .tooLarge(url: upload.address, limit: limits.bytes)
      case .failure(.cause(let cause)): throw .fetchError(url: upload.address, cause: cause)
      }
    }
  }
}
