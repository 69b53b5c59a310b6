// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A GTK style sheet, rewritten to apply only to widgets of one CSS class and to their descendants.
///
/// Each selector is prefixed with the class. The class is also added to the selector's first element, which may be the
/// window itself. Each named colour is prefixed with the class, so that it doesn't collide with the original's:
///
///     @define-color bg #242424;  ->  @define-color dark_bg #242424;
///     entry { color: @bg; }      ->  .dark entry { color: @dark_bg; }
///     .csd { color: @bg; }       ->  .csd.dark, .dark .csd { color: @dark_bg; }
struct ScopedStyleSheet {
  /// The changed sheet.
  private(set) var text: String
  private let scope: String

  /// Rewrites a sheet without nested rules. Animations (`@keyframes`) are left out: their names are global, and the
  /// original sheet defines them.
  /// - Parameters:
  ///   - sheet: the text of the sheet.
  ///   - scope: the name of the CSS class.
  init(_ sheet: String, scope: String) {
    self.scope = scope
    text = ""
    text.reserveCapacity(sheet.utf8.count * 2)
    var rest = Self.withoutComments(sheet)[...]
    while let end = rest.firstIndex(where: { $0 == "{" || $0 == ";" }) {
      let start = String(Substring(rest[..<end])).trimmingCharacters(in: .whitespacesAndNewlines)
      let isBlock = rest[end] == "{"
      rest = rest[rest.index(after: end)...]
      guard isBlock else {
        addStatement(start)
        continue
      }
      let body = Self.takeBlock(from: &rest)
      if !start.hasPrefix("@") { addRule(start, body) }
    }
  }

  private static func withoutComments(_ sheet: String) -> String.UnicodeScalarView {
    var result = String.UnicodeScalarView()
    for (index, part) in sheet.components(separatedBy: "/*").enumerated() {
      let code = index == 0 ? part[...] : part.range(of: "*/").map { part[$0.upperBound...] } ?? ""
      result.append(contentsOf: code.unicodeScalars)
    }
    return result
  }

  /// Removes the rest of a block, with its closing brace, from `rest`, and returns it without the brace.
  private static func takeBlock(from rest: inout Substring.UnicodeScalarView) -> String {
    var (depth, index) = (1, rest.startIndex)
    while index < rest.endIndex {
      if rest[index] == "{" { depth += 1 }
      if rest[index] == "}" { depth -= 1 }
      if depth == 0 { break }
      index = rest.index(after: index)
    }
    let body = String(Substring(rest[..<index]))
    rest = index < rest.endIndex ? rest[rest.index(after: index)...] : rest[index...]
    return body
  }

  // MARK: - Colours

  private mutating func addStatement(_ statement: String) {
    let definition = "@define-color "
    guard statement.hasPrefix(definition) else { return }
    text += definition + colorPrefix + renamingColors(in: statement.dropFirst(definition.count))
    text += ";\n"
  }

  private var colorPrefix: String { scope.replacingOccurrences(of: "-", with: "_") + "_" }

  private func renamingColors(in code: some StringProtocol) -> String {
    let parts = code.components(separatedBy: "@")
    return parts.dropFirst().reduce(into: parts.first ?? "") { result, part in
      // "@2" in a file name is a scale, not a colour.
      let isColor = part.unicodeScalars.first?.properties.isAlphabetic ?? false
      result += "@" + (isColor ? colorPrefix : "") + part
    }
  }

  // MARK: - Rules

  private mutating func addRule(_ selectors: String, _ body: String) {
    text += Self.split(selectors).flatMap(scoped).joined(separator: ", ")
    text += " {" + renamingColors(in: body) + "}\n"
  }

  /// Splits a selector list at its commas, but not at those within parentheses.
  private static func split(_ selectors: String) -> [Substring] {
    var depth = 0
    return selectors.split {
      if $0 == "(" { depth += 1 }
      if $0 == ")" { depth -= 1 }
      return $0 == "," && depth == 0
    }
  }

  private func scoped(_ selector: Substring) -> [String] {
    let selector = selector.trimmingCharacters(in: .whitespacesAndNewlines)
    var depth = 0
    let end = selector.firstIndex {
      if $0 == "(" { depth += 1 }
      if $0 == ")" { depth -= 1 }
      return depth == 0 && " >+~".contains($0)
    }
    let first = selector[..<(end ?? selector.endIndex)]
    let mayBeWindow = first.hasPrefix("window") || !(first.first?.isLetter ?? false)
    let itself = mayBeWindow ? ["\(first).\(scope)\(selector[first.endIndex...])"] : []
    return itself + [".\(scope) \(selector)"]
  }
}
