// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A Swift source of a project, parsed.
struct ProjectSource: Sendable {
  let path: String
  let text: String
  let tree: SourceFileSyntax
  let lines: SourceLocationConverter

  /// Parses a text.
  init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    lines = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// What other files have to know of it.
  var facts: FileFacts { FactsReader(tree, lines: lines).facts }

  /// Where the source isn't Swift; empty if it is.
  var errors: [Remark] {
    guard tree.hasError else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: tree).filter {
      $0.diagMessage.severity == .error
    }
    .map { Remark(file: path, line: lines.location(for: $0.position).line, "error: \($0.message)") }
  }

  /// The source as Gossamer needs it.
  /// - Parameter adoption: how a source is written that is kept for good; nil for a copy that only the compiler reads.
  func adapted(knowing facts: ProjectFacts, adoption: SourceAdoption? = nil) -> AdaptedSource {
    let adapter = SourceAdapter(path, lines, facts, adoption: adoption?.of(text))
    adapter.walk(tree)
    adapter.addImports()
    let text = SourceEdit.apply(adapter.edits, to: text)
    return AdaptedSource(
      text: text, isChanged: !adapter.edits.isEmpty, imports: adapter.imported,
      remarks: adapter.remarks)
  }
}

/// A source as Gossamer needs it.
struct AdaptedSource: Sendable {
  /// The text; byte by byte the original if nothing had to be changed.
  let text: String
  let isChanged: Bool
  /// The modules that a source which is kept imports.
  let imports: Set<String>
  let remarks: [Remark]
}
