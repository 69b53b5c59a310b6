// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// What a control's target does that is one of our intentions: hides and shows a view, enables a button while a form is valid,
/// reverses or capitalises a text of the model; and the first responder of a screen.
///
/// The target has to be added in `viewDidLoad()`, and nobody else may call the method.
enum ActionRecognizer: Recognizer {
  static func findings(in controller: ControllerSyntax) -> [Finding] {
    controller.targets.compactMap { target -> Finding? in
      guard let method = controller.method(of: target), let item = method.item else { return nil }
      let found =
        toggle(target, method, controller) ?? validation(target, method, controller)
        ?? change(target, method, controller)
      guard var finding = found else { return nil }
      finding.edits += [.removing(target.statement), .removing(item)]
      return finding
    } + [firstResponder(controller)].compactMap(\.self)
  }

  private static let buttons: Set<String> = ["UIButton"]
  private static let fields: Set<String> = ["UITextField", "MulticastTextField"]

  // MARK: - Toggles

  private static func toggle(
    _ target: ControllerSyntax.Target, _ method: FunctionDeclSyntax, _ controller: ControllerSyntax
  ) -> Finding? {
    guard target.event == "touchUpInside" || target.event == "primaryActionTriggered",
      controller.isCertain(target.control, buttons), method.statements.count == 1
    else { return nil }
    let statement = method.statements[0]
    let flips = ["$ . isHidden . toggle ( )", "$ . isHidden = ! $ . isHidden"]
    guard let match = WordPattern.match(anyOf: flips, statement), Set(match).count == 1 else {
      return nil
    }
    let view = match[0]
    guard let property = controller.properties[view], !property.isOptional else { return nil }
    return Finding(
      summary: "A ToggleVisibilityIntention hides and shows '\(view)'.",
      intentions: ["ToggleVisibilityIntention(of: \(view), on: \(target.control))"])
  }

  // MARK: - Validation

  private static func validation(
    _ target: ControllerSyntax.Target, _ method: FunctionDeclSyntax, _ controller: ControllerSyntax
  ) -> Finding? {
    guard target.event == "editingChanged", method.statements.count == 1,
      let match = WordPattern.match("$ . isEnabled = $*", method.statements[0]),
      controller.isCertain(match[0], buttons), controller.isCertain(target.control, fields)
    else { return nil }
    let parameter = method.parameterNames.first
    var rules: [String] = []
    for condition in match[1].split(separator: " && ") {
      guard let rule = rule(String(condition)),
        rule.field == target.control || rule.field == parameter
      else { return nil }
      rules.append(rule.condition)
    }
    let condition = rules.joined(separator: " && ")
    return Finding(
      summary: "A FormValidationIntention enables '\(match[0])' while the text is valid.",
      intentions: [
        """
        FormValidationIntention(
          of: .init(\(target.control)) { \(condition) }, to: \(match[0]), \\.isEnabled)
        """
      ])
  }

  /// A condition for the text of a field: `!(field.text ?? "").isEmpty` is `!$0.isEmpty`.
  private static func rule(_ words: String) -> (field: String, condition: String)? {
    if let field = WordPattern.match("$ . text ? . isEmpty == false", words)?.first {
      return (field, "!$0.isEmpty")
    }
    for (sign, property) in [
      ("! ", "isEmpty"), ("", "isEmpty"), ("", "isValidEmail"), ("! ", "isValidEmail"),
    ] {
      let patterns = WordPattern.readings(of: "\(sign)TEXT . \(property)")
      if let field = WordPattern.match(anyOf: patterns, words)?.first {
        return (field, "\(sign.isEmpty ? "" : "!")$0.\(property)")
      }
    }
    for comparison in [">", ">=", "<", "<=", "=="] {
      let patterns = WordPattern.readings(of: "TEXT . count \(comparison) $")
      if let match = WordPattern.match(anyOf: patterns, words), Int(match[1]) != nil {
        return (match[0], "$0.count \(comparison) \(match[1])")
      }
    }
    return nil
  }

  // MARK: - Changes of a text of the model

  private static func change(
    _ target: ControllerSyntax.Target, _ method: FunctionDeclSyntax, _ controller: ControllerSyntax
  ) -> Finding? {
    guard target.event == "touchUpInside" || target.event == "primaryActionTriggered",
      controller.isCertain(target.control, buttons), let first = method.statements.first,
      let change = change(first), let model = controller.properties[change.model], model.isConstant,
      let type = model.type, controller.models[type]?[change.property] == "String",
      controller.isCertain(change.field, fields)
    else { return nil }
    var observers: [String] = []
    var edits: [Edit] = []
    for statement in method.statements.dropFirst() {
      // What is shown after the change is shown at first too, or the observer would show more than before.
      guard let match = WordPattern.match("$ . text = $ . $", statement),
        match[1] == change.model, match[2] == change.property,
        controller.isCertain(match[0], fields.union(["UILabel"])),
        let beginning = controller.setUp.first(where: { $0.words == statement })
      else { return nil }
      edits.append(.removing(beginning))
      observers.append(
        "ObserveIntention(from: \(change.model), \\.\(change.property), to: \(match[0]), \\.text)")
    }
    let container = "\(change.model)Container"
    guard controller.count(of: container) == 0 else { return nil }
    return Finding(
      summary:
        "\(change.intention) changes '\(change.model).\(change.property)'; an ObserveIntention shows it.",
      preparations: ["let \(container) = ModelContainer(model: \(change.model))"],
      intentions: [
        """
        \(change.intention)(
          of: \(change.field), in: \(container), \\.\(change.property), on: \(target.control)\(change.arguments))
        """
      ] + observers, edits: edits)
  }

  private struct Change {
    let model: String
    let property: String
    let field: String
    let intention: String
    var arguments = ""
  }

  private static func change(_ words: String) -> Change? {
    let reverse = WordPattern.readings(of: "$ . $ = String ( TEXT . reversed ( ) )")
    if let match = WordPattern.match(anyOf: reverse, words) {
      return Change(
        model: match[0], property: match[1], field: match[2], intention: "ReverseIntention")
    }
    let plain = WordPattern.readings(of: "$ . $ = TEXT . uppercased ( )")
    if let match = WordPattern.match(anyOf: plain, words) {
      // Without a language `uppercased()` follows the rules of none.
      return Change(
        model: match[0], property: match[1], field: match[2], intention: "UppercaseIntention",
        arguments: ", locale: Locale(identifier: \"\")")
    }
    let localized =
      WordPattern.readings(of: "$ . $ = TEXT . localizedUppercase")
      + WordPattern.readings(of: "$ . $ = TEXT . uppercased ( with : . current )")
    return WordPattern.match(anyOf: localized, words).map { match in
      Change(model: match[0], property: match[1], field: match[2], intention: "UppercaseIntention")
    }
  }

  // MARK: - The first responder

  private static func firstResponder(_ controller: ControllerSyntax) -> Finding? {
    guard let method = controller.function("viewDidAppear", labels: [""]), let item = method.item,
      let block = method.body
    else { return nil }
    let found = block.statements.filter {
      WordPattern.match("$ . becomeFirstResponder ( )", $0.words) != nil
    }
    guard found.count == 1, let statement = found.first,
      let field = statement.words.split(separator: " ").first.map(String.init),
      controller.isCertain(field, fields.union(["UITextView"]))
    else { return nil }
    let others = method.statements.filter { $0 != statement.words }
    let isAlone = others.allSatisfy { $0.hasPrefix("super . viewDidAppear") }
    return Finding(
      summary: "A BecomeFirstResponderIntention puts the caret into '\(field)'.",
      intentions: ["BecomeFirstResponderIntention(\(field))"],
      edits: [isAlone ? .removing(item) : .removing(statement)])
  }
}
