// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The indentation of code. Patches are written with two spaces a level, and get that of the file at last.
enum Indentation {
  /// A text whose lines begin with an indentation, but for empty ones.
  static func indent(_ text: String, _ indentation: String) -> String {
    lines(of: text).map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n")
  }

  /// A text with two spaces a level, with the indentation of the file.
  /// - Parameter unit: what a level is there.
  static func indented(_ text: String, by unit: String) -> String {
    guard unit != "  " else { return text }
    return lines(of: text).map { line in
      let spaces = line.prefix { $0 == " " }.count
      return String(repeating: unit, count: spaces / 2) + line.dropFirst(spaces / 2 * 2)
    }.joined(separator: "\n")
  }

  /// Code of a file, with two spaces a level and the first line at the margin.
  /// - Parameter unit: what a level is in the file.
  static func dedented(_ text: String, from unit: String) -> String {
    var lines = lines(of: text.replacing("\r\n", with: "\n"))
    while lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    let margin = lines.first?.prefix(while: \.isWhitespace) ?? ""
    return lines.map { line in
      var rest = line.hasPrefix(margin) ? line.dropFirst(margin.count) : line[...]
      var level = 0
      while rest.hasPrefix(unit) {
        rest = rest.dropFirst(unit.count)
        level += 1
      }
      return String(repeating: "  ", count: level) + rest
    }.joined(separator: "\n")
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n" as Character, omittingEmptySubsequences: false)
  }
}
