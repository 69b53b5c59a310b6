// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The names that code uses and doesn't declare itself, so that it is known whether it can stand elsewhere.
///
/// Types count: a type nested in the controller isn't known outside. Members behind a dot don't. A name counts where it isn't declared yet:
/// in `let item = item`, and beside a closure that has a parameter of that name.
final class FreeNames: SyntaxVisitor {
  /// The names, types among them.
  private(set) var all: Set<String> = []

  /// Whether a closure captures `self` weakly. What such closures use isn't among the names, but in `wordsOfClosures`.
  private(set) var capturesSelfWeakly = false
  private(set) var wordsOfClosures: Set<String> = []

  /// Elements of an array that stand for one thing, by their words: `items [ indexPath . row ]`. They aren't among the names.
  private(set) var elements: [Range<Int>] = []
  private let element: String?

  /// What is declared in the blocks around the present place, from the outermost to the innermost.
  private var scopes: [Set<String>] = [[]]

  /// Functions of the standard library that are no members.
  private static let functions: Set<String> = ["abs", "max", "min", "print"]

  /// - Parameters:
  ///   - nodes: pieces of one block, one after the other.
  ///   - element: the words of an element that is noted apart.
  init(in nodes: [any SyntaxProtocol], element: String? = nil) {
    self.element = element
    super.init(viewMode: .sourceAccurate)
    for node in nodes { walk(node) }
  }

  /// The names that are no types.
  var values: Set<String> { all.filter { $0.first?.isUppercase != true || $0 == "Self" } }

  private func use(_ name: String) {
    let isKnown =
      name.first == "$" || Self.functions.contains(name) || scopes.contains { $0.contains(name) }
    if !isKnown { all.insert(name) }
  }

  private func declare(_ name: String) { scopes[scopes.count - 1].insert(name) }

  private func inScope(_ visit: () -> Void) {
    scopes.append([])
    visit()
    scopes.removeLast()
  }

  // MARK: - Names

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if !node.isMember { use(node.baseName.text) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    use(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
    use("super")
    return .skipChildren
  }

  /// The lines of such a text can't be indented anew.
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if node.openingQuote.tokenKind == .multilineStringQuote { use(node.openingQuote.text) }
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let element, node.words == element else { return .visitChildren }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    elements.append(start..<node.endPositionBeforeTrailingTrivia.utf8Offset)
    return .skipChildren
  }

  // MARK: - Declarations

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    declare(node.identifier.text)
    return .skipChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    for part in [node.typeAnnotation.map { Syntax($0) }, node.initializer.map { Syntax($0) }] {
      if let part { walk(part) }
    }
    walk(node.pattern)
    return .skipChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let initializer = node.initializer { walk(initializer) } else { use(node.pattern.words) }
    walk(node.pattern)
    return .skipChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    walk(node.initializer)
    walk(node.pattern)
    return .skipChildren
  }

  /// A function may call itself, and has a scope of its own: more than simple code has.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    use(node.funcKeyword.text)
    return .skipChildren
  }

  // MARK: - Blocks

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    inScope { walk(node.statements) }
    return .skipChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    inScope {
      walk(node.conditions)
      walk(node.body)
    }
    if let other = node.elseBody { walk(other) }
    return .skipChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    inScope {
      walk(node.conditions)
      walk(node.body)
    }
    return .skipChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    walk(node.sequence)
    inScope {
      walk(node.pattern)
      if let condition = node.whereClause { walk(condition) }
      walk(node.body)
    }
    return .skipChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    inScope {
      walk(node.label)
      walk(node.statements)
    }
    return .skipChildren
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    inScope {
      declare("error")
      walk(node.catchItems)
      walk(node.body)
    }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard let capture = node.signature?.capture else {
      inScope {
        if let signature = node.signature { declareParameters(of: signature) }
        walk(node.statements)
      }
      return .skipChildren
    }
    guard capture.words == "[ weak self ]" else {
      // Captured names may be renamed: too much to follow.
      use("self")
      return .skipChildren
    }
    capturesSelfWeakly = true
    wordsOfClosures.formUnion(node.tokens(viewMode: .sourceAccurate).map(\.text))
    return .skipChildren
  }

  private func declareParameters(of signature: ClosureSignatureSyntax) {
    switch signature.parameterClause {
    case .simpleInput(let parameters): for parameter in parameters { declare(parameter.name.text) }
    case .parameterClause(let clause):
      for parameter in clause.parameters {
        declare((parameter.secondName ?? parameter.firstName).text)
        if let type = parameter.type { walk(type) }
      }
    case nil: break
    }
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it stands behind a dot.
  var isMember: Bool { parent?.as(MemberAccessExprSyntax.self)?.declName.id == id }
}
