// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A value that follows another one: read from its source under observation, written to its target
/// once per update cycle.
package final class Binding {
  /// What the binding connects, for messages.
  let description: () -> String

  /// How many bindings were created before this one.
  let number: Int

  private static var count = 0

  private let read: () -> (() -> Void)?
  private lazy var scope = ObservationScope { [weak self] in
    if let self { UpdateCycle.shared.enqueue(self) }
  }

  /// Creates a binding and asks for its first evaluation.
  /// - Parameters:
  ///   - description: what it connects, for messages: `name -> UILabel.text`.
  ///   - read: reads the source and answers what writes the target; nil if there is nothing to
  ///     write. It must not write anything itself.
  package init(
    _ description: @escaping @autoclosure () -> String, read: @escaping () -> (() -> Void)?
  ) {
    self.description = description
    self.read = read
    number = Self.count
    Self.count += 1
    UpdateCycle.shared.enqueue(self)
  }

  /// Reads the source, watches what was read, and answers what writes the target.
  func evaluate() -> (() -> Void)? {
    scope.track(read)
  }

  /// Evaluates the binding in the next update cycle although nothing observable has changed.
  package func setNeedsUpdate() {
    UpdateCycle.shared.enqueue(self)
  }
}
