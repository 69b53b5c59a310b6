// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

// Scrolls, as a person does.
extension UIView {
  /// Scrolls the scroll views around the view by the least amount that makes it visible, then runs
  /// the update cycle: `try screen.button("Send").scrollIntoView().tap()`.
  /// - Returns: the view itself.
  /// - Throws: ``ScreenError`` if a person couldn't do that: the view is hidden, or stays outside,
  ///   because it can't be scrolled to or scrolling is disabled.
  @discardableResult
  public func scrollIntoView() throws(ScreenError) -> Self {
    guard let window else { throw .notInWindow(pictureLine) }
    if let hidingView { throw .hidden(pictureLine, by: hidingView.pictureLine) }
    for ancestor in sequence(first: self, next: \.superview).dropFirst() {
      guard let scrollView = ancestor as? UIScrollView, scrollView.isScrollEnabled else { continue }
      scrollView.scrollRectToVisible(scrollView.convert(bounds, from: self), animated: false)
    }
    interface.updateCycle.updateToRest()
    guard visibleRect != nil else { throw .outside(pictureLine, window: window.bounds.size) }
    return self
  }

  /// Turns the mouse wheel over the middle of the view's visible part, which scrolls the scroll
  /// view there. Scrolling ends a quarter of a second later, by the tests' clock.
  /// - Parameter steps: the number of steps; negative steps scroll up.
  /// - Throws: ``ScreenError`` if a person couldn't reach the view.
  public func turnWheel(_ steps: Int) throws(ScreenError) {
    let point = try reachablePoint()
    for _ in 0..<abs(steps) {
      interface.clock.advance(by: 0.02)
      let step = CGVector(dx: 0, dy: CGFloat(steps.signum()))
      window?.inputFeed.scroll(by: step, isDiscrete: true, at: point)
      interface.updateCycle.updateToRest()
    }
  }

  /// Scrolls the scroll view under the middle of the view's visible part, with two fingers on a
  /// touchpad, which rest before they are lifted. For a finger on the screen see ``Touch`` and
  /// `press(type: .direct)`.
  /// - Parameters:
  ///   - distance: how far the content moves up and to the left, in points.
  ///   - duration: how long that takes, in seconds by the tests' clock.
  /// - Throws: ``ScreenError`` if a person couldn't reach the view.
  public func scroll(by distance: CGVector, in duration: TimeInterval = 0.3) throws(ScreenError) {
    try moveOnTouchpad(by: distance, in: duration)
    interface.clock.advance(by: 0.2)
    window?.inputFeed.endScrolling()
    interface.updateCycle.updateToRest()
  }

  /// Scrolls like ``scroll(by:in:)``, but lifts the fingers while they move. The content
  /// decelerates as ``Screen/advance(by:)`` advances the clock.
  public func fling(by distance: CGVector, in duration: TimeInterval = 0.1) throws(ScreenError) {
    try moveOnTouchpad(by: distance, in: duration)
    window?.inputFeed.endScrolling()
    interface.updateCycle.updateToRest()
  }

  private func moveOnTouchpad(
    by distance: CGVector, in duration: TimeInterval
  ) throws(ScreenError) {
    let point = try reachablePoint()
    let steps = 10
    let step = CGVector(dx: distance.dx / CGFloat(steps), dy: distance.dy / CGFloat(steps))
    for _ in 0..<steps {
      interface.clock.advance(by: duration / Double(steps))
      window?.inputFeed.scroll(by: step, isDiscrete: false, at: point)
      interface.updateCycle.updateToRest()
    }
  }
}
