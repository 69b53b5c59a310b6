// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Pulling the content down to refresh it.
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

  /// How far the content is pulled beyond its beginning, or moved there for the refresh control, in points.
  var pulledDistance: CGFloat { max(0, -adjustedContentInset.top - contentOffset.y) }

  /// The refresh control takes more room, or less: content at its beginning moves along, before a person's eyes.
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

  /// Whether a person who drags pulls content that is at its beginning.
  var mayBePulled: Bool {
    refreshControl?.isEnabled == true && !panGestureRecognizer.isWheel
  }

  /// Where content comes to lie that a person drags by a distance, if it can be pulled: beyond its beginning it moves
  /// half as far as the finger.
  func offset(draggedBy distance: CGFloat) -> CGFloat {
    let start = scrollRange.start.y
    let beyond = start - contentOffset.y
    let wanted = (beyond > 0 ? beyond / Self.resistance : beyond) + distance
    return start - (wanted > 0 ? wanted * Self.resistance : wanted)
  }

  private static let resistance: CGFloat = 0.5

  // MARK: - By a key

  /// Refreshes what has the keyboard in `window`, or else the first that can be refreshed on the screen in front.
  /// - Returns: whether there is something.
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

  /// The first scroll view that can be refreshed: `view` itself, or one that is seen inside of it.
  private static func firstToRefresh(in view: UIView) -> UIScrollView? {
    if let scrollView = view as? UIScrollView, scrollView.refreshControl != nil {
      return scrollView
    }
    return view.children.lazy.compactMap { $0.isHidden ? nil : firstToRefresh(in: $0) }
      .first { _ in true }
  }
}
