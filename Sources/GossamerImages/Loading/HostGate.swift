// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Limits how many requests are sent to one host at a time. Others wait in the order of their
/// arrival.
///
/// libsoup's session has such a limit too, but a request that waits there counts as sent, and would
/// time out.
final class HostGate {
  private struct Waiter {
    let number: Int
    let continuation: CheckedContinuation<Bool, Never>
  }

  private let limit: Int
  private var inside: [String: Int] = [:]
  private var waiting: [String: [Waiter]] = [:]
  private var lastNumber = 0

  /// Creates a gate.
  /// - Parameter limit: how many requests may be sent to one host at a time, at least 1.
  init(limit: Int) {
    self.limit = max(limit, 1)
  }

  /// Waits for the turn of a request. Call ``leave(_:)`` when the request is done.
  /// - Returns: false if the caller was cancelled before its turn.
  func enter(_ url: URL) async -> Bool {
    if Task.isCancelled { return false }
    let host = Self.host(of: url)
    if inside[host, default: 0] < limit {
      inside[host, default: 0] += 1
      return true
    }
    lastNumber += 1
    let number = lastNumber
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiting[host, default: []].append(Waiter(number: number, continuation: continuation))
        if Task.isCancelled { giveUp(number, host) }
      }
    } onCancel: {
      Task { @MainActor in self.giveUp(number, host) }
    }
  }

  /// Ends the turn of a request, so that the next one gets its turn.
  func leave(_ url: URL) {
    let host = Self.host(of: url)
    if waiting[host]?.isEmpty == false, let next = waiting[host]?.removeFirst() {
      next.continuation.resume(returning: true)
      return
    }
    waiting[host] = nil
    let count = inside[host, default: 1] - 1
    inside[host] = count == 0 ? nil : count
  }

  private func giveUp(_ number: Int, _ host: String) {
    guard let index = waiting[host]?.firstIndex(where: { $0.number == number }) else { return }
    waiting[host]?.remove(at: index).continuation.resume(returning: false)
  }

  private static func host(of url: URL) -> String {
    "\(url.host?.lowercased() ?? ""):\(url.port ?? 0)"
  }
}
