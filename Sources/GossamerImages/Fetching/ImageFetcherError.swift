// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerNetwork

/// Why an image wasn't fetched. The description, and `localizedDescription`, say it in sentences for a person.
nonisolated public enum ImageFetcherError: Error, CustomStringConvertible, LocalizedError {
  /// What the address has is no image that can be read, or not a whole one.
  /// - data: what it has.
  /// - reason: the decoder's, a sentence.
  case invalidImageFormat(url: URL, data: Data, reason: String)

  /// Nothing could be fetched.
  /// - cause: a `FetchError`, an `URLError`, or a `CancellationError`.
  case fetchError(url: URL, cause: any Error)

  /// The image passes a limit of ``ImageFetcher/Limits``.
  case tooLarge(url: URL, fact: Excess)

  /// Which limit an image passes.
  public enum Excess: Hashable, Sendable {
    /// It has more bytes.
    case bytes(limit: Int)
    /// It has more pixels, or says so.
    case pixels(width: Int, height: Int, limit: Int)
  }

  /// Whether nothing went wrong: nobody waits for the image any more.
  public var isCancellation: Bool {
    if case .fetchError(_, let cause) = self { cause is CancellationError } else { false }
  }

  /// Place, fact and next step.
  public var description: String {
    switch self {
    case .invalidImageFormat(let url, let data, let reason):
      """
      \(url.absoluteString): This is no image that can be shown (\(data.count) bytes, \
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

  /// How data begin, for a person to recognise: text as text, else in hexadecimal digits.
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
