// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// How far the view of a navigation controller has followed its stack.
final class NavigationExchange {
  /// The screen whose view is shown.
  var shown: UIViewController?
  /// The screen that the delegate was told is shown.
  weak var toldOf: UIViewController?
  /// Whether the next exchange happens before a person's eyes.
  var isAnimated = false
  /// What was seen of the bar before the next exchange, if that happens before a person's eyes.
  var bar: UINavigationBar.Pictures?
  /// What leads the next exchange; nil if nobody does.
  var leader: (any UIViewControllerInteractiveTransitioning)?
  /// The last exchange; perhaps it is over.
  weak var transition: ScreenTransition?
  /// Whether the view is being exchanged.
  var isRunning = false
  /// The screens that haven't been told that they are on the stack.
  var arriving: [UIViewController] = []
  /// The screens that haven't been told that they aren't on the stack any more.
  var leaving: [UIViewController] = []
  /// What had the keyboard on the screens that lie below.
  var focuses: [ObjectIdentifier: KeyboardFocus] = [:]

  /// As many screens may take each other's place, each as it appears, before it is called a circle.
  static let maximumRounds = 100
}
