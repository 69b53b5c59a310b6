// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// The zooming of a scroll view's content.
final class ScrollZooming {
  let recognizer = UIPinchGestureRecognizer()
  private unowned let scrollView: UIScrollView
  var least: CGFloat = 1
  var greatest: CGFloat = 1
  private(set) var scale: CGFloat = 1
  private(set) var isUnderWay = false

  /// Adds pinching to `scrollView`.
  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    recognizer.addTarget(scrollView, action: UIScrollView.followPinch)
  }

  /// The view that is zoomed; nil for none.
  var view: UIView? { scrollView.delegate?.viewForZooming(in: scrollView) }

  /// The factor of a content size that follows from constraints, which don't know of the zooming.
  var factorOfConstraints: CGFloat {
    guard scale != 1, view?.translatesAutoresizingMaskIntoConstraints == false else { return 1 }
    return scale
  }

  /// Called when the pinch has begun, moved or ended.
  func follow() {
    switch recognizer.state {
    case .began:
      guard let view else { return }
      isUnderWay = true
      scrollView.endScrolling()
      scrollView.tell { $0.scrollViewWillBeginZooming(scrollView, with: view) }
      grow()
    case .changed: grow()
    case .ended, .cancelled, .failed: end()
    case .possible: break
    }
  }

  private func grow() {
    guard isUnderWay else { return }
    zoom(to: scale * recognizer.scale, around: recognizer.location(in: scrollView))
    recognizer.scale = 1
  }

  private func end() {
    guard isUnderWay else { return }
    isUnderWay = false
    scrollView.tell { $0.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
  }

  /// Zooms to a scale within the limits, so that the content at `point` stays there.
  /// - Parameter point: in the coordinates of the scroll view.
  func zoom(to wanted: CGFloat, around point: CGPoint) {
    guard let view, wanted.isFinite, view !== scrollView else { return }
    let new = min(max(wanted, least), max(greatest, least))
    guard new != scale, new > 0 else { return }
    let spot = view.convert(point, from: scrollView)
    apply(new, to: view)
    let moved = view.convert(spot, to: scrollView)
    let offset = scrollView.contentOffset
    let next = CGPoint(x: offset.x + moved.x - point.x, y: offset.y + moved.y - point.y)
    scrollView.contentOffset = scrollView.scrollRange.nearest(to: next)
    scrollView.tell { $0.scrollViewDidZoom(scrollView) }
  }

  private func apply(_ new: CGFloat, to view: UIView) {
    scale = new
    let size = view.bounds.size
    if view.translatesAutoresizingMaskIntoConstraints {
      let origin = view.frame.origin
      view.transform = new == 1 ? .identity : CGAffineTransform(scaleX: new, y: new)
      view.frame.origin = origin
      scrollView.contentSize = view.frame.size
    } else {
      // Layout places the centre of the view without its transform, so that the upper left corner has to be kept by that.
      view.transform = CGAffineTransform(
        a: new, b: 0, c: 0, d: new, tx: (new - 1) * size.width / 2, ty: (new - 1) * size.height / 2)
      scrollView.takeContentSizeOfConstraints()
    }
  }
}

// Zooming, by two fingers or by Ctrl and the wheel. The delegate's `viewForZooming(in:)` says what is zoomed.
extension UIScrollView {
  /// The least scale that a person can zoom to; 1 by default. A number that isn't positive is refused with a message.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiscrollview/minimumzoomscale
  public var minimumZoomScale: CGFloat {
    get { storedZooming?.least ?? 1 }
    set { setLimit(newValue, "minimumZoomScale") { $0.least = $1 } }
  }

  /// The greatest scale that a person can zoom to; 1 by default. A number that isn't positive is refused with a message.
  public var maximumZoomScale: CGFloat {
    get { storedZooming?.greatest ?? 1 }
    set { setLimit(newValue, "maximumZoomScale") { $0.greatest = $1 } }
  }

  /// How many times its size the content has; 1 by default. Setting it keeps the middle of what is visible.
  public var zoomScale: CGFloat {
    get { storedZooming?.scale ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms to a scale within the limits, and keeps the middle of what is visible.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    changeZoom(animated: animated) { zooming in
      zooming.zoom(to: scale, around: CGPoint(x: self.bounds.midX, y: self.bounds.midY))
    }
  }

  /// Zooms and scrolls so that a part of the content fills the view as far as the limits allow it.
  /// - Parameter rect: in the coordinates of the zoomed view. An empty one has no effect.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard let rect = UIView.valid(rect), rect.width > 0, rect.height > 0 else { return }
    changeZoom(animated: animated) { zooming in
      let scale = min(self.bounds.width / rect.width, self.bounds.height / rect.height)
      zooming.zoom(to: scale, around: CGPoint(x: self.bounds.midX, y: self.bounds.midY))
      guard let view = zooming.view else { return }
      let place = view.convert(rect, to: self)
      let wanted = CGPoint(
        x: place.midX - self.bounds.width / 2, y: place.midY - self.bounds.height / 2)
      self.contentOffset = self.scrollRange.nearest(to: wanted)
    }
  }

  /// Whether a person is zooming.
  public var isZooming: Bool { storedZooming?.isUnderWay ?? false }

  /// False: the scale stops at its limits.
  public var isZoomBouncing: Bool { false }

  /// Recognises the pinch; nil while there is nothing to zoom, because both limits are the same.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    storedZooming.flatMap { $0.recognizer.view == nil ? nil : $0.recognizer }
  }

  func followPinch() { storedZooming?.follow() }

  private func changeZoom(animated: Bool, _ change: @escaping (ScrollZooming) -> Void) {
    let zooming = ensuredZooming
    guard let view = zooming.view else {
      return Messages.views.error(
        """
        \(shortDescription) can't be zoomed: its delegate returns no view in viewForZooming(in:). \
        The scale stays \(zoomScale).
        """)
    }
    tell { $0.scrollViewWillBeginZooming(self, with: view) }
    let end = { [weak self] in
      guard let self else { return }
      tell { $0.scrollViewDidEndZooming(self, with: view, atScale: self.zoomScale) }
    }
    guard animated else {
      change(zooming)
      return end()
    }
    UIView.animate(withDuration: 0.3, animations: { change(zooming) }, completion: { _ in end() })
  }

  private func setLimit(
    _ limit: CGFloat, _ name: String, _ change: (ScrollZooming, CGFloat) -> Void
  ) {
    guard limit.isFinite, limit > 0 else {
      return Messages.views.error(
        "The \(name) \(limit) of \(shortDescription) isn't a positive number; it was refused.")
    }
    change(ensuredZooming, limit)
    let recognizer = ensuredZooming.recognizer
    let isZoomable = minimumZoomScale < maximumZoomScale
    if isZoomable, recognizer.view == nil { addGestureRecognizer(recognizer) }
    if !isZoomable, recognizer.view != nil { removeGestureRecognizer(recognizer) }
  }

  private var ensuredZooming: ScrollZooming {
    if let storedZooming { return storedZooming }
    let made = ScrollZooming(of: self)
    storedZooming = made
    return made
  }
}
