// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A place in the text of a view, between two characters. The view makes it, and says how far it is from another:
/// ``UITextInput/offset(from:to:)``.
///
/// It stays so many UTF-16 units behind the beginning, whatever becomes of the text. One that lies behind the end
/// by then means the end.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitextposition
nonisolated public final class UITextPosition: Hashable, Sendable {
  /// In UTF-16 units.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
  }

  /// Whether both are the same place.
  public static func == (a: UITextPosition, b: UITextPosition) -> Bool { a.offset == b.offset }

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(offset)
  }
}

/// A part of the text of a view, from one place to another. The view makes it:
/// ``UITextInput/textRange(from:to:)``.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitextrange
nonisolated public final class UITextRange: Hashable, Sendable {
  /// Where it begins.
  public let start: UITextPosition

  /// Where it ends; never before ``start``.
  public let end: UITextPosition

  /// Whether it is only a place.
  public var isEmpty: Bool { start == end }

  init(_ range: NSRange) {
    start = UITextPosition(range.lowerBound)
    end = UITextPosition(range.upperBound)
  }

  /// In UTF-16 units.
  var range: NSRange { NSRange(start.offset..<end.offset) }

  /// Whether both begin and end at the same places.
  public static func == (a: UITextRange, b: UITextRange) -> Bool {
    a.start == b.start && a.end == b.end
  }

  /// Hashes both places.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(end)
  }
}
