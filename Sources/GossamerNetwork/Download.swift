// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CSoup
import Foundation

/// One request, for the bytes at an address or with a file to post there, with its limits.
nonisolated package struct Download: Sendable {
  /// What a download may take.
  package struct Limits: Sendable {
    /// The greatest number of bytes.
    package var bytes: Int
    /// How long the server may send nothing, and take nothing.
    package var silence: Duration
    /// How long all of it may take, so that one byte a second isn't enough.
    package var time: Duration
    /// How often the server may name another address.
    package var redirects = 10

    package init(bytes: Int, silence: Duration, time: Duration) {
      (self.bytes, self.silence, self.time) = (bytes, silence, time)
    }
  }

  /// What has come.
  package struct Contents: Sendable {
    package let data: Data
    /// Whether it may be written to the disk.
    package let mayBeStored: Bool

    package init(data: Data, mayBeStored: Bool) {
      (self.data, self.mayBeStored) = (data, mayBeStored)
    }
  }

  /// Why nothing has come.
  package enum Failure: Error {
    /// A ``FetchError``, an `URLError`, or a `CancellationError`.
    case cause(any Error)
    /// More bytes than the limit.
    case tooLarge
  }

  package typealias Outcome = Result<Contents, Failure>

  /// Where the bytes are.
  package let url: URL
  /// The media types that the server is asked for.
  package let accepted: String
  /// What is posted; nil to ask for what is there.
  let sending: SentFile?
  package let limits: Limits

  package init(
    url: URL, accepted: String = "*/*", sending file: SentFile? = nil, limits: Limits
  ) {
    (self.url, self.accepted, self.sending, self.limits) = (url, accepted, file, limits)
  }

  /// What has come, or why nothing has.
  ///
  /// A success is a status of 2xx of which head and body have come whole. The connection is closed as soon as the caller is
  /// cancelled or a limit is passed.
  package func outcome() async -> Outcome {
    let patience = Patience(silence: limits.silence, time: limits.time)
    let watch = Task.detached { await patience.watch() }
    defer { watch.cancel() }
    return await withTaskCancellationHandler {
      do {
        return .success(try await contents(patience))
      } catch {
        if let reason = patience.reason { return .failure(.cause(reason)) }
        return .failure(error as? Failure ?? .cause(error))
      }
    } onCancel: {
      patience.end(because: CancellationError())
    }
  }

  @Network private func contents(_ patience: Patience) async throws -> Contents {
    guard let first = WebMessage(sending == nil ? "GET" : "POST", url) else {
      throw FetchError.unsupportedAddress
    }
    try sending?.add(to: first, patience)
    var (address, message, redirects) = (url, first, 0)
    while true {
      message.add("Accept", accepted)
      message.countInterimAnswers(patience)
      let answer = try await WebSession.shared.answer(to: message, patience)
      defer { answer.close() }
      patience.hasNews()
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

  /// Where the answer to a message leads.
  @Network private func redirect(
    from address: URL, _ message: WebMessage, _ count: Int
  ) throws(FetchError) -> (URL, WebMessage) {
    // A person has agreed to send something to this address, not to another one (RFC 9110, section 15.4).
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
