// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The title bar. On a desktop each window has one, with its title and the buttons that close it and its
// like. Navigation bars along the top of the content are the title bar; for other content the host
// shows one above it. Headless there is none.
extension UIWindow {
  /// Finds out, after layout, whether navigation bars are the title bar, and which of their contents
  /// have to make room for the window's buttons.
  func updateTitleBar() {
    for bar in navigationBars { bar.updateWindowButtonInsets() }
    titleMayHaveChanged()
    guard hasBarsAlongTop != showsBarsAlongTop else { return }
    showsBarsAlongTop = hasBarsAlongTop
    host?.updateChrome()
  }

  /// What the title bar says: the title of the screen that it belongs to. A sheet has a bar of its own.
  package var barTitle: String? { barScreen?.screenTitle }

  /// The buttons have come to lie elsewhere.
  func windowButtonsDidMove() {
    for bar in navigationBars { bar.updateWindowButtonInsets() }
    for presentation in presentations { presentation.container?.setNeedsLayout() }
  }

  /// Whether the navigation bars of the frontmost screen that fills the window reach from one side of
  /// the window to the other at its top.
  private var hasBarsAlongTop: Bool {
    guard let screen = barScreen?.viewIfLoaded else { return false }
    var stretches: [CGRect] = []
    for bar in navigationBars where bar.isShown(in: screen) {
      let place = bar.convert(bar.bounds, to: self)
      if place.minY <= 0, place.maxY > 0 { stretches.append(place) }
    }
    stretches.sort { $0.minX < $1.minX }
    var end: CGFloat = 0
    for stretch in stretches where stretch.minX <= end { end = max(end, stretch.maxX) }
    return !stretches.isEmpty && end >= bounds.width
  }

  /// The frontmost screen that fills the window.
  private var barScreen: UIViewController? {
    presentations.last { $0.fillsWindow }?.presentedViewController ?? rootViewController
  }
}

extension UINavigationBar {
  /// Whether the bar is to be seen in `screen`.
  fileprivate func isShown(in screen: UIView) -> Bool {
    for view in sequence(first: self as UIView, next: \.parent) {
      if view.isHidden { return false }
      if view === screen { return true }
    }
    return false
  }

  /// How far the window's buttons reach into the bar from the left and from the right.
  fileprivate func updateWindowButtonInsets() {
    var insets = UIEdgeInsets.zero
    if let window, window.windowButtonInsets != .zero {
      let (place, buttons) = (convert(bounds, to: window), window.windowButtonInsets)
      if place.minY < buttons.top, place.maxY > 0 {
        insets.left = max(0, buttons.left - place.minX)
        insets.right = max(0, place.maxX - (window.bounds.width - buttons.right))
      }
    }
    // While a screen goes, such as one that is dismissed, its title stays where it is seen.
    let views = sequence(first: self as UIView, next: \.parent)
    if views.contains(where: { $0.storedLayer?.animations.isEmpty == false }) {
      insets.left = max(insets.left, windowButtonInsets.left)
      insets.right = max(insets.right, windowButtonInsets.right)
    }
    windowButtonInsets = insets
  }
}

/// A stretch of a window by which a person moves it, as by a title bar.
package final class WindowHandleView: UIView {}
