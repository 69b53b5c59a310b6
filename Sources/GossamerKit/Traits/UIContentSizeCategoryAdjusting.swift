// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What can follow the size of text that a person wants: labels, fields and text views.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting>
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font, if it is a preferred one or one of `UIFontMetrics`, follows the size of text that the person
  /// wants. False unless set.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
