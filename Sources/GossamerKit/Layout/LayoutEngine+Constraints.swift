// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

// Putting constraints into the solver, and taking them out.
extension LayoutEngine {
  private func install(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder, installed[ObjectIdentifier(constraint)] == nil,
      let expression = expression(of: constraint, in: holder)
    else { return }
    let made = Constraint(
      expression, constraint.relation, constraint.solverConstant,
      priority: Priority(constraint.priority))
    made.owner = constraint
    installed[ObjectIdentifier(constraint)] = made
    solver.add(made)
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    queuedConstraints.removeAll { $0 === constraint }
    guard let removed = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    solver.remove(removed)
    setNeedsSolve()
  }

  func installQueued() {
    for tree in queuedTrees where tree.isDescendant(of: root) { install(tree) }
    queuedTrees = []
    while !queuedConstraints.isEmpty {
      let constraints = queuedConstraints
      queuedConstraints = []
      for constraint in constraints { install(constraint) }
    }
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
}

extension Priority {
  init(_ priority: UILayoutPriority) {
    self.init(rawValue: Double(priority.rawValue))
  }
}
