// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A set of edges of a rectangle.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uirectedge>
nonisolated public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// One bit an edge.
  public let rawValue: UInt

  /// The edges whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
