// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation
import GossamerKit

/// A range of a text, in scalars, with one style.
struct TextTagRun: Equatable {
  let range: Range<Int>
  let style: TextTagStyle
}

/// The style of a part of a text.
struct TextTagStyle: Hashable {
  let attributes: TextAttributes
  /// The font of text without a font attribute.
  let font: UIFont
  let inks: TextInks

  /// Makes the characters with a tag invisible.
  static func hide(_ tag: UnsafeMutablePointer<GtkTextTag>) {
    TagProperties(tag: tag).set("invisible", .boolean) { g_value_set_boolean(&$0, 1) }
  }

  /// Sets the properties of a tag to this style.
  func apply(to tag: UnsafeMutablePointer<GtkTextTag>?) {
    guard let tag else { return }
    let properties = TagProperties(tag: tag)
    applyFont(to: properties)
    applyInks(to: properties)
    if let paragraph = attributes.paragraph { apply(paragraph, to: properties) }
  }

  private func applyFont(to tag: TagProperties) {
    let font = attributes.font ?? font
    let description = pango_font_description_from_string(font.pangoDescription)
    tag.set("font-desc", pango_font_description_get_type()) {
      g_value_set_boxed(&$0, UnsafeRawPointer(description))
    }
    pango_font_description_free(description)
    let kern = gint((attributes.kern * CGFloat(PANGO_SCALE)).rounded())
    // GTK refuses negative spacing in tags. The style sheet sets the spacing of the view's own font.
    if font.pangoLetterSpacing + kern > 0 {
      tag.set("letter-spacing", to: font.pangoLetterSpacing + kern)
    }
    if let features = font.pangoFontFeatures {
      tag.set("font-features", .string) { g_value_set_string(&$0, features) }
    }
    let rise = (attributes.baselineOffset * CGFloat(PANGO_SCALE)).rounded()
    if rise != 0 { tag.set("rise", to: gint(rise)) }
  }

  private func applyInks(to tag: TagProperties) {
    let own = attributes.color ?? (attributes.isLink ? inks.tint : nil)
    tag.set("foreground-rgba", to: own?.components(with: inks.traits) ?? inks.color)
    tag.set("background-rgba", to: attributes.backgroundColor?.components(with: inks.traits))
    if attributes.isLink || !attributes.underline.isEmpty {
      let isDouble = attributes.underline.isSuperset(of: .double)
      tag.set("underline", pango_underline_get_type()) {
        g_value_set_enum(
          &$0, gint((isDouble ? PANGO_UNDERLINE_DOUBLE : PANGO_UNDERLINE_SINGLE).rawValue))
      }
      tag.set("underline-rgba", to: attributes.underlineColor?.components(with: inks.traits))
    }
    if !attributes.strikethrough.isEmpty {
      tag.set("strikethrough", .boolean) { g_value_set_boolean(&$0, 1) }
      tag.set(
        "strikethrough-rgba", to: attributes.strikethroughColor?.components(with: inks.traits))
    }
  }

  private func apply(_ paragraph: ParagraphAttributes, to tag: TagProperties) {
    func points(_ length: CGFloat) -> gint { gint(max(length, 0).rounded()) }
    if paragraph.alignment != .natural {
      tag.set("justification", gtk_justification_get_type()) {
        g_value_set_enum(&$0, gint(GtkJustification(paragraph.alignment, in: inks).rawValue))
      }
    }
    // The margins of the tag are added to those of the view.
    tag.set("accumulative-margin", .boolean) { g_value_set_boolean(&$0, 1) }
    let leading = min(paragraph.headIndent, paragraph.firstLineHeadIndent)
    tag.set("left-margin", to: points(leading))
    tag.set("right-margin", to: points(-paragraph.tailIndent))
    tag.set(
      "indent",
      to: gint((paragraph.firstLineHeadIndent - paragraph.headIndent).rounded()))
    tag.set("pixels-above-lines", to: points(paragraph.paragraphSpacingBefore))
    tag.set(
      "pixels-below-lines",
      to: points(max(paragraph.paragraphSpacing, 0) + max(paragraph.lineSpacing, 0)))
    tag.set("pixels-inside-wrap", to: points(paragraph.lineSpacing))
  }
}

extension GtkJustification {
  /// The justification that shows an alignment in a paragraph that runs in the layout direction. GTK mirrors left and
  /// right in right-to-left paragraphs.
  /// - Parameter isRightToLeft: whether the layout direction is right to left.
  init(_ alignment: NSTextAlignment, isRightToLeft: Bool) {
    self =
      switch alignment {
      case .natural: GTK_JUSTIFY_LEFT
      case .left: isRightToLeft ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT
      case .right: isRightToLeft ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT
      case .center: GTK_JUSTIFY_CENTER
      case .justified: GTK_JUSTIFY_FILL
      }
  }

  fileprivate init(_ alignment: NSTextAlignment, in inks: TextInks) {
    self.init(alignment, isRightToLeft: inks.traits.layoutDirection == .rightToLeft)
  }
}

/// Sets the properties of a tag.
private struct TagProperties {
  let tag: UnsafeMutablePointer<GtkTextTag>

  func set(_ name: String, _ type: GType, _ store: (inout GValue) -> Void) {
    var value = GValue()
    g_value_init(&value, type)
    store(&value)
    tag.withMemoryRebound(to: GObject.self, capacity: 1) {
      g_object_set_property($0, name, &value)
    }
    g_value_unset(&value)
  }

  func set(_ name: String, to number: gint) {
    set(name, .int) { g_value_set_int(&$0, number) }
  }

  /// Sets a colour. Does nothing if it is nil.
  func set(_ name: String, to color: UIColor.Components?) {
    guard let color else { return }
    set(name, gdk_rgba_get_type()) { value in
      withUnsafePointer(to: GdkRGBA(color)) { g_value_set_boxed(&value, $0) }
    }
  }
}
