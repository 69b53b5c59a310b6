// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Why an image wasn't fetched. The description, and `localizedDescription`, say it in sentences for a person.
nonisolated public enum ImageFetcherError: Error, CustomStringConvertible, LocalizedError {
  /// What the address has is no image that can be read, or not a whole one.
  /// - data: what it has.
  /// - reason: the decoder's, a sentence.
  case invalidImageFormat(url: URL, data: Data, reason: String)

  /// Nothing could be fetched.
  /// - cause: a ``FetchError``, an `URLError`, or a `CancellationError`.
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
      \(url.absoluteString): this is no image that can be shown (\(data.count) bytes, \
      \(Self.beginning(of: data))). \(reason.asSentence) Check the address.
      """
    case .fetchError(let url, let cause): "\(url.absoluteString): \(Self.sentence(cause))"
    case .tooLarge(let url, .bytes(let limit)):
      """
      \(url.absoluteString): the image has more than the \(limit) bytes that are fetched. Take a smaller \
      one, or raise ImageFetcher.Limits.bytes.
      """
    case .tooLarge(let url, .pixels(let width, let height, let limit)):
      """
      \(url.absoluteString): the image has \(width) by \(height) pixels, more than the \(limit) that are \
      decoded. Take a smaller one, or raise ImageFetcher.Limits.pixels.
      """
    }
  }

  /// The ``description``.
  public var errorDescription: String? { description }

  private static func sentence(_ cause: any Error) -> String {
    switch cause {
    case let error as FetchError: error.description
    case is CancellationError: "nobody waits for the image any more."
    case let error as URLError where error.code == .cannotConnectToHost:
      "the server can't be reached. Check that it runs, and try again."
    case let error as URLError where error.code == .cannotFindHost:
      "there is no server of this name. Check the address and the network."
    case let error as URLError where error.code == .networkConnectionLost:
      "the server broke the connection off. Try again."
    case let error as URLError where error.code == .badServerResponse:
      "the server's answer is none that HTTP knows. Check the address."
    case let error as URLError where error.code == .cannotDecodeContentData:
      "the server's answer is packed in a way that can't be read. Tell who runs it."
    default: "the image can't be fetched: \(cause.localizedDescription.asSentence) Try again."
    }
  }

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

/// What goes wrong between asking for an image, or other data, and having all of it, in the words of HTTP.
nonisolated public enum FetchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The address isn't one of `http` or `https` with a host.
  case unsupportedAddress
  /// The server has answered with a status other than 200 to 299.
  case status(Int)
  /// The server has sent nothing for so long.
  case silence(Duration)
  /// All of it has taken so long.
  case tookTooLong(Duration)
  /// The server has named another address so often, perhaps in a circle; 0 for what was sent, which is never sent elsewhere.
  case tooManyRedirects(Int)
  /// The server has named an address that isn't one of `http` or `https`.
  case redirectElsewhere(String)

  /// Fact and next step.
  public var description: String {
    switch self {
    case .unsupportedAddress:
      "images are fetched from addresses that begin with http:// or https:// only. Check the address."
    case .status(404): "the server has no such image (404). Check the address."
    case .status(let code) where code >= 500: "the server has failed (\(code)). Try again later."
    case .status(let code): "the server gives no image (\(code)). Check the address."
    case .silence(let time): "the server has sent nothing for \(time.inWords). Try again."
    case .tookTooLong(let time): "the image has not come within \(time.inWords). Try again."
    case .tooManyRedirects(let count):
      "the server has named another address more than \(count) times. Tell who runs it."
    case .redirectElsewhere(let address):
      "the server leads to '\(address.prefix(80))', which isn't fetched. Check the address."
    }
  }
}

nonisolated extension String {
  /// A sentence of somebody else's, with its full stop.
  var asSentence: String { last?.isPunctuation == true ? self : self + "." }
}

nonisolated extension Duration {
  /// `30 seconds`, `0.2 seconds`.
  var inWords: String {
    let seconds = Double(components.seconds) + Double(components.attoseconds) / 1e18
    return seconds == seconds.rounded() ? "\(Int(seconds)) seconds" : "\(seconds) seconds"
  }
}
