// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

// Constraints of views as linear equations.
extension LayoutEngine {
  /// `first - multiplier * second` in the solver's variables; nil if an item has been freed.
  ///
  /// The constant of the equation is ``NSLayoutConstraint/solverConstant``.
  func expression(
    of constraint: NSLayoutConstraint, in holder: UIView, isRightToLeft: Bool
  ) -> LinearExpression? {
    guard let (first, second) = constraint.lowered else { return nil }
    // In right-to-left layouts leading and trailing distances have the opposite sign.
    let sign: Double = isRightToLeft && constraint.dependsOnDirection ? -1 : 1
    var result = LinearExpression()
    result.reserveCapacity(4)
    add(
      constraint.firstAttribute, of: first, in: holder, isRightToLeft, factor: sign, to: &result)
    if let second {
      add(
        constraint.secondAttribute, of: second, in: holder, isRightToLeft,
        factor: -sign * Double(constraint.multiplier), to: &result)
    }
    return result
  }

  /// Adds `factor` times an attribute of `item`. Positions are in the coordinates of `holder`.
  private func add(
    _ attribute: LayoutAttribute, of item: ItemReference, in holder: UIView,
    _ isRightToLeft: Bool, factor: Double, to expression: inout LinearExpression
  ) {
    if let attribute = attribute.withinMargins, let view = item.view {
      let guide = view.ensuredLayout.ensuredMarginsGuide(of: view).reference
      add(attribute, of: guide, in: holder, isRightToLeft, factor: factor, to: &expression)
      return
    }
    guard let state = state(of: item) else { return }
    let physical = attribute.physical(isRightToLeft: isRightToLeft)
    switch physical {
    case .left, .right, .centerX:
      addOrigin(.horizontal, of: state, in: holder, factor, &expression)
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline:
      addOrigin(.vertical, of: state, in: holder, factor, &expression)
    default: break
    }
    switch physical {
    case .right, .width: expression.add(state.width, coefficient: factor)
    case .centerX: expression.add(state.width, coefficient: factor / 2)
    case .bottom, .lastBaseline, .height: expression.add(state.height, coefficient: factor)
    case .centerY: expression.add(state.height, coefficient: factor / 2)
    default: break
    }
  }

  /// Adds the left or top edge of an item in the coordinates of `holder`: the sum of its own edge and those of the views
  /// between.
  private func addOrigin(
    _ axis: NSLayoutConstraint.Axis, of state: LayoutItemState, in holder: UIView,
    _ factor: Double, _ expression: inout LinearExpression
  ) {
    guard state.reference !== holder.storedReference else {
      expression.add(factor * holder.alignmentRectInsets.start(of: axis))
      return
    }
    expression.add(state.origin(along: axis), coefficient: factor)
    var view = state.reference.superviewInTree
    while let ancestor = view, ancestor !== holder {
      expression.add(self.state(of: ancestor).origin(along: axis), coefficient: factor)
      expression.add(-factor * ancestor.alignmentRectInsets.start(of: axis))
      if let scrolled = ancestor.layout?.scrollGuides?.frame {
        expression.add(self.state(of: scrolled).origin(along: axis), coefficient: -factor)
      }
      view = ancestor.parent
    }
  }
}

extension UIEdgeInsets {
  /// The inset at the left, or at the top.
  fileprivate func start(of axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? left : top
  }
}

extension LayoutItemState {
  /// The left, or the top.
  fileprivate func origin(along axis: NSLayoutConstraint.Axis) -> Variable {
    axis == .horizontal ? minX : minY
  }
}

extension LayoutAttribute {
  /// The left or right edge that a leading or trailing attribute stands for.
  fileprivate func physical(isRightToLeft: Bool) -> LayoutAttribute {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: self
    }
  }
}
