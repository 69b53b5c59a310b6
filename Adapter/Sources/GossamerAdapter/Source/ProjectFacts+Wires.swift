// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The wires of classes as source.
extension ProjectFacts {
  /// The calls that add the wires of a class: `.outlet("field", \\.field)`, `.action("save:", Form.save(_:))`.
  /// - Parameters:
  ///   - name: the class's name where the calls stand.
  ///   - isPlain: whether methods are named without their labels where one has the name, as a person writes them.
  func wireCalls(of type: String, as name: String, isPlain: Bool = false) -> [String] {
    let all = members(of: type)
    return wiredMembers(of: type).compactMap { wire(of: $0, in: name, among: all, isPlain) }
  }

  /// A source that gives wires to the members that extensions add to UIKit's classes; nil if there are none.
  /// - Parameter module: of UIKit's classes.
  func extensionWiresSource(importing module: String) -> String? {
    let extended = extendedUIKitClasses
    guard !extended.isEmpty else { return nil }
    var byRoot: [String: [String]] = [:]
    for name in extended {
      let calls = wireCalls(of: name, as: name)
      byRoot[UIKitNames.root(of: name), default: []].append("Wires<\(name)>()\(calls.joined())")
    }
    let conformances = byRoot.sorted { $0.key < $1.key }.map { root, wires in
      """
      extension \(root): @retroactive ExtensionWirable {
        public static var extensionWires: [AnyWires] {
          [
            \(wires.joined(separator: ",\n      "))
          ]
        }
      }

      """
    }
    return "import \(module)\n\n\(conformances.joined(separator: "\n"))"
  }

  private func wire(
    of member: TypeFacts.Member, in type: String, among all: [TypeFacts.Member], _ isPlain: Bool
  ) -> String? {
    switch member.wire {
    case .outlet: ".outlet(\"\(member.name)\", \\.\(member.name))"
    case .outlets: ".outlets(\"\(member.name)\", \\.\(member.name))"
    case .attribute: ".attribute(\"\(member.name)\", \\.\(member.name))"
    case .action:
      ".action(\"\(member.selector)\", \(reference(to: member, in: type, among: all, isPlain)))"
    case .segueAction: ".segueAction(\"\(member.selector)\", \(type).\(fullName(of: member)))"
    case nil: nil
    }
  }

  private func reference(
    to member: TypeFacts.Member, in type: String, among all: [TypeFacts.Member], _ isPlain: Bool
  ) -> String {
    let labels = member.labels ?? []
    if member.returnsValue {
      let names = labels.indices.map { "a\($0)" }
      let arguments = zip(labels, names).map { $0.isEmpty ? $1 : "\($0): \($1)" }
      let head = names.isEmpty ? "" : " \(names.joined(separator: ", ")) in"
      return
        "{ (me: \(type)) in {\(head) _ = me.\(member.name)(\(arguments.joined(separator: ", "))) } }"
    }
    let isOverloaded = all.filter { $0.name == member.name }.count > 1
    if labels.isEmpty, isOverloaded { return "\(type).\(member.name) as (\(type)) -> () -> Void" }
    return "\(type).\(isPlain && !isOverloaded ? member.name : fullName(of: member))"
  }

  private func fullName(of member: TypeFacts.Member) -> String {
    guard let labels = member.labels, !labels.isEmpty else { return member.name }
    return "\(member.name)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
  }
}
