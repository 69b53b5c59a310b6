// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Sends a file to a URL, and returns the response. Pass it to the initialiser of the object that
/// talks to your server, like a ``DataFetcher``.
///
///     let send = DataSender.live()
///     let file = try form.unnamedFile()
///     let answer = try await send(file, as: form.contentType, to: server.appending(path: "messages")) { sent in
///       progress = sent
///     }
///
/// Tests and previews create their own with a closure.
@preconcurrency @MainActor public struct DataSender {
  /// Called with the progress, from 0 to 1, on the main actor.
  public typealias Progress = @MainActor @Sendable (Double) -> Void

  private let send: (Upload, @escaping Progress) async throws(DataFetcherError) -> Data

  /// A file to send.
  nonisolated public struct Upload: Sendable {
    /// The file, which is read while it is sent.
    public let file: URL
    /// Its media type, such as `multipart/form-data; boundary=...`
    public let type: String
    /// The URL to which the file is posted.
    public let address: URL
  }

  /// Creates a sender from a function, which runs on the main actor.
  public init(_ send: @escaping (Upload, @escaping Progress) async throws(DataFetcherError) -> Data)
  {
    self.send = send
  }

  /// Sends a file by POST, and returns the body of the response.
  /// - Parameters:
  ///   - file: the file, which is read while it is sent.
  ///   - type: its media type.
  ///   - address: the URL to which it is sent.
  ///   - progress: called with the progress, from 0 to 1. It may be called once more after this has
  ///     returned.
  /// - Throws: ``DataFetcherError``; one whose cause is a `CancellationError` if the caller is cancelled.
  public func callAsFunction(
    _ file: URL, as type: String, to address: URL, progress: @escaping Progress = { _ in }
  ) async throws(DataFetcherError) -> Data {
    try await send(Upload(file: file, type: type, address: address), progress)
  }

  /// Sends an unnamed file by POST, like the method above, and keeps it until the response has
  /// arrived.
  public func callAsFunction(
    _ file: UnnamedFile, as type: String, to address: URL, progress: @escaping Progress = { _ in }
  ) async throws(DataFetcherError) -> Data {
    defer { withExtendedLifetime(file) {} }
    return try await self(file.url, as: type, to: address, progress: progress)
  }

  /// A sender for `http` and `https` URLs, which uses the desktop's proxy settings. The connection
  /// is closed as soon as the caller is cancelled or a limit is exceeded.
  ///
  /// Sending succeeds if the server answers with a status of 2xx, and the response arrives
  /// completely. Redirects (301, 302, 303, 307 and 308) are errors: the person has agreed to send
  /// the data to this URL only (RFC 9110, section 15.4, leaves that to the user), and the page to
  /// which 303 leads doesn't say whether the server has kept the data. After an error the data may
  /// have arrived nevertheless, for instance if the connection was lost before the response. So add
  /// an identifier to the data, by which the server can recognise it if it is sent again.
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
