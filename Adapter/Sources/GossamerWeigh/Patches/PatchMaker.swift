// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

/// Writes out what the recognisers are certain about, as one patch a controller.
struct PatchMaker {
  private static let recognizers: [any Recognizer.Type] = [
    TextFieldRecognizer.self, ActionRecognizer.self, ObservationRecognizer.self,
    LayoutRecognizer.self, ScreenRecognizer.self, FormattingRecognizer.self, RowsRecognizer.self,
  ]

  /// Words of which a file has one, or no recogniser finds anything in it.
  static let signs: Set<String> = [
    "addTarget", "textFieldShouldReturn", "shouldChangeCharactersIn", "becomeFirstResponder",
    "withObservationTracking", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "present",
    "pushViewController", "format", "DateFormatter", "NumberFormatter", "cellForRowAt",
  ]

  /// A file with more controllers gets no patch: nobody wrote it by hand, and each patch is tried by parsing the whole file.
  private static let controllerLimit = 100

  private let file: PatchedFile
  private let path: String
  private let models: [String: [String: String]]
  private let otherTokens: (String) -> [String]
  private let isUsedInOtherFiles: (String) -> Bool

  /// - Parameters:
  ///   - file: the file.
  ///   - path: its path.
  ///   - models: the observable classes, see `ControllerSyntax`.
  ///   - otherTokens: the words of a controller's extensions in other files.
  ///   - isUsedInOtherFiles: whether another file has a word, see `Words`.
  init(
    _ file: PatchedFile, path: String, models: [String: [String: String]],
    otherTokens: @escaping (String) -> [String], isUsedInOtherFiles: @escaping (String) -> Bool
  ) {
    self.file = file
    self.path = path
    self.models = models
    self.otherTokens = otherTokens
    self.isUsedInOtherFiles = isUsedInOtherFiles
  }

  /// The patches for the controllers of these names, and the text with all of them.
  func patches(for controllers: Set<String>) -> (patches: [Patch], text: String) {
    let text = file.text
    guard controllers.count <= Self.controllerLimit else { return ([], text) }
    var patches: [Patch] = []
    var edits: [Edit] = []
    let converter = SourceLocationConverter(fileName: path, tree: file.tree)
    for declaration in file.classes where controllers.contains(declaration.name.text) {
      let controller = ControllerSyntax(
        declaration, in: file, otherTokens: otherTokens(declaration.name.text), models: models,
        isUsedInOtherFiles: isUsedInOtherFiles)
      var findings: [Finding] = []
      var own: [Edit] = []
      // What doesn't fit to the findings before it isn't written out.
      for finding in Self.recognizers.flatMap({ $0.findings(in: controller) }) {
        guard let next = self.edits(for: findings + [finding], in: controller),
          let changed = Edit.apply(edits + next, to: text),
          !Parser.parse(source: changed).hasError
        else { continue }
        findings.append(finding)
        own = next
      }
      guard !findings.isEmpty, let after = Edit.apply(own, to: text) else { continue }
      edits += own
      patches.append(
        Patch(
          file: path,
          line: converter.location(for: declaration.name.positionAfterSkippingLeadingTrivia).line,
          summary: findings.map(\.summary).joined(separator: " "),
          diff: UnifiedDiff.text(from: text, to: after, path: path)))
    }
    return (patches, Edit.apply(edits, to: text) ?? text)
  }

  // MARK: - Where the new lines go

  private func edits(for findings: [Finding], in controller: ControllerSyntax) -> [Edit]? {
    var edits = findings.flatMap(\.edits)
    let unit = controller.indentation
    let intentions = findings.flatMap(\.intentions)
    if !intentions.isEmpty {
      guard
        let insertion = Self.insertion(
          of: intentions, after: findings.flatMap(\.preparations), in: controller, unit: unit)
      else { return nil }
      edits.append(insertion)
    }
    let members = findings.flatMap(\.members)
    if !members.isEmpty {
      let block = controller.declaration.memberBlock
      let start = block.leftBrace.endPosition.utf8Offset
      let isBeforeMethod = block.members.first?.decl.is(VariableDeclSyntax.self) == false
      edits.append(
        Edit(
          start..<start,
          members.map { "\n\(unit)\($0)" }.joined() + (isBeforeMethod ? "\n" : "")))
    }
    let declarations = findings.compactMap(\.declaration)
    if !declarations.isEmpty {
      let end = file.tree.endPosition.utf8Offset
      let separator = file.text.hasSuffix("\n") ? "\n" : "\n\n"
      edits.append(
        Edit(
          end..<end,
          separator
            + declarations.map { Indentation.indented($0, by: unit) }.joined(separator: "\n")))
    }
    return file.bytes.contains(UInt8(ascii: "\r")) ? edits.map(\.withCarriageReturns) : edits
  }

  /// The statement that sets the intentions, at the end of `viewDidLoad()`.
  private static func insertion(
    of intentions: [String], after preparations: [String], in controller: ControllerSyntax,
    unit: String
  ) -> Edit? {
    guard controller.count(of: "intentions") == 0 else { return nil }
    let isPlain = controller.superclass.map(Rules.controllerClasses.contains) == true
    let prepared = Array(Set(preparations)).sorted()
    var unique: [String] = []
    for intention in intentions where !unique.contains(intention) { unique.append(intention) }
    let statement = """
      intentions \(isPlain ? "=" : "+=") [
      \(unique.map { Indentation.indent($0, "  ") + "," }.joined(separator: "\n"))
      ]
      """
    let lines = (prepared + [statement]).joined(separator: "\n")
    guard let viewDidLoad = controller.viewDidLoad else {
      let end = controller.declaration.memberBlock.rightBrace.position.utf8Offset
      let method = """
        override func viewDidLoad() {
          super.viewDidLoad()
        \(Indentation.indent(lines, "  "))
        }
        """
      return Edit(
        end..<end, "\n\n" + Indentation.indented(Indentation.indent(method, "  "), by: unit))
    }
    // After an early return the intentions wouldn't be set.
    guard let body = viewDidLoad.body, !body.words.contains("return"),
      body.rightBrace.leadingTrivia.contains(where: \.isNewline)
    else { return nil }
    let end = body.rightBrace.position.utf8Offset
    return Edit(end..<end, "\n" + Indentation.indented(Indentation.indent(lines, "    "), by: unit))
  }
}

extension Edit {
  /// The same in a file whose lines end as on Windows.
  fileprivate var withCarriageReturns: Edit {
    Edit(range, text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n"))
  }
}
