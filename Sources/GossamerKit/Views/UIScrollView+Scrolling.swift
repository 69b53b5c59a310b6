// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Moving the content, by the application and by the host.
extension UIScrollView {
  /// Scrolls to `contentOffset`, before a person's eyes if `animated`.
  func scroll(to contentOffset: CGPoint, animated: Bool) {
    guard animated, contentOffset != self.contentOffset, isValid(contentOffset) else {
      self.contentOffset = contentOffset
      return
    }
    if let peer = peer as? any ScrollingPeer {
      peer.scroll(to: contentOffset)
    } else {
      self.contentOffset = contentOffset
      tell { $0.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  /// Scrolls as little as it takes to see `rect`.
  func reveal(_ rect: CGRect, animated: Bool) {
    guard let rect = UIView.valid(rect), !rect.isEmpty else { return }
    let seen = bounds.inset(by: adjustedContentInset)
    let wanted = CGPoint(
      x: contentOffset.x + Self.distance(to: (rect.minX, rect.maxX), from: (seen.minX, seen.maxX)),
      y: contentOffset.y + Self.distance(to: (rect.minY, rect.maxY), from: (seen.minY, seen.maxY)))
    setContentOffset(scrollRange.nearest(to: wanted), animated: animated)
  }

  /// How far a span has to move for another one to lie in it, or to begin where it does.
  private static func distance(
    to target: (start: CGFloat, end: CGFloat), from span: (start: CGFloat, end: CGFloat)
  ) -> CGFloat {
    if target.start < span.start || target.end - target.start > span.end - span.start {
      return target.start - span.start
    }
    return max(0, target.end - span.end)
  }

  /// Where a person can scroll to.
  package var scrollRange: ScrollRange {
    ScrollRange(content: contentSize, inset: adjustedContentInset, seen: bounds.size)
  }

  /// A person, or the animation of the host, has scrolled.
  package func hostDidScroll(to offset: CGPoint) {
    scroll(to: offset)
  }

  /// The animation of the host has come to its end.
  package func hostDidEndScrollingAnimation() {
    tell { $0.scrollViewDidEndScrollingAnimation(self) }
  }

  func scroll(to offset: CGPoint) {
    guard isValid(offset) else {
      Messages.layout.error(
        """
        The content offset \(offset) of \(shortDescription) isn't finite; it stays \
        \(contentOffset).
        """)
      return
    }
    bounds.origin = offset
  }

  /// The origin of the bounds is another one.
  func didScroll() {
    for bar in window?.navigationBars ?? [] where bar.scrollView === self {
      bar.superview?.setNeedsLayout()
    }
    tell { $0.scrollViewDidScroll(self) }
  }

  /// Tells the delegate and the further ones.
  func tell(_ news: (any UIScrollViewDelegate) -> Void) {
    furtherDelegates.tell { delegate in
      WireActivity.fire(from: self, to: delegate)
      news(delegate)
    }
  }

  /// Whatever the host is moving stops where it is.
  func endScrolling() {
    (peer as? any ScrollingPeer)?.endScrolling()
  }

  private func isValid(_ offset: CGPoint) -> Bool {
    offset.x.isFinite && offset.y.isFinite
  }

  /// What can be scrolled to has changed: what was at the beginning stays there, and what could be
  /// scrolled to before doesn't lie outside now.
  func rangeDidChange() {
    let (old, new) = (lastOffsets, scrollRange)
    lastOffsets = new
    noteAdjustedInset()
    if new != old { setNeedsCommit(.content) }
    let kept = new.keeping(contentOffset, from: old)
    if kept != contentOffset { contentOffset = kept }
  }
}

extension UIView {
  /// Scrolls the scroll views around the view so that it can be seen, as far as they can.
  func reveal() {
    for view in sequence(first: self, next: \.superview).dropFirst() {
      guard let scrollView = view as? UIScrollView else { continue }
      scrollView.scrollRectToVisible(scrollView.convert(bounds, from: self), animated: false)
    }
  }
}
