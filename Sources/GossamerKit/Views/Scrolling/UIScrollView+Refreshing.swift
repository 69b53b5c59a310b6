// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Pull to refresh.
extension UIScrollView {
  func replaceRefreshControl(_ old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    if old?.scrollView === self {
      old?.scrollView = nil
      old?.removeFromSuperview()
    }
    if let refreshControl {
      if let former = refreshControl.scrollView { former.refreshControl = nil }
      refreshControl.scrollView = self
      insertSubview(refreshControl, at: 0)
    }
    for bar in bars { bar.refreshControlDidChange() }
    refreshRoomDidChange()
  }

  /// The navigation bars above the content.
  var bars: [UINavigationBar] { window?.navigationBars.filter { $0.scrollView === self } ?? [] }

  /// How far the content is pulled beyond its top, or moved down for the refresh control, in points.
  var pulledDistance: CGFloat { max(0, -adjustedContentInset.top - contentOffset.y) }

  /// Called when the height of the refresh control has changed. Content at its top moves along, animated.
  func refreshRoomDidChange() {
    let (old, new) = (lastOffsets, scrollRange)
    lastOffsets = new
    setNeedsLayout()
    guard new.start.y != old.start.y else { return }
    setNeedsCommit(.content)
    let place = motion?.target ?? contentOffset
    guard !isDragging, place.y <= old.start.y || place.y < new.start.y else { return }
    scroll(to: CGPoint(x: contentOffset.x, y: new.start.y), animated: true)
  }

  /// Whether a person can pull the content down beyond its top.
  var mayBePulled: Bool {
    refreshControl?.isEnabled == true && !panGestureRecognizer.isWheel
  }

  /// The vertical content offset after a person has dragged by a distance, in points. Beyond its top, the content moves
  /// half as far as the finger.
  func offset(draggedBy distance: CGFloat) -> CGFloat {
    let start = scrollRange.start.y
    let beyond = start - contentOffset.y
    let wanted = (beyond > 0 ? beyond / Self.resistance : beyond) + distance
    return start - (wanted > 0 ? wanted * Self.resistance : wanted)
  }

  private static let resistance: CGFloat = 0.5

  // MARK: - Refreshing by a key

  /// Refreshes the scroll view that contains the first responder of `window`, or else the first one of the frontmost
  /// screen that has a refresh control.
  /// - Returns: whether there is one.
  static func refreshContent(in window: UIWindow) -> Bool {
    let front = window.presentations.last?.presentedViewController ?? window.rootViewController
    guard let screen = front?.viewIfLoaded else { return false }
    let around = sequence(first: window.keyResponder, next: \.next).lazy
      .compactMap { $0 as? UIScrollView }
      .first { $0.refreshControl != nil && $0.isDescendant(of: screen) }
    let found = around ?? window.frontmostController?.viewIfLoaded.flatMap(firstToRefresh)
    found?.refreshControl?.refresh()
    return found != nil
  }

  /// The first scroll view with a refresh control: `view` itself, or a visible one inside it.
  private static func firstToRefresh(in view: UIView) -> UIScrollView? {
    if let scrollView = view as? UIScrollView, scrollView.refreshControl != nil {
      return scrollView
    }
    return view.children.lazy.compactMap { $0.isHidden ? nil : firstToRefresh(in: $0) }
      .first { _ in true }
  }
}
