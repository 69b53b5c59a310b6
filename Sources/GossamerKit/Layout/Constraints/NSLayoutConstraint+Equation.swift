// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// A constraint as the engine takes it.
extension NSLayoutConstraint {
  /// The items whose frames the attributes refer to, which may be a scroll view's content guide; nil if an item has been
  /// freed.
  var lowered: (first: ItemReference, second: ItemReference?)? {
    guard let first = firstReference, first.isAlive else { return nil }
    guard secondAttribute != .notAnAttribute else { return (first, nil) }
    guard let second = secondReference, second.isAlive else { return nil }
    return (
      first.lowered(for: firstAttribute, seenFrom: second),
      second.lowered(for: secondAttribute, seenFrom: first)
    )
  }

  /// The constant, corrected by the distances of baselines from the edges, which depend on the text.
  var solverConstant: Double {
    var result = Double(constant)
    result -= baselineOffset(of: firstReference, firstAttribute)
    result += Double(multiplier) * baselineOffset(of: secondReference, secondAttribute)
    return result
  }

  var dependsOnDirection: Bool {
    firstAttribute.dependsOnDirection || secondAttribute.dependsOnDirection
  }

  var usesBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

  /// The offset of a baseline from the top or bottom edge.
  private func baselineOffset(of item: ItemReference?, _ attribute: Attribute) -> Double {
    guard attribute.isBaseline, let view = item?.view else { return 0 }
    return attribute == .firstBaseline ? view.baselineOffsets.first : -view.baselineOffsets.last
  }

  /// Whether an attribute is one within the margins of `view`.
  func usesMargins(of view: UIView) -> Bool {
    (first === view && firstAttribute.withinMargins != nil)
      || (second === view && secondAttribute.withinMargins != nil)
  }
}
