// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension UIControl {
  /// Where a control's content stands vertically.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicontrol/contentverticalalignment-swift.enum
  nonisolated public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Over the whole height.
    case fill = 3
  }

  /// Where a control's content stands horizontally.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment-swift.enum
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// Over the whole width.
    case fill = 3
    /// Where reading starts.
    case leading = 4
    /// Where reading ends.
    case trailing = 5
  }
}
