// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

// What can change between two layouts.
extension LayoutEngine {
  /// Views were added.
  func enqueue(_ tree: UIView) {
    let reference = tree.reference
    if reference.queue != number {
      reference.queue = number
      queuedTrees.append(reference)
    }
    setNeedsSolve()
  }

  /// A constraint was activated.
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

  /// The natural size of a view, its priorities or its baselines have changed.
  func contentDidChange(of view: UIView) {
    guard let state = knownState(of: view), !state.hasNewContent else { return }
    state.hasNewContent = true
    itemsWithNewContent.append(state)
    setNeedsSolve()
  }

  /// The application has set the frame of a view.
  func frameDidChange(of view: UIView) {
    guard let state = knownState(of: view), state.updateFrame(in: solver) else { return }
    setNeedsSolve()
  }

  /// The application has set the content size of a scroll view.
  func preferredSizeDidChange(of guide: ContentGuide) {
    guard let state = knownState(of: guide) else { return }
    state.updatePreferredSize(of: guide, in: solver)
    setNeedsSolve()
  }

  /// What determines a view's place has changed: begin anew with it.
  func reset(_ view: UIView) {
    guard let state = knownState(of: view) else {
      enqueue(view)
      return
    }
    state.removeOwnConstraints(from: solver)
    addOwnConstraints(of: state)
    setNeedsSolve()
  }

  /// The direction of the interface has changed for what `view` holds.
  func directionDidChange(of view: UIView) {
    for constraint in view.layout?.heldConstraints ?? [] where constraint.dependsOnDirection {
      uninstall(constraint)
      enqueue(constraint)
    }
  }

  /// The root has come into a window: the constraints follow its direction, if that is another one.
  func takeDirection() {
    guard direction != root.traitCollection.layoutDirection else { return }
    direction = root.traitCollection.layoutDirection
    directionDidChange(of: root)
    for child in root.children {
      for view in child.placedTogether where !view.hostsEngine { directionDidChange(of: view) }
    }
  }

  /// A host is solved when it is laid out; the root of a tree before anything in the tree is.
  func setNeedsSolve() {
    guard !isDirty else { return }
    isDirty = true
    if !isFitting { root.invalidate(root.hostsEngine ? .layout : .constraints) }
  }
}
