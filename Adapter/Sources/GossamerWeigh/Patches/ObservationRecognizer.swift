// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A method that shows properties of an observable model, and calls itself again by `withObservationTracking`.
enum ObservationRecognizer: Recognizer {
  static func findings(in controller: ControllerSyntax) -> [Finding] {
    controller.functions.compactMap { finding($0, controller) }
  }

  private static func finding(
    _ method: FunctionDeclSyntax, _ controller: ControllerSyntax
  ) -> Finding? {
    let name = method.name.text
    guard method.labels.isEmpty, let item = method.item, let body = method.body,
      body.statements.count == 1,
      let call = body.statements.first?.item.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "withObservationTracking",
      let shown = call.trailingClosure, let again = call.additionalTrailingClosures.first?.closure,
      repeats(again, name), controller.count(of: name) == 3,
      !controller.isUsedElsewhere(name),
      let start = controller.setUp.first(where: { $0.words == "\(name) ( )" })
    else { return nil }
    var intentions: [String] = []
    for statement in shown.statements {
      guard let intention = intention(statement, controller) else { return nil }
      intentions.append(intention)
    }
    guard !intentions.isEmpty else { return nil }
    return Finding(
      summary: "ObserveIntentions show what '\(name)()' shows.", intentions: intentions,
      edits: [.removing(start), .removing(item)])
  }

  /// Whether a closure does nothing but call the method again, on the main actor.
  private static func repeats(_ closure: ClosureExprSyntax, _ name: String) -> Bool {
    let permitted: Set<String> = [
      "{", "}", "[", "]", "weak", "self", "in", "Task", "@", "MainActor", "DispatchQueue", ".",
      "main", "async", "(",
      ")", "?", "guard", "let", "else", "return", name,
    ]
    let tokens = closure.tokens(viewMode: .sourceAccurate).map(\.text)
    return tokens.contains(name) && tokens.allSatisfy(permitted.contains)
  }

  /// Properties of views that an observer writes, with the classes that have them.
  private static let shown: [String: Set<String>] = [
    "text": ["UILabel", "UITextField", "UITextView"],
    "isEnabled": ["UIButton", "UITextField", "UISwitch", "UISlider"],
    "isHidden": ["UILabel", "UIButton", "UITextField", "UIView", "UIImageView", "UIStackView"],
    "isOn": ["UISwitch"], "value": ["UISlider"], "progress": ["UIProgressView"],
    "image": ["UIImageView"],
  ]

  private static func intention(
    _ statement: CodeBlockItemSyntax, _ controller: ControllerSyntax
  ) -> String? {
    guard let match = WordPattern.match("$ . $ = $*", statement.words),
      let classes = shown[match[1]], controller.isCertain(match[0], classes),
      let value = statement.item.as(InfixOperatorExprSyntax.self)?.rightOperand
        ?? statement.item.as(SequenceExprSyntax.self).flatMap(assignedValue)
    else { return nil }
    let reader = ModelReader(controller)
    reader.walk(value)
    guard reader.isPure, reader.reads.count == 1, let read = reader.reads.first else { return nil }
    let head =
      "ObserveIntention(from: \(read.model), \\.\(read.property), to: \(match[0]), \\.\(match[1]))"
    if value.words == "\(read.model) . \(read.property)" { return head }
    let start = value.positionAfterSkippingLeadingTrivia.utf8Offset
    let range = (read.range.lowerBound - start)..<(read.range.upperBound - start)
    return Edit.apply([Edit(range, "$0")], to: value.trimmedDescription).map { "\(head) { \($0) }" }
  }

  /// The right side of an assignment whose operators aren't folded.
  private static func assignedValue(_ sequence: SequenceExprSyntax) -> ExprSyntax? {
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self) else { return nil }
    return elements[2]
  }
}

/// Finds the properties of models that an expression reads, and whether it reads nothing else.
private final class ModelReader: SyntaxVisitor {
  private let controller: ControllerSyntax
  private(set) var reads: [(model: String, property: String, range: Range<Int>)] = []
  private(set) var isPure = true

  init(_ controller: ControllerSyntax) {
    self.controller = controller
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let match = WordPattern.match("$ . $", node.words) else { return .visitChildren }
    let (model, property) = (match[0], match[1])
    guard let known = controller.properties[model], !known.isOptional, let type = known.type,
      controller.models[type]?[property] != nil
    else { return .visitChildren }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    reads.append((model, property, start..<node.endPositionBeforeTrailingTrivia.utf8Offset))
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember, node.baseName.text != "String" { isPure = false }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    isPure = false
    return .skipChildren
  }
}
