// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

/// Solves the constraints of one view tree.
///
/// Each item has four variables: the left and top edge of its alignment rectangle in the
/// coordinates of its superview, and its width and height. So what happens inside of a view moves
/// nothing outside, and moving a view moves nothing inside.
///
/// A change is queued until the next layout, and then solved together with the others.
final class LayoutEngine {
  let solver = Solver()
  unowned let root: UIView
  private(set) var isFitting = false

  private(set) var items: [ObjectIdentifier: LayoutItemState] = [:]
  private(set) var insetGuides: [InsetGuide] = []
  private(set) var itemOfVariable: [Variable: LayoutItemState] = [:]
  var installed: [ObjectIdentifier: Constraint] = [:]

  var queuedTrees: [UIView] = []
  var queuedConstraints: [NSLayoutConstraint] = []
  var itemsWithNewContent: [LayoutItemState] = []
  var isDirty = true
  /// How many rounds of layout in a row have changed the distances of inset guides.
  var insetRounds = 0

  /// Creates the engine of the tree under `root`, with everything in it queued.
  init(root: UIView) {
    self.root = root
    queuedTrees = [root]
  }

  /// Creates an engine that finds out which size the constraints inside of `view` give it, whatever
  /// its frame and its superview.
  init(fitting view: UIView) {
    root = view
    isFitting = true
    queuedTrees = [view]
  }

  // MARK: - Items

  /// The state of `item`, made together with its own constraints when it is needed first.
  func state(of item: any LayoutItem) -> LayoutItemState {
    let id = ObjectIdentifier(item)
    if let state = items[id] { return state }
    let state = LayoutItemState(
      item, isRoot: item === root, isFitting: isFitting, solver: solver)
    items[id] = state
    for variable in state.variables { itemOfVariable[variable] = state }
    if let guide = item as? InsetGuide, let outline = guide.outlineItem {
      state.addInsetConstraints(of: guide, in: self.state(of: outline), to: solver)
      insetGuides.append(guide)
    } else {
      state.addOwnConstraints(to: solver)
    }
    return state
  }

  /// The rectangle of `item` as of the last solve, in the coordinates of its superview.
  func frame(of item: any LayoutItem) -> CGRect? {
    items[ObjectIdentifier(item)]?.frame(in: solver)
  }

  /// Notes whether the solved frame of `view` is one.
  /// - Returns: whether it isn't, but was the last time.
  func noteFrame(isFinite: Bool, of view: UIView) -> Bool {
    guard let state = items[ObjectIdentifier(view)], state.isFrameFinite != isFinite else {
      return false
    }
    state.isFrameFinite = isFinite
    return !isFinite
  }

  /// The width that the natural height of a view was taken for; nil if it depends on none.
  func contentWidth(of view: UIView) -> CGFloat? {
    items[ObjectIdentifier(view)]?.contentWidth.map { CGFloat($0) }
  }

  /// The view and all inside of it leave the tree.
  func remove(_ tree: UIView) {
    queuedTrees.removeAll { $0.isDescendant(of: tree) }
    for view in tree.descendants where view.treeUsesAutoLayout {
      guard let layout = view.layout else { continue }
      for constraint in layout.heldConstraints { uninstall(constraint) }
      for guide in layout.allGuides { remove(item: guide) }
      remove(item: view)
    }
    setNeedsSolve()
  }

  /// Takes an item out, whose constraints are gone.
  func remove(item: any LayoutItem) {
    guard let state = items.removeValue(forKey: ObjectIdentifier(item)) else { return }
    state.removeOwnConstraints(from: solver)
    for variable in state.variables {
      itemOfVariable[variable] = nil
      solver.removeVariable(variable)
    }
    insetGuides.removeAll { $0 === item }
  }
}
