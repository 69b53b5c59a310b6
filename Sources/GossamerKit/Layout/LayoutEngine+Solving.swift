// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

// Solving what has changed.
extension LayoutEngine {
  /// Solves what has changed since the last time, and asks the superviews of what has moved to lay
  /// out.
  func solve() {
    guard isDirty else { return }
    installQueued()
    if !isFitting { root.updateInsetGuides() }
    for _ in 0..<UpdateCycle.maximumRounds {
      updateContent()
      let solution = solver.solve()
      report(solution)
      isDirty = false
      for state in states(with: solution.changedVariables) {
        if !isFitting { state.reference.superviewInTree?.invalidate(.layout) }
        wrapContent(of: state)
      }
      if itemsWithNewContent.isEmpty { return }
    }
    let restless = itemsWithNewContent.compactMap { $0.item?.layoutDescription }
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
