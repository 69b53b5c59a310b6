// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Edges of a rectangle, where leading is the edge at which reading starts.
///
/// Semantics: https://developer.apple.com/documentation/uikit/nsdirectionalrectedge
nonisolated public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// One bit each.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge at which reading starts.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge at which reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
