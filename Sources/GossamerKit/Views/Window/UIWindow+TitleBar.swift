// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The title bar. On a desktop each window has one, with its title and buttons such as the one that closes it.
// Navigation bars along the top of the content serve as the title bar. For other content, the host shows one above it.
// Without a host there is none.
extension UIWindow {
  /// Called after layout. Updates whether navigation bars serve as the title bar, and the insets of bars that the
  /// window's buttons overlap.
  func updateTitleBar() {
    for bar in navigationBars { bar.updateWindowButtonInsets() }
    titleMayHaveChanged()
    guard hasBarsAlongTop != showsBarsAlongTop else { return }
    showsBarsAlongTop = hasBarsAlongTop
    host?.updateChrome()
  }

  /// The title in the title bar: that of the frontmost screen that fills the window. A sheet has a bar of its own.
  package var barTitle: String? { barScreen?.screenTitle }

  /// Called when the window's buttons have moved.
  func windowButtonsDidMove() {
    for bar in navigationBars { bar.updateWindowButtonInsets() }
    for presentation in presentations { presentation.container?.setNeedsLayout() }
  }

  /// Whether the navigation bars of the frontmost screen that fills the window cover the whole top edge of the window.
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
  /// Whether neither the bar nor a view between it and `screen` is hidden.
  fileprivate func isShown(in screen: UIView) -> Bool {
    for view in sequence(first: self as UIView, next: \.parent) {
      if view.isHidden { return false }
      if view === screen { return true }
    }
    return false
  }

  /// Updates how far the window's buttons reach into the bar from the left and from the right.
  fileprivate func updateWindowButtonInsets() {
    var insets = UIEdgeInsets.zero
    if let window, window.windowButtonInsets != .zero {
      let (place, buttons) = (convert(bounds, to: window), window.windowButtonInsets)
      if place.minY < buttons.top, place.maxY > 0 {
        insets.left = max(0, buttons.left - place.minX)
        insets.right = max(0, place.maxX - (window.bounds.width - buttons.right))
      }
    }
    // While a screen is animated away, as in a dismissal, its title doesn't move.
    let views = sequence(first: self as UIView, next: \.parent)
    if views.contains(where: { $0.storedLayer?.animations.isEmpty == false }) {
      insets.left = max(insets.left, windowButtonInsets.left)
      insets.right = max(insets.right, windowButtonInsets.right)
    }
    windowButtonInsets = insets
  }
}

/// A part of a window by which a person can drag the window, as by its title bar.
package final class WindowHandleView: UIView {}
