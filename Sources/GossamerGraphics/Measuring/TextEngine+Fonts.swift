// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CPango
import Foundation

/// Queries of fonts, independent of a text.
extension TextEngine {
  /// The metrics of the installed font that is drawn for `font`; all 0 if no font at all is
  /// installed.
  func metrics(of font: UIFont) -> FontMetrics {
    let description = FontDescription(font)
    guard let loaded = pango_context_load_font(context.pointer, description.pointer) else {
      return FontMetrics()
    }
    let reference = GObjectReference(owning: OpaquePointer(loaded))
    return withExtendedLifetime(reference) {
      let metrics = pango_font_get_metrics(loaded, nil)
      defer { pango_font_metrics_unref(metrics) }
      let ascent = points(pango_font_metrics_get_ascent(metrics))
      let descent = points(pango_font_metrics_get_descent(metrics))
      let height = points(pango_font_metrics_get_height(metrics))
      return FontMetrics(
        ascent: ascent, descent: descent, lineGap: max(height - ascent - descent, 0),
        capHeight: inkHeight(of: "H", in: description),
        xHeight: inkHeight(of: "x", in: description), family: family(of: loaded))
    }
  }

  /// The name of the installed family that matches `name`, ignoring case and spaces; nil if there
  /// is none.
  func family(named name: String) -> String? {
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_context_list_families(context.pointer, &families, &count)
    defer { g_free(families) }
    let wanted = Self.key(name)
    for index in 0..<Int(count) {
      guard let bytes = pango_font_family_get_name(families?[index]) else { continue }
      let family = String(cString: bytes)
      if Self.key(family) == wanted { return family }
    }
    return nil
  }

  /// The names of all installed families, sorted.
  var familyNames: [String] {
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_context_list_families(context.pointer, &families, &count)
    defer { g_free(families) }
    return (0..<Int(count)).compactMap { index in
      pango_font_family_get_name(families?[index]).map { String(cString: $0) }
    }.sorted()
  }

  /// The names of a family's fonts, such as `Inter-Bold`.
  func fontNames(ofFamily name: String) -> [String] {
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_context_list_families(context.pointer, &families, &count)
    defer { g_free(families) }
    for index in 0..<Int(count) {
      guard let bytes = pango_font_family_get_name(families?[index]) else { continue }
      let family = String(cString: bytes)
      guard Self.key(family) == Self.key(name) else { continue }
      var faces: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFace>?>?
      var faceCount: Int32 = 0
      pango_font_family_list_faces(families?[index], &faces, &faceCount)
      defer { g_free(faces) }
      let compact = family.filter { !$0.isWhitespace }
      return (0..<Int(faceCount)).compactMap { face in
        pango_font_face_get_face_name(faces?[face]).map {
          "\(compact)-\(String(cString: $0).filter { !$0.isWhitespace })"
        }
      }
    }
    return []
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace }
  }

  private func family(of font: UnsafeMutablePointer<PangoFont>) -> String {
    let description = pango_font_describe(font)
    defer { pango_font_description_free(description) }
    guard let bytes = pango_font_description_get_family(description) else { return "" }
    return String(cString: bytes)
  }

  private func inkHeight(of text: String, in description: FontDescription) -> CGFloat {
    let layout = GObjectReference(owning: pango_layout_new(context.pointer))
    pango_layout_set_font_description(layout.pointer, description.pointer)
    pango_layout_set_text(layout.pointer, text, -1)
    var ink = PangoRectangle()
    pango_layout_get_extents(layout.pointer, &ink, nil)
    return points(ink.height)
  }
}

/// The metrics of a font in points, not rounded.
nonisolated struct FontMetrics: Hashable, Sendable {
  /// From the baseline to the top of a line.
  var ascent: CGFloat = 0
  /// From the baseline to the bottom of a line; a positive number.
  var descent: CGFloat = 0
  /// The space that the font recommends between two lines.
  var lineGap: CGFloat = 0
  /// The height of an H.
  var capHeight: CGFloat = 0
  /// The height of an x.
  var xHeight: CGFloat = 0
  /// The name of the family that is drawn.
  var family = ""
}
