// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationNetworking
import GossamerKit

/// One request, for the bytes at an address or with a file to send there, with its limits.
nonisolated final class Download: Sendable {
  /// What a download may take.
  struct Limits: Sendable {
    /// The greatest number of bytes.
    var bytes: Int
    /// How long the server may send nothing, and take nothing.
    var silence: Duration
    /// How long all of it may take, so that one byte a second isn't enough.
    var time: Duration
    /// How often the server may name another address.
    var redirects = 10
  }

  /// What has come.
  struct Contents: Sendable {
    let data: Data
    /// Whether it may be written to the disk.
    let mayBeStored: Bool
  }

  /// Why nothing has come.
  enum Failure: Error {
    /// A ``FetchError``, an error of `URLSession`, or a `CancellationError`.
    case cause(any Error)
    /// More bytes than the limit.
    case tooLarge
  }

  typealias Outcome = Result<Contents, Failure>

  private struct State {
    var data = Data()
    var mayBeStored = true
    var lastNews = ContinuousClock.now
    var redirects = 0
    var continuation: CheckedContinuation<Outcome, Never>?
    var outcome: Outcome?
    /// Whether the session was told, or is about to be, to give up.
    var isCancelled = false
  }

  private let limits: Limits
  private let task: URLSessionTask
  private let sent: (@Sendable (Double) -> Void)?
  private let start = ContinuousClock.now
  private let state = Locked(State())

  /// Creates a request.
  /// - Parameter sent: told how much of the body was sent, from 0 to 1.
  init(_ limits: Limits, _ task: URLSessionTask, _ sent: (@Sendable (Double) -> Void)?) {
    self.limits = limits
    self.task = task
    self.sent = sent
  }

  /// Takes who waits for the outcome.
  /// - Returns: whether there is something to wait for; false if it was given up before.
  func begin(_ continuation: CheckedContinuation<Outcome, Never>) -> Bool {
    let known = state.withLock { state -> Outcome? in
      if state.outcome == nil { state.continuation = continuation }
      return state.outcome
    }
    if let known { continuation.resume(returning: known) }
    return known == nil
  }

  /// Gives up, and closes the connection.
  func fail(_ cause: any Error) {
    end(.failure(.cause(cause)))
  }

  private func end(_ outcome: Outcome) {
    let isFailure = if case .failure = outcome { true } else { false }
    let continuation = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
      guard state.outcome == nil else { return nil }
      state.outcome = outcome
      state.isCancelled = isFailure
      state.data = Data()
      defer { state.continuation = nil }
      return state.continuation
    }
    // Not here: as long as a server sends faster than the session reads, `cancel()` doesn't return, and here
    // would be the queue that has to take the data from the session meanwhile.
    if isFailure { DispatchQueue.global().async { [task] in task.cancel() } }
    continuation?.resume(returning: outcome)
  }

  /// Gives up when the server is silent for too long, or all of it takes too long.
  func watchTime() async {
    let end = start + limits.time
    while !Task.isCancelled {
      let silenceEnds = state.withLock { $0.lastNews } + limits.silence
      let now = ContinuousClock.now
      if now >= end { return fail(FetchError.tookTooLong(limits.time)) }
      if now >= silenceEnds { return fail(FetchError.silence(limits.silence)) }
      try? await Task.sleep(until: min(end, silenceEnds), clock: .continuous)
    }
  }
}

// MARK: - What the session tells

nonisolated extension Download {
  /// The server names another address: follows it, or gives up.
  ///
  /// A task that is cancelled while the session waits for this answer must not get one: that ends the process
  /// ("Received callback for HTTP redirection, but we're not waiting for it"). One that is cancelled after it
  /// may, because the session takes both in their order.
  func redirect(to request: URLRequest, _ answer: (URLRequest?) -> Void) {
    let refusal = state.withLock { state -> FetchError? in
      state.redirects += 1
      state.lastNews = .now
      let refusal = self.refusal(of: request, count: state.redirects)
      if !state.isCancelled { answer(refusal == nil ? request : nil) }
      return refusal
    }
    if let refusal { fail(refusal) }
  }

  private func refusal(of request: URLRequest, count: Int) -> FetchError? {
    if count > limits.redirects { return .tooManyRedirects(limits.redirects) }
    let scheme = request.url?.scheme?.lowercased() ?? ""
    return ["http", "https"].contains(scheme)
      ? nil : .redirectElsewhere(request.url?.absoluteString ?? "")
  }

  /// A part of the body was sent.
  func didSend(_ count: Int64, of total: Int64) {
    let goesOn = state.withLock { state in
      state.lastNews = .now
      return state.outcome == nil
    }
    if goesOn, total > 0 { sent?(min(1, Double(count) / Double(total))) }
  }

  /// The head of the answer has come.
  func receive(_ response: URLResponse) {
    guard let response = response as? HTTPURLResponse else { return }
    guard 200..<300 ~= response.statusCode else {
      return fail(FetchError.status(response.statusCode))
    }
    guard response.expectedContentLength <= Int64(limits.bytes) else { return endTooLarge() }
    let control = response.value(forHTTPHeaderField: "Cache-Control")?.lowercased() ?? ""
    state.withLock { state in
      state.lastNews = .now
      state.mayBeStored = !control.contains("no-store")
    }
  }

  /// Bytes have come.
  func receive(_ data: Data) {
    let isTooLarge = state.withLock { state in
      guard state.outcome == nil else { return false }
      state.lastNews = .now
      guard state.data.count + data.count <= limits.bytes else { return true }
      state.data.append(data)
      return false
    }
    if isTooLarge { endTooLarge() }
  }

  /// All has come, or no more will.
  func finish(_ error: (any Error)?) {
    if let error { return fail(error) }
    let contents = state.withLock { Contents(data: $0.data, mayBeStored: $0.mayBeStored) }
    end(.success(contents))
  }

  private func endTooLarge() {
    end(.failure(.tooLarge))
  }
}
