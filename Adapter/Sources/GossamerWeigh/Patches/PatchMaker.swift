// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

/// Writes out what the recognisers are certain about, as one patch a controller.
struct PatchMaker {
  private static let recognizers: [any Recognizer.Type] = [
    TextFieldRecognizer.self, ActionRecognizer.self, ObservationRecognizer.self,
    LayoutRecognizer.self,
  ]

  /// Words of which a file has one, or no recogniser finds anything in it.
  static let signs = [
    "addTarget(", "textField", "becomeFirstResponder", "withObservationTracking", "LayoutSubviews",
  ]

  /// The patches for the controllers in a file, and the text with all of them.
  /// - Parameters:
  ///   - text: the file's text, which is valid Swift.
  ///   - path: its path.
  ///   - controllers: the names of the controllers that are declared in it.
  ///   - otherTokens: the words of a controller's extensions in other files.
  ///   - models: the observable classes, see `ControllerSyntax`.
  ///   - isUsedElsewhere: whether another file has a word.
  static func patches(
    for text: String, path: String, controllers: Set<String>, otherTokens: (String) -> [String],
    models: [String: [String: String]], isUsedElsewhere: @escaping (String) -> Bool
  ) -> (patches: [Patch], text: String) {
    let tree = Parser.parse(source: text)
    var patches: [Patch] = []
    var allEdits: [Edit] = []
    let classes = tree.statements.compactMap { $0.item.as(ClassDeclSyntax.self) }
    for declaration in classes where controllers.contains(declaration.name.text) {
      let name = declaration.name.text
      let extensions = tree.statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }
        .filter { $0.extendedType.trimmedDescription == name }
      let controller = ControllerSyntax(
        declaration, extensions: extensions, otherTokens: otherTokens(name), models: models,
        isUsedElsewhere: isUsedElsewhere)
      let findings = recognizers.flatMap { $0.findings(in: controller) }
      guard !findings.isEmpty, let edits = edits(for: findings, in: controller, of: tree, text),
        let changed = Edit.apply(allEdits + edits, to: text),
        !Parser.parse(source: changed).hasError, let own = Edit.apply(edits, to: text)
      else { continue }
      let converter = SourceLocationConverter(fileName: path, tree: tree)
      allEdits += edits
      patches.append(
        Patch(
          file: path,
          line: converter.location(for: declaration.name.positionAfterSkippingLeadingTrivia).line,
          summary: findings.map(\.summary).joined(separator: " "),
          diff: UnifiedDiff.text(from: text, to: own, path: path)))
    }
    return (patches, Edit.apply(allEdits, to: text) ?? text)
  }

  // MARK: - Where the new lines go

  private static func edits(
    for findings: [Finding], in controller: ControllerSyntax, of tree: SourceFileSyntax,
    _ text: String
  ) -> [Edit]? {
    var edits = findings.flatMap(\.edits)
    let unit = controller.indentation
    let intentions = findings.flatMap(\.intentions)
    if !intentions.isEmpty {
      guard
        let insertion = insertion(
          of: intentions, after: findings.flatMap(\.preparations), in: controller, unit: unit)
      else { return nil }
      edits.append(insertion)
    }
    let declarations = findings.compactMap(\.declaration)
    if !declarations.isEmpty {
      let end = tree.endPosition.utf8Offset
      let separator = text.hasSuffix("\n") ? "\n" : "\n\n"
      edits.append(
        Edit(end..<end, separator + declarations.map { indented($0, unit) }.joined(separator: "\n"))
      )
    }
    return edits
  }

  /// The statement that sets the intentions, at the end of `viewDidLoad()`.
  private static func insertion(
    of intentions: [String], after preparations: [String], in controller: ControllerSyntax,
    unit: String
  ) -> Edit? {
    guard controller.count(of: "intentions") == 0 else { return nil }
    let superclass = controller.declaration.inheritanceClause?.inheritedTypes.first?.type
    let isPlain = superclass.map { Rules.controllerClasses.contains($0.trimmedDescription) } == true
    let prepared = Array(Set(preparations)).sorted()
    var unique: [String] = []
    for intention in intentions where !unique.contains(intention) { unique.append(intention) }
    let statement = """
      intentions \(isPlain ? "=" : "+=") [
      \(unique.map { indent($0, "  ") + "," }.joined(separator: "\n"))
      ]
      """
    let lines = (prepared + [statement]).joined(separator: "\n")
    guard let viewDidLoad = controller.viewDidLoad else {
      let end = controller.declaration.memberBlock.rightBrace.position.utf8Offset
      let method = """
        override func viewDidLoad() {
          super.viewDidLoad()
        \(indent(lines, "  "))
        }
        """
      return Edit(end..<end, "\n\n" + indented(indent(method, "  "), unit))
    }
    // After an early return the intentions wouldn't be set.
    guard let body = viewDidLoad.body, !body.words.contains("return"),
      body.rightBrace.leadingTrivia.contains(where: \.isNewline)
    else { return nil }
    let end = body.rightBrace.position.utf8Offset
    return Edit(end..<end, "\n" + indented(indent(lines, "    "), unit))
  }

  private static func indent(_ text: String, _ indentation: String) -> String {
    lines(of: text).map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n")
  }

  /// A text with the indentation of two spaces, with that of the file.
  private static func indented(_ text: String, _ unit: String) -> String {
    guard unit != "  " else { return text }
    return lines(of: text).map { line in
      let spaces = line.prefix { $0 == " " }.count
      return String(repeating: unit, count: spaces / 2) + line.dropFirst(spaces)
    }.joined(separator: "\n")
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n" as Character, omittingEmptySubsequences: false)
  }
}
