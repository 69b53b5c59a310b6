// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The state of a navigation controller's transition from one stack to the next.
final class NavigationExchange {
  /// The screen whose view is shown.
  var shown: UIViewController?
  /// The screen for which the delegate's `didShow` was called.
  weak var reported: UIViewController?
  /// Whether the next transition is animated.
  var isAnimated = false
  /// Pictures of the bar before the next transition, if that is animated.
  var bar: UINavigationBar.Pictures?
  /// Drives the next transition interactively; nil for an ordinary animation.
  var leader: (any UIViewControllerInteractiveTransitioning)?
  /// The last transition, which may be over.
  weak var transition: ScreenTransition?
  /// Whether `showTopController` is running.
  var isRunning = false
  /// Added screens for which `didMove(toParent:)` hasn't been called.
  var arriving: [UIViewController] = []
  /// Removed screens for which `didMove(toParent:)` hasn't been called.
  var leaving: [UIViewController] = []
  /// The keyboard focus of each screen below the top, to be restored when it returns.
  var focuses: [ObjectIdentifier: KeyboardFocus] = [:]

  /// The number of times that screens may change the stack in succession while they appear and disappear. After that, a
  /// message reports that they don't stop.
  static let maximumRounds = 100
}
