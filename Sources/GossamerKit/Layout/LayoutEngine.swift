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
  private var isFitting = false

  private(set) var items: [ObjectIdentifier: LayoutItemState] = [:]
  private var itemOfVariable: [Variable: LayoutItemState] = [:]
  private var installed: [ObjectIdentifier: InstalledConstraint] = [:]

  private var queuedTrees: [UIView] = []
  private var queuedConstraints: [NSLayoutConstraint] = []
  private var itemsWithNewContent: [LayoutItemState] = []
  private(set) var isDirty = true

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

  // MARK: - What has changed

  /// Views were added.
  func enqueue(_ tree: UIView) {
    queuedTrees.append(tree)
    setNeedsSolve()
  }

  /// A constraint was activated.
  func enqueue(_ constraint: NSLayoutConstraint) {
    queuedConstraints.append(constraint)
    setNeedsSolve()
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let installed = installed[ObjectIdentifier(constraint)] else { return }
    solver.setConstant(constraint.solverConstant, of: installed.constraint)
    setNeedsSolve()
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let installed = installed[ObjectIdentifier(constraint)] else { return }
    solver.setPriority(Priority(constraint.priority), of: installed.constraint)
    setNeedsSolve()
  }

  /// The natural size of a view, its priorities or its baselines have changed.
  func contentDidChange(of view: UIView) {
    guard let state = items[ObjectIdentifier(view)], !state.hasNewContent else { return }
    state.hasNewContent = true
    itemsWithNewContent.append(state)
    setNeedsSolve()
  }

  /// The application has set the frame of a view.
  func frameDidChange(of view: UIView) {
    guard let state = items[ObjectIdentifier(view)], state.updateFrame(in: solver) else { return }
    setNeedsSolve()
  }

  /// What determines a view's place has changed: begin anew with it.
  func reset(_ view: UIView) {
    guard let state = items[ObjectIdentifier(view)] else {
      enqueue(view)
      return
    }
    state.removeOwnConstraints(from: solver)
    state.addOwnConstraints(to: solver)
    setNeedsSolve()
  }

  /// Margins or the safe area of views may have changed, because they were set or because frames
  /// have changed.
  func insetsMayHaveChanged() {
    let haveChanged = insetGuides.contains { guide in
      items[ObjectIdentifier(guide)]?.hasOtherInsets(than: guide) ?? false
    }
    if haveChanged { setNeedsSolve() }
  }

  private func setNeedsSolve() {
    guard !isDirty else { return }
    isDirty = true
    if !isFitting { root.invalidate(.constraints) }
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
    if let guide = item as? InsetGuide, let owner = guide.owningView {
      state.addInsetConstraints(of: guide, in: self.state(of: owner), to: solver)
      insetGuides.append(guide)
    } else {
      state.addOwnConstraints(to: solver)
    }
    return state
  }

  private(set) var insetGuides: [InsetGuide] = []

  /// The rectangle of `item` as of the last solve, in the coordinates of its superview.
  func frame(of item: any LayoutItem) -> CGRect? {
    items[ObjectIdentifier(item)]?.frame(in: solver)
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

  // MARK: - Constraints

  private func install(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder, installed[ObjectIdentifier(constraint)] == nil,
      let expression = expression(of: constraint, in: holder)
    else { return }
    let made = Constraint(
      expression, Relation(constraint.relation), constraint.solverConstant,
      priority: Priority(constraint.priority))
    made.owner = constraint
    installed[ObjectIdentifier(constraint)] = InstalledConstraint(constraint: made)
    solver.add(made)
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    queuedConstraints.removeAll { $0 === constraint }
    guard let removed = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    solver.remove(removed.constraint)
    setNeedsSolve()
  }

  /// The direction of the interface has changed for what `view` holds.
  func directionDidChange(of view: UIView) {
    for constraint in view.layout?.heldConstraints ?? [] where constraint.dependsOnDirection {
      uninstall(constraint)
      enqueue(constraint)
    }
  }

  private func installQueued() {
    for tree in queuedTrees where tree.isDescendant(of: root) { install(tree) }
    queuedTrees = []
    for constraint in queuedConstraints { install(constraint) }
    queuedConstraints = []
  }

  /// Takes up what the views of `tree` have, without recursion: trees may be thousands of views
  /// deep.
  private func install(_ tree: UIView) {
    var stack = [tree]
    while let view = stack.popLast() {
      if let layout = view.layout {
        if !layout.translatesFrame { _ = state(of: view) }
        for constraint in layout.heldConstraints { install(constraint) }
      }
      for child in view.children where child.treeUsesAutoLayout { stack.append(child) }
    }
  }

  // MARK: - Solving

  /// Solves what has changed since the last time, and asks the superviews of what has moved to lay
  /// out.
  func solve() {
    guard isDirty else { return }
    installQueued()
    for round in 0..<UpdateCycle.maximumRounds {
      updateContent()
      updateInsets()
      let solution = solver.solve()
      report(solution)
      isDirty = false
      let moved = Set(solution.changedVariables.compactMap { itemOfVariable[$0] })
      for state in moved {
        if !isFitting { state.item?.superviewInTree?.invalidate(.layout) }
        if round < UpdateCycle.maximumRounds - 1 { wrapContent(of: state) }
      }
      if itemsWithNewContent.isEmpty { return }
    }
  }

  /// Where the height of the content follows from the width, the height of the new width is taken.
  private func wrapContent(of state: LayoutItemState) {
    guard let view = state.item as? UIView, view.contentHeightDependsOnWidth else { return }
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
      guard let view = state.item as? UIView else { continue }
      state.updateContent(in: solver)
      for constraint in view.layout?.attachedConstraints ?? [] where constraint.usesBaseline {
        constantDidChange(of: constraint)
      }
    }
  }

  private func updateInsets() {
    for guide in insetGuides { items[ObjectIdentifier(guide)]?.updateInsets(of: guide, in: solver) }
  }

  private struct InstalledConstraint {
    let constraint: Constraint
  }
}

extension Priority {
  init(_ priority: UILayoutPriority) {
    self.init(rawValue: Double(priority.rawValue))
  }
}

extension Relation {
  init(_ relation: LayoutRelation) {
    self =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}
