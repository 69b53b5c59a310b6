// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// How the two sides of a constraint compare. The raw values are those of UIKit's
/// `NSLayoutConstraint.Relation`.
public enum LayoutRelation: Int, Hashable, Sendable, CaseIterable {
  /// The first side is at most the second.
  case lessThanOrEqual = -1
  /// Both sides are equal.
  case equal = 0
  /// The first side is at least the second.
  case greaterThanOrEqual = 1
}

extension LayoutRelation: CustomStringConvertible {
  /// The relation as a visual format writes it: `<=`, `==` or `>=`.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
