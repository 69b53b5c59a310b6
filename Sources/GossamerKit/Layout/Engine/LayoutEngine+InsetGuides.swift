// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

// Updating inset guides, which lie at distances from the edges of their views: margins, safe area, and the frame layout
// guide of a scroll view. The insets depend on the places of the view and its ancestors, and on properties such as margins.
// Whatever changes one of these requests the pass `insets`.
extension LayoutEngine {
  /// Brings the guides up to date in the tree under `root`.
  ///
  /// It visits only the views that requested it, and their descendants with inset guides. If nothing has moved, a window
  /// with thousands of guides costs nothing.
  static func updateInsetGuides(under root: UIView) {
    guard hasPendingInsets(root) else { return }
    var guides: [InsetGuide] = []
    var stack = [(view: root, isInsideOfChange: false)]
    while let (view, isInsideOfChange) = stack.popLast() {
      let changesAll = isInsideOfChange || view.pending.contains(.insets)
      let leadsToChange = !view.pendingBelow.isDisjoint(with: .allInsets)
      if changesAll || view.pending.contains(.ownInsets), view.treeHasInsetGuides {
        guides += view.layout?.insetGuides ?? []
      }
      view.pending.subtract(.allInsets)
      view.pendingBelow.subtract(.allInsets)
      guard leadsToChange || changesAll && view.treeHasInsetGuides else { continue }
      for child in view.children.reversed()
      where hasPendingInsets(child) || changesAll && child.treeHasInsetGuides {
        stack.append((child, changesAll))
      }
    }
    update(guides, under: root)
  }

  /// Passes the guides to their engines, all guides of an engine at once.
  private static func update(_ guides: [InsetGuide], under root: UIView) {
    guard root.treeHasLayoutHosts else {
      root.layout?.engine?.update(guides)
      return
    }
    var groups: [(engine: LayoutEngine, guides: [InsetGuide])] = []
    var places: [Number: Int] = [:]
    for guide in guides {
      guard let engine = guide.owningView?.engine else { continue }
      if let place = places[engine.number] {
        groups[place].guides.append(guide)
      } else {
        places[engine.number] = groups.count
        groups.append((engine, [guide]))
      }
    }
    for group in groups { group.engine.update(group.guides) }
  }

  private static func hasPendingInsets(_ view: UIView) -> Bool {
    !view.pending.union(view.pendingBelow).isDisjoint(with: .allInsets)
  }

  /// Updates the solver to the insets of inset guides. Constraints may make the place of a view depend on its own guide, so
  /// that both change in every round. After many rounds the outermost of such guides is fixed.
  fileprivate func update(_ guides: [InsetGuide]) {
    let changed = guides.filter { knownState(of: $0)?.updateInsets(of: $0, in: solver) ?? false }
    guard !changed.isEmpty else { return }
    setNeedsSolve()
    insetRounds += 1
    root.noteUnrestInside()
    guard insetRounds > Self.maximumInsetRounds,
      let guide = changed.min(by: { $0.depth < $1.depth })
    else { return }
    insetRounds = 0
    reportRestlessness(of: guide)
    guide.ignoresPlace = true
    _ = knownState(of: guide)?.updateInsets(of: guide, in: solver)
  }

  /// The number of successive rounds that may change insets. Nested guides need as many rounds as there are levels. With 30
  /// rounds three guides can be fixed before ``UpdateCycle/maximumRounds`` is reached.
  private static let maximumInsetRounds = 30
}

extension InsetGuide {
  /// The depth of the owning view in its tree.
  fileprivate var depth: Int {
    guard let owningView else { return 0 }
    return sequence(first: owningView, next: \.parent).reduce(0) { depth, _ in depth + 1 }
  }
}
