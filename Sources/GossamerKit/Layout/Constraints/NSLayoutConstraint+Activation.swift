// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
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
      let holder = Self.nearestCommonAncestor(of: first, and: last)
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
    guard let ancestor = Self.nearestCommonAncestor(of: firstView, and: secondView) else {
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

  /// The nearest view that contains both views, or is one of them.
  private static func nearestCommonAncestor(of one: UIView, and other: UIView) -> UIView? {
    if one === other || other.parent === one { return one }
    let parent = one.parent
    if parent === other || (parent != nil && parent === other.parent) { return parent }
    var (low, high) = (Array(sequence(first: one, next: \.parent)), other)
    low.reverse()
    let ancestors = Set(low.map(ObjectIdentifier.init))
    while !ancestors.contains(ObjectIdentifier(high)) {
      guard let next = high.parent else { return nil }
      high = next
    }
    return high
  }

  /// Deactivates the constraint if its holder is outside of `tree`.
  func endIfHeld(outside tree: UIView) {
    guard let holder, holder !== tree, !holder.isDescendant(of: tree) else { return }
    holder.release(self)
  }
}

// A view that hosts its layout engine has a border: constraints can't cross it.
extension NSLayoutConstraint {
  /// The host between the constraint's future holder and one of the items, whose border the constraint would cross; nil for
  /// none.
  func border(below holder: UIView) -> UIView? {
    guard holder.treeHasLayoutHosts else { return nil }
    return firstReference?.border(below: holder, for: firstAttribute)
      ?? secondReference?.border(below: holder, for: secondAttribute)
  }

  /// Reports that the constraint can't be activated, because it would cross the border of `host`.
  func reportBorder(of host: UIView) {
    let names = LayoutItemNames(of: [host] + items)
    Messages.layout.error(
      """
      A constraint can't cross the border of \(names[host]), which hosts its layout engine. \
      Constrain what is inside to the edges of \(names[host]), and those to what is outside. \
      It stays inactive: \(description(with: names))
      """)
  }

  /// The host whose size this constraint determines, without any other item, if other constraints place the host. The
  /// surrounding engine needs such a constraint too. Nil for all other constraints.
  var sizedHost: UIView? {
    guard let holder, holder.hostsEngine, holder.parent != nil,
      !holder.translatesAutoresizingMaskIntoConstraints, firstReference === holder.storedReference,
      secondReference == nil || secondReference === holder.storedReference,
      firstAttribute.withinMargins == nil, secondAttribute.withinMargins == nil
    else { return nil }
    return holder
  }

  /// Updates the surrounding engine after a constraint of a host's own size has changed.
  func sizeOfHostDidChange() {
    guard let host = sizedHost else { return }
    host.placingEngine?.reset(host)
  }

  /// Deactivates the constraints between what is inside of `host` and what is outside, with a message.
  static func endAll(across host: UIView) {
    for view in host.descendants {
      guard let layout = view.layout else { continue }
      var attached = layout.attachedConstraints
      if view !== host { attached += layout.allGuides.flatMap(\.attachedConstraints) }
      for constraint in attached {
        guard let holder = constraint.holder, holder !== host, !holder.isDescendant(of: host),
          let item = constraint.items.first(where: { $0 !== host && $0.isInside(of: host) })
        else { continue }
        let names = LayoutItemNames(of: [host] + constraint.items)
        Messages.layout.error(
          """
          A constraint can't cross the border of \(names[host]), which hosts its layout engine, to \
          \(names[item]). It ends: \(constraint.description(with: names))
          """)
        holder.release(constraint)
      }
    }
  }
}

extension LayoutItem {
  /// Whether the item's frame is in the coordinates of `view` or of one of its descendants.
  fileprivate func isInside(of view: UIView) -> Bool {
    superviewInTree?.isDescendant(of: view) ?? false
  }
}

extension ItemReference {
  fileprivate func border(below holder: UIView, for attribute: LayoutAttribute) -> UIView? {
    // Guides and margins are inside their view.
    let first = guide?.owningView ?? (attribute.withinMargins == nil ? view?.parent : view)
    guard view !== holder else { return nil }
    var next = first
    while let view = next, view !== holder {
      if view.hostsEngine { return view }
      next = view.parent
    }
    return nil
  }
}
