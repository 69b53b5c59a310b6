// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Telling controllers that screens come and go.
extension UIWindow {
  var isExchangingScreens: Bool { appearances.isExchanging }

  func noteAppearing(_ controller: UIViewController) {
    appearances.appearing.append(controller)
  }

  func noteLeft(_ controller: UIViewController) {
    appearances.left.append(controller)
  }

  /// Does `change`; who leaves in the course of it is told so after the others have appeared.
  func exchangeScreens(animated: Bool, _ change: () -> Void) {
    // Screens that come and go may exchange others in the course of it.
    let wasExchanging = appearances.isExchanging
    appearances.isExchanging = true
    PendingAppearances.with(animated: animated, change)
    appearances.isExchanging = wasExchanging
  }

  /// Calls `completion` at the end of the next update cycle, after the controllers were told of their
  /// appearance.
  func afterAppearance(_ completion: @escaping () -> Void) {
    appearances.completions.append(completion)
    setNeedsLayout()
  }

  /// Tells the controllers what the cycle has shown: those that have come, then those that have left,
  /// then whoever waits for it.
  func finishAppearance() {
    var appearing = appearances.appearing
    let (left, completions) = (appearances.left, appearances.completions)
    (appearances.appearing, appearances.left, appearances.completions) = ([], [], [])
    // A screen that a transition brings has come when that is completed.
    let isComing = { [transitions] (controller: UIViewController) in
      transitions.contains { $0.isBringing(controller) }
    }
    appearances.appearing = appearing.filter(isComing)
    appearing.removeAll(where: isComing)
    focusAwaitedResponder()
    for controller in appearing { controller.finishAppearing() }
    for controller in left { controller.finishDisappearing() }
    for controller in appearing + left { controller.endTransition() }
    for completion in completions { completion() }
  }
}

/// What is to be told at the end of the update cycle, when a window shows what has changed.
struct PendingAppearances {
  /// Whether controllers that leave now hear of it only when others have appeared in their place.
  var isExchanging = false
  /// The controllers whose views have come.
  var appearing: [UIViewController] = []
  /// The controllers whose views have left while the screens were exchanged.
  var left: [UIViewController] = []
  /// What else there is to do then, such as completion handlers.
  var completions: [() -> Void] = []

  /// Does `change`, in the course of which screens come and go.
  static func with(animated: Bool, _ change: () -> Void) {
    let interface = Interface.current
    let wereAnimated = interface.areAppearancesAnimated
    interface.areAppearancesAnimated = animated
    change()
    interface.areAppearancesAnimated = wereAnimated
  }
}
