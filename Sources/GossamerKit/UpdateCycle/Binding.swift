// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Keeps a target value equal to a source value. It observes what it reads of the source, and writes the target at
/// most once per update cycle.
package final class Binding {
  /// The source and the target, for messages.
  let description: () -> String

  /// How many bindings were created before this one.
  let number: Int

  /// Whether the binding waits in the update cycle's queue.
  var isEnqueued = false

  private let interface = Interface.current
  private let read: () -> (() -> Void)?
  private var write: (() -> Void)?
  private lazy var scope = ObservationScope { [weak self] in
    if let self { interface.updateCycle.enqueue(self) }
  }

  /// Creates a binding and asks for its first evaluation.
  /// - Parameters:
  ///   - description: the source and the target, for messages: `name -> UILabel.text`.
  ///   - read: reads the source and returns a closure that writes the target, or nil if there is nothing to write. It
  ///   must not write anything itself.
  package init(
    _ description: @escaping @autoclosure () -> String, read: @escaping () -> (() -> Void)?
  ) {
    self.description = description
    self.read = read
    number = interface.bindingCount
    interface.bindingCount += 1
    interface.updateCycle.enqueue(self)
  }

  /// Reads the source, and observes the properties that were read.
  func evaluate() {
    scope.track { write = read() }
  }

  /// Calls the closure that ``evaluate()`` got, if any, to write the target.
  func writeTarget() {
    let write = write
    self.write = nil
    write?()
  }

  /// Identifies what the binding has read.
  var scopeID: ObjectIdentifier { ObjectIdentifier(scope) }

  /// Evaluates the binding in the next update cycle although nothing observable has changed.
  package func setNeedsUpdate() {
    interface.updateCycle.enqueue(self)
  }
}
