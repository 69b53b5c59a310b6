// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

// Adding constraints to the solver, and removing them.
extension LayoutEngine {
  private func install(
    _ constraint: NSLayoutConstraint, heldBy holder: UIView, isRightToLeft: Bool
  ) {
    guard solverConstraint(of: constraint) == nil,
      let expression = expression(of: constraint, in: holder, isRightToLeft: isRightToLeft),
      // Asking a view for its size may have removed it.
      constraint.holder === holder
    else { return }
    let made = Constraint(
      expression, constraint.relation, constraint.solverConstant,
      priority: Priority(constraint.priority))
    made.owner = constraint
    note(made, for: constraint)
    solver.add(made)
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    guard let removed = forget(constraint) else { return }
    solver.remove(removed)
    removed.owner = nil
    setNeedsSolve()
  }

  func installQueued() {
    let trees = queuedTrees
    queuedTrees = []
    for reference in trees {
      reference.queue = nil
      guard let tree = reference.view else { continue }
      if tree === root || tree.parent?.layoutHost === root { install(tree) }
    }
    while !queuedConstraints.isEmpty {
      let constraints = queuedConstraints
      queuedConstraints = []
      for case let constraint? in constraints {
        guard let holder = constraint.holder else { continue }
        install(constraint, heldBy: holder, isRightToLeft: isRightToLeft(in: holder))
      }
    }
  }

  /// Installs the constraints of all views in `tree`. It doesn't recurse, because trees may be thousands of views deep.
  private func install(_ tree: UIView) {
    var stack = [tree]
    while let view = stack.popLast() {
      if let layout = view.layout {
        if !layout.translatesFrame { _ = state(of: view) }
        if layout.hostsEngine, view !== root { continue }
        let isRightToLeft = !layout.heldConstraints.isEmpty && isRightToLeft(in: view)
        for constraint in layout.heldConstraints {
          install(constraint, heldBy: view, isRightToLeft: isRightToLeft)
        }
      }
      for child in view.children where child.treeUsesAutoLayout { stack.append(child) }
    }
  }

  private func isRightToLeft(in view: UIView) -> Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

extension Priority {
  init(_ priority: UILayoutPriority) {
    self.init(rawValue: Double(priority.rawValue))
  }
}
