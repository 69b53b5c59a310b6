// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The wires of a class: the names by which an Interface Builder document reaches its properties and actions.
///
/// ``Wires`` builds them for one class.
@preconcurrency @MainActor public class AnyWires {
  package final var properties: [String: WiredProperty]
  package final var actions: [String: WiredAction]
  /// Methods of UIKit's own classes that a selector may name, but that no document is offered.
  final var selectors: [String: WiredAction]
  package final var segueActions: [String: WiredSegueAction]
  /// What the class is for, in one sentence; nil if it doesn't say. A subclass doesn't inherit it.
  package final var summary: String?

  private static var tables: [ObjectIdentifier: AnyWires] = [:]

  /// Creates a table.
  /// - Parameter inherited: the wires of the superclass; nil for none.
  public init(_ inherited: AnyWires? = nil) {
    properties = inherited?.properties ?? [:]
    actions = inherited?.actions ?? [:]
    selectors = inherited?.selectors ?? [:]
    segueActions = inherited?.segueActions ?? [:]
  }

  /// The wires of a class, cached: the class is asked for them once.
  package static func table(of type: any Wirable.Type) -> AnyWires {
    let identifier = ObjectIdentifier(type)
    if let table = tables[identifier] { return table }
    let table = type.wires
    tables[identifier] = table
    return table
  }
}
