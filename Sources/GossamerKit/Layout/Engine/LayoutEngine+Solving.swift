// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerSupport

// Solving what has changed.
extension LayoutEngine {
  /// Solves what has changed since the last time, and asks the superviews of what has moved to lay
  /// out.
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

  /// The size of the root that is nearest to `target`, with the priorities of its lengths.
  ///
  /// The views aren't told of what moves meanwhile: the next ``solve()`` gives the root its frame again, and
  /// what has come back to its place by then hasn't moved.
  func size(fitting target: CGSize, _ horizontal: Priority, _ vertical: Priority) -> CGSize {
    installQueued()
    if !isFitting { Self.updateInsetGuides(under: root) }
    // Nobody is to lay out for what changes now.
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

  /// `state`'s variables have changed, or it is new.
  func noteMovement(of state: LayoutItemState) {
    guard !state.isNotedAsMoved else { return }
    state.isNotedAsMoved = true
    movedItems.append(state)
  }

  /// Solves until no natural height follows from a width that has changed.
  private func bringContentToRest() {
    defer {
      isDirty = false
      // What was asked for its size may have changed the tree.
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

  /// Where the height of the content follows from the width, the height of the new width is taken.
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
      // What has left the engine meanwhile has no variables here any more.
      guard let view = state.reference.view, knownState(of: view) === state else { continue }
      state.updateContent(in: solver)
      for constraint in view.layout?.attachedConstraints ?? [] where constraint.usesBaseline {
        constantDidChange(of: constraint)
      }
    }
  }
}
