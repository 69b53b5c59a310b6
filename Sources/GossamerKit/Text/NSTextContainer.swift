// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The area of a ``UITextView`` in which lines are laid out. Each text view has one; its width follows that of the
/// view.
///
/// Semantics: https://developer.apple.com/documentation/uikit/nstextcontainer
@preconcurrency @MainActor public final class NSTextContainer {
  /// The padding at the left and the right end of each line, in points, in addition to the view's
  /// ``UITextView/textContainerInset``. 5 by default. A negative number, or one that isn't finite, counts as 0.
  public var lineFragmentPadding: CGFloat = 5 {
    didSet {
      if !lineFragmentPadding.isFinite || lineFragmentPadding < 0 { lineFragmentPadding = 0 }
      if lineFragmentPadding != oldValue { paddingDidChange() }
    }
  }

  private let paddingDidChange: () -> Void

  /// Creates an area.
  /// - Parameter paddingDidChange: called when the padding has changed.
  init(paddingDidChange: @escaping () -> Void) {
    self.paddingDidChange = paddingDidChange
  }
}
