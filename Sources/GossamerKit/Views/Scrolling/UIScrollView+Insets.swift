// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The safe area in the content inset.
extension UIScrollView {
  /// The part of the safe area that is added to the content inset of a scroll view.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The top and bottom, and also the left and right if the content is wider than the view.
    case automatic = 0
    /// The edges along the axes in which the content is larger than the view.
    case scrollableAxes = 1
    /// Nothing.
    case never = 2
    /// All of it.
    case always = 3
  }

  /// The content inset plus the part of the safe area that is added to it.
  var insetWithSafeArea: UIEdgeInsets {
    let (edges, safe) = (edgesInSafeArea, safeAreaInsets)
    return UIEdgeInsets(
      top: contentInset.top + (edges.contains(.top) ? safe.top : 0),
      left: contentInset.left + (edges.contains(.left) ? safe.left : 0),
      bottom: contentInset.bottom + (edges.contains(.bottom) ? safe.bottom : 0),
      right: contentInset.right + (edges.contains(.right) ? safe.right : 0))
  }

  /// Notifies the view and its delegates if the adjusted content inset has changed since the last call.
  func noteAdjustedInset() {
    let inset = adjustedContentInset
    guard inset != lastAdjustedInset else { return }
    lastAdjustedInset = inset
    adjustedContentInsetDidChange()
    tell { $0.scrollViewDidChangeAdjustedContentInset(self) }
  }
}
