// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// The text and the placeholder with attributes.
extension UITextField: StyledTextClient {
  func attributesDidChange() {
    setNeedsCommit(.content)
    invalidateIntrinsicContentSize()
  }

  func setDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      textAlignment = style.alignment
    }
    storedDefaultAttributes = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
    guard edited.length > 0 else { return }
    styledText =
      storedDefaultAttributes.isEmpty
      ? nil
      : StyledText(NSAttributedString(string: editor.edited.string, attributes: plainAttributes))
    attributesDidChange()
  }

  func setPlaceholder(_ placeholder: StyledText) {
    let old = styledPlaceholder
    styledPlaceholder = placeholder
    guard placeholder.string != old.string || placeholder.runs != old.runs else { return }
    setNeedsCommit([.content, .accessibility])
    invalidateIntrinsicContentSize()
  }

  /// The attributes with which the text is shown; none if it is secure.
  var textRuns: TextRuns { isSecureTextEntry ? TextRuns() : styledText?.runs ?? TextRuns() }

  var plainAttributedPlaceholder: NSAttributedString? {
    placeholder.map {
      NSAttributedString(
        string: $0, attributes: [.font: shownFont, .foregroundColor: UIColor.placeholderText])
    }
  }

  // MARK: - For the host

  /// Whether parts of the text have attributes of their own.
  package var hasAttributes: Bool { !textRuns.isEmpty }

  /// The attributes of a part of the text, in UTF-16 units.
  /// - Parameters:
  ///   - part: the characters of the part.
  ///   - place: where the part begins, in UTF-16 units.
  package func attributes(of part: String, at place: Int) -> PangoAttributes {
    let range = NSRange(location: place, length: part.utf16.count)
    let scale = fontScale
    return PangoAttributes(
      textRuns.part(range).scaled(by: scale), of: part,
      laidOutAs: DisplayText.replacingNUL(in: part),
      font: shownFont.withSize(shownFont.pointSize * scale),
      inks: TextInks(textColor ?? .label, of: self))
  }

  /// The attributes of the placeholder.
  package var placeholderAttributes: PangoAttributes {
    let (text, scale) = (placeholder ?? "", fontScale)
    return PangoAttributes(
      styledPlaceholder.runs.scaled(by: scale), of: text,
      laidOutAs: DisplayText.replacingNUL(in: text),
      font: shownFont.withSize(shownFont.pointSize * scale),
      inks: TextInks(.placeholderText, of: self))
  }
}
