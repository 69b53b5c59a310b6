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
    UpdateCycle.shared.updateToRest()
    guard visibleRect != nil else { throw .outside(pictureLine, window: window.bounds.size) }
    return self
  }
}
