// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An identifier that occurs twice in a list. The first occurrence counts.
public struct DuplicateIdentifier: Equatable, Sendable, CustomStringConvertible {
  /// Which list it was found in.
  public enum List: Sendable {
    /// The list before the change.
    case old
    /// The list after the change.
    case new
  }

  /// The identifier, as text.
  public let identifier: String
  /// The list in which it occurs twice.
  public let list: List
  /// The index of the first occurrence.
  public let first: Int
  /// The index of the later occurrence.
  public let further: Int

  @usableFromInline
  init<ID>(_ identifier: ID, in list: List, first: Int, further: Int) {
    self.identifier = String(describing: identifier)
    self.list = list
    self.first = first
    self.further = further
  }

  /// The identifier, its places, and what to do.
  public var description: String {
    """
    '\(identifier)' stands in the \(list) list twice, at \(first) and at \(further). The first one \
    counts. Give each element an identifier of its own.
    """
  }

  /// One message for all duplicates, because a list with wrong identifiers has thousands of them.
  /// It says how many they are, names the first five, and says what to do. nil if there are none.
  package static func summary(of duplicates: [DuplicateIdentifier]) -> String? {
    guard let first = duplicates.first else { return nil }
    guard duplicates.count > 1 else { return first.description }
    let shown = duplicates.prefix(5).map {
      "'\($0.identifier)' (in the \($0.list) list, at \($0.first) and at \($0.further))"
    }
    let rest = duplicates.count - shown.count
    return """
      \(duplicates.count) elements have the identifier of an earlier one: \(shown.joined(separator: ", "))\
      \(rest > 0 ? ", and \(rest) more" : ""). The first one counts. Give each element an identifier of its own.
      """
  }
}
