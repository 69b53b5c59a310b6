// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Calling the appearance methods of view controllers.
extension UIWindow {
  var isExchangingScreens: Bool { appearances.isExchanging }

  func noteAppearing(_ controller: UIViewController) {
    appearances.appearing.append(controller)
  }

  func noteAppearing(_ kept: KeptObjects) {
    appearances.appearingKept.append(kept)
  }

  func noteLeft(_ controller: UIViewController) {
    appearances.left.append(controller)
  }

  /// Runs `change`. Controllers that disappear during it are told so after the others have appeared.
  func exchangeScreens(animated: Bool, _ change: () -> Void) {
    // A controller that is told to appear or disappear may itself exchange screens.
    let wasExchanging = appearances.isExchanging
    appearances.isExchanging = true
    PendingAppearances.with(animated: animated, change)
    appearances.isExchanging = wasExchanging
  }

  /// Calls `completion` at the end of the next update cycle, after the controllers' appearance methods.
  func afterAppearance(_ completion: @escaping () -> Void) {
    appearances.completions.append(completion)
    setNeedsLayout()
  }

  /// Called at the end of the update cycle. Finishes the appearance of the controllers that have appeared, then of
  /// those that have disappeared, then calls the completion handlers.
  func finishAppearance() {
    var appearing = appearances.appearing
    let (left, completions) = (appearances.left, appearances.completions)
    (appearances.appearing, appearances.left, appearances.completions) = ([], [], [])
    // The new screen of a transition has appeared only when the transition is completed.
    let isComing = { [transitions] (controller: UIViewController) in
      transitions.contains { $0.isPresenting(controller) }
    }
    appearances.appearing = appearing.filter(isComing)
    appearing.removeAll(where: isComing)
    focusAwaitedResponder()
    for controller in appearing { controller.finishAppearing() }
    finishAppearingKept()
    for controller in left { controller.finishDisappearing() }
    for controller in appearing + left { controller.endTransition() }
    for completion in completions { completion() }
  }

  /// Tells the companions of views that the views have appeared. Keeps the array's memory, because cells come with each
  /// frame of a list that scrolls.
  private func finishAppearingKept() {
    var index = 0
    while index < appearances.appearingKept.count {
      appearances.appearingKept[index].finishAppearing()
      index += 1
    }
    appearances.appearingKept.removeAll(keepingCapacity: true)
  }
}

/// The calls that are due at the end of the update cycle, when a window shows its changes.
struct PendingAppearances {
  /// Whether controllers that disappear now are told so only after others have appeared in their place.
  var isExchanging = false
  /// The controllers whose views have entered the window.
  var appearing: [UIViewController] = []
  /// The kept objects of views that have entered the window.
  var appearingKept: [KeptObjects] = []
  /// The controllers whose views have left the window while screens were exchanged.
  var left: [UIViewController] = []
  /// Completion handlers to be called afterwards.
  var completions: [() -> Void] = []

  /// Runs `change`, in which screens appear and disappear with or without animation.
  static func with(animated: Bool, _ change: () -> Void) {
    let interface = Interface.current
    let wereAnimated = interface.areAppearancesAnimated
    interface.areAppearancesAnimated = animated
    change()
    interface.areAppearancesAnimated = wereAnimated
  }
}
