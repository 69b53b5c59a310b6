// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A value that follows another one: read from its source under observation, written to its target
/// once per update cycle.
package final class Binding {
  /// What the binding connects, for messages.
  let description: () -> String

  /// How many bindings were created before this one.
  let number: Int

  /// Whether the update cycle has noted that it is due.
  var isEnqueued = false

  private let interface = Interface.current
  private let read: () -> (() -> Void)?
  private var write: (() -> Void)?
  private lazy var scope = ObservationScope { [weak self] in
    if let self { interface.updateCycle.enqueue(self) }
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
    number = interface.bindingCount
    interface.bindingCount += 1
    interface.updateCycle.enqueue(self)
  }

  /// Reads the source, and watches what was read.
  func evaluate() {
    scope.track { write = read() }
  }

  /// Writes the target, if what was read is to be written.
  func writeTarget() {
    let write = write
    self.write = nil
    write?()
  }

  /// Evaluates the binding in the next update cycle although nothing observable has changed.
  package func setNeedsUpdate() {
    interface.updateCycle.enqueue(self)
  }
}
