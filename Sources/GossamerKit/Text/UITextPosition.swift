// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A position in the text of a view, between two characters. The view creates it, and tells its distance from
/// another: ``UITextInput/offset(from:to:)``. A view with its own text storage has a subclass that stores the
/// position.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitextposition
@preconcurrency @MainActor open class UITextPosition {
  /// Creates a position without a value; call it in subclasses.
  public init() {}

  /// Whether `object` is an equal position: by default, whether it is the same object.
  open func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject } === self }

  /// The same number for equal places.
  open var hash: Int { ObjectIdentifier(self).hashValue }
}

/// A range in the text of a view, from one position to another. The view creates it:
/// ``UITextInput/textRange(from:to:)``. A view with its own text storage has a subclass that overrides ``start``,
/// ``end`` and ``isEmpty``.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitextrange
@preconcurrency @MainActor open class UITextRange {
  private let place = UITextPosition()

  /// Creates an empty range without a value; call it in subclasses.
  public init() {}

  /// Where it begins.
  open var start: UITextPosition { place }

  /// Where it ends; never before ``start``.
  open var end: UITextPosition { place }

  /// Whether the range is empty.
  open var isEmpty: Bool { start == end }

  /// Whether `object` is a range that begins and ends at the same places.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITextRange else { return false }
    return start == other.start && end == other.end
  }

  /// The same number for equal ranges.
  open var hash: Int { start.hash &* 31 &+ end.hash }
}

extension UITextPosition: @MainActor Hashable {
  /// Whether both are the same place.
  public static func == (one: UITextPosition, other: UITextPosition) -> Bool { one.isEqual(other) }

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension UITextRange: @MainActor Hashable {
  /// Whether both begin and end at the same places.
  public static func == (one: UITextRange, other: UITextRange) -> Bool { one.isEqual(other) }

  /// Hashes both places.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
