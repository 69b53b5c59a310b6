// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Is told of the scrolling of a scroll view. Every method is optional.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiscrollviewdelegate
@MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// The content offset has changed, whoever has changed it.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// A person begins to drag the content, by a finger, the wheel, or two fingers on a touchpad.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// A person is letting the content go. A wheel is let go a quarter of a second after its last step.
  /// - Parameters:
  ///   - velocity: how fast the content offset is changing, in points per millisecond.
  ///   - targetContentOffset: where the content will come to rest. Change it to have it rest elsewhere.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// A person has let the content go.
  /// - Parameter decelerate: whether it moves on by itself.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content, which was let go, begins to move by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content has come to rest that moved by itself, or was stopped by a person or the application.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// The movement that ``UIScrollView/setContentOffset(_:animated:)`` began has come to its end. Not
  /// called if something else has scrolled meanwhile.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The ``UIScrollView/adjustedContentInset`` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
