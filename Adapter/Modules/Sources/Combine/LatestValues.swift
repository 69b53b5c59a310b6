// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenCombine

/// The subscription of a `CombineLatest`: keeps the latest value of each side, and gives the pair to the downstream as it is asked for.
///
/// Publishers may publish on any thread. The lock is recursive, because a downstream may make a side publish while it receives.
final class LatestValues<First, Second, Downstream: Subscriber>: Subscription
where Downstream.Input == (First, Second) {
  var first: First?
  var second: Second?

  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  /// Whether there are values that the downstream hasn't asked for yet.
  private var isBehind = false
  private var runningSides = 2
  private var upstreams: [any Subscription] = []

  init(downstream: Downstream) {
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      self.demand += demand
      if isBehind { publish() }
    }
  }

  func cancel() {
    lock.withLock { end() }
  }

  /// Another side has begun.
  func begin(_ upstream: any Subscription) {
    lock.withLock {
      guard downstream != nil else { return upstream.cancel() }
      upstreams.append(upstream)
      upstream.request(.unlimited)
    }
  }

  /// A side has a new value, which the closure stores.
  func change(_ store: () -> Void) {
    lock.withLock {
      guard downstream != nil else { return }
      store()
      publish()
    }
  }

  /// A side has ended.
  func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock {
      runningSides -= 1
      if case .finished = completion, runningSides > 0 { return }
      let receiver = downstream
      end()
      receiver?.receive(completion: completion)
    }
  }

  private func publish() {
    guard let first, let second, let downstream else { return }
    isBehind = demand == .none
    guard !isBehind else { return }
    demand -= 1
    demand += downstream.receive((first, second))
  }

  private func end() {
    downstream = nil
    let ended = upstreams
    upstreams = []
    for upstream in ended { upstream.cancel() }
  }
}

/// The subscriber of one side of a `CombineLatest`.
final class Side<Value, First, Second, Downstream: Subscriber>: Subscriber
where Downstream.Input == (First, Second) {
  typealias Input = Value
  typealias Failure = Downstream.Failure

  private let latest: LatestValues<First, Second, Downstream>
  private let store: (Value) -> Void

  init(of latest: LatestValues<First, Second, Downstream>, store: @escaping (Value) -> Void) {
    self.latest = latest
    self.store = store
  }

  func receive(subscription: any Subscription) {
    latest.begin(subscription)
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    latest.change { store(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    latest.complete(completion)
  }
}
