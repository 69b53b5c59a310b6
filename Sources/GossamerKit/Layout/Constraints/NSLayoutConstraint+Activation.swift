// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// Activating constraints.
extension NSLayoutConstraint {
  /// Whether the constraint is active.
  ///
  /// Setting it to true adds the constraint to the nearest common ancestor of its items. If there is none, a message is
  /// logged and the constraint stays inactive.
  public var isActive: Bool {
    get { holder != nil }
    set {
      if newValue {
        guard holder == nil, let view = viewToHold() else { return }
        if let host = border(below: view) { return reportBorder(of: host) }
        view.hold(self)
      } else {
        holder?.release(self)
      }
    }
  }

  /// Activates all of `constraints`.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates all of `constraints`.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Activates a constraint that a document lists under `owner`. It is added to `owner` if that contains both items. The
  /// holder matters, because a multiplier of a position applies in the coordinates of the holder.
  /// - Returns: the problem, as a sentence, if it can't be activated; nil if it is active.
  package func activate(preferredHolder owner: UIView) -> String? {
    if let problem { return problem }
    let views = items.compactMap(\.viewInTree)
    if views.allSatisfy({ $0.isDescendant(of: owner) }) {
      owner.addConstraint(self)
    } else if let first = views.first, let last = views.last,
      let holder = first.nearestCommonAncestor(with: last)
    {
      holder.addConstraint(self)
    } else {
      return "No view contains both of its items."
    }
    return nil
  }

  /// The nearest common ancestor of both items; nil, with a message, if there is none or the constraint is invalid.
  private func viewToHold() -> UIView? {
    if let problem {
      Messages.layout.error("\(problem) It stays inactive: \(description)")
      return nil
    }
    guard let firstView = firstReference?.viewInTree else { return nil }
    guard let secondView = secondReference?.viewInTree else { return firstView }
    guard let ancestor = firstView.nearestCommonAncestor(with: secondView) else {
      let names = LayoutItemNames(of: items)
      Messages.layout.error(
        """
        A constraint needs a view that contains both of its items. Add \(names[firstView]) and \
        \(names[secondView]) to the same view tree before activating it. It stays inactive: \
        \(description(with: names))
        """)
      return nil
    }
    return ancestor
  }

  /// The problem that makes the constraint invalid by itself, as a sentence; nil if it is valid.
  private var problem: String? {
    guard firstReference?.viewInTree != nil else {
      return "A constraint needs a view, or a layout guide that was added to a view, as first item."
    }
    if firstAttribute == .notAnAttribute {
      return "A constraint needs an attribute of its first item."
    }
    if secondAttribute != .notAnAttribute {
      guard secondReference?.viewInTree != nil else {
        return "A constraint with a second attribute needs a second item that is in a view."
      }
      if !firstAttribute.isComparable(with: secondAttribute) {
        return "\(firstAttribute) can't be compared with \(secondAttribute)."
      }
    } else if firstAttribute.kind.isPosition {
      return "A constraint on \(firstAttribute) needs a second item to count from."
    }
    guard constant.isFinite, multiplier.isFinite else {
      return "The constant \(constant) and the multiplier \(multiplier) must be finite."
    }
    return nil
  }
}

extension UIView {
  /// The nearest common ancestor of this view and `other`, which may be one of them; nil if there is none.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    if self === other || other.parent === self { return self }
    if parent === other || (parent != nil && parent === other.parent) { return parent }
    var (low, high) = (Array(sequence(first: self, next: \.parent)), other)
    low.reverse()
    let ancestors = Set(low.map(ObjectIdentifier.init))
    while !ancestors.contains(ObjectIdentifier(high)) {
      guard let next = high.parent else { return nil }
      high = next
    }
    return high
  }
}
