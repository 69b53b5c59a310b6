// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerSupport

// Solving the recorded changes.
extension LayoutEngine {
  /// Solves the changes since the last call, and requests layout of the superviews of the items that have moved.
  func solve() {
    if let rootState, rootState.isMeasured {
      rootState.takeFrame(in: solver)
      isDirty = true
    }
    guard isDirty else { return }
    installQueued()
    Self.updateInsetGuides(under: root)
    bringContentToRest()
    let moved = movedItems
    movedItems = []
    for state in moved {
      state.isNotedAsMoved = false
      guard knownState(of: state.reference) === state, state.settle(in: solver) else { continue }
      state.reference.superviewInTree?.invalidate(.layout)
    }
  }

  /// The size of the root that is nearest to `target`, given the priorities of its width and height.
  ///
  /// The views don't move meanwhile: the next ``solve()`` restores the size of the root's frame, and items that are back in
  /// their places then count as unmoved.
  func size(fitting target: CGSize, _ horizontal: Priority, _ vertical: Priority) -> CGSize {
    installQueued()
    if !isFitting { Self.updateInsetGuides(under: root) }
    // Marks the engine as dirty, so that the following changes request no layout.
    isDirty = true
    let state = state(of: root)
    state.takeTarget(target, horizontal, vertical, in: solver)
    let conflictsOfLayout = unreportedConflicts
    unreportedConflicts = []
    bringContentToRest()
    reportConflicts()
    unreportedConflicts = conflictsOfLayout
    return state.takeFittedSize(from: solver)
  }

  /// Records an item whose variables have changed, or that is new.
  func noteMovement(of state: LayoutItemState) {
    guard !state.isNotedAsMoved else { return }
    state.isNotedAsMoved = true
    movedItems.append(state)
  }

  /// Solves in rounds until no intrinsic height changes because of a changed width.
  private func bringContentToRest() {
    defer {
      isDirty = false
      // Views that were asked for their sizes may have changed the tree.
      if !queuedTrees.isEmpty || !queuedConstraints.isEmpty { setNeedsSolve() }
    }
    for _ in 0..<UpdateCycle.maximumRounds {
      updateContent()
      let solution = solver.solve()
      note(solution)
      for state in states(with: solution.changedVariables) {
        noteMovement(of: state)
        wrapContent(of: state)
      }
      if itemsWithNewContent.isEmpty { return }
    }
    let items = itemsWithNewContent.compactMap(\.item)
    let names = LayoutItemNames(of: items)
    let restless = items.map { names[$0] }
    updateContent()
    Messages.layout.error(
      """
      The natural size doesn't come to rest in \(UpdateCycle.maximumRounds) rounds of: \
      \(restless.joined(separator: ", ")). It must depend on the width alone.
      """)
  }

  /// Requests the intrinsic height for the new width, if the height depends on the width.
  private func wrapContent(of state: LayoutItemState) {
    guard let view = state.reference.view, view.naturalHeightDependsOnWidth else { return }
    let width = solver.value(of: state.width)
    guard width != state.contentWidth else { return }
    state.contentWidth = width
    contentDidChange(of: view)
  }

  private func updateContent() {
    let states = itemsWithNewContent
    itemsWithNewContent = []
    for state in states {
      state.hasNewContent = false
      // An item that has left the engine meanwhile has no variables here.
      guard let view = state.reference.view, knownState(of: view) === state else { continue }
      state.updateContent(in: solver)
      for constraint in view.layout?.attachedConstraints ?? [] where constraint.usesBaseline {
        constantDidChange(of: constraint)
      }
    }
  }
}
