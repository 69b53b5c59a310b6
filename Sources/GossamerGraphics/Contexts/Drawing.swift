// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CPango
import Foundation

/// The recorded drawing of a view's `draw(_:)` or of a layer, which can be shown at any scale.
@MainActor package final class Drawing {
  /// The cairo recording surface, in the coordinates of the view.
  package let surface: OpaquePointer

  /// The bounds that were drawn.
  package let bounds: CGRect

  /// The smallest rectangle that contains everything drawn, within the bounds, in the view's
  /// coordinates; null if nothing was drawn.
  package let area: CGRect

  /// Takes the drawing that `context` has recorded.
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
