// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A place in the text of a view, between two characters. The view makes it, and says how far it is from another:
/// ``UITextInput/offset(from:to:)``. A view with a text of its own has a subclass that says where the place is.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitextposition
@MainActor open class UITextPosition {
  /// Creates a place that says nothing: for subclasses.
  public init() {}

  /// Whether `object` is the same place; the same object unless overridden.
  open func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject } === self }

  /// The same number for equal places.
  open var hash: Int { ObjectIdentifier(self).hashValue }
}

/// A part of the text of a view, from one place to another. The view makes it: ``UITextInput/textRange(from:to:)``.
/// A view with a text of its own has a subclass that overrides all three properties.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitextrange
@MainActor open class UITextRange {
  private let place = UITextPosition()

  /// Creates a range that is only a place, which says nothing: for subclasses.
  public init() {}

  /// Where it begins.
  open var start: UITextPosition { place }

  /// Where it ends; never before ``start``.
  open var end: UITextPosition { place }

  /// Whether it is only a place.
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
