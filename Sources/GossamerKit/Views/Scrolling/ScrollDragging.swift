// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// What a person does with the content of a scroll view: drags it, and lets it go.
final class ScrollDragging {
  let recognizer = UIPanGestureRecognizer()
  private unowned let scrollView: UIScrollView

  /// Whether the content is being dragged.
  private(set) var isUnderWay = false

  /// Prepares the content of `scrollView` to be dragged.
  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    recognizer.allowedScrollTypesMask = .all
    recognizer.addTarget(scrollView, action: UIScrollView.followDragging)
  }

  /// The recogniser has seen the person do something.
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

  /// The content is let go.
  /// - Parameter speed: of the fingers, in points per second; the content goes the other way.
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

  /// Whether there is more to see in the direction in which a person drags.
  var mayBeDragged: Bool {
    let movement = panGestureRecognizer.translation(in: self)
    let old = contentOffset
    let isVertical = abs(movement.y) >= abs(movement.x)
    let wanted = CGPoint(
      x: old.x - (isVertical ? 0 : movement.x), y: old.y - (isVertical ? movement.y : 0))
    let isPull = isVertical && movement.y > 0 && mayBePulled
    return isPull || scrollRange.nearest(to: wanted, from: old) != old
  }

  /// Where content comes to rest that is let go at a speed, in points per second.
  fileprivate func restingPlace(at velocity: CGPoint) -> CGPoint {
    let way = decelerationRate.distance(at: velocity)
    var place = CGPoint(x: contentOffset.x + way.dx, y: contentOffset.y + way.dy)
    if isPagingEnabled {
      place.x = page(near: contentOffset.x, at: velocity.x, bounds.width)
      place.y = page(near: contentOffset.y, at: velocity.y, bounds.height)
    }
    return scrollRange.nearest(to: place)
  }

  /// The beginning of the page that is nearest along an axis, or of the next one for content that was
  /// thrown.
  private func page(near offset: CGFloat, at velocity: CGFloat, _ length: CGFloat) -> CGFloat {
    guard length > 0 else { return offset }
    let page = offset / length
    // UIKit doesn't document what counts as thrown. 100 points a second are seen as movement.
    if velocity > 100 { return page.rounded(.up) * length }
    if velocity < -100 { return page.rounded(.down) * length }
    return page.rounded() * length
  }
}
