// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Fetches the data at a URL, such as JSON. Pass it to the initialiser of the object that talks to
/// your server, so that tests can pass another one. It is like `ImageFetcher`, without a cache.
///
///     let fetchData = DataFetcher.live()
///     let feed = try JSONDecoder().decode(Feed.self, from: try await fetchData(server.appending(path: "feed")))
///
/// Tests and previews create their own with a closure: `DataFetcher { _ in Data("[]".utf8) }`.
@preconcurrency @MainActor public struct DataFetcher {
  private let fetch: (URL) async throws(DataFetcherError) -> Data

  /// Creates a fetcher from a function, which runs on the main actor.
  public init(_ fetch: @escaping (URL) async throws(DataFetcherError) -> Data) {
    self.fetch = fetch
  }

  /// Fetches the data at a URL.
  /// - Throws: ``DataFetcherError``; one whose cause is a `CancellationError` if the caller is cancelled.
  public func callAsFunction(_ url: URL) async throws(DataFetcherError) -> Data {
    try await fetch(url)
  }

  /// The limits of a live fetcher.
  nonisolated public struct Limits: Sendable {
    /// The maximum number of bytes, both compressed and decompressed.
    public var bytes = 32 << 20
    /// How long the server may send nothing.
    public var silence = Duration.seconds(30)
    /// How long the whole request may take.
    public var time = Duration.seconds(120)

    /// The default limits.
    public init() {}
  }

  /// A fetcher for `http` and `https` URLs, which uses the desktop's proxy settings. The connection
  /// is closed as soon as the caller is cancelled or a limit is exceeded. At most ten redirects are
  /// followed.
  ///
  /// It only returns data that arrived completely, with a status of 2xx. A truncated or
  /// contradictory response is an error.
  /// - Parameter type: the media type to ask the server for; nil for any.
  public static func live(
    _ limits: Limits = Limits(), accepting type: String? = nil
  ) -> DataFetcher {
    let limits = Download.Limits(bytes: limits.bytes, silence: limits.silence, time: limits.time)
    return DataFetcher { url throws(DataFetcherError) in
      let download = Download(url: url, accepted: type ?? "*/*", limits: limits)
      switch await download.outcome() {
      case .success(let contents): return contents.data
      case .failure(.tooLarge): throw .tooLarge(url: url, limit: limits.bytes)
      case .failure(.cause(let cause)): throw .fetchError(url: url, cause: cause)
      }
    }
  }
}

/// Why a request failed. The description can be shown to a person.
nonisolated public enum DataFetcherError: Error, CustomStringConvertible, LocalizedError {
  /// The request failed.
  /// - cause: a ``FetchError``, an `URLError`, or a `CancellationError`; or, when a file was to be sent, an error of the file
  ///   system.
  case fetchError(url: URL, cause: any Error)

  /// The response has more bytes than ``DataFetcher/Limits`` allow.
  case tooLarge(url: URL, limit: Int)

  /// Whether the caller was cancelled, so that nothing went wrong.
  public var isCancellation: Bool {
    if case .fetchError(_, let cause) = self { cause is CancellationError } else { false }
  }

  /// The URL, what went wrong, and the next step.
  public var description: String {
    switch self {
    case .fetchError(let url, _), .tooLarge(let url, _): "\(url.absoluteString): \(reason)"
    }
  }

  /// The ``description``.
  public var errorDescription: String? { description }

  /// What went wrong and the next step, without the URL.
  public var reason: String {
    switch self {
    case .tooLarge(_, let limit):
      "The server sends more than \(Self.words(bytes: limit)). Tell who runs it."
    case .fetchError(_, let cause): FetchError.reason(for: cause)
    }
  }

  /// `32 MB`, or the number of bytes where that isn't whole.
  private static func words(bytes: Int) -> String {
    bytes % (1 << 20) == 0 ? "\(bytes >> 20) MB" : "\(bytes) bytes"
  }
}
