// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CPango
import Foundation

/// What a view's `draw(_:)` or a layer has drawn, to be shown at any scale.
@MainActor package final class Drawing {
  /// The cairo surface that has noted it, in the coordinates of the view.
  package let surface: OpaquePointer

  /// The bounds that were drawn.
  package let bounds: CGRect

  /// The rectangle of the view's coordinates that something was drawn in; within the bounds, and null for
  /// nothing.
  package let area: CGRect

  /// What was noted on `context`.
  package init(_ context: CGContext, bounds: CGRect) {
    surface = cairo_surface_reference(cairo_get_target(context.cairo))
    self.bounds = bounds
    var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
    cairo_recording_surface_ink_extents(surface, &x, &y, &width, &height)
    let ink = CGRect(x: x, y: y, width: width, height: height)
    area = ink.isEmpty ? .null : ink.intersection(bounds)
  }

  isolated deinit {
    cairo_surface_destroy(surface)
  }
}
