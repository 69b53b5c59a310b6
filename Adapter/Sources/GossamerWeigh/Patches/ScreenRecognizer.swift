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
    guard names.values.isEmpty, names.wordsOfClosures.isDisjoint(with: method.parameterNames)
    else { return nil }
    let made: (name: String, type: String)
    if let name = shown.screen.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard let type = type(of: name, madeBy: first) else { return nil }
      made = (name, type)
    } else {
      guard making.isEmpty, let type = type(madeBy: shown.screen.words) else { return nil }
      made = (shown.screen.trimmedDescription, type)
    }
    let property = property(for: method.name.text, screen: made.type)
    let range =
      first.positionAfterSkippingLeadingTrivia
      .utf8Offset..<last.endPositionBeforeTrailingTrivia
      .utf8Offset
    let capture = names.capturesSelfWeakly ? " [weak self] in" : ""
    let head = "ShowIntention(when: navigation, \\.\(property)\(shown.style)) {\(capture)"
    let code = making.map { controller.code(of: $0) }.joined(separator: "\n")
    return Screen(
      property: property,
      intention: making.isEmpty && capture.isEmpty
        ? "\(head) \(made.name) }"
        : "\(head)\n\(Text.indent("\(code)\nreturn \(made.name)", "  "))\n}",
      edit: Edit(range, "navigation.\(property) = true"))
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

  /// The class of the screen that a statement makes as a constant of this name.
  private static func type(of name: String, madeBy statement: CodeBlockItemSyntax) -> String? {
    for keyword in ["let", "var"] {
      if let match = WordPattern.match("\(keyword) $ = $*", statement.words), match[0] == name {
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
