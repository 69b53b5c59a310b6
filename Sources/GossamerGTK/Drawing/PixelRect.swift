// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A rectangle on GTK's grid of whole points.
///
/// The edges are rounded, not the size: where one view's frame ends the next one's begins, whatever
/// the fractions.
nonisolated struct PixelRect: Equatable {
  var x: Int32 = 0
  var y: Int32 = 0
  var width: Int32 = 0
  var height: Int32 = 0

  /// The greatest coordinate: what a Float, GTK's type of coordinates, still tells from its
  /// neighbours.
  private static let greatest: CGFloat = 16_777_216

  /// An empty rectangle at the origin.
  init() {}

  /// The rectangle on the grid for `rect`; coordinates beyond 16,777,216 are moved there.
  init(_ rect: CGRect) {
    x = Self.grid(rect.minX)
    y = Self.grid(rect.minY)
    width = Self.grid(rect.maxX) - x
    height = Self.grid(rect.maxY) - y
  }

  /// The coordinate on the grid for `coordinate`; one beyond 16,777,216 is moved there.
  static func grid(_ coordinate: CGFloat) -> Int32 {
    Int32(min(max(coordinate.rounded(), -greatest), greatest))
  }
}
