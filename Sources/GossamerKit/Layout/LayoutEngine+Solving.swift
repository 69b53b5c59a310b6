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

  /// Takes over the distances of the inset guides, which depend on where their views are. Constraints
  /// may make where a view is depend on its guide in turn, so that both run away from each other:
  /// after many rounds the outermost of such guides is held.
  private func updateInsets() {
    let changed = insetGuides.filter {
      items[ObjectIdentifier($0)]?.updateInsets(of: $0, in: solver) ?? false
    }
    guard !changed.isEmpty else { return }
    insetRounds += 1
    guard insetRounds > Self.maximumInsetRounds,
      let guide = changed.min(by: { $0.depth < $1.depth })
    else { return }
    insetRounds = 0
    reportRestlessness(of: guide)
    guide.ignoresPlace = true
    _ = items[ObjectIdentifier(guide)]?.updateInsets(of: guide, in: solver)
  }

  /// How many rounds in a row may change insets. Guides that are nested come to rest in as many rounds
  /// as there are levels. Three guides can be held before ``UpdateCycle/maximumRounds``.
  private static let maximumInsetRounds = 30
}

extension InsetGuide {
  /// How many superviews the owning view has.
  fileprivate var depth: Int {
    guard let owningView else { return 0 }
    return sequence(first: owningView, next: \.parent).reduce(0) { depth, _ in depth + 1 }
  }
}
