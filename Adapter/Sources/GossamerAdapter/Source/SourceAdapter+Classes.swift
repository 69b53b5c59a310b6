// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

// Classes: their wires, the initialisers that they have to have, and what can't stand in an extension.
extension SourceAdapter {
  func adapt(_ node: ClassDeclSyntax) {
    guard let own = facts.type(type) else { return }
    let wires = wires(of: node)
    let members = missingInitialisers(of: own) + impliedMembers()
    let moved = facts.extensionMembers(of: type).filter { facts.hasToMove($0.member, of: type) }
    for file in moved.map(\.file) { needed.formUnion(facts.imports(of: file, without: self.file)) }
    if let adoption {
      edits += adoption.additions(
        to: node, wires, members, moved.map { adapted($0.source, of: $0.file) })
    } else {
      let end = node.memberBlock.rightBrace.bytes.lowerBound
      let added = ([wires].compactMap(\.self) + members).map { $0.onOneLine + " " }.joined()
      if !added.isEmpty { edits.append(SourceEdit(at: end, added)) }
      if !moved.isEmpty { edits.append(SourceEdit(at: end, text(of: moved, movedTo: node))) }
    }
    adaptInheritance(of: node)
    for member in node.memberBlock.allMembers {
      if let initializer = member.as(InitializerDeclSyntax.self) { adapt(initializer) }
    }
  }

  // MARK: Wires

  private func wires(of node: ClassDeclSyntax) -> AddedMember? {
    let name = node.name.text
    let calls = facts.wireCalls(of: type, as: name, isPlain: adoption != nil)
    guard !calls.isEmpty else { return nil }
    let isFirst = facts.becomesWirable(type)
    return AddedMember(
      head: "\(isFirst ? "" : "override ")class var wires: AnyWires",
      body: isFirst ? "Wires<\(name)>()" : "Wires<\(name)>(super.wires)", chain: calls)
  }

  /// Adds `Wirable` to a class that selectors reach and that UIKit has no wires for; a delegate of the application has to be a
  /// responder.
  private func adaptInheritance(of node: ClassDeclSyntax) {
    let inherited = node.inheritanceClause?.inheritedTypes
    if let first = inherited?.first, first.type.trimmedDescription == "NSObject",
      let all = inherited?.map(\.type.trimmedDescription),
      !Set(all).isDisjoint(with: ["UIApplicationDelegate", "UIWindowSceneDelegate"])
    {
      replace(first.type, "UIResponder")
    }
    guard facts.becomesWirable(type) else { return }
    if let last = inherited?.last {
      edits.append(SourceEdit(at: last.type.bytes.upperBound, ", Wirable"))
    } else {
      let end = node.genericParameterClause?.bytes.upperBound ?? node.name.bytes.upperBound
      edits.append(SourceEdit(at: end, ": Wirable"))
    }
  }

  // MARK: Initialisers

  private func adapt(_ node: InitializerDeclSyntax) {
    guard let override = node.modifiers.first(where: { $0.name.text == "override" }),
      let needed = requiredInitialiser, needed.labels == node.labels
    else { return }
    replace(override, "required")
  }

  private var requiredInitialiser: (labels: [String], declaration: String)? {
    facts.frameworkClass(of: type).flatMap { UIKitNames.requiredInitialisers[$0] }
  }

  /// A class that has designated initialisers of its own inherits none. What UIKit would find missing when it makes an object, Swift
  /// finds missing here.
  private func missingInitialisers(of own: TypeFacts) -> [AddedMember] {
    guard !own.designated.isEmpty else { return [] }
    var added: [AddedMember] = []
    if let needed = requiredInitialiser, !own.designated.contains(needed.labels) {
      added.append(
        AddedMember(
          head: "required \(needed.declaration)",
          body: "fatalError(\"\(own.name) has no \(needed.declaration)\")"))
    }
    if facts.isWiredByUIKit(type), !own.designated.contains(["coder"]) {
      // That of a stack view never fails.
      let mark = facts.frameworkClass(of: type) == "UIStackView" ? "" : "?"
      added.append(
        AddedMember(
          head: "required init\(mark)(coder: NSCoder)",
          body: "fatalError(\"init(coder:) of \(own.name) isn't there\")"))
    }
    return added
  }

  // MARK: What Objective-C would find out

  /// UIKit asks whether a data source has the method that commits an edit; Swift can't, so the class says so.
  private func impliedMembers() -> [AddedMember] {
    let has = { (labels: [String], type: String) in
      self.facts.members(of: type).contains { $0.name == "tableView" && $0.labels == labels }
    }
    let isController = facts.frameworkClass(of: type) == "UITableViewController"
    return Self.implied.compactMap { implying, implied, parameter in
      guard has(implying, type), !has(implied, type),
        !facts.superclasses(of: type).contains(where: { has(implied, $0) })
      else { return nil }
      let head = """
        \(isController ? "override " : "")func tableView(_ tableView: UITableView, \
        \(parameter) indexPath: IndexPath) -> Bool
        """
      return AddedMember(head: head, body: "true")
    }
  }

  private static let implied: [([String], [String], String)] = [
    (["", "commit", "forRowAt"], ["", "canEditRowAt"], "canEditRowAt"),
    (["", "moveRowAt", "to"], ["", "canMoveRowAt"], "canMoveRowAt"),
  ]

  // MARK: Members of extensions

  /// Whether a declaration is taken out of its extension, because it has to stand in the class.
  func isMoved(_ declaration: DeclSyntax) -> Bool {
    guard declaration.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) ?? false else {
      return false
    }
    return facts.member(of: declaration).map { facts.hasToMove($0, of: type) } ?? false
  }

  func adapt(_ node: ExtensionDeclSyntax) {
    if adoption != nil, isLeftEmpty(node) { return takeOut(node) }
    let wired = facts.wiredMembers(of: type).map(\.signature)
    var needsAccess = false
    for item in node.memberBlock.members {
      let declaration = item.decl
      guard let member = facts.member(of: declaration) else { continue }
      if facts.hasToMove(member, of: type) {
        takeOut(declaration)
      } else if wired.contains(member.signature) {
        needsAccess = true
        blankAccess(of: declaration.asProtocol(WithModifiersSyntax.self)?.modifiers)
      }
      if member.isOverride, facts.type(type) == nil {
        tell(declaration, "'\(member.name)' of \(type) can't be overridden in an extension.")
      }
    }
    if needsAccess { blankAccess(of: node.modifiers) }
  }

  /// The wires stand in the class, perhaps in another file.
  private func blankAccess(of modifiers: DeclModifierListSyntax?) {
    for modifier in modifiers ?? [] where ["private", "fileprivate"].contains(modifier.name.text) {
      blank(modifier)
    }
  }

  /// Whether nothing of an extension is left, because all of it has to stand in the class.
  private func isLeftEmpty(_ node: ExtensionDeclSyntax) -> Bool {
    node.inheritanceClause == nil && !node.memberBlock.members.isEmpty
      && node.memberBlock.members.allSatisfy { isMoved($0.decl) }
  }

  /// The text of the members that extensions of the class have and that have to stand in it, with their original places.
  private func text(of moved: [MovedMember], movedTo node: ClassDeclSyntax) -> String {
    let here = line(of: node.memberBlock.rightBrace)
    let texts = moved.map { file, member, source in
      "#sourceLocation(file: \"\(file)\", line: \(source.line))\n\(adapted(source, of: file))\n"
    }
    return "\n\(texts.joined())#sourceLocation(file: \"\(file)\", line: \(here))\n"
  }

  /// The text of a member, adapted as if it stood in the class.
  private func adapted(_ source: TypeFacts.Source, of file: String) -> String {
    let text = "class Moved {\n\(source.text)\n}"
    let tree = Parser.parse(source: text)
    let lines = SourceLocationConverter(fileName: file, tree: tree)
    let inner = SourceAdapter(file, lines, facts, adoption: adoption?.of(text))
    inner.types = types
    guard let block = tree.statements.first?.item.as(ClassDeclSyntax.self)?.memberBlock else {
      return source.text
    }
    inner.walk(block)
    if let adoption, adoption.imports.needsFoundation(Syntax(tree)) {
      needed.insert(AdoptedImports.foundation)
    }
    let whole = SourceEdit.apply(inner.edits, to: tree.description)
    return String(whole.dropFirst("class Moved {\n".count).dropLast(2))
  }
}

extension InitializerDeclSyntax {
  fileprivate var labels: [String] {
    signature.parameterClause.parameters.map(\.firstName.text)
  }
}
