// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSpelling

/// A class that declares which of its properties and actions an Interface Builder document may reach.
///
/// The names stand in ``wires``, in the class body, with key paths that the compiler checks:
///
///     final class ShoutIntention: ChangeIntention {
///       var mark = "!"
///
///       override class var wires: AnyWires {
///         Wires<ShoutIntention>(super.wires)
///           .attribute("mark", \.mark)
///           .action("shout:", ShoutIntention.change)
///       }
///     }
///
/// A document can reach only what is among the wires. A subclass of a view, a view controller or an intention inherits
/// the wires of its superclass and adds its own. The same names are the keys of key-value coding.
@preconcurrency @MainActor public protocol Wirable: KeyValueCoding {
  /// The wires of the class, including those of its superclass. Called once per class.
  static var wires: AnyWires { get }

  /// Called once on each object that a document has created, after all of them are connected.
  ///
  /// Semantics: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/awakefromnib()
  func awakeFromNib()
}

extension Wirable {
  /// Does nothing. A base class whose subclasses should override it declares its own `open` implementation, because the
  /// default implementation of a protocol can't be overridden.
  public func awakeFromNib() {}

  /// The value of the property that has a wire of this name.
  public func value(forKey key: String) throws(KeyValueCodingError) -> Any? {
    try wire(key).get(self)
  }

  /// Sets the property that has a wire of this name. An outlet collection gets the value added.
  public func setValue(_ value: Any?, forKey key: String) throws(KeyValueCodingError) {
    try wire(key).set(self, value)
  }

  /// The names of the properties that have wires.
  public var codingKeys: [String] { table.properties.keys.sorted() }

  /// The wires of the object's class.
  package var table: AnyWires { AnyWires.table(of: type(of: self)) }

  /// A closure that sets the object's property at `path`; nil if it has no wire of this name, or if the path leads to a
  /// property of another object.
  package func storing(at path: PropertyPath) -> WiredProperty.Store? {
    path.leading.isEmpty ? table.properties[path.last]?.store : nil
  }

  private func wire(_ key: String) throws(KeyValueCodingError) -> WiredProperty {
    let table = table
    if let wire = table.properties[key] { return wire }
    throw .undefinedKey(
      class: "\(type(of: self))", key: key,
      suggestion: closestName(to: key, in: table.properties.keys.sorted()))
  }
}
