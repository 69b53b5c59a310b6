// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CPango
import Foundation

/// A font in Pango's terms: families, weight, slant and absolute size.
nonisolated final class FontDescription {
  let pointer: OpaquePointer

  /// The description of a font: one point is one logical pixel, whatever the resolution.
  init(_ font: UIFont) {
    pointer = pango_font_description_new()
    pango_font_description_set_family(pointer, font.face.families)
    pango_font_description_set_weight(pointer, PangoWeight(UInt32(font.face.weight)))
    pango_font_description_set_style(
      pointer, font.face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(
      pointer, (Double(font.pointSize) * Double(PANGO_SCALE)).rounded())
  }

  /// A description in Pango's notation, such as `Inter, Semi-Bold Italic 17px`.
  init(parsing text: String) {
    pointer = pango_font_description_from_string(text)
  }

  deinit {
    pango_font_description_free(pointer)
  }

  /// The description in Pango's notation.
  var text: String {
    guard let bytes = pango_font_description_to_string(pointer) else { return "" }
    defer { g_free(bytes) }
    return String(cString: bytes)
  }
}

nonisolated extension UIFont {
  /// The font in the notation of `pango_font_description_from_string`, such as
  /// `Inter,Cantarell,Sans Semi-Bold 17px`: a host sets it on its widgets.
  package var pangoDescription: String { FontDescription(self).text }

  /// The OpenType features that the font turns on, in the notation of
  /// `pango_attr_font_features_new`; `nil` means none.
  package var pangoFontFeatures: String? { face.hasTabularDigits ? "tnum=1" : nil }

  /// The ``tracking`` in Pango's units, of which a point has 1,024.
  package var pangoLetterSpacing: Int32 {
    Int32((tracking * CGFloat(PANGO_SCALE)).rounded())
  }
}
