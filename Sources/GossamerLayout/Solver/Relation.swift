// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// How the two sides of a constraint are related. The raw values are those of
/// `NSLayoutConstraint.Relation`.
public enum Relation: Int, Sendable {
  /// The left side is at most the right side.
  case lessThanOrEqual = -1
  /// Both sides are equal.
  case equal = 0
  /// The left side is at least the right side.
  case greaterThanOrEqual = 1
}
