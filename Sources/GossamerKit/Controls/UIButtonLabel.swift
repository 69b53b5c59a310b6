// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The title of a button. What is changed in it, such as its font, changes the button's size too.
final class UIButtonLabel: UILabel {
  override func setUp() {
    super.setUp()
    lineBreakMode = .byTruncatingMiddle
    isAccessibilityElement = false
  }

  override func contentDidChange() {
    super.contentDidChange()
    superview?.invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }
}
