// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CPango
import Foundation

/// Pango, set up so that its measures equal GtkLabel's.
///
/// All texts share one `PangoLayout`, so that measuring allocates no objects besides those that
/// Pango makes for a text.
final class TextEngine {
  let fontMap: GObjectReference
  let context: GObjectReference
  private let layout: GObjectReference

  init() {
    _ = ApplicationFonts.areRegistered
    fontMap = GObjectReference(owning: OpaquePointer(pango_cairo_font_map_new()))
    // GTK's resolution. Only sizes in typographic points depend on it, which this framework doesn't
    // use.
    pango_cairo_font_map_set_resolution(fontMap.pointer, 96)
    context = Self.makeContext(of: fontMap)
    layout = GObjectReference(owning: pango_layout_new(context.pointer))
  }

  private static func makeContext(of fontMap: GObjectReference) -> GObjectReference {
    let context = GObjectReference(
      owning: pango_font_map_create_context(UnsafeMutablePointer(fontMap.pointer)))
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context.pointer, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context.pointer, 1)
    return context
  }

  /// A new layout for a cairo context and its current transform, for drawing. It gives the same
  /// measurements as the shared one.
  func makeLayout(on cairo: OpaquePointer) -> GObjectReference {
    let context = Self.makeContext(of: fontMap)
    return withExtendedLifetime(context) {
      pango_cairo_update_context(cairo, context.pointer)
      return GObjectReference(owning: pango_layout_new(context.pointer))
    }
  }

  /// Lays a text out and returns its measurements.
  package func measure(_ request: TextRequest) -> TextMeasurement {
    layOut(request) { _, _ in }.measurement
  }

  /// The text that is laid out for a request.
  func display(_ request: TextRequest) -> DisplayText {
    defer { pango_layout_set_text(layout.pointer, "", 0) }
    return TextFlow(request).shown { layout.pointer }
  }

  /// Lays a text out.
  /// - Parameter place: called with the layout and position of each paragraph. The next paragraph
  ///   uses the same layout.
  func layOut(
    _ request: TextRequest, place: (OpaquePointer, CGPoint) -> Void
  ) -> TextFlow.Lines {
    defer { pango_layout_set_text(layout.pointer, "", 0) }
    return TextFlow(request).layOut(newLayout: { layout.pointer }, place: place)
  }

  func points(_ units: Int32) -> CGFloat {
    CGFloat(units) / CGFloat(PANGO_SCALE)
  }
}
