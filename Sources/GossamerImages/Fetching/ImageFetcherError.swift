// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerNetwork

/// Why an image wasn't fetched. The description, which is also the `localizedDescription`, can be
/// shown to a person.
nonisolated public enum ImageFetcherError: Error, CustomStringConvertible, LocalizedError {
  /// The data at the URL isn't an image that can be decoded, or isn't complete.
  /// - data: the data.
  /// - reason: the decoder's reason, a sentence.
  case invalidImageFormat(url: URL, data: Data, reason: String)

  /// The request failed.
  /// - cause: a `FetchError`, an `URLError`, or a `CancellationError`.
  case fetchError(url: URL, cause: any Error)

  /// The image exceeds a limit of ``ImageFetcher/Limits``.
  case tooLarge(url: URL, fact: Excess)

  /// The limit that an image exceeds.
  public enum Excess: Hashable, Sendable {
    /// It has more bytes than `limit`.
    case bytes(limit: Int)
    /// It has more pixels than `limit`, according to its header.
    case pixels(width: Int, height: Int, limit: Int)
  }

  /// Whether the caller was cancelled, so that nothing went wrong.
  public var isCancellation: Bool {
    if case .fetchError(_, let cause) = self { cause is CancellationError } else { false }
  }

  /// The URL, what went wrong, and the next step.
  public var description: String {
    switch self {
    case .invalidImageFormat(let url, let data, let reason):
      """
      \(url.absoluteString): This isn't an image that can be shown (\(data.count) bytes, \
      \(Self.beginning(of: data))). \(reason.asSentence) Check the address.
      """
    case .fetchError(let url, let cause): "\(url.absoluteString): \(FetchError.reason(for: cause))"
    case .tooLarge(let url, .bytes(let limit)):
      """
      \(url.absoluteString): The image has more than the \(limit) bytes that are fetched. Take a smaller \
      one, or raise ImageFetcher.Limits.bytes.
      """
    case .tooLarge(let url, .pixels(let width, let height, let limit)):
      """
      \(url.absoluteString): The image has \(width) by \(height) pixels, more than the \(limit) that are \
      decoded. Take a smaller one, or raise ImageFetcher.Limits.pixels.
      """
    }
  }

  /// The ``description``.
  public var errorDescription: String? { description }

  /// The first bytes, so that a person can recognise the data: as text if possible, otherwise as
  /// hexadecimal digits.
  private static func beginning(of data: Data) -> String {
    let bytes = data.prefix(16)
    let isText = bytes.allSatisfy { 0x20..<0x7F ~= $0 || $0 == 0x0A || $0 == 0x0D }
    if bytes.isEmpty { return "nothing" }
    if isText {
      let text = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      return "beginning with '\(text.joined(separator: " "))'"
    }
    let digits = bytes.prefix(8).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
    return "beginning with \(digits.joined(separator: " "))"
  }
}
