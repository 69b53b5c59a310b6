// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What gives the bytes at an address, JSON for instance: a value that the API of an application gets in its
/// initialiser. It is what `ImageFetcher` is for images, without a memory.
///
///     let fetchData = DataFetcher.live()
///     let feed = try JSONDecoder().decode(Feed.self, from: try await fetchData(server.appending(path: "feed")))
///
/// Tests and previews make their own of a closure: `DataFetcher { _ in Data("[]".utf8) }`.
public struct DataFetcher {
  private let fetch: (URL) async throws(DataFetcherError) -> Data

  /// Creates a fetcher of a function, which runs on the main actor.
  public init(_ fetch: @escaping (URL) async throws(DataFetcherError) -> Data) {
    self.fetch = fetch
  }

  /// Gives the bytes at an address.
  /// - Throws: ``DataFetcherError``; one whose cause is a `CancellationError` if the caller is cancelled.
  public func callAsFunction(_ url: URL) async throws(DataFetcherError) -> Data {
    try await fetch(url)
  }

  /// How much a live fetcher takes.
  nonisolated public struct Limits: Sendable {
    /// The greatest number of bytes, on their way and unpacked.
    public var bytes = 32 << 20
    /// How long a server may send nothing.
    public var silence = Duration.seconds(30)
    /// How long all may take.
    public var time = Duration.seconds(120)

    /// The usual limits.
    public init() {}
  }

  /// A fetcher of the network, for `http` and `https`, by the proxy that the desktop is set to. The connection is closed as
  /// soon as the caller is cancelled or a limit is passed. Redirects are followed, ten at most.
  ///
  /// What is given has come whole, with a status of 2xx: an answer that breaks off, or contradicts itself, is an error.
  /// - Parameter type: the media type that servers are asked for; nil for any.
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

/// Why nothing was fetched. The description says it in sentences for a person.
nonisolated public enum DataFetcherError: Error, CustomStringConvertible, LocalizedError {
  /// Nothing could be fetched.
  /// - cause: a ``FetchError``, an `URLError`, or a `CancellationError`; or, when a file was to be sent, an error of the file
  ///   system.
  case fetchError(url: URL, cause: any Error)

  /// There are more bytes than ``DataFetcher/Limits`` allow.
  case tooLarge(url: URL, limit: Int)

  /// Whether nothing went wrong: nobody waits any more.
  public var isCancellation: Bool {
    if case .fetchError(_, let cause) = self { cause is CancellationError } else { false }
  }

  /// Place, fact and next step.
  public var description: String {
    switch self {
    case .fetchError(let url, _), .tooLarge(let url, _): "\(url.absoluteString): \(reason)"
    }
  }

  /// The ``description``.
  public var errorDescription: String? { description }

  /// Fact and next step, for a person who needn't know the address.
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
