// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Font and colour of a text, as Pango takes them. They overrule the theme's.
final class TextAttributes {
  let list: OpaquePointer
  private let font: UIFont
  private let color: UIColor.Components

  /// Attributes for a whole text. Costs the parsing of the font's description.
  init(font: UIFont, color: UIColor.Components) {
    self.font = font
    self.color = color
    list = pango_attr_list_new()
    let description = pango_font_description_from_string(font.pangoDescription)
    pango_attr_list_insert(list, pango_attr_font_desc_new(description))
    pango_font_description_free(description)
    if let features = font.pangoFontFeatures {
      pango_attr_list_insert(list, pango_attr_font_features_new(features))
    }
    pango_attr_list_insert(list, pango_attr_letter_spacing_new(font.pangoLetterSpacing))
    pango_attr_list_insert(
      list,
      pango_attr_foreground_new(
        Self.scaled(color.red), Self.scaled(color.green), Self.scaled(color.blue)))
    // An opacity of 0 would mean "not set" to Pango.
    pango_attr_list_insert(list, pango_attr_foreground_alpha_new(max(Self.scaled(color.alpha), 1)))
  }

  /// Whether they show a text in this font and colour.
  func show(_ font: UIFont, in color: UIColor.Components) -> Bool {
    self.font == font && self.color == color
  }

  isolated deinit {
    pango_attr_list_unref(list)
  }

  private static func scaled(_ component: CGFloat) -> guint16 {
    guint16((component * 65_535).rounded())
  }
}
