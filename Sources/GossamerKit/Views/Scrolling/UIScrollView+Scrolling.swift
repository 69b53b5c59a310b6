// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// Scrolling by the application and by the host.
extension UIScrollView {
  /// Scrolls the scroll views around `view`, as far as they can, so that it becomes visible.
  static func reveal(_ view: UIView) {
    for case let scrollView as UIScrollView in sequence(first: view, next: \.superview).dropFirst()
    {
      scrollView.scrollRectToVisible(
        scrollView.convert(view.bounds, from: view), animated: false)
    }
  }

  /// Scrolls to `contentOffset`, with an animation if `animated` is true.
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

  /// Scrolls by the least distance that makes `rect` visible.
  func reveal(_ rect: CGRect, animated: Bool) {
    guard let rect = UIView.valid(rect), !rect.isEmpty else { return }
    let seen = bounds.inset(by: adjustedContentInset)
    let wanted = CGPoint(
      x: contentOffset.x + Self.distance(to: (rect.minX, rect.maxX), from: (seen.minX, seen.maxX)),
      y: contentOffset.y + Self.distance(to: (rect.minY, rect.maxY), from: (seen.minY, seen.maxY)))
    let offset = scrollRange.nearest(to: wanted)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// The distance by which a span has to move to contain another one, or to start where it starts if it is too long.
  private static func distance(
    to target: (start: CGFloat, end: CGFloat), from span: (start: CGFloat, end: CGFloat)
  ) -> CGFloat {
    if target.start < span.start || target.end - target.start > span.end - span.start {
      return target.start - span.start
    }
    return max(0, target.end - span.end)
  }

  /// The content offsets that a person can scroll to.
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

  /// The sum of the corrections of the content offset, which aren't scrolling, since the last call.
  package func takeCorrection() -> CGVector {
    defer { correction = .zero }
    return correction
  }

  /// Whether setting ``contentOffset`` is a correction now, rather than scrolling.
  var isAdjusting: Bool { scrollCalls > 0 || interface.passes.layoutCount > 0 }

  /// Changes the content offset by scrolling, and not as a correction.
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

  /// Called when the origin of the bounds has changed.
  func didScroll(from old: CGPoint) {
    if isScrollingOnPurpose {
      // Changes of the offset in the delegate's methods called below are corrections.
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

  /// Calls the delegate and the further delegates.
  func tell(_ call: (any UIScrollViewDelegate) -> Void) {
    furtherDelegates.tell { delegate in
      WireActivity.call(from: self, to: delegate, isTold: false) { call(delegate) }
    }
  }

  /// Stops scrolling, whether the content is in motion or the host is scrolling it.
  func endScrolling() {
    endMotion()
    (peer as? any ScrollingPeer)?.endScrolling()
  }

  private func isValid(_ offset: CGPoint) -> Bool {
    offset.x.isFinite && offset.y.isFinite
  }

  /// Called when the range of content offsets may have changed. An offset at the start stays at the start, and one that
  /// was within the range stays within it.
  func rangeDidChange() {
    let (old, new) = (lastOffsets, scrollRange)
    lastOffsets = new
    noteAdjustedInset()
    if new != old { setNeedsCommit(.content) }
    // During a drag or motion, an application may correct the offset too. Afterwards, the content comes back into the
    // range.
    guard !isDragging, motion == nil else { return }
    let kept = new.keeping(contentOffset, from: old)
    guard kept != contentOffset else { return }
    endScrolling()
    scrollOnPurpose(to: kept)
  }
}
