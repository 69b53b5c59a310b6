// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CPango
import Foundation

// What drawing layers takes beyond Core Graphics' own calls.
nonisolated extension CGContext {
  /// Draws a recorded drawing at its place.
  @MainActor package func paint(_ drawing: Drawing) {
    cairo_save(cairo)
    cairo_set_source_surface(cairo, drawing.surface, 0, 0)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }

  /// Fills the present clip with a gradient.
  /// - Parameters:
  ///   - radii: those of the outermost ellipse around `start`; nil for a gradient along the line to `end`.
  ///   - stops: locations from 0 to 1, with their colours.
  package func paintGradient(
    from start: CGPoint, to end: CGPoint, radii: CGSize?,
    stops: [(location: CGFloat, color: UIColor.Components)]
  ) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    let pattern: OpaquePointer?
    if let radii {
      guard radii.width > 0, radii.height > 0 else { return }
      pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      cairo_translate(cairo, start.x, start.y)
      cairo_scale(cairo, radii.width, radii.height)
    } else {
      pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    }
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(cairo, pattern)
    cairo_paint(cairo)
    cairo_pattern_destroy(pattern)
  }

  /// Draws what `body` draws as one picture, with an opacity.
  package func paintGroup(alpha: CGFloat, _ body: () -> Void) {
    guard alpha < 1 else { return body() }
    cairo_push_group(cairo)
    body()
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, max(alpha, 0))
  }

  /// Draws what `body` draws as far as the alpha of what `mask` draws lets it through.
  package func paintMasked(_ body: () -> Void, by mask: () -> Void) {
    cairo_push_group(cairo)
    body()
    cairo_pop_group_to_source(cairo)
    cairo_push_group(cairo)
    mask()
    let pattern = cairo_pop_group(cairo)
    cairo_mask(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }
}
