// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What only views need that take part in Auto Layout.
final class ViewLayout {
  /// Whether the frame is what the application set, instead of what constraints determine.
  var translatesFrame = true

  /// Active constraints that the view holds: those between itself and what is inside of it.
  var heldConstraints: [NSLayoutConstraint] = []

  /// Active constraints that the view is an item of, whoever holds them.
  var attachedConstraints: [NSLayoutConstraint] = []

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

  /// What solves the constraints, if the view is the root of its tree and was laid out before.
  var engine: LayoutEngine?

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

  /// What solves the constraints of the tree; nil before its first layout.
  var engine: LayoutEngine? {
    (containingWindow ?? root).layout?.engine
  }

  /// Tells the ancestors that there is something for Auto Layout below them.
  private func markTree() {
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
    layout?.engine = nil
    newParent.engine?.enqueue(self)
  }

  /// The view is about to leave `oldParent`: what reaches out of it ends, and the rest is solved by
  /// itself from now on.
  func noteRemoval(from oldParent: UIView) {
    guard treeUsesAutoLayout else { return }
    let engine = oldParent.engine
    for view in descendants {
      guard let layout = view.layout else { continue }
      let attached = layout.attachedConstraints + layout.allGuides.flatMap(\.attachedConstraints)
      for constraint in attached {
        guard let holder = constraint.holder, !holder.isDescendant(of: self) else { continue }
        holder.release(constraint)
      }
    }
    engine?.remove(self)
  }

  // MARK: - Holding constraints

  func hold(_ constraint: NSLayoutConstraint) {
    constraint.holder = self
    ensuredLayout.heldConstraints.append(constraint)
    constraint.firstReference?.attach(constraint)
    constraint.secondReference?.attach(constraint)
    engine?.enqueue(constraint)
  }

  func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self, let layout else { return }
    engine?.uninstall(constraint)
    constraint.holder = nil
    layout.heldConstraints.removeFirst(identicalTo: constraint)
    constraint.firstReference?.detach(constraint)
    constraint.secondReference?.detach(constraint)
  }
}

extension NSLayoutConstraint {
  /// The items that there are.
  var items: [any LayoutItem] { [first, second].compactMap { $0 } }
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
