// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The delegate of a scroll view. Every method is optional.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiscrollviewdelegate
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Called when the content offset has changed, for whatever reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called when a person begins to drag the content: by a finger, the wheel, or two fingers on a touchpad.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called when a person is about to let the content go. With a wheel, that is a quarter of a second after its last
  /// step.
  /// - Parameters:
  ///   - velocity: how fast the content offset is changing, in points per millisecond.
  ///   - targetContentOffset: the content offset at which the content will come to rest. Change it to another one.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Called when a person has let the content go.
  /// - Parameter decelerate: whether the content goes on moving.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called when a fling begins.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Called when a fling has ended, or was stopped by a person or the application.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called when the animation of ``UIScrollView/setContentOffset(_:animated:)`` has ended. Not called if something
  /// else has scrolled meanwhile.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The view that is zoomed, a subview of the scroll view; nil, as unless implemented, for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Called when zooming begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Called when the scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called when zooming has ended.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// Called when the ``UIScrollView/adjustedContentInset`` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Returns nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}

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
