// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// A constraint as the engine takes it.
extension NSLayoutConstraint {
  /// The items whose rectangles the attributes are of; nil if one is gone.
  var lowered: (first: ItemReference, second: ItemReference?)? {
    guard let first = firstReference, first.isAlive else { return nil }
    guard secondAttribute != .notAnAttribute else { return (first, nil) }
    guard let second = secondReference, second.isAlive else { return nil }
    return (
      first.lowered(for: firstAttribute, seenFrom: second),
      second.lowered(for: secondAttribute, seenFrom: first)
    )
  }

  /// The constant with the distances between edges and baselines, which depend on the text.
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

  /// What has to be added to the top or bottom edge to get the baseline.
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
