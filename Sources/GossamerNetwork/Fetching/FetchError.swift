// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Why a request got no complete response, or one that can't be used.
nonisolated public enum FetchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The URL isn't an `http` or `https` URL with a host.
  case unsupportedAddress
  /// The server has answered with a status other than 200 to 299.
  case status(Int)
  /// The server has sent nothing for this long.
  case silence(Duration)
  /// The whole request has taken this long.
  case tookTooLong(Duration)
  /// The server has redirected the request more often than this, perhaps in a circle; 0 for an
  /// upload, which follows no redirects.
  case tooManyRedirects(Int)
  /// The server has redirected the request to a URL that isn't an `http` or `https` URL.
  case redirectElsewhere(String)

  /// What went wrong, and the next step.
  public var description: String {
    switch self {
    case .unsupportedAddress:
      "Only addresses that begin with http:// or https:// can be fetched. Check the address."
    case .status(404): "The server has nothing there (404). Check the address."
    case .status(413): "The server refuses to receive this much (413). Send less."
    case .status(let code) where code >= 500: "The server has failed (\(code)). Try again later."
    case .status(let code): "The server gives nothing (\(code)). Check the address."
    case .silence(let time): "The server has sent nothing for \(time.inWords). Try again."
    case .tookTooLong(let time):
      "The server's answer has not come within \(time.inWords). Try again."
    case .tooManyRedirects(0):
      "The server redirects to another address, which uploads don't follow. Check the address."
    case .tooManyRedirects(let count):
      "The server has named another address more than \(count) times. Tell who runs it."
    case .redirectElsewhere(let address):
      "The server redirects to '\(address.prefix(80))', which can't be fetched. Check the address."
    }
  }

  /// What went wrong and the next step, for any cause: a ``FetchError``, an `URLError`, or a
  /// `CancellationError`.
  package static func reason(for cause: any Error) -> String {
    switch cause {
    case let error as FetchError: error.description
    case is CancellationError: "Nobody waits for the answer any more."
    case let error as URLError where error.code == .cannotConnectToHost:
      "The server can't be reached. Check that it runs, and try again."
    case let error as URLError where error.code == .cannotFindHost:
      "There is no server of this name. Check the address and the network."
    case let error as URLError where error.code == .networkConnectionLost:
      "The server broke the connection off. Try again."
    case let error as URLError where error.code == .badServerResponse:
      "The server's answer isn't valid HTTP. Check the address."
    case let error as URLError where error.code == .cannotDecodeContentData:
      "The server's answer is packed in a way that can't be read. Tell who runs it."
    default:
      "The server's answer didn't come: \(cause.localizedDescription.asSentence) Try again."
    }
  }
}
