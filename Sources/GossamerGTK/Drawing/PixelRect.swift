// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A rectangle on GTK's grid of whole points.
///
/// The edges are rounded, not the size, so that adjacent views stay adjacent whatever their fractions.
nonisolated struct PixelRect: Equatable {
  var x: Int32 = 0
  var y: Int32 = 0
  var width: Int32 = 0
  var height: Int32 = 0

  /// The greatest coordinate, 2²⁴: up to it a Float, GTK's type of coordinates, represents every whole number.
  private static let greatest: CGFloat = 16_777_216

  /// An empty rectangle at the origin.
  init() {}

  /// `rect` with its edges rounded to whole points; coordinates are clamped to ±16,777,216.
  init(_ rect: CGRect) {
    x = Self.grid(rect.minX)
    y = Self.grid(rect.minY)
    width = Self.grid(rect.maxX) - x
    height = Self.grid(rect.maxY) - y
  }

  /// `coordinate` rounded to a whole point and clamped to ±16,777,216.
  static func grid(_ coordinate: CGFloat) -> Int32 {
    Int32(min(max(coordinate.rounded(), -greatest), greatest))
  }
}
