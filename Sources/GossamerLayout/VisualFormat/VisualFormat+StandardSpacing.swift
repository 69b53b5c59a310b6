// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension VisualFormat {
  /// The distance that a single `-` stands for. Who turns a format into constraints decides what it
  /// is; the numbers here are Auto Layout's when nothing else is known.
  public enum StandardSpacing: Hashable, Sendable {
    /// Between the edges of two views.
    case siblings
    /// Between a view and its superview's edge, where the superview's margin may take its place.
    case superviewEdge
    /// Between the baselines of two views, where the line heights of their fonts may take its
    /// place.
    case baselines

    /// Auto Layout's number for it, in points: 20 to the superview's edge, otherwise 8.
    public var points: Double {
      switch self {
      case .siblings, .baselines: 8
      case .superviewEdge: 20
      }
    }
  }
}
