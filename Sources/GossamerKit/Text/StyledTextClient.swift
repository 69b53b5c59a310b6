// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view whose edited text may have attributes.
protocol StyledTextClient: TextEditorClient, UIContentSizeCategoryAdjusting {
  /// The text with its attributes; nil while it has none of its own.
  var styledText: StyledText? { get set }

  /// The font of the text; nil for the default font.
  var font: UIFont? { get set }

  /// The font of text without a font attribute.
  var shownFont: UIFont { get }

  /// What the attributes of typed text were set to, until the selection changes; nil for those of the text.
  var storedTypingAttributes: [NSAttributedString.Key: Any]? { get set }

  /// Further attributes of text without any.
  var storedDefaultAttributes: [NSAttributedString.Key: Any] { get }

  /// The colour of text without a colour attribute; nil for the colour of labels.
  var textColor: UIColor? { get }

  /// Called when the look of the text has changed, so that it may need another size.
  func attributesDidChange()
}

extension StyledTextClient {
  /// The text with the attributes that it is shown in.
  var attributedContent: NSAttributedString {
    styledText?.attributed
      ?? NSAttributedString(
        string: editor.edited.string,
        attributes: [.font: shownFont, .foregroundColor: textColor ?? .label])
  }

  /// Sets the text with attributes, without asking the delegates; nil empties it.
  func setAttributedText(_ text: NSAttributedString?) {
    guard let text else { return setPlainText("") }
    guard text != styledText?.attributed else { return }
    setPlainText(text.string)
    styledText = StyledText(text)
    attributesDidChange()
  }

  /// Sets the text without attributes, and without asking the delegates.
  func setPlainText(_ string: String) {
    giveUpAttributes()
    editor.setText(string)
  }

  /// Removes all attributes.
  func giveUpAttributes() {
    guard styledText != nil else { return }
    styledText = nil
    attributesDidChange()
  }

  /// Adjusts the fonts to the content size category of the traits, if ``adjustsFontForContentSizeCategory`` is true.
  func adjustShownFonts(to traits: UITraitCollection) {
    guard adjustsFontForContentSizeCategory else { return }
    let adjusted = styledText?.adjustingFonts(to: traits)
    let adjustedFont = font?.adjusted(to: traits)
    guard adjusted != nil || adjustedFont !== font else { return }
    font = adjustedFont
    if let adjusted {
      styledText = adjusted
      attributesDidChange()
    }
  }

  /// Adjusts the attributes to a change of the text. If the text is now empty, they are removed.
  /// - Returns: whether the text has, or had, attributes.
  func keepAttributes(after change: TextChange) -> Bool {
    let defaults = styledText == nil && !storedDefaultAttributes.isEmpty ? plainAttributes : nil
    let typed = storedTypingAttributes ?? defaults
    guard styledText != nil || typed != nil else { return false }
    if editor.edited.length == 0 {
      giveUpAttributes()
    } else if styledText == nil, typed != nil, change.replacement.isEmpty {
      return false
    } else {
      let before = styledText == nil ? attributedBefore(change) : nil
      if let before, before.length == 0 {
        // An empty text has no attributes to which those of the typed one could be added.
        styledText = StyledText(
          NSAttributedString(string: editor.edited.string, attributes: typed ?? plainAttributes))
      } else {
        if let before { styledText = StyledText(before) }
        styledText?.apply(change, typed: change.replacement.isEmpty ? nil : typed)
      }
      if typed != nil { attributesDidChange() }
    }
    return true
  }

  /// The plain text before a change, with the attributes that it was shown in.
  private func attributedBefore(_ change: TextChange) -> NSAttributedString {
    let text = NSMutableString(string: editor.edited.string)
    let typed = NSRange(
      location: change.range.location, length: (change.replacement as NSString).length)
    text.replaceCharacters(in: typed, with: String(repeating: " ", count: change.range.length))
    return NSAttributedString(
      string: String(describing: text), attributes: plainAttributes)
  }

  /// The attributes of text that has none of its own.
  var plainAttributes: [NSAttributedString.Key: Any] {
    storedDefaultAttributes.merging(
      [.font: shownFont, .foregroundColor: textColor ?? .label]
    ) { $1 }
  }

  /// The attributes of what is typed next.
  var attributesToType: [NSAttributedString.Key: Any] {
    if let storedTypingAttributes { return storedTypingAttributes }
    guard let text = styledText?.attributed, text.length > 0 else { return plainAttributes }
    let place = min(max(editor.edited.selection.location - 1, 0), text.length - 1)
    return text.attributes(at: place, effectiveRange: nil)
  }
}

extension TextInks {
  /// The colours of a view's text.
  /// - Parameter color: the colour of text without a colour attribute.
  package init(_ color: UIColor, of view: UIView) {
    self.init(color, with: view.traitCollection, tint: view.tintColor ?? .tintColor)
  }
}
