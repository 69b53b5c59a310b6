// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// What is seen, moves or waits, beyond the turn of the main actor that began it. A test that leaves some behind hasn't ended
// what it was about.
extension Interface {
  /// Each thing, in a few words, in the order in which it began: "a visible UIWindow with a ListController". Empty when
  /// all is at rest.
  package var pendingWork: [String] {
    visibleWindows.map { window in
      let root = window.rootViewController.map { " with a \(type(of: $0))" } ?? ""
      return "a visible \(type(of: window))\(root)"
    } + animations.pendingWork + scrollMotions.pendingWork + clock.pendingWork
      + updateCycle.pendingWork
      + (taskCount == 0 ? [] : ["\(taskCount) tasks of controllers or views"])
  }

  /// Hides all windows and ends what moves or waits, but for tasks, which end with their owners.
  package func endPendingWork() {
    for window in visibleWindows {
      window.isHidden = true
      window.rootViewController?.cancelTasks()
      window.cancelTasks()
    }
    animations.endAll()
    scrollMotions.forget()
    clock.cancelAlarms()
    updateCycle.forget()
  }

  private var visibleWindows: [UIWindow] {
    application.windows.filter { !$0.isHidden }
  }
}
