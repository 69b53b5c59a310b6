// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The names that code uses and doesn't declare itself, so that it is known whether it can stand elsewhere.
///
/// Types count: a type nested in the controller isn't known outside. Members behind a dot don't.
final class FreeNames: SyntaxVisitor {
  private var used: Set<String> = []
  private var declared: Set<String> = []

  /// Whether a closure captures `self` weakly. What such closures use isn't among the names, but in `wordsOfClosures`.
  private(set) var capturesSelfWeakly = false
  private(set) var wordsOfClosures: Set<String> = []

  /// Elements of an array that stand for one thing, by their words: `items [ indexPath . row ]`. They aren't among the names.
  private let element: String?
  private(set) var elements: [Range<Int>] = []

  /// Functions of the standard library that are no members.
  private static let functions: Set<String> = ["abs", "max", "min", "print"]

  /// - Parameter element: the words of an element that is noted apart.
  init(in nodes: [any SyntaxProtocol], element: String? = nil) {
    self.element = element
    super.init(viewMode: .sourceAccurate)
    for node in nodes { walk(node) }
  }

  /// All names, types among them.
  var all: Set<String> {
    used.subtracting(declared).subtracting(Self.functions).filter { $0.first != "$" }
  }

  /// The names that are no types.
  var values: Set<String> { all.filter { $0.first?.isUppercase != true || $0 == "Self" } }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if !node.isMember { used.insert(node.baseName.text) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    used.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
    used.insert("super")
    return .skipChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.identifier.text)
    return .skipChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    return .skipChildren
  }

  /// The lines of such a text can't be indented anew.
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if node.openingQuote.tokenKind == .multilineStringQuote { used.insert(node.openingQuote.text) }
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let element, node.words == element else { return .visitChildren }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    elements.append(start..<node.endPositionBeforeTrailingTrivia.utf8Offset)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard let capture = node.signature?.capture else { return .visitChildren }
    guard capture.words == "[ weak self ]" else {
      // Captured names may be renamed: too much to follow.
      used.insert("self")
      return .skipChildren
    }
    capturesSelfWeakly = true
    wordsOfClosures.formUnion(node.tokens(viewMode: .sourceAccurate).map(\.text))
    return .skipChildren
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it stands behind a dot.
  var isMember: Bool { parent?.as(MemberAccessExprSyntax.self)?.declName.id == id }
}
