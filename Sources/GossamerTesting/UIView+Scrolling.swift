// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

// Scrolling as a person does.
extension UIView {
  /// Scrolls the scroll views around the view, as little as it takes to see it, then runs the update
  /// cycle: `try screen.button("Send").scrollIntoView().tap()`.
  /// - Returns: the view itself.
  /// - Throws: ``ScreenError`` if a person couldn't do that: the view is hidden, or stays outside,
  ///   because it lies where nothing can be scrolled to or scrolling is disabled.
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

  /// Turns the wheel over the middle of what can be seen of the view, which scrolls what lies there. It
  /// counts as let go a quarter of a second later, in the tests' time.
  /// - Parameter steps: how many; negative ones go up.
  /// - Throws: ``ScreenError`` if a person couldn't reach the view.
  public func turnWheel(_ steps: Int) throws(ScreenError) {
    let point = try reachablePoint()
    for _ in 0..<abs(steps) {
      interface.clock.advance(by: 0.02)
      let step = CGVector(dx: 0, dy: CGFloat(steps.signum()))
      window?.eventSynthesizer.scroll(by: step, isDiscrete: true, at: point)
      interface.updateCycle.updateToRest()
    }
  }

  /// Scrolls what lies under the middle of what can be seen of the view, by two fingers on a touchpad, and
  /// lets it rest before lifting them. A finger on the screen is a ``Touch``, see `press(type: .direct)`.
  /// - Parameters:
  ///   - distance: how far the content goes up and to the left, in points.
  ///   - duration: how long that takes, in seconds of the tests' time.
  /// - Throws: ``ScreenError`` if a person couldn't reach the view.
  public func scroll(by distance: CGVector, in duration: TimeInterval = 0.3) throws(ScreenError) {
    try moveOnTouchpad(by: distance, in: duration)
    interface.clock.advance(by: 0.2)
    window?.eventSynthesizer.endScrolling()
    interface.updateCycle.updateToRest()
  }

  /// Scrolls as ``scroll(by:in:)`` does, and lifts the fingers while they move: the content moves on by
  /// itself, as ``Screen/advance(by:)`` lets time pass.
  public func fling(by distance: CGVector, in duration: TimeInterval = 0.1) throws(ScreenError) {
    try moveOnTouchpad(by: distance, in: duration)
    window?.eventSynthesizer.endScrolling()
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
      window?.eventSynthesizer.scroll(by: step, isDiscrete: false, at: point)
      interface.updateCycle.updateToRest()
    }
  }
}
