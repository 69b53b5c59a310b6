// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Stands for a view or a layout guide in what must not keep it alive: its constraints, its anchors, and
/// the engine that lays it out.
///
/// A weak reference says the same. But an object that was ever referred to weakly counts its references
/// in a side table from then on, and everything in Auto Layout would be such an object: a list of
/// 1,000 rows took twice as long to build.
///
/// The pointers are safe, because what they point to clears them in its `deinit`, on the main actor, and
/// its memory is freed after that. In the `deinit` of a subclass, which runs before, they still answer,
/// as `self` does.
final class ItemReference {
  private(set) unowned(unsafe) var view: UIView?
  private(set) unowned(unsafe) var guide: UILayoutGuide?

  /// The item's place in the engine that lays it out.
  var slot: EngineSlot?
  /// Which engine has the view in its queue of trees.
  var queue: LayoutEngine.Number?

  init(_ view: UIView) {
    self.view = view
  }

  init(_ guide: UILayoutGuide) {
    self.guide = guide
  }

  // Nothing of the actor is touched, and an isolated one would ask for the executor first.
  nonisolated deinit {}

  /// The item is going.
  func clear() {
    view = nil
    guide = nil
  }

  var isAlive: Bool { view != nil || guide != nil }

  var item: (any LayoutItem)? {
    if let view { return view }
    if let guide { return guide }
    return nil
  }

  /// The view itself; a guide's owning view, if it has one.
  var viewInTree: UIView? { view ?? guide?.owningView }

  /// The view in whose coordinates the item's rectangle is: a view's superview, a guide's owner.
  var superviewInTree: UIView? { view?.parent ?? guide?.owningView }

  /// The constraint is active, and has this item.
  func attach(_ constraint: NSLayoutConstraint) {
    if let view {
      view.ensuredLayout.attachedConstraints.append(constraint)
    } else if let guide {
      guide.attachedConstraints.append(constraint)
      (guide as? InsetGuide)?.ignoresPlace = false
    }
  }

  /// The constraint isn't active any more.
  func detach(_ constraint: NSLayoutConstraint) {
    if let view {
      view.layout?.attachedConstraints.removeFirst(identicalTo: constraint)
    } else if let guide {
      guide.attachedConstraints.removeFirst(identicalTo: constraint)
      (guide as? InsetGuide)?.ignoresPlace = false
    }
  }
}
