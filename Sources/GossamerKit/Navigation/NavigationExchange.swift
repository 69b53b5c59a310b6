// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// How far the view of a navigation controller has followed its stack.
final class NavigationExchange {
  /// The screen whose view is shown.
  var shown: UIViewController?
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
