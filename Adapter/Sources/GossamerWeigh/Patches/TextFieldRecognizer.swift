// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Ending editing on Return, and limits of the length, in a controller that is the delegate of text fields.
///
/// The fields are those that `viewDidLoad()` gives the controller as delegate. If a document may connect others, because there are
/// outlets of text fields without such a line, nothing is certain.
enum TextFieldRecognizer: Recognizer {
  static func findings(in controller: ControllerSyntax) -> [Finding] {
    let methods = controller.functions.filter { $0.name.text.hasPrefix("textField") }
    guard !methods.isEmpty, let fields = fields(of: controller) else { return [] }
    var findings: [Finding] = []
    var removed: [FunctionDeclSyntax] = []
    for method in methods {
      guard let item = method.item,
        controller.count(of: method.name.text) == count(of: method, in: methods),
        !controller.isUsedInOtherFiles(".\(method.name.text)")
      else { continue }
      if endsEditing(method, madeInCode: fields.allSatisfy { !isOutlet($0.name, controller) }) {
        findings.append(
          Finding(
            summary: "A DismissOnEnterIntention ends editing on Return.",
            intentions: fields.map { "DismissOnEnterIntention(\($0.name))" },
            edits: [.removing(item)]))
        removed.append(method)
      } else if let limit = limit(of: method) {
        findings.append(
          Finding(
            summary: "A MaximumCharacterOnEditIntention limits the text to \(limit) characters.",
            intentions: fields.map {
              "MaximumCharacterOnEditIntention(\($0.name), maximumCharacter: \(limit))"
            },
            edits: [.removing(item)]))
        removed.append(method)
      }
    }
    if removed.count == methods.count,
      let conformance = controller.removal(of: "UITextFieldDelegate", with: removed)
    {
      // All or nothing: a method that stayed would no longer be asked.
      let edits = findings.flatMap(\.edits).filter {
        !conformance.range.contains($0.range.lowerBound)
      }
      return [
        Finding(
          summary: findings.map(\.summary).joined(separator: " "),
          intentions: findings.flatMap(\.intentions),
          edits: edits + [conformance] + fields.map { .removing($0.statement) })
      ]
    }
    return findings
  }

  private static func count(of method: FunctionDeclSyntax, in methods: [FunctionDeclSyntax]) -> Int
  {
    // `textField` is also the name of the methods' parameters, so it says nothing about callers.
    if method.name.text == "textField" {
      return methods.reduce(0) { $0 + $1.count(of: "textField") }
    }
    return methods.count { $0.name.text == method.name.text }
  }

  private static func isOutlet(_ name: String, _ controller: ControllerSyntax) -> Bool {
    controller.properties[name]?.isOutlet == true
  }

  // MARK: - The fields

  /// The fields whose delegate the controller becomes; nil if that isn't certain.
  private static func fields(
    of controller: ControllerSyntax
  ) -> [(name: String, statement: CodeBlockItemSyntax)]? {
    var fields: [(name: String, statement: CodeBlockItemSyntax)] = []
    var others = 0
    for statement in controller.setUp {
      guard let name = WordPattern.match("$ . delegate = self", statement.words)?.first else {
        continue
      }
      if controller.isCertain(name, ["UITextField", "MulticastTextField"]) {
        fields.append((name, statement))
      } else if controller.properties[name]?.type?.hasPrefix("UIT") == true {
        others += 1
      } else {
        return nil
      }
    }
    let parts = [controller.declaration.words] + controller.extensions.map(\.words)
    let assignments = parts.reduce(0) { count, words in
      count + words.split(separator: " . delegate = self", omittingEmptySubsequences: false).count
        - 1
    }
    let connected = Set(fields.map(\.name))
    let isComplete = controller.properties.values.allSatisfy { property in
      !property.isOutlet || property.type?.contains("UITextField") != true
        || connected.contains(property.name)
    }
    guard !fields.isEmpty, isComplete, assignments == fields.count + others else { return nil }
    return fields
  }

  // MARK: - The methods

  private static func endsEditing(_ method: FunctionDeclSyntax, madeInCode: Bool) -> Bool {
    guard method.name.text == "textFieldShouldReturn", let name = method.parameterNames.first
    else { return false }
    let ends = ["\(name) . resignFirstResponder ( )", "view . endEditing ( true )"]
    switch method.statements {
    case ["return \(ends[0])"], [ends[0]]: return true
    default:
      guard let first = method.statements.first, method.statements.count == 2,
        ends.contains(first) || ends.map({ "_ = \($0)" }).contains(first)
      else { return false }
      // False also keeps Return from other actions, which only a document can have connected here.
      return method.statements[1] == "return true"
        || (madeInCode && method.statements[1] == "return false")
    }
  }

  /// The number of characters that a method permits.
  private static func limit(of method: FunctionDeclSyntax) -> String? {
    guard method.labels == ["", "shouldChangeCharactersIn", "replacementString"] else { return nil }
    let names = method.parameterNames
    let (field, range, string) = (names[0], names[1], names[2])
    let body = method.statements.joined(separator: " ; ")
    // The two ways in which it is written everywhere: the new text, or its length.
    for comparison in ["<=", "<"] {
      for (end, refusal) in [
        ("true", "true"), ("true", "false"), ("false", "true"), ("false", "false"),
      ] {
        let range1 = """
          guard let $ = Range ( \(range) , in : $ ) else { return \(end) } ; let $ = $ . replacingCharacters \
          ( in : $ , with : \(string) ) ; return $ . count \(comparison) $
          """
        let patterns = [
          "let $ = \(field) . text ?? STRING ; \(range1)",
          "guard let $ = \(field) . text else { return \(refusal) } ; \(range1)",
        ]
        if let match = WordPattern.match(anyOf: patterns, body) {
          let (text, part, new) = (match[0], match[1], match[3])
          let fits = match[2] == text && match[4] == text && match[5] == part && match[6] == new
          return fits ? maximum(match[7], comparison) : nil
        }
      }
      let lengths = ["( \(field) . text ?? STRING )", "\(field) . text !"].map {
        "let $ = \($0) . count + \(string) . count - \(range) . length ; return $ \(comparison) $"
      }
      if let match = WordPattern.match(anyOf: lengths, body) {
        return match[0] == match[1] ? maximum(match[2], comparison) : nil
      }
    }
    return nil
  }

  private static func maximum(_ number: String, _ comparison: String) -> String? {
    guard comparison == "<" else {
      return number.first.map { $0.isNumber || $0.isLowercase } == true ? number : nil
    }
    return Int(number).map { String($0 - 1) }
  }
}
