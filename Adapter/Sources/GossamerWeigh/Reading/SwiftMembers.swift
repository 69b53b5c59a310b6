// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Reads the members of a class or an extension, and the statements in them.
struct SwiftMembers {
  private let converter: SourceLocationConverter

  init(_ converter: SourceLocationConverter) {
    self.converter = converter
  }

  func read(_ members: MemberBlockItemListSyntax) -> [Member] {
    members.flatMap { item -> [Member] in
      if let condition = item.decl.as(IfConfigDeclSyntax.self) { return read(condition) }
      return [read(item)]
    }
  }

  /// The members of all branches, since nobody knows which one is built.
  private func read(_ condition: IfConfigDeclSyntax) -> [Member] {
    condition.clauses.flatMap { clause -> [Member] in
      guard case .decls(let members)? = clause.elements else { return [] }
      return read(members)
    }
  }

  private func read(_ item: MemberBlockItemSyntax) -> Member {
    let lines = SwiftLines.withComment(of: item, converter)
    let declaration = item.decl
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return method(
        .method, function.name.text, function.signature, function.body, of: declaration, lines)
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      return method(
        .initializer, "init", initializer.signature, initializer.body, of: declaration, lines)
    }
    if let variable = declaration.as(VariableDeclSyntax.self) { return property(variable, lines) }
    return Member(form: .other, name: "", lines: lines)
  }

  private func method(
    _ form: Member.Form, _ name: String, _ signature: FunctionSignatureSyntax,
    _ body: CodeBlockSyntax?, of declaration: DeclSyntax, _ lines: ClosedRange<Int>
  ) -> Member {
    let parameters = signature.parameterClause.parameters
    return Member(
      form: form, name: name,
      labels: parameters.map { $0.firstName.text == "_" ? "" : $0.firstName.text },
      types: parameters.flatMap { words(of: $0.type) }, lines: lines,
      tokens: words(of: signature), body: body.map { nodes(of: $0.statements) } ?? [])
  }

  private func property(_ variable: VariableDeclSyntax, _ lines: ClosedRange<Int>) -> Member {
    let binding = variable.bindings.first
    let words = nodeOf(variable)
    let modifiers = variable.modifiers.map(\.name.text)
    let isComputed = variable.bindings.contains { binding in
      guard let block = binding.accessorBlock else { return false }
      guard case .accessors(let accessors) = block.accessors else { return true }
      return accessors.contains { ["get", "_read"].contains($0.accessorSpecifier.text) }
    }
    let isOutlet = variable.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "IBOutlet"
    }
    return Member(
      form: .property, name: binding?.pattern.trimmedDescription ?? "",
      types: binding?.typeAnnotation.map { self.words(of: $0.type) } ?? [], lines: lines,
      tokens: words.tokens, body: words.children, isOutlet: isOutlet,
      isVariable: variable.bindingSpecifier.text == "var" && !isComputed
        && !modifiers.contains("static") && !modifiers.contains("class"),
      hasValue: binding?.initializer != nil || (isComputed && !words.children.isEmpty))
  }

  // MARK: - Statements

  private func nodes(of statements: CodeBlockItemListSyntax) -> [Node] {
    statements.map { nodeOf($0) }
  }

  private func nodeOf(_ syntax: some SyntaxProtocol) -> Node {
    let collector = WordCollector(viewMode: .sourceAccurate)
    collector.walk(syntax)
    return Node(
      lines: SwiftLines.of(syntax, converter), tokens: collector.tokens,
      children: collector.blocks.flatMap { nodes(of: $0) })
  }

  private func words(of syntax: some SyntaxProtocol) -> [String] {
    syntax.tokens(viewMode: .sourceAccurate).map(\.text)
  }
}

/// Collects the words of a statement, and the lists of statements inside of it.
private final class WordCollector: SyntaxVisitor {
  private(set) var tokens: [String] = []
  private(set) var blocks: [CodeBlockItemListSyntax] = []

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    blocks.append(node)
    return .skipChildren
  }

  /// What a text says isn't what the code does: only its quotation marks and its interpolations count.
  override func visit(_ node: StringSegmentSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.presence == .present { tokens.append(token.text) }
    return .visitChildren
  }
}
