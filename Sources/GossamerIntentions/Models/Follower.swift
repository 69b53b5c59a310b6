// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Decides what an ``ObserveIntention`` writes, and when.
final class Follower<Value, Target: AnyObject, Result> {
  private let source: ObservedSource<Value>
  private weak var target: Target?
  private let targetKeyPath: ReferenceWritableKeyPath<Target, Result>
  private let transform: (Value) -> Result
  private var binding: Binding?
  private var shown: (reading: ObservedSource<Value>.Reading, result: Result)?

  init(
    source: ObservedSource<Value>, target: Target,
    targetKeyPath: ReferenceWritableKeyPath<Target, Result>, transform: @escaping (Value) -> Result
  ) {
    self.source = source
    self.target = target
    self.targetKeyPath = targetKeyPath
    self.transform = transform
  }

  /// Has the source followed from now on, as long as the follower lives.
  func start() {
    let source = source
    binding = Binding("\(source.origin) (\(source.root) to \(Target.self))") { [weak self] in
      self?.evaluate()
    }
  }

  /// Reads the source, and answers what writes the target; nil if there is no news.
  private func evaluate() -> (() -> Void)? {
    guard target != nil else { return nil }
    guard let reading = source.read() else { return clear() }
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
    guard let empty = Result.self as? any ExpressibleByNilLiteral.Type,
      let nothing = empty.init(nilLiteral: ()) as? Result
    else { return nil }
    return { self.write(nothing) }
  }

  private func write(_ result: Result) {
    guard let target, !areEqual(target[keyPath: targetKeyPath], result) else { return }
    target[keyPath: targetKeyPath] = result
  }
}

/// Whether two values are known to be equal: by `==`, else by identity.
func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  if let first = first as? any Equatable { return isEqual(first, to: second) }
  guard Value.self is AnyObject.Type else { return false }
  return first as AnyObject === second as AnyObject
}

private func isEqual<Value: Equatable>(_ first: Value, to second: Any) -> Bool {
  second as? Value == first
}
