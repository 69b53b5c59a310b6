// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

// What developers are told of constraints that can't be satisfied.
extension LayoutEngine {
  /// Tells of what was refused, and keeps the conflicts until layout has come to rest.
  ///
  /// A round of layout may find a conflict that the next one resolves. A view that fills its superview
  /// by its mask has its old frame until the superview has its new one: nothing at first, where a
  /// document stores none, and what is pinned to its edges would then be smaller than nothing.
  func note(_ solution: Solution) {
    if !solution.conflicts.isEmpty { root.noteUnrestInside() }
    for conflict in solution.conflicts {
      unreportedConflicts.removeAll { $0.dropped === conflict.dropped }
      unreportedConflicts.append(conflict)
    }
    for refusal in solution.refusals {
      let place = refusal.constraint.map(describe) ?? "a suggested value"
      Messages.layout.error("\(refusal): \(place)")
    }
  }

  /// Layout has come to rest: tells of the conflicts that are still there.
  func layoutCameToRest() {
    insetRounds = 0
    reportConflicts()
  }

  /// Tells of the conflicts that are still there.
  func reportConflicts() {
    let conflicts = unreportedConflicts
    unreportedConflicts = []
    for conflict in conflicts where conflict.dropped.isDropped {
      // What a host says of its own size the engine around it heeds, or tells of.
      if (conflict.dropped.owner as? NSLayoutConstraint)?.sizedHost === root { continue }
      let lines = conflict.constraints.map { "    " + describe($0) }.joined(separator: "\n")
      Messages.layout.error(
        """
        These constraints can't hold together; at least one of them is one that you don't want:
        \(lines)
        This one is given up, until the others leave room for it:
            \(describe(conflict.dropped))
        A view that was positioned by its frame needs \
        translatesAutoresizingMaskIntoConstraints = false before it is positioned by constraints.
        """)
    }
  }

  /// Says which constraints make a view's place depend on a guide whose distances depend on that place.
  func reportRestlessness(of guide: InsetGuide) {
    let view = guide.owningView?.layoutDescription ?? "its view"
    let lines = guide.constraintsThatPlaceItsView.prefix(5).map { "    \($0)" }
    Messages.layout.error(
      """
      Layout doesn't come to rest: \(guide.layoutDescription) depends on where \(view) lies, and \
      these constraints make that depend on the guide:
      \(lines.joined(separator: "\n"))
      The guide leaves out from now on what covers the view. Constrain the edges of \(view) itself \
      instead, to a guide of its superview if they are to keep clear of something.
      """)
  }

  private func describe(_ constraint: Constraint) -> String {
    switch constraint.owner {
    case let owner as NSLayoutConstraint: owner.description
    case let owner as ItemReference:
      knownState(of: owner)?.describe(constraint) ?? "(a constraint of a view that is gone)"
    default: describeBound(constraint) ?? "(a constraint whose views are gone)"
    }
  }

  private func describeBound(_ constraint: Constraint) -> String? {
    guard constraint.isBound, let variable = constraint.expression.terms.first?.variable,
      let state = state(with: variable)
    else { return nil }
    return state.describe(constraint)
  }
}

extension LayoutItemState {
  /// A constraint that the item itself brought along, for a message.
  func describe(_ constraint: Constraint) -> String {
    let owner = item?.layoutDescription ?? "(a view that is gone)"
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
  /// The constraints that tie the guide to something outside of its view; all of the guide's if none
  /// does.
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

extension NSLayoutConstraint {
  fileprivate func usesMargins(of view: UIView) -> Bool {
    (first === view && firstAttribute.withinMargins != nil)
      || (second === view && secondAttribute.withinMargins != nil)
  }
}
