// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The area that the lines of a ``UITextView`` fill, which has one. Its width follows that of the view.
///
/// Semantics: https://developer.apple.com/documentation/uikit/nstextcontainer
public final class NSTextContainer {
  /// How far lines keep from the left and the right end of the area, in points, in addition to the view's
  /// ``UITextView/textContainerInset``. 5 unless set; a number that is negative, or isn't finite, counts as 0.
  public var lineFragmentPadding: CGFloat = 5 {
    didSet {
      if !lineFragmentPadding.isFinite || lineFragmentPadding < 0 { lineFragmentPadding = 0 }
      if lineFragmentPadding != oldValue { paddingDidChange() }
    }
  }

  private let paddingDidChange: () -> Void

  /// Creates an area.
  /// - Parameter paddingDidChange: called when lines have another room.
  init(paddingDidChange: @escaping () -> Void) {
    self.paddingDidChange = paddingDidChange
  }
}
