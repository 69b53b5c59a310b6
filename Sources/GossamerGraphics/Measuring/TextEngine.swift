// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CPango
import Foundation

/// Pango, set up so that its measures equal GtkLabel's.
///
/// One layout serves for all texts: measuring allocates what Pango needs for the text, no objects.
final class TextEngine {
  let fontMap: GObjectReference
  let context: GObjectReference
  private let layout: GObjectReference

  init() {
    fontMap = GObjectReference(owning: OpaquePointer(pango_cairo_font_map_new()))
    // GTK's resolution: sizes in typographic points, which the Kit does not use, depend on it.
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

  /// A layout for a cairo context with its present coordinates, to be kept and drawn. It measures as all
  /// others do.
  func makeLayout(on cairo: OpaquePointer) -> GObjectReference {
    let context = Self.makeContext(of: fontMap)
    return withExtendedLifetime(context) {
      pango_cairo_update_context(cairo, context.pointer)
      return GObjectReference(owning: pango_layout_new(context.pointer))
    }
  }

  /// Lays a text out and reads its measures.
  package func measure(_ request: TextRequest) -> TextMeasurement {
    layOut(request) { _, _ in }.measurement
  }

  /// What is laid out for a text.
  func display(_ request: TextRequest) -> DisplayText {
    defer { pango_layout_set_text(layout.pointer, "", 0) }
    return TextFlow(request).shown { layout.pointer }
  }

  /// Lays a text out.
  /// - Parameter place: is told where a paragraph's layout stands, which the next one takes over.
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
