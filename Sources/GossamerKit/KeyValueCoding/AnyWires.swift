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
    let extended = (type as? any ExtensionWirable.Type)?.extensionWires ?? []
    for added in extended where added.apply(to: type) { table.add(added) }
    tables[identifier] = table
    return table
  }

  /// Whether objects of the class have the members that the wires lead to.
  func apply(to type: AnyClass) -> Bool { false }

  /// Adds wires; what the class itself has declared stays.
  private func add(_ other: AnyWires) {
    properties.merge(other.properties) { own, _ in own }
    actions.merge(other.actions) { own, _ in own }
    segueActions.merge(other.segueActions) { own, _ in own }
  }
}

/// A class of UIKit for which an application's extensions have members that documents and selectors may reach.
///
/// An extension can't override ``Wirable/wires``, so the module that has the extensions conforms the class at the root to this
/// protocol, once for all of its subclasses:
///
///     extension UIView {
///       var cornerRadius: CGFloat {
///         get { layer.cornerRadius }
///         set { layer.cornerRadius = newValue }
///       }
///     }
///
///     extension UIResponder: ExtensionWirable {
///       public static var extensionWires: [AnyWires] {
///         [Wires<UIView>().attribute("cornerRadius", \.cornerRadius)]
///       }
///     }
@preconcurrency @MainActor public protocol ExtensionWirable: AnyObject {
  /// The wires of all extended classes, each for objects of its own class and of its subclasses. Asked for once per class.
  static var extensionWires: [AnyWires] { get }
}
