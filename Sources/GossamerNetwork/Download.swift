// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CSoup
import Foundation

/// One request with its limits. It gets the data at a URL, or posts a file there.
nonisolated package struct Download: Sendable {
  /// The limits of a request.
  package struct Limits: Sendable {
    /// The greatest number of bytes.
    package var bytes: Int
    /// How long the server may neither send nor receive anything.
    package var silence: Duration
    /// How long the whole request may take, so that a server can't stretch it by sending one byte
    /// per second.
    package var time: Duration
    /// How many redirects are followed.
    package var redirects = 10

    package init(bytes: Int, silence: Duration, time: Duration) {
      (self.bytes, self.silence, self.time) = (bytes, silence, time)
    }
  }

  /// The received body.
  package struct Contents: Sendable {
    package let data: Data
    /// Whether the server allows storing the data: it didn't send `no-store`.
    package let mayBeStored: Bool

    package init(data: Data, mayBeStored: Bool) {
      (self.data, self.mayBeStored) = (data, mayBeStored)
    }
  }

  /// Why a request failed.
  package enum Failure: Error {
    /// A ``FetchError``, an `URLError`, or a `CancellationError`.
    case cause(any Error)
    /// More bytes than the limit.
    case tooLarge
  }

  package typealias Outcome = Result<Contents, Failure>

  /// Where the bytes are.
  package let url: URL
  /// The media types to ask the server for: the value of the header `Accept`.
  package let accepted: String
  /// The file to post; nil for a GET request.
  let sending: SentFile?
  package let limits: Limits

  package init(
    url: URL, accepted: String = "*/*", sending file: SentFile? = nil, limits: Limits
  ) {
    (self.url, self.accepted, self.sending, self.limits) = (url, accepted, file, limits)
  }

  /// Sends the request, and returns the body or the failure.
  ///
  /// It succeeds if the status is 2xx, and head and body arrive complete. The connection is closed
  /// as soon as the caller is cancelled or a limit is exceeded.
  package func outcome() async -> Outcome {
    let timeout = RequestTimeout(silence: limits.silence, time: limits.time)
    let watch = Task.detached { await timeout.watch() }
    defer { watch.cancel() }
    return await withTaskCancellationHandler {
      do {
        return .success(try await contents(timeout))
      } catch {
        if let reason = timeout.reason { return .failure(.cause(reason)) }
        return .failure(error as? Failure ?? .cause(error))
      }
    } onCancel: {
      timeout.end(because: CancellationError())
    }
  }

  @Network private func contents(_ timeout: RequestTimeout) async throws -> Contents {
    guard let first = WebMessage(sending == nil ? "GET" : "POST", url) else {
      throw FetchError.unsupportedAddress
    }
    try sending?.add(to: first, timeout)
    var (address, message, redirects) = (url, first, 0)
    while true {
      message.add("Accept", accepted)
      message.countInterimAnswers(timeout)
      let answer = try await WebSession.shared.answer(to: message, timeout)
      defer { answer.close() }
      timeout.noteActivity()
      switch message.status {
      case 200..<300:
        let control = message.header("Cache-Control")?.lowercased() ?? ""
        return Contents(
          data: try await answer.body(limit: limits.bytes),
          mayBeStored: !control.contains("no-store"))
      case 301, 302, 303, 307, 308:
        redirects += 1
        (address, message) = try redirect(from: address, message, redirects)
      default: throw FetchError.status(message.status)
      }
    }
  }

  /// The URL to which the answer to a message redirects, and the message to send there.
  @Network private func redirect(
    from address: URL, _ message: WebMessage, _ count: Int
  ) throws(FetchError) -> (URL, WebMessage) {
    // Uploads don't follow redirects: the person has agreed to send the data to this address only
    // (RFC 9110, section 15.4).
    guard sending == nil else { throw .tooManyRedirects(0) }
    guard let place = message.header("Location"), !place.isEmpty else {
      throw .status(message.status)
    }
    guard count <= limits.redirects else { throw .tooManyRedirects(limits.redirects) }
    guard let next = URL(string: place, relativeTo: address)?.absoluteURL,
      let message = WebMessage("GET", next)
    else { throw .redirectElsewhere(place) }
    return (next, message)
  }
}
