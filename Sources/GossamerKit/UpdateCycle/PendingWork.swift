// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What of the application is seen, moves or waits, beyond the turn of the main actor that began it.
///
/// Tests look at it: what one of them leaves behind would be in the way of another, in a process that they share.
package enum PendingWork {
  /// Each thing, in a few words, in the order in which it began: "a visible UIWindow with a ListController". Empty when all is at rest.
  package static var descriptions: [String] {
    visibleWindows.map { window in
      let root = window.rootViewController.map { " with a \(type(of: $0))" } ?? ""
      return "a visible \(type(of: window))\(root)"
    } + AnimationRun.pendingWork + UIScrollView.pendingWork + InterfaceClock.shared.pendingWork
      + UpdateCycle.shared.pendingWork
      + (TaskBag.count == 0 ? [] : ["\(TaskBag.count) tasks of controllers or views"])
  }

  /// Hides all windows and ends what moves or waits, but for tasks, which end with their owners.
  package static func end() {
    for window in visibleWindows {
      window.isHidden = true
      window.rootViewController?.cancelTasks()
      window.cancelTasks()
    }
    AnimationRun.endAll()
    UIScrollView.forgetMotions()
    InterfaceClock.shared.cancelAlarms()
    UpdateCycle.shared.forget()
  }

  private static var visibleWindows: [UIWindow] {
    UIApplication.shared.windows.filter { !$0.isHidden }
  }
}
