// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

// Keeping guides at their distances from the edges of their views: margins, safe area, what is seen of a
// scroll view. The distances depend on where the view and those around it are, and on what was set there.
// What changes one of these asks for the pass `insets`.
extension LayoutEngine {
  /// Brings the guides up to date in the tree under `root`.
  ///
  /// Visits the views that asked for it, and inside of them those that lead to such guides: where nothing
  /// has moved, a window with thousands of guides costs nothing.
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

  /// Hands the guides to the engines that they are in, each of which gets its own at once.
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

  /// Takes over the distances of inset guides. Constraints may make where a view is depend on its guide
  /// in turn, so that both run away from each other: after many rounds the outermost of such guides
  /// is held.
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
