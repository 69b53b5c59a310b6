// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A view whose font can follow the preferred text size: a label, a text field or a text view.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting>
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font, if it is a preferred font or a scaled font of `UIFontMetrics`, follows the preferred text size. False
  /// by default.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
