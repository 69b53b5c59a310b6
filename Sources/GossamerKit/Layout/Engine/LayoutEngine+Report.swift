// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerSupport

// Messages about constraints that can't be satisfied.
extension LayoutEngine {
  /// Reports refused constraints, and keeps conflicts until layout is complete.
  ///
  /// A conflict in one round of layout may be resolved in the next. A view that follows its superview by autoresizing has
  /// its old frame until the superview has been laid out. That frame may be empty at first, too small for constraints to its
  /// edges.
  func note(_ solution: Solution) {
    if let restart = solution.restart { Messages.layout.warning("\(restart)") }
    if !solution.conflicts.isEmpty { root.noteUnrestInside() }
    for conflict in solution.conflicts {
      unreportedConflicts.removeAll { $0.dropped === conflict.dropped }
      unreportedConflicts.append(conflict)
    }
    for refusal in solution.refusals {
      let place =
        refusal.constraint.map { describe($0, with: LayoutItemNames(of: items(of: $0))) }
        ?? "a suggested value"
      Messages.layout.error("\(refusal): \(place)")
    }
  }

  /// Reports the remaining conflicts, after layout is complete.
  func layoutCameToRest() {
    insetRounds = 0
    reportConflicts()
  }

  /// Reports the remaining conflicts.
  func reportConflicts() {
    let conflicts = unreportedConflicts
    unreportedConflicts = []
    for conflict in conflicts where conflict.dropped.isDropped {
      // The surrounding engine also has the constraints of a host's own size, and reports their conflicts.
      if (conflict.dropped.owner as? NSLayoutConstraint)?.sizedHost === root { continue }
      let all = conflict.constraints + [conflict.dropped]
      let names = LayoutItemNames(of: all.flatMap(items))
      let lines = conflict.constraints.map { "    " + describe($0, with: names) }
        .joined(separator: "\n")
      Messages.layout.error(
        """
        These constraints can't hold together; at least one of them is one that you don't want:
        \(lines)
        This one is given up, until the others leave room for it:
            \(describe(conflict.dropped, with: names))
        A view that was positioned by its frame needs \
        translatesAutoresizingMaskIntoConstraints = false before it is positioned by constraints.
        """)
    }
  }

  /// Reports the constraints that make a view's place depend on a guide whose insets depend on that place.
  func reportRestlessness(of guide: InsetGuide) {
    let constraints = guide.constraintsThatPlaceItsView.prefix(5)
    let names = LayoutItemNames(of: [guide] + constraints.flatMap(\.items))
    let view = guide.owningView.map { names[$0] } ?? "its view"
    let lines = constraints.map { "    " + $0.description(with: names) }
    Messages.layout.error(
      """
      Layout doesn't come to rest: \(names[guide]) depends on where \(view) lies, and \
      these constraints make that depend on the guide:
      \(lines.joined(separator: "\n"))
      The guide leaves out from now on what covers the view. Constrain the edges of \(view) itself \
      instead, to a guide of its superview if they are to keep clear of something.
      """)
  }

  private func describe(_ constraint: Constraint, with names: LayoutItemNames) -> String {
    if let owner = constraint.owner as? NSLayoutConstraint { return owner.description(with: names) }
    return stateBehind(constraint)?.describe(constraint, with: names)
      ?? "(a constraint of a view that is gone)"
  }

  private func items(of constraint: Constraint) -> [any LayoutItem] {
    if let owner = constraint.owner as? NSLayoutConstraint { return owner.items }
    return [stateBehind(constraint)?.item].compactMap { $0 }
  }

  /// The item that an implicit constraint belongs to; nil once it has been freed.
  private func stateBehind(_ constraint: Constraint) -> LayoutItemState? {
    if let owner = constraint.owner as? ItemReference { return knownState(of: owner) }
    guard constraint.isBound else { return nil }
    return constraint.expression.terms.first.flatMap { state(with: $0.variable) }
  }
}

extension LayoutItemState {
  /// Describes an implicit constraint of the item, for a message.
  fileprivate func describe(_ constraint: Constraint, with names: LayoutItemNames) -> String {
    let owner = item.map { names[$0] } ?? "(a view that is gone)"
    let attribute =
      constraint.expression.terms.compactMap { name(of: $0.variable) }.first ?? "size"
    let value = constraint.constant.formattedShort
    let reason =
      switch (constraint.relation, constraint.priority) {
      case _ where constraint.isBound: "no view is smaller than that"
      case (.equal, _) where item is UILayoutGuide: "its distance from the edge of its view"
      case (.equal, _): "its frame"
      case (.lessThanOrEqual, _): "its content hugging"
      case (.greaterThanOrEqual, _): "its content compression resistance"
      }
    let priority =
      constraint.priority.isRequired ? "" : " @\(constraint.priority.rawValue.formattedShort)"
    return "\(owner).\(attribute) \(constraint.relation) \(value)\(priority) (\(reason))"
  }

  /// The attribute that a variable of the item stands for.
  func name(of variable: Variable) -> String? {
    switch variable {
    case minX: "left"
    case minY: "top"
    case width: "width"
    case height: "height"
    default: nil
    }
  }
}

extension InsetGuide {
  /// The constraints between the guide and items outside of its view; all constraints of the guide if there are none.
  fileprivate var constraintsThatPlaceItsView: [NSLayoutConstraint] {
    guard let owningView else { return [] }
    let ofMargins = (owningView.layout?.attachedConstraints ?? []).filter {
      $0.usesMargins(of: owningView) && owningView.layout?.marginsGuide === self
    }
    let all = attachedConstraints + ofMargins
    let outward = all.filter { constraint in
      constraint.items.contains { $0.viewInTree?.isDescendant(of: owningView) == false }
    }
    return outward.isEmpty ? all : outward
  }
}
