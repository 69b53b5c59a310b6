// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Work that outlives the main actor job that began it: visible windows, animations, alarms and tasks. A test has to end
// what it began; leaving some behind makes it fail.
extension Interface {
  /// A short description of each piece of pending work, such as "a visible UIWindow with a ListController". Empty if there
  /// is none.
  package var pendingWork: [String] {
    visibleWindows.map { window in
      let root = window.rootViewController.map { " with a \(type(of: $0))" } ?? ""
      return "a visible \(type(of: window))\(root)"
    } + animations.pendingWork + layerAnimations.pendingWork + displayLinks.pendingWork
      + scrollMotions.pendingWork + clock.pendingWork
      + updateCycle.pendingWork
      + (taskCount == 0 ? [] : ["\(taskCount) tasks of controllers or views"])
  }

  /// Hides all windows and ends all animations, alarms and updates. Tasks are cancelled, and end later by themselves.
  package func endPendingWork() {
    for window in visibleWindows {
      window.isHidden = true
      window.rootViewController?.cancelTasks()
      window.cancelTasks()
    }
    animations.endAll()
    layerAnimations.forget()
    displayLinks.forget()
    scrollMotions.forget()
    clock.cancelAlarms()
    updateCycle.forget()
  }

  private var visibleWindows: [UIWindow] {
    application.windows.filter { !$0.isHidden }
  }
}
