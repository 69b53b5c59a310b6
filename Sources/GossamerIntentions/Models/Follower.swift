// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Decides what an ``ObserveIntention`` writes, and when.
final class Follower<Value, Result> {
  private let source: ObservedSource<Value>
  private let destination: Destination<Result>
  private let transform: (Value) -> Result
  private weak var intention: Intention?
  private var binding: Binding?
  private var shown: (reading: ObservedSource<Value>.Reading, result: Result)?
  private lazy var sourceComplaint = complaint("can't follow")
  private lazy var destinationComplaint = complaint("can't show what it follows")

  /// Has `source` followed from now on, as long as the follower lives.
  /// - Parameter intention: on whose behalf.
  init(
    _ source: ObservedSource<Value>, to destination: Destination<Result>, for intention: Intention,
    transform: @escaping (Value) -> Result
  ) {
    self.source = source
    self.destination = destination
    self.intention = intention
    self.transform = transform
    let place = intention.origin?.description ?? "ObserveIntention"
    binding = Binding("\(place) (\(source.name) to \(destination.name))") { [weak self] in
      self?.evaluate()
    }
  }

  private func complaint(_ fact: String) -> Complaint {
    Complaint("\(intention?.designation ?? "") \(fact)")
  }

  /// Reads the source, and answers what writes the target; nil if there is no news.
  private func evaluate() -> (() -> Void)? {
    guard destination.object != nil else { return nil }
    guard let reading = source.read(sourceComplaint) else { return clear() }
    let result = transform(reading.value)
    defer { shown = (reading, result) }
    return isNews(reading, result) ? { self.write(result) } : nil
  }

  private func isNews(_ reading: ObservedSource<Value>.Reading, _ result: Result) -> Bool {
    guard let shown else { return true }
    return reading.owner !== shown.reading.owner
      || reading.announcements != shown.reading.announcements
      || !areEqual(reading.value, shown.reading.value) || !areEqual(result, shown.result)
  }

  /// The source has nothing to show any more.
  private func clear() -> (() -> Void)? {
    guard shown != nil else { return nil }
    shown = nil
    return destination.clear
  }

  private func write(_ result: Result) {
    if let intention, let object = source.object() {
      WireActivity.fire(from: object, to: intention)
    }
    destination.write(result, from: intention, complaint: destinationComplaint)
  }
}
