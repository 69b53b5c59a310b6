// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Reads from a source what other files have to know of it.
final class FactsReader: SyntaxVisitor {
  private(set) var facts = FileFacts()
  private let lines: SourceLocationConverter
  private var types: [String] = []

  init(_ tree: SourceFileSyntax, lines: SourceLocationConverter) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let module = node.path.first?.name.text ?? ""
    facts.imports[module] = facts.imports[module] ?? lines.location(for: node.position).line
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, .class, node.inheritanceClause, node.memberBlock)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, .other, node.inheritanceClause, node.memberBlock)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, .other, node.inheritanceClause, node.memberBlock)
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, .other, node.inheritanceClause, node.memberBlock)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    enter(node, name, .extension, node.inheritanceClause, node.memberBlock)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    for item in node.memberBlock.members {
      if let function = item.decl.as(FunctionDeclSyntax.self),
        function.modifiers.contains("optional")
      {
        facts.optionalMembers.append(function.name.text)
      }
    }
    return .skipChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector", let name = SelectorExpression(node)?.name {
      facts.selected.append(name)
    }
    return .skipChildren
  }

  private func enter(
    _ node: some DeclSyntaxProtocol, _ name: String, _ kind: TypeFacts.Kind,
    _ inheritance: InheritanceClauseSyntax?, _ block: MemberBlockSyntax
  ) {
    types.append(name)
    var type = TypeFacts(name: types.joined(separator: "."), kind: kind)
    type.inherited = inheritance?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    let attributes = node.asProtocol(WithAttributesSyntax.self)?.attributes.names ?? []
    let allObjC =
      attributes.contains("objcMembers") || kind == .extension && attributes.contains("objc")
    for item in block.allMembers { add(item, allObjC, to: &type) }
    facts.types.append(type)
  }

  private func add(_ member: DeclSyntax, _ allObjC: Bool, to type: inout TypeFacts) {
    if let function = member.as(FunctionDeclSyntax.self) {
      type.members.append(facts(of: function, allObjC, in: type))
    } else if let variable = member.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        type.members.append(facts(of: binding, variable, in: type))
      }
    } else if let initializer = member.as(InitializerDeclSyntax.self),
      !initializer.modifiers.contains("convenience"), type.kind == .class
    {
      type.designated.append(initializer.signature.parameterClause.parameters.map(\.firstName.text))
    }
  }

  private func facts(
    of function: FunctionDeclSyntax, _ allObjC: Bool, in type: TypeFacts
  ) -> TypeFacts.Member {
    let attributes = function.attributes.names
    var member = TypeFacts.Member(
      name: function.name.text, labels: function.labels, selector: function.selector)
    member.isOverride = function.modifiers.contains("override")
    member.returnsValue = function.signature.returnClause != nil
    let isCallable =
      function.signature.effectSpecifiers == nil && function.genericParameterClause == nil
      && !function.modifiers.contains("static") && !function.modifiers.contains("class")
    if attributes.contains("IBSegueAction") {
      member.wire = .segueAction
    } else if isCallable, allObjC || !attributes.isDisjoint(with: ["objc", "IBAction"]) {
      member.wire = .action
    }
    if type.kind == .extension { member.source = source(of: function) }
    return member
  }

  private func facts(
    of binding: PatternBindingSyntax, _ variable: VariableDeclSyntax, in type: TypeFacts
  ) -> TypeFacts.Member {
    let name = binding.pattern.trimmedDescription
    var member = TypeFacts.Member(name: name, labels: nil, selector: name)
    member.isOverride = variable.modifiers.contains("override")
    let attributes = variable.attributes.names
    if attributes.contains("IBOutlet") {
      member.wire = Self.isCollection(binding.typeAnnotation?.type) ? .outlets : .outlet
    } else if attributes.contains("IBInspectable") {
      member.wire = .attribute
    }
    if type.kind == .extension { member.source = source(of: variable) }
    return member
  }

  private func source(of node: some DeclSyntaxProtocol) -> TypeFacts.Source {
    let start = node.positionWithComments
    let text = String(node.description.utf8.dropFirst(start - node.position.utf8Offset)) ?? ""
    let trailing = node.trailingTrivia.sourceLength.utf8Length
    return TypeFacts.Source(
      line: lines.location(for: AbsolutePosition(utf8Offset: start)).line,
      text: String(text.utf8.dropLast(trailing)) ?? node.trimmedDescription)
  }

  private static func isCollection(_ type: TypeSyntax?) -> Bool {
    let text = type?.trimmedDescription ?? ""
    return text.hasPrefix("[") || text.hasPrefix("Array<")
  }
}

extension MemberBlockSyntax {
  /// The members, also those inside of `#if`.
  var allMembers: [DeclSyntax] { Self.flatten(members) }

  private static func flatten(_ items: MemberBlockItemListSyntax) -> [DeclSyntax] {
    items.flatMap { item -> [DeclSyntax] in
      guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return conditional.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let items)? = clause.elements else { return [] }
        return flatten(items)
      }
    }
  }
}
