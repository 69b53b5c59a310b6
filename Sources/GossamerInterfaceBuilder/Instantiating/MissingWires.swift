// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The properties and actions that a document uses although the application's classes have no wires for
/// them. They are reported once per class, with the code to add.
struct MissingWires {
  /// The kinds of wires.
  enum Kind: String, CaseIterable {
    case outlet
    case outletCollection = "outlet collection"
    case attribute = "runtime attribute"
    case action
    case segueAction = "segue action"
  }

  private struct Wire: Equatable {
    let kind: Kind
    let name: String

    /// The line to add to the wires of `type`.
    func code(of type: any Wirable.Type) -> String {
      switch kind {
      case .outlet: ".outlet(\"\(name)\", \\.\(name))"
      case .outletCollection: ".outlets(\"\(name)\", \\.\(name))"
      case .attribute: ".attribute(\"\(name)\", \\.\(name))"
      case .action: ".action(\"\(name)\", \(type).\(name.prefix { $0 != ":" }))"
      case .segueAction: ".segueAction(\"\(name)\", \(type).\(name.prefix { $0 != ":" }))"
      }
    }
  }

  /// The wires that one class lacks.
  private struct Gap {
    let type: any Wirable.Type
    /// The first element that needs one of the wires.
    let element: Element
    var wires: [Wire]
  }

  private var gaps: [Gap] = []

  /// Notes a wire that `object` lacks.
  /// - Parameter element: the connection or the runtime attribute.
  /// - Returns: whether it was noted; false for one of Gossamer's classes, to which an application can't add a
  ///   wire, and for a name that no Swift property can have.
  mutating func note(
    _ kind: Kind, _ name: String, of object: any Wirable, at element: Element
  ) -> Bool {
    let type = type(of: object)
    let isName = name.first.map { $0.isLetter || $0 == "_" } ?? false
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "_:".contains($0) }
    guard isName, isPlain, !ClassLookup.isOwn(type) else { return false }
    let wire = Wire(kind: kind, name: name)
    if let index = gaps.firstIndex(where: { $0.type == type }) {
      if !gaps[index].wires.contains(wire) { gaps[index].wires.append(wire) }
    } else {
      gaps.append(Gap(type: type, element: element, wires: [wire]))
    }
    return true
  }

  /// Reports the missing wires in one warning per class, in the order in which the classes were noted.
  func report(to diagnostics: Diagnostics) {
    for gap in gaps { diagnostics.warning(Self.message(gap), at: gap.element) }
  }

  private static func message(_ gap: Gap) -> String {
    let names = Kind.allCases.flatMap { kind in
      gap.wires.filter { $0.kind == kind }.map { "the \(kind.rawValue) '\($0.name)'" }
    }
    let code = gap.wires.map { $0.code(of: gap.type) }
    let fact = "\(gap.type) has no wires for what this document connects and sets: \(list(names))."
    let parent = superclass(of: gap.type)
    if AnyWires.table(of: gap.type).hasMore(than: parent.map(AnyWires.table)) {
      return "\(fact) Add these to its wires:\n\n" + lines(code, indentedBy: 6)
    }
    return """
      \(fact) Write them into the class:

        \(parent == nil ? "static" : "override class") var wires: AnyWires {
          Wires<\(gap.type)>(\(parent == nil ? "" : "super.wires"))
      \(lines(code, indentedBy: 6))
        }
      """
  }

  private static func superclass(of type: any Wirable.Type) -> (any Wirable.Type)? {
    _getSuperclass(type as AnyClass) as? any Wirable.Type
  }

  private static func list(_ names: [String]) -> String {
    names.count < 2
      ? names.joined()
      : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }

  private static func lines(_ code: [String], indentedBy count: Int) -> String {
    code.map { String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
  }
}

extension AnyWires {
  /// Whether the class adds wires to the inherited ones.
  fileprivate func hasMore(than inherited: AnyWires?) -> Bool {
    properties.count > inherited?.properties.count ?? 0
      || actions.count > inherited?.actions.count ?? 0
      || segueActions.count > inherited?.segueActions.count ?? 0
  }
}
