// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Frames that a controller computes from the bounds of its view: they become a layout that is a value.
enum LayoutRecognizer: Recognizer {
  static func findings(in controller: ControllerSyntax) -> [Finding] {
    ["viewDidLayoutSubviews", "viewWillLayoutSubviews"].compactMap { name in
      controller.function(name, labels: []).flatMap { finding($0, controller) }
    }.prefix(1).map(\.self)
  }

  /// Words that a frame may be computed with, beside numbers, constants and other frames.
  private static let permitted: Set<String> = [
    "CGRect", "x", "y", "width", "height", "max", "min", "insetBy", "dx", "dy", "offsetBy",
    "origin", "size", "minX", "minY",
    "midX", "midY", "maxX", "maxY", "(", ")", ",", ":", ".", "+", "-", "*", "/", "bounds",
    "safeAreaInsets", "top", "left",
    "bottom", "right",
  ]

  private static func finding(_ method: FunctionDeclSyntax, _ controller: ControllerSyntax)
    -> Finding?
  {
    guard let body = method.body, let layout = controller.freeTypeName("Layout"),
      controller.count(of: "layout") == 0
    else { return nil }
    var constants: [String] = []
    var frames: [String] = []
    var members: [String] = []
    var edits: [Edit] = []
    var usesInsets = false
    for statement in body.statements {
      let words = statement.words
      if words == "super . \(method.name.text) ( )" { continue }
      if let match = WordPattern.match(anyOf: ["let $ : CGFloat = $*", "let $ = $*"], words) {
        let name = match[0]
        guard let value = value(match[1], frames: frames, constants: constants),
          isLength(words, value)
        else { return nil }
        usesInsets = usesInsets || words.contains("safeAreaInsets")
        members.append("private var \(name): CGFloat { \(value) }")
        constants.append(name)
        edits.append(.removing(statement))
      } else if let match = WordPattern.match("$ . frame = $*", words) {
        let name = match[0]
        guard controller.properties[name].map({ !$0.isOptional }) == true, !frames.contains(name),
          !["bounds", "safeAreaInsets"].contains(name),
          let value = value(match[1], frames: frames, constants: constants)
        else { return nil }
        usesInsets = usesInsets || words.contains("safeAreaInsets")
        members.append("var \(name): CGRect { \(value) }")
        let start = statement.positionAfterSkippingLeadingTrivia.utf8Offset
        let isFirst = frames.isEmpty
        frames.append(name)
        let end = statement.endPositionBeforeTrailingTrivia.utf8Offset
        edits.append(Edit(start..<end, "\(isFirst ? "LAYOUT" : "")\(name).frame = layout.\(name)"))
      } else {
        return nil
      }
    }
    guard frames.count > 1, Set(frames + constants).count == frames.count + constants.count else {
      return nil
    }
    return Finding(
      summary: "\(layout) computes the frames: a value, which a test compares without any view.",
      edits: edits.map { make($0, layout, usesInsets: usesInsets, in: body) },
      declaration: declaration(layout, members, usesInsets: usesInsets))
  }

  /// Whether a constant is a number, by its type or by what it is computed from.
  private static func isLength(_ words: String, _ value: String) -> Bool {
    if words.contains(" : CGFloat =") { return true }
    return !value.contains("CGRect") && !value.contains("insetBy") && !value.contains("offsetBy")
      && ["width", "height", "midX", "midY", "maxX", "maxY"].contains {
        value.contains("bounds.\($0)")
      }
  }

  /// The expression as a member of the layout has it; nil if it depends on anything else.
  private static func value(_ words: String, frames: [String], constants: [String]) -> String? {
    var text = words.replacing("view . bounds", with: "bounds")
      .replacing("view . safeAreaInsets", with: "safeAreaInsets")
    for name in frames { text = text.replacing("\(name) . frame", with: name) }
    let tokens = text.split(separator: " ").map(String.init)
    let isKnown = tokens.allSatisfy { token in
      permitted.contains(token) || frames.contains(token) || constants.contains(token)
        || token.first?.isNumber == true
    }
    return isKnown ? spaced(tokens) : nil
  }

  /// Words and signs as they are usually written.
  private static func spaced(_ tokens: [String]) -> String {
    var text = ""
    for (index, token) in tokens.enumerated() {
      let last = index > 0 ? tokens[index - 1] : ""
      let before = index > 1 ? tokens[index - 2] : "("
      let followsSign = last == "-" && ["(", ",", ":", "+", "-", "*", "/"].contains(before)
      let isTight =
        index == 0 || ["(", "."].contains(last) || [")", ",", ".", ":"].contains(token)
        || (token == "(" && last.first?.isLetter == true) || followsSign
      text += isTight ? token : " \(token)"
    }
    return text
  }

  private static func make(
    _ edit: Edit, _ layout: String, usesInsets: Bool, in body: CodeBlockSyntax
  ) -> Edit {
    guard edit.text.hasPrefix("LAYOUT") else { return edit }
    let arguments =
      "bounds: view.bounds" + (usesInsets ? ", safeAreaInsets: view.safeAreaInsets" : "")
    let indentation = body.statements.first?.leadingTrivia.indentation ?? "    "
    let made = "let layout = \(layout)(\(arguments))\n\(indentation)"
    return Edit(edit.range, made + edit.text.dropFirst("LAYOUT".count))
  }

  private static func declaration(
    _ layout: String, _ members: [String], usesInsets: Bool
  ) -> String {
    let inputs =
      ["  var bounds: CGRect"] + (usesInsets ? ["  var safeAreaInsets: UIEdgeInsets"] : [])
    return """
      /// Where the views are.
      nonisolated struct \(layout): Equatable {
      \(inputs.joined(separator: "\n"))

      \(members.map { "  \($0)" }.joined(separator: "\n"))
      }

      """
  }
}
