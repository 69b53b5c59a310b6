// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The text of a label, or the placeholder of a field: plain, or with attributes.
package struct StyledText {
  package private(set) var string: String?
  /// Nil for a plain text.
  package private(set) var attributed: NSAttributedString?
  package private(set) var runs = TextRuns()

  /// A plain text, or none.
  package init(_ string: String? = nil) {
    self.string = string
  }

  /// A copy of a text with attributes, or none.
  package init(_ attributed: NSAttributedString?) {
    guard let attributed else { return }
    let copy = NSAttributedString(attributedString: attributed)
    string = copy.string
    self.attributed = copy
    runs = TextRuns(copy)
  }

  /// Gives the whole text an attribute. Does nothing to a plain one.
  package mutating func set(_ key: NSAttributedString.Key, to value: Any) {
    change { $0.addAttribute(key, value: value, range: NSRange(location: 0, length: $0.length)) }
  }

  /// Changes the paragraph styles in the text. Paragraphs without a style stay without one.
  package mutating func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard runs.runs.contains(where: { $0.attributes.paragraph != nil }) else { return }
    self.change { string in
      let whole = NSRange(location: 0, length: string.length)
      var styles: [(NSMutableParagraphStyle, NSRange)] = []
      string.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
        guard let old = value as? NSParagraphStyle else { return }
        let new = NSMutableParagraphStyle()
        new.setParagraphStyle(old)
        change(new)
        styles.append((new, range))
      }
      for (style, range) in styles {
        string.addAttribute(.paragraphStyle, value: style, range: range)
      }
    }
  }

  /// The text with its fonts scaled for the traits; nil if no font changes.
  package func adjustingFonts(to traits: UITraitCollection) -> StyledText? {
    guard let attributed, attributed.length > 0 else { return nil }
    var fonts: [(UIFont, NSRange)] = []
    let whole = NSRange(location: 0, length: attributed.length)
    attributed.enumerateAttribute(.font, in: whole) { value, range, _ in
      if let font = value as? UIFont, font.scaling != nil { fonts.append((font, range)) }
    }
    guard fonts.contains(where: { $0.0.adjusted(to: traits) !== $0.0 }) else { return nil }
    var adjusted = self
    adjusted.change { string in
      for (font, range) in fonts {
        string.addAttribute(.font, value: font.adjusted(to: traits), range: range)
      }
    }
    return adjusted
  }

  /// Replaces the characters in the change's range. The new characters get the attributes of those
  /// that they replace or follow, or `typed`.
  package mutating func apply(
    _ change: TextChange, typed: [NSAttributedString.Key: Any]? = nil
  ) {
    self.change { text in
      text.replaceCharacters(in: change.range, with: change.replacement)
      guard let typed else { return }
      let length = (change.replacement as NSString).length
      text.setAttributes(typed, range: NSRange(location: change.range.location, length: length))
    }
  }

  private mutating func change(_ body: (NSMutableAttributedString) -> Void) {
    guard let attributed, attributed.length > 0 else { return }
    let string = NSMutableAttributedString(attributedString: attributed)
    body(string)
    self = StyledText(string)
  }
}
