// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view whose edited text may have attributes.
protocol StyledTextClient: TextEditorClient, UIContentSizeCategoryAdjusting {
  /// The text with its attributes; nil while it has none of its own.
  var styledText: StyledText? { get set }

  /// The font of the text; nil for a usual one.
  var font: UIFont? { get set }

  /// The font of what has none of its own.
  var shownFont: UIFont { get }

  /// The colour of what has none of its own; nil for that of labels.
  var textColor: UIColor? { get }

  /// The text looks different from before, and may need another room.
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

  /// Sets the text by program, with attributes or, for nil, to nothing.
  func setAttributedText(_ text: NSAttributedString?) {
    guard let text else { return setPlainText("") }
    guard text != styledText?.attributed else { return }
    setPlainText(text.string)
    styledText = StyledText(text)
    attributesDidChange()
  }

  /// Sets the text by program, without attributes.
  func setPlainText(_ string: String) {
    giveUpAttributes()
    editor.setText(string)
  }

  /// The text is plain from now on.
  func giveUpAttributes() {
    guard styledText != nil else { return }
    styledText = nil
    attributesDidChange()
  }

  /// Has the fonts follow the size of text that the traits say, if they should.
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

  /// Has the attributes follow a change of the text. What was emptied is plain.
  /// - Returns: whether there are any, or were.
  func keepAttributes(after change: TextChange) -> Bool {
    guard styledText != nil else { return false }
    if editor.edited.length == 0 {
      giveUpAttributes()
    } else {
      styledText?.apply(change)
    }
    return true
  }
}

extension TextInks {
  /// The inks of a text of a view.
  /// - Parameter color: the colour of what has none of its own.
  package init(_ color: UIColor, of view: UIView) {
    self.init(color, with: view.traitCollection, tint: view.tintColor ?? .tintColor)
  }
}
