// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// Moving the content, by the application and by the host.
extension UIScrollView {
  /// Scrolls the scroll views around `view` so that it can be seen, as far as they can.
  static func reveal(_ view: UIView) {
    for case let scrollView as UIScrollView in sequence(first: view, next: \.superview).dropFirst()
    {
      scrollView.scrollRectToVisible(
        scrollView.convert(view.bounds, from: view), animated: false)
    }
  }

  /// Scrolls to `contentOffset`, before a person's eyes if `animated`.
  func scroll(to contentOffset: CGPoint, animated: Bool) {
    guard animated, contentOffset != self.contentOffset, isValid(contentOffset) else {
      endScrolling()
      self.contentOffset = contentOffset
      return
    }
    if showsAnimations {
      begin(ScrollMotion(to: contentOffset, from: self.contentOffset))
    } else {
      endScrolling()
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
    let offset = scrollRange.nearest(to: wanted)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
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
    var inset = adjustedContentInset
    inset.top += refreshControl?.room ?? 0
    return ScrollRange(content: contentSize, inset: inset, seen: bounds.size)
  }

  /// Called when a person has scrolled with the host's scroll bar or keys.
  package func hostDidScroll(to offset: CGPoint) {
    endMotion()
    scrollOnPurpose(to: offset)
  }

  /// By how much the content offset was corrected, and not scrolled, since the last call.
  package func takeCorrection() -> CGVector {
    defer { correction = .zero }
    return correction
  }

  /// Whether the application corrects the content offset by setting it, see ``contentOffset``.
  var isAdjusting: Bool { scrollCalls > 0 || interface.passes.layoutCount > 0 }

  /// Scrolls because somebody wants to see another part of the content.
  func scrollOnPurpose(to offset: CGPoint) {
    let wasOnPurpose = isScrollingOnPurpose
    isScrollingOnPurpose = true
    scroll(to: offset)
    isScrollingOnPurpose = wasOnPurpose
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
  func didScroll(from old: CGPoint) {
    if isScrollingOnPurpose {
      // What the application does in the calls below is a correction.
      isScrollingOnPurpose = false
    } else {
      let distance = CGVector(dx: boundsOrigin.x - old.x, dy: boundsOrigin.y - old.y)
      motion?.shift(by: distance)
      guard peer != nil else { return didScroll() }
      correction.dx += distance.dx
      correction.dy += distance.dy
    }
    didScroll()
  }

  private func didScroll() {
    for bar in bars { bar.superview?.setNeedsLayout() }
    scrollCalls += 1
    tell { $0.scrollViewDidScroll(self) }
    scrollCalls -= 1
  }

  /// Tells the delegate and the further ones.
  func tell(_ news: (any UIScrollViewDelegate) -> Void) {
    furtherDelegates.tell { delegate in
      WireActivity.fire(from: self, to: delegate)
      news(delegate)
    }
  }

  /// Stops the content, whether it is decelerating or the host is scrolling it.
  func endScrolling() {
    endMotion()
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
    // While it moves an application may be about to correct the offset as well, and it comes back at the end.
    guard !isDragging, motion == nil else { return }
    let kept = new.keeping(contentOffset, from: old)
    guard kept != contentOffset else { return }
    endScrolling()
    scrollOnPurpose(to: kept)
  }
}
