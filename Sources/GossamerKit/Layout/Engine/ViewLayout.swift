// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What only views need that take part in Auto Layout.
final class ViewLayout {
  /// Whether the frame is what the application set, instead of what constraints determine.
  var translatesFrame = true

  // Unchecked as those of the engine: nobody is called while one of the two changes.

  /// Active constraints that the view holds: those between itself and what is inside of it.
  @exclusivity(unchecked) var heldConstraints: [NSLayoutConstraint] = []

  /// Active constraints that the view is an item of, whoever holds them.
  @exclusivity(unchecked) var attachedConstraints: [NSLayoutConstraint] = []

  /// The layout guides of the view.
  var guides: [UILayoutGuide] = []
  var marginsGuide: InsetGuide?
  var safeAreaGuide: InsetGuide?
  var readableGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var scrollGuides: ScrollGuides?

  /// The priorities with which the content resists being stretched and compressed.
  var horizontal = ContentPriorities()
  var vertical = ContentPriorities()

  /// What stands in for the natural size of the content.
  var contentSizeStandIn: CGSize?

  /// What differs under the view from one size class to another.
  var variations: (any TraitVariations)?

  /// What solves the constraints inside of the view, if it is the root of its tree or hosts its engine,
  /// and was laid out or measured before.
  var engine: LayoutEngine?

  /// Whether the view keeps its engine, wherever it is. See ``UIView/hostsLayoutEngine``.
  var hostsEngine = false

  /// Views inside that host their engines, which have to hear when layout comes to rest.
  var restlessHosts: [ItemReference] = []

  // Nothing of the actor is touched, and an isolated one would ask for the executor first.
  nonisolated deinit {}

  struct ContentPriorities {
    var hugging = UILayoutPriority.defaultLow
    var compressionResistance = UILayoutPriority.defaultHigh
  }

  /// The guides that lie at distances from the edges.
  var insetGuides: [InsetGuide] {
    [marginsGuide, safeAreaGuide, scrollGuides?.frame].compactMap { $0 }
  }

  /// The guides that exist, those that every view has included.
  var allGuides: [UILayoutGuide] {
    let own = [
      marginsGuide, safeAreaGuide, readableGuide, keyboardGuide, scrollGuides?.content,
      scrollGuides?.frame,
    ]
    return guides + own.compactMap { $0 }
  }
}

extension UIView {
  /// The view's part in Auto Layout, made when it is needed first.
  var ensuredLayout: ViewLayout {
    if let layout { return layout }
    let made = ViewLayout()
    layout = made
    markTree()
    return made
  }

  /// Tells the ancestors that there is something for Auto Layout below them.
  func markTree() {
    for view in sequence(first: self, next: \.parent) {
      if view.treeUsesAutoLayout { return }
      view.treeUsesAutoLayout = true
    }
  }

  /// The view is a subview of `newParent` now.
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

  /// The view is about to leave `oldParent`: what reaches out of it ends, and the rest is solved by
  /// itself from now on.
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
  /// The items that there are.
  var items: [any LayoutItem] { [first, second].compactMap { $0 } }

  /// Deactivates the constraint if the view that holds it isn't inside of `tree`.
  fileprivate func endIfHeld(outside tree: UIView) {
    guard let holder, holder !== tree, !holder.isDescendant(of: tree) else { return }
    holder.release(self)
  }
}

extension Array where Element: AnyObject {
  mutating func removeFirst(identicalTo element: Element) {
    // As a rule all are removed one after the other, from the front or from the back.
    if first === element {
      removeFirst()
    } else if let index = lastIndex(where: { $0 === element }) {
      remove(at: index)
    }
  }
}
