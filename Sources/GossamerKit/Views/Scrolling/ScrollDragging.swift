// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// The dragging of a scroll view's content by a person.
final class ScrollDragging {
  let recognizer = UIPanGestureRecognizer()
  private unowned let scrollView: UIScrollView

  /// Whether the content is being dragged.
  private(set) var isUnderWay = false

  /// Adds dragging to `scrollView`.
  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    recognizer.allowedScrollTypesMask = .all
    recognizer.addTarget(scrollView, action: UIScrollView.followDragging)
  }

  /// Called when the state of the gesture recogniser has changed, or its touches have moved.
  func follow() {
    switch recognizer.state {
    case .began, .changed: drag()
    case .ended:
      drag()
      end(at: recognizer.velocity(in: scrollView))
    case .cancelled, .failed: end(at: .zero)
    case .possible: break
    }
  }

  private func drag() {
    if !isUnderWay {
      isUnderWay = true
      scrollView.endScrolling()
      scrollView.tell { $0.scrollViewWillBeginDragging(scrollView) }
    }
    let distance = recognizer.translation(in: scrollView)
    recognizer.setTranslation(.zero, in: scrollView)
    let old = scrollView.contentOffset
    let wanted = CGPoint(x: old.x - distance.x, y: old.y - distance.y)
    let range = scrollView.scrollRange
    var place = range.nearest(to: wanted, from: old)
    if scrollView.mayBePulled {
      let pulled = scrollView.offset(draggedBy: distance.y)
      if pulled < range.start.y || old.y < range.start.y { place.y = pulled }
    }
    scrollView.scrollOnPurpose(to: place)
    scrollView.refreshControl?.wasPulled(by: scrollView.pulledDistance)
  }

  /// Called when the person lets the content go.
  /// - Parameter speed: the velocity of the fingers, in points per second. The content offset changes the other way.
  private func end(at speed: CGPoint) {
    guard isUnderWay else { return }
    let velocity = CGPoint(x: -speed.x, y: -speed.y)
    let natural = scrollView.restingPlace(at: velocity)
    let proposed = scrollView.restingOffset(natural, velocity: velocity)
    var target = proposed
    withUnsafeMutablePointer(to: &target) { target in
      scrollView.tell {
        $0.scrollViewWillEndDragging(
          scrollView, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
          targetContentOffset: target)
      }
    }
    if !target.x.isFinite || !target.y.isFinite {
      Messages.views.error(
        """
        The target content offset \(target) that a delegate of \(scrollView.shortDescription) has set \
        isn't finite; it stays \(proposed).
        """)
      target = proposed
    }
    isUnderWay = false
    let offset = scrollView.contentOffset
    let decelerates = hypot(target.x - offset.x, target.y - offset.y) >= 0.5
    scrollView.tell { $0.scrollViewDidEndDragging(scrollView, willDecelerate: decelerates) }
    // A delegate may have scrolled elsewhere, or taken the view away.
    guard decelerates, scrollView.motion == nil, scrollView.contentOffset == offset,
      scrollView.window != nil
    else { return }
    let isNatural = target == natural && !scrollView.isPagingEnabled
    scrollView.slide(to: target, at: velocity, isNatural: isNatural)
  }
}

extension UIScrollView {
  func followDragging() { dragging.follow() }

  /// Whether the content can scroll further in the direction in which the person drags.
  var mayBeDragged: Bool {
    let movement = panGestureRecognizer.translation(in: self)
    let old = contentOffset
    let isVertical = abs(movement.y) >= abs(movement.x)
    let wanted = CGPoint(
      x: old.x - (isVertical ? 0 : movement.x), y: old.y - (isVertical ? movement.y : 0))
    let isPull = isVertical && movement.y > 0 && mayBePulled
    return isPull || scrollRange.nearest(to: wanted, from: old) != old
  }

  /// The content offset at which content comes to rest that is let go at a velocity, in points per second.
  fileprivate func restingPlace(at velocity: CGPoint) -> CGPoint {
    let way = decelerationRate.distance(at: velocity)
    var place = CGPoint(x: contentOffset.x + way.dx, y: contentOffset.y + way.dy)
    if isPagingEnabled {
      place.x = page(near: contentOffset.x, at: velocity.x, bounds.width)
      place.y = page(near: contentOffset.y, at: velocity.y, bounds.height)
    }
    return scrollRange.nearest(to: place)
  }

  /// The start of the nearest page along an axis, or of the next page if the content was flung.
  private func page(near offset: CGFloat, at velocity: CGFloat, _ length: CGFloat) -> CGFloat {
    guard length > 0 else { return offset }
    let page = offset / length
    // UIKit doesn't document how fast a fling is. 100 points per second are visible as movement.
    if velocity > 100 { return page.rounded(.up) * length }
    if velocity < -100 { return page.rounded(.down) * length }
    return page.rounded() * length
  }
}
