// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

// Recording changes between two layouts.
extension LayoutEngine {
  /// Queues a view tree that was added.
  func enqueue(_ tree: UIView) {
    let reference = tree.reference
    if reference.queue != number {
      reference.queue = number
      queuedTrees.append(reference)
    }
    setNeedsSolve()
  }

  /// Queues a constraint that was activated.
  func enqueue(_ constraint: NSLayoutConstraint) {
    constraint.place = .queued(EngineSlot(engine: number, index: queuedConstraints.count))
    queuedConstraints.append(constraint)
    setNeedsSolve()
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let installed = solverConstraint(of: constraint) else { return }
    solver.setConstant(constraint.solverConstant, of: installed)
    setNeedsSolve()
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let installed = solverConstraint(of: constraint) else { return }
    solver.setPriority(Priority(constraint.priority), of: installed)
    setNeedsSolve()
  }

  /// Records that the intrinsic size, the content priorities or the baselines of a view have changed.
  func contentDidChange(of view: UIView) {
    guard let state = knownState(of: view), !state.hasNewContent else { return }
    state.hasNewContent = true
    itemsWithNewContent.append(state)
    setNeedsSolve()
  }

  /// Takes over a frame that the application has set.
  func frameDidChange(of view: UIView) {
    guard let state = knownState(of: view), state.updateFrame(in: solver) else { return }
    setNeedsSolve()
  }

  /// Takes over a content size that the application has set.
  func preferredSizeDidChange(of guide: ContentGuide) {
    guard let state = knownState(of: guide) else { return }
    state.updatePreferredSize(of: guide, in: solver)
    setNeedsSolve()
  }

  /// Replaces the view's own constraints, because what determines its frame has changed.
  func reset(_ view: UIView) {
    guard let state = knownState(of: view) else {
      enqueue(view)
      return
    }
    state.removeOwnConstraints(from: solver)
    addOwnConstraints(of: state)
    setNeedsSolve()
  }

  /// Reinstalls the constraints held by `view` that depend on the layout direction, which has changed.
  func directionDidChange(of view: UIView) {
    for constraint in view.layout?.heldConstraints ?? [] where constraint.dependsOnDirection {
      uninstall(constraint)
      enqueue(constraint)
    }
  }

  /// Updates the constraints to the layout direction of the window that the root has entered.
  func takeDirection() {
    guard direction != root.traitCollection.layoutDirection else { return }
    direction = root.traitCollection.layoutDirection
    directionDidChange(of: root)
    for child in root.children {
      for view in child.placedTogether where !view.hostsEngine { directionDidChange(of: view) }
    }
  }

  /// Requests a pass to solve the changes: for the root of a tree before layout, for a nested host when it is laid out.
  func setNeedsSolve() {
    guard !isDirty else { return }
    isDirty = true
    if !isFitting { root.invalidate(root.hostsEngine ? .layout : .constraints) }
  }
}
