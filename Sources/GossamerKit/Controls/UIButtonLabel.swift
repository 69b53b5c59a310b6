// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The title of a button. What is changed in it, such as its font, changes the button's size too.
final class UIButtonLabel: UILabel {
  override func setUp() {
    super.setUp()
    lineBreakMode = .byTruncatingMiddle
    isAccessibilityElement = false
  }

  /// The button gives the label font and colour for what a title has none for.
  override var stylesAttributedText: Bool { false }

  override func contentDidChange() {
    super.contentDidChange()
    superview?.invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }
}
