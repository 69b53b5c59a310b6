// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The Auto Layout state of a view. Views without Auto Layout don't have one.
final class ViewLayout {
  /// The value of `translatesAutoresizingMaskIntoConstraints`: whether the application sets the frame.
  var translatesFrame = true

  // Unchecked for speed, like the properties of the engine: no other code runs while one of the two changes.
  /// The active constraints that the view holds: those among itself and its descendants.
  @exclusivity(unchecked) var heldConstraints: [NSLayoutConstraint] = []

  /// The active constraints of which the view is an item, whichever view holds them.
  @exclusivity(unchecked) var attachedConstraints: [NSLayoutConstraint] = []

  /// The layout guides of the view.
  var guides: [UILayoutGuide] = []
  var marginsGuide: InsetGuide?
  var safeAreaGuide: InsetGuide?
  var readableGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var scrollGuides: ScrollGuides?

  /// The content hugging and compression resistance priorities.
  var horizontal = ContentPriorities()
  var vertical = ContentPriorities()

  /// The size that replaces the intrinsic content size in layout; nil for none.
  var contentSizeStandIn: CGSize?

  /// The variations of the view tree by size class.
  var variations: (any TraitVariations)?

  /// The view's engine, if the view is a root or a host, and has been laid out or measured.
  var engine: LayoutEngine?

  /// Whether the view has an engine of its own. See ``UIView/hostsLayoutEngine``.
  var hostsEngine = false

  /// The hosts in this tree whose engines have to be told when layout is complete.
  var restlessHosts: [ItemReference] = []

  // It touches no actor-isolated state; an isolated deinit would cost a check of the executor.
  nonisolated deinit {}

  struct ContentPriorities {
    var hugging = UILayoutPriority.defaultLow
    var compressionResistance = UILayoutPriority.defaultHigh
  }

  /// The existing inset guides, which lie at distances from the edges.
  var insetGuides: [InsetGuide] {
    [marginsGuide, safeAreaGuide, scrollGuides?.frame].compactMap { $0 }
  }

  /// All existing guides, including the standard ones.
  var allGuides: [UILayoutGuide] {
    let own = [
      marginsGuide, safeAreaGuide, readableGuide, keyboardGuide, scrollGuides?.content,
      scrollGuides?.frame,
    ]
    return guides + own.compactMap { $0 }
  }
}

extension UIView {
  /// The view's Auto Layout state, created when it is first needed.
  var ensuredLayout: ViewLayout {
    if let layout { return layout }
    let made = ViewLayout()
    layout = made
    markTree()
    return made
  }

  /// Marks this view and its ancestors as trees that use Auto Layout.
  func markTree() {
    for view in sequence(first: self, next: \.parent) {
      if view.treeUsesAutoLayout { return }
      view.treeUsesAutoLayout = true
    }
  }

  /// Called after the view has become a subview of `newParent`.
  func noteInsertion(into newParent: UIView) {
    guard treeUsesAutoLayout else { return }
    newParent.markTree()
    if treeHasInsetGuides { newParent.noteInsetGuide() }
    if treeHasLayoutHosts {
      newParent.noteLayoutHost()
      placeOfHostsDidChange()
    }
    if !hostsEngine { layout?.engine = nil }
    if needsPlacingEngine { newParent.engine?.enqueue(self) }
  }

  /// Called before the view leaves `oldParent`. Constraints to items outside of the view are deactivated.
  func noteRemoval(from oldParent: UIView) {
    guard treeUsesAutoLayout else { return }
    let engine = oldParent.engine
    for view in placedTogether {
      guard let layout = view.layout else { continue }
      for constraint in layout.attachedConstraints { constraint.endIfHeld(outside: self) }
      if view.hostsEngine { continue }
      for guide in layout.allGuides {
        for constraint in guide.attachedConstraints { constraint.endIfHeld(outside: self) }
      }
    }
    engine?.remove(self)
    if treeHasLayoutHosts { placeOfHostsDidChange() }
  }

  // MARK: - Holding constraints

  func hold(_ constraint: NSLayoutConstraint) {
    constraint.holder = self
    ensuredLayout.heldConstraints.append(constraint)
    constraint.firstReference?.attach(constraint)
    constraint.secondReference?.attach(constraint)
    engine?.enqueue(constraint)
    constraint.sizeOfHostDidChange()
  }

  func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self, let layout else { return }
    engine?.uninstall(constraint)
    layout.heldConstraints.removeFirst(identicalTo: constraint)
    constraint.sizeOfHostDidChange()
    constraint.holder = nil
    constraint.firstReference?.detach(constraint)
    constraint.secondReference?.detach(constraint)
  }
}

extension NSLayoutConstraint {
  /// The items that exist.
  var items: [any LayoutItem] { [first, second].compactMap { $0 } }

  /// Deactivates the constraint if its holder is outside of `tree`.
  fileprivate func endIfHeld(outside tree: UIView) {
    guard let holder, holder !== tree, !holder.isDescendant(of: tree) else { return }
    holder.release(self)
  }
}

extension Array where Element: AnyObject {
  mutating func removeFirst(identicalTo element: Element) {
    // Usually all elements are removed one by one, from the front or from the back.
    if first === element {
      removeFirst()
    } else if let index = lastIndex(where: { $0 === element }) {
      remove(at: index)
    }
  }
}
