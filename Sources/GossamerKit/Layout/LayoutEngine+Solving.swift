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
    for _ in 0..<UpdateCycle.maximumRounds {
      updateContent()
      updateInsets()
      let solution = solver.solve()
      report(solution)
      isDirty = false
      for state in items(of: solution.changedVariables) {
        if !isFitting { state.item?.superviewInTree?.invalidate(.layout) }
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

  /// The items that have the variables, each once, in their order: the outcome of a tie must not depend
  /// on the hashes of this run.
  private func items(of variables: [Variable]) -> [LayoutItemState] {
    var known: Set<LayoutItemState> = []
    return variables.compactMap { itemOfVariable[$0] }.filter { known.insert($0).inserted }
  }

  /// Where the height of the content follows from the width, the height of the new width is taken.
  private func wrapContent(of state: LayoutItemState) {
    guard let view = state.item as? UIView, view.naturalHeightDependsOnWidth else { return }
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
      guard let view = state.item as? UIView, items[ObjectIdentifier(view)] === state else {
        continue
      }
      state.updateContent(in: solver)
      for constraint in view.layout?.attachedConstraints ?? [] where constraint.usesBaseline {
        constantDidChange(of: constraint)
      }
    }
  }

  private func updateInsets() {
    for guide in insetGuides { items[ObjectIdentifier(guide)]?.updateInsets(of: guide, in: solver) }
  }
}
