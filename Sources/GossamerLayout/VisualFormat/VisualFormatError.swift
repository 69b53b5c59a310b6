// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSpelling

/// Why a visual format can't be parsed, or why no constraints can be made from it.
///
/// Its `description` is for people: a sentence, the format, and a caret under the character in
/// question.
public enum VisualFormatError: Error, Hashable, Sendable {
  /// The format contains nothing but white space.
  case empty
  /// The grammar expects something else at this place.
  case syntax(expected: Expectation, at: Place)
  /// A number that no layout can hold: infinite, or not a number.
  case notFinite(Double, at: Place)
  /// The same predicate stands twice in one pair of parentheses.
  case repeatedPredicate(at: Place)
  /// No view has this name.
  case unknownView(String, known: [String], at: Place)
  /// No metric has this name.
  case unknownMetric(String, known: [String], at: Place)
  /// Neither a metric nor a view has this name.
  case unknownMetricOrView(String, known: [String], at: Place)
  /// A view is named where only a number makes sense: in a distance or a priority.
  case viewInsteadOfNumber(String, at: Place)
  /// A priority must be greater than 0 and at most 1000.
  case priorityOutOfRange(Double, at: Place)
  /// `|` stands beside a view that has no superview.
  case noSuperview(of: String, at: Place)
  /// Views that follow each other along an axis cannot also share an edge of that axis.
  case alignmentAlongAxis(LayoutAttribute, at: Place)
  /// More than one direction is given in the options.
  case conflictingDirections(at: Place)
}

extension VisualFormatError: CustomStringConvertible {
  /// What is wrong, and the format with a caret under the place. For an unknown name also the known
  /// ones.
  public var description: String {
    switch self {
    case .empty:
      "The visual format is empty. It names at least one view, as in \"H:|-[button]-|\"."
    case .syntax(let expected, let place):
      "Unable to parse the visual format: expected \(expected.rawValue)\n\(place.excerpt)"
    case .notFinite(let number, let place):
      "A visual format needs finite numbers, and this one is \(number):\n\(place.excerpt)"
    case .repeatedPredicate(let place):
      "The visual format says the same twice:\n\(place.excerpt)"
    case .unknownView(let name, let known, let place):
      unknown("view", name, known, "views", place)
    case .unknownMetric(let name, let known, let place):
      unknown("metric", name, known, "metrics", place)
    case .unknownMetricOrView(let name, let known, let place):
      unknown("metric or view", name, known, "metrics and views", place)
    case .viewInsteadOfNumber(let name, let place):
      "'\(shown(name))' is a view; only a number or a metric can stand here:\n\(place.excerpt)"
    case .priorityOutOfRange(let priority, let place):
      "A priority is greater than 0 and at most 1000, not \(priority.plain):\n\(place.excerpt)"
    case .noSuperview(let view, let place):
      "'|' needs a superview, and the view '\(shown(view))' has none:\n\(place.excerpt)"
    case .alignmentAlongAxis(let attribute, let place):
      misaligned(attribute, place)
    case .conflictingDirections(let place):
      "The options ask for left to right and for right to left; choose one:\n\(place.excerpt)"
    }
  }

  private func unknown(
    _ kind: String, _ name: String, _ known: [String], _ kinds: String, _ place: Place
  ) -> String {
    let suggestion = closestName(to: name, in: known).map { " Did you mean '\(shown($0))'?" } ?? ""
    let most = 20
    let rest = known.count > most ? ", and \(known.count - most) more" : ""
    let list = known.prefix(most).map(shown).joined(separator: ", ")
    let all = known.isEmpty ? "No \(kinds) are known." : "Known \(kinds): \(list)\(rest)."
    return "Unknown \(kind) '\(shown(name))'.\(suggestion) \(all)\n\(place.excerpt)"
  }

  private func misaligned(_ attribute: LayoutAttribute, _ place: Place) -> String {
    let name = "\(attribute)"
    let option = "alignAll" + name.prefix(1).uppercased() + name.dropFirst()
    let fitsHorizontal = VisualFormat.Axis.horizontal.alignable.contains(attribute)
    let (fit, given) = fitsHorizontal ? ("horizontal", "vertical") : ("vertical", "horizontal")
    return "The option '\(option)' is for \(fit) formats, and this one is \(given):\n"
      + place.excerpt
  }

  /// A name as a message shows it.
  private func shown(_ name: String) -> String {
    (name.count > 60 ? name.prefix(60) + "…" : name[...]).printable
  }
}

extension VisualFormatError {
  /// What the grammar expects. The raw value completes the sentence "expected ...".
  public enum Expectation: String, Hashable, Sendable, CaseIterable {
    /// At the beginning.
    case start = "a view as in '[name]', '|', or 'H:' or 'V:' before them"
    /// After `H` or `V`.
    case colon = "':' after the orientation"
    /// Where only a view can stand.
    case view = "a view as in '[name]'"
    /// After `|` at the beginning.
    case hyphenOrView = "'-' or a view as in '[name]' after '|'"
    /// After a view.
    case connection = "'-', a view as in '[name]', or '|'"
    /// After a connection.
    case viewOrSuperview = "a view as in '[name]', or '|'"
    /// After `|` at the end.
    case end = "nothing after the superview '|'"
    /// In place of `~`.
    case hyphenForTilde = "'-': connections with '~' are not supported"
    /// After a `-`.
    case distance = "a distance, a view as in '[name]', or '|' after '-'"
    /// After a second `-`.
    case parenthesesAroundNegative = "parentheses around a negative distance, as in '-(-20)-'"
    /// After a distance.
    case hyphenAfterDistance = "'-' after the distance"
    /// After `[`.
    case viewName = "a view's name, of letters, digits and '_', after '['"
    /// After a name that a dot follows.
    case nameWithoutDots = "a plain name: key paths as in 'self.button' are not names here"
    /// After a view's name.
    case bracketAfterName = "']' after the view's name, or '(' and its size"
    /// After a view's predicates.
    case bracketAfterPredicates = "']' after the view's size"
    /// After `(` or `,`.
    case predicate = "'==', '>=', '<=', a number or a name"
    /// After `=`, `<` or `>` alone.
    case relation = "'==', '>=' or '<='"
    /// After a relation.
    case object = "a number or a name after the relation"
    /// After `@`.
    case priority = "a number or a metric's name after '@'"
    /// After a predicate.
    case parenthesisAfterPredicate = "',' or ')'"
  }
}

extension VisualFormatError {
  /// A character of a format.
  public struct Place: Hashable, Sendable {
    /// The whole format.
    public let format: String
    /// The character in question, or the end of the format.
    public let index: String.Index
  }
}

extension VisualFormatError.Place {
  /// How many characters of a long format are shown before and after the one in question.
  private static let reach = 60

  /// The line of the format, and below it a caret under the character in question as a terminal
  /// with a monospaced font shows it. Long lines are cut around the caret, and characters that
  /// would disturb the terminal are replaced.
  var excerpt: String {
    let utf8 = format.utf8
    let isBreak = { (unit: UInt8) in unit == 10 || unit == 13 }
    let lineStart = utf8[..<index].lastIndex(where: isBreak).map(utf8.index(after:))
    let lineEnd = utf8[index...].firstIndex(where: isBreak)
    let line = format[(lineStart ?? format.startIndex)..<(lineEnd ?? format.endIndex)]

    let start = line.index(index, offsetBy: -Self.reach, limitedBy: line.startIndex)
    let end = line.index(index, offsetBy: Self.reach, limitedBy: line.endIndex)
    let before = (start == nil ? "" : "…") + line[(start ?? line.startIndex)..<index]
    let after = line[index..<(end ?? line.endIndex)] + (end == nil ? "" : "…")
    let indent = before.map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.columns) }
    return "\((before + after).printable)\n\(indent.joined())^"
  }
}
