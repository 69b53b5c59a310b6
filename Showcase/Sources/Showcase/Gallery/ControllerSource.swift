// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gossamer

/// The source of a screen's controller, as it is on the disk.
nonisolated struct ControllerSource {
  /// The name of the file; for a screen without a controller, "No controller".
  let title: String

  /// The text of the file; nil if there is none.
  let text: String?

  /// The number of its lines, as `wc -l` counts them.
  let lineCount: Int

  /// The number of lines, and that of the published original.
  let summary: String

  /// Reads the source of a screen.
  /// - Parameter folders: where the screens' sources may be. The first one that has the file counts.
  init(of screen: ShowcaseScreen, in folders: [URL] = Self.folders) {
    let files = screen.controllerFile.map { file in
      folders.map { $0.appendingPathComponent(file) }
    }
    let file = files.flatMap { files in
      files.first { FileManager.default.fileExists(atPath: $0.path) } ?? files.last
    }
    text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    lineCount = text?.count { $0 == "\n" } ?? 0
    title = file?.lastPathComponent ?? "No controller"
    let length: String
    switch (file, text) {
    case (nil, _): length = "0 lines: a document connects everything."
    case (let file?, nil): length = "The source isn't at \(file.path) any more."
    case (_?, _?): length = "\(lineCount) lines."
    }
    let original = screen.original.map { original in
      let remark = original.remark.map { "; \($0)" } ?? ""
      return "The published original: \(original.lines) lines (\(original.place)\(remark))."
    }
    summary = [length, original].compactMap { $0 }.joined(separator: "\n")
  }

  /// Beside the program, where `Scripts/package` puts the sources, and where the program was built.
  static let folders = [
    Bundle.main.bundleURL,
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent(),
  ].map { $0.appendingPathComponent("Screens") }

  /// The text with comments, keywords, types and strings in colours of their own.
  @MainActor func colored(font: UIFont) -> NSAttributedString {
    let text = text ?? ""
    let colored = NSMutableAttributedString(
      string: text, attributes: [.font: font, .foregroundColor: UIColor.label])
    for (pattern, color) in Self.colors {
      for match in text.matches(of: pattern) {
        colored.addAttribute(
          .foregroundColor, value: color, range: NSRange(match.range, in: text))
      }
    }
    return colored
  }

  /// The colours of the patterns. If two patterns match, the later one decides: a keyword in a comment is grey. They
  /// are created once, because Swift never frees a parsed pattern.
  @MainActor private static let colors: [(Regex<Substring>, UIColor)] = [
    (
      /\b(?:as|async|await|catch|class|do|extension|final|for|func|import|in|init|let|override|private|return|self|super|try|var|weak)\b/,
      UIColor.systemPurple
    ),
    (/\b[A-Z][A-Za-z]+\b/, .systemTeal),
    (/"[^"\n]*"/, .systemRed),
    (/\/\/[^\n]*/, .secondaryLabel),
  ].map { ($0.wordBoundaryKind(.simple), $1) }
}
