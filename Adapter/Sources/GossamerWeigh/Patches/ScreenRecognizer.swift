// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A method that makes a screen or an alert and shows it, and does nothing else: it then sets a property of a model of navigation, and a
/// `ShowIntention` shows the screen.
///
/// The method stays, so it doesn't matter who calls it. The screen must depend on nothing: it is made later.
enum ScreenRecognizer: Recognizer {
  static func findings(in controller: ControllerSyntax) -> [Finding] {
    guard let model = controller.freeTypeName("Navigation"),
      controller.count(of: "navigation") == 0,
      ["presentedViewController", "topViewController", "viewControllers"]
        .allSatisfy({ controller.count(of: $0) == 0 })
    else { return [] }
    var screens: [Screen] = []
    for method in controller.functions {
      guard let screen = screen(method, controller),
        !screens.contains(where: { $0.property == screen.property })
      else { continue }
      screens.append(screen)
    }
    guard !screens.isEmpty else { return [] }
    let properties = screens.map { "  var \($0.property) = false" }.joined(separator: "\n")
    return [
      Finding(
        summary: """
          \(model) says which screen follows: \(screens.map { "'\($0.property)'" }.joined(separator: ", ")). \
          A ShowIntention shows it.
          """,
        members: ["private let navigation = \(model)()"],
        intentions: screens.map(\.intention), edits: screens.map(\.edit),
        declaration: """
          /// Which screens \(controller.declaration.name.text) shows.
          @MainActor @Observable final class \(model) {
          \(properties)
          }

          """)
    ]
  }

  private struct Screen {
    let property: String
    let intention: String
    let edit: Edit
  }

  private static func screen(
    _ method: FunctionDeclSyntax, _ controller: ControllerSyntax
  ) -> Screen? {
    let signature = method.signature
    guard signature.returnClause == nil, signature.effectSpecifiers == nil,
      method.genericParameterClause == nil, method.isPlainMethod,
      let statements = method.body?.statements, let first = statements.first,
      let last = statements.last, let shown = shown(by: last)
    else { return nil }
    let making = statements.dropLast()
    let names = FreeNames(in: making.map { $0 } + [shown.screen])
    guard names.values.isEmpty, names.wordsOfClosures.isDisjoint(with: method.parameterNames),
      let type = type(of: shown.screen, madeBy: making.first)
    else { return nil }
    let property = property(for: method.name.text, screen: type)
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = last.endPositionBeforeTrailingTrivia.utf8Offset
    return Screen(
      property: property,
      intention: "ShowIntention(when: navigation, \\.\(property)\(shown.style)) "
        + closure(making.map { controller.code(of: $0) }, shown.screen, names),
      edit: Edit(start..<end, "navigation.\(property) = true"))
  }

  /// The closure that makes a screen by statements.
  private static func closure(
    _ statements: [String], _ screen: ExprSyntax, _ names: FreeNames
  ) -> String {
    let head = names.capturesSelfWeakly ? "{ [weak self] in" : "{"
    if statements.isEmpty, !names.capturesSelfWeakly {
      return "{ \(screen.trimmedDescription) }"
    }
    let lines = statements + ["return \(screen.trimmedDescription)"]
    return "\(head)\n\(Indentation.indent(lines.joined(separator: "\n"), "  "))\n}"
  }

  /// What a statement shows, and how.
  private static func shown(
    by statement: CodeBlockItemSyntax
  ) -> (screen: ExprSyntax, style: String)? {
    let expression = statement.item.as(ExprSyntax.self)
    let chained = expression?.as(OptionalChainingExprSyntax.self)?.expression ?? expression
    guard let call = chained?.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let screen = call.arguments.first, screen.label == nil
    else { return nil }
    let rest = call.arguments.dropFirst().map { "\($0.label?.text ?? ""):\($0.expression.words)" }
    guard rest == ["animated:true"] || rest == ["animated:true", "completion:nil"] else {
      return nil
    }
    switch call.calledExpression.words {
    case "present": return (screen.expression, ", as: .sheet")
    case "navigationController ? . pushViewController",
      "navigationController ! . pushViewController":
      return rest.count == 1 ? (screen.expression, "") : nil
    default: return nil
    }
  }

  /// The class of a screen that an expression makes, or that a statement has made as a constant; nil if it is more than that.
  private static func type(
    of screen: ExprSyntax, madeBy statement: CodeBlockItemSyntax?
  ) -> String? {
    guard let statement else { return type(madeBy: screen.words) }
    for keyword in ["let", "var"] {
      if let match = WordPattern.match("\(keyword) $ = $*", statement.words),
        match[0] == screen.words
      {
        return type(madeBy: match[1])
      }
    }
    return nil
  }

  /// `DetailController` of `DetailController(...)`.
  private static func type(madeBy words: String) -> String? {
    WordPattern.match("$ ( $*", words)?.first.flatMap { $0.first?.isUppercase == true ? $0 : nil }
  }

  /// `showsDetail` for a method `openDetail`; otherwise by the class of the screen.
  private static func property(for method: String, screen: String) -> String {
    for verb in ["show", "open", "present", "push", "display"] where method.hasPrefix(verb) {
      let rest = method.dropFirst(verb.count)
      if rest.first?.isUppercase == true { return "shows\(rest)" }
    }
    let name = screen.hasPrefix("UI") ? String(screen.dropFirst(2)) : screen
    return "shows\(ControllerSyntax.stem(of: name))"
  }
}
