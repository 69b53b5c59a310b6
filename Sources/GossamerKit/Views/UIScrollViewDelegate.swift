// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Is told of the scrolling of a scroll view. Every method is optional.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiscrollviewdelegate
public protocol UIScrollViewDelegate: AnyObject {
  /// The content offset has changed, whoever has changed it.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// The movement that ``UIScrollView/setContentOffset(_:animated:)`` began has come to its end. Not
  /// called if something else has scrolled meanwhile.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The ``UIScrollView/adjustedContentInset`` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
