// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CPango
import Foundation

/// The colours with which a text is drawn.
nonisolated package struct TextInks: Hashable {
  package var color: UIColor.Components
  package var tint: UIColor
  package var traits: UITraitCollection

  /// The colours of a text with these traits.
  /// - Parameters:
  ///   - color: the colour of text without a colour attribute.
  ///   - tint: the tint colour, in which links are drawn.
  @MainActor package init(
    _ color: UIColor, with traits: UITraitCollection, tint: UIColor = .tintColor
  ) {
    self.traits = traits
    self.color = color.components(with: traits)
    self.tint = tint
  }
}

/// A text's fonts, colours and other attributes in Pango's terms. Measuring and drawing both get
/// them from here.
package final class PangoAttributes {
  /// A `PangoAttrList`.
  // Nonisolated is safe: the list never changes once it is made, and Pango counts its references
  // atomically. So the deinit needs no actor, and hopping to the executor would take as long as
  // freeing the list.
  nonisolated(unsafe) package let list: OpaquePointer

  /// The attributes of a text in one font and one colour.
  package init(font: UIFont, color: UIColor.Components) {
    list = pango_attr_list_new()
    let whole = 0..<Int(UInt32.max)
    add(font, kern: 0, in: whole)
    add(color, in: whole, pango_attr_foreground_new, pango_attr_foreground_alpha_new)
  }

  /// The attributes of a text, or of the part of it that a widget shows.
  /// - Parameters:
  ///   - runs: the attributes of parts of the text.
  ///   - shown: the text that is laid out.
  ///   - font: the font of text without a font attribute.
  package convenience init(
    _ runs: TextRuns, of text: String, laidOutAs shown: String, font: UIFont, inks: TextInks
  ) {
    guard !runs.isEmpty else {
      self.init(font: font, color: inks.color)
      return
    }
    self.init(
      runs.spans(of: text, laidOutAs: shown)[...], from: 0, font: font, inks: inks)
  }

  /// The attributes of a paragraph.
  /// - Parameters:
  ///   - spans: the spans that overlap the paragraph; empty for a text without attributes.
  ///   - start: where the paragraph begins, in bytes like the spans.
  ///   - inks: the colours; nil if the text is only measured.
  init(_ spans: ArraySlice<TextSpan>, from start: Int, font: UIFont, inks: TextInks?) {
    list = pango_attr_list_new()
    if spans.isEmpty {
      let whole = 0..<Int(UInt32.max)
      add(font, kern: 0, in: whole)
      if let inks {
        add(inks.color, in: whole, pango_attr_foreground_new, pango_attr_foreground_alpha_new)
      }
    }
    let height = spans.first?.attributes.paragraph
    for span in spans {
      let range = max(span.range.lowerBound - start, 0)..<max(span.range.upperBound - start, 0)
      let font = span.attributes.font ?? font
      add(font, kern: span.attributes.kern, in: range)
      if let height { addLineHeight(height, font, in: range) }
      if span.attributes.baselineOffset != 0 {
        add(pango_attr_rise_new(Self.units(span.attributes.baselineOffset)), in: range)
      }
      if let inks { addInks(inks, of: span.attributes, in: range) }
    }
  }

  nonisolated deinit {
    pango_attr_list_unref(list)
  }

  /// A length in Pango's units, of which a point has 1,024; at most 10,000 points.
  static func units(_ points: CGFloat) -> Int32 {
    Int32((points.finiteLength * CGFloat(PANGO_SCALE)).rounded())
  }
}

// MARK: - Single attributes

extension PangoAttributes {
  private func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, in range: Range<Int>) {
    attribute?.pointee.start_index = UInt32(clamping: range.lowerBound)
    attribute?.pointee.end_index = UInt32(clamping: range.upperBound)
    pango_attr_list_insert(list, attribute)
  }

  private func add(_ font: UIFont, kern: CGFloat, in range: Range<Int>) {
    let description = FontDescription(font)
    add(pango_attr_font_desc_new(description.pointer), in: range)
    if let features = font.pangoFontFeatures {
      add(pango_attr_font_features_new(features), in: range)
    }
    add(pango_attr_letter_spacing_new(font.pangoLetterSpacing + Self.units(kern)), in: range)
  }

  /// Adds a line height. Pango distributes the difference equally above and below a line.
  private func addLineHeight(_ style: ParagraphAttributes, _ font: UIFont, in range: Range<Int>) {
    let multiple = style.lineHeightMultiple > 0 ? min(style.lineHeightMultiple, 100) : 1
    guard style.minimumLineHeight > 0 || style.maximumLineHeight > 0 else {
      if multiple != 1 { add(pango_attr_line_height_new(Double(multiple)), in: range) }
      return
    }
    var height = max(font.lineHeight * multiple, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    add(pango_attr_line_height_new_absolute(Self.units(height)), in: range)
  }

  private func addInks(_ inks: TextInks, of attributes: TextAttributes, in range: Range<Int>) {
    let own = attributes.color ?? (attributes.isLink ? inks.tint : nil)
    let color = own?.components(with: inks.traits) ?? inks.color
    add(color, in: range, pango_attr_foreground_new, pango_attr_foreground_alpha_new)
    if let background = attributes.backgroundColor?.components(with: inks.traits),
      background.alpha > 0
    {
      add(background, in: range, pango_attr_background_new, pango_attr_background_alpha_new)
    }
    let isUnderlined = attributes.isLink || !attributes.underline.isEmpty
    if isUnderlined {
      let isDouble = attributes.underline.isSuperset(of: .double)
      add(
        pango_attr_underline_new(isDouble ? PANGO_UNDERLINE_DOUBLE : PANGO_UNDERLINE_SINGLE),
        in: range)
      if let line = attributes.underlineColor?.components(with: inks.traits) {
        add(line, in: range, pango_attr_underline_color_new, nil)
      }
    }
    if !attributes.strikethrough.isEmpty {
      add(pango_attr_strikethrough_new(1), in: range)
      if let line = attributes.strikethroughColor?.components(with: inks.traits) {
        add(line, in: range, pango_attr_strikethrough_color_new, nil)
      }
    }
  }

  private typealias Attribute = UnsafeMutablePointer<PangoAttribute>?

  private func add(
    _ color: UIColor.Components, in range: Range<Int>,
    _ opaque: (UInt16, UInt16, UInt16) -> Attribute, _ opacity: ((UInt16) -> Attribute)?
  ) {
    let parts = [color.red, color.green, color.blue, color.alpha].map {
      UInt16((min(max($0, 0), 1) * 65_535).rounded())
    }
    add(opaque(parts[0], parts[1], parts[2]), in: range)
    // An opacity of 0 would mean "not set" to Pango.
    if let opacity { add(opacity(max(parts[3], 1)), in: range) }
  }
}
