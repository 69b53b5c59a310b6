// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A zeroing reference to a view or a layout guide, for objects that must not retain it: its constraints, its anchors and
/// its layout engine.
///
/// A `weak` reference would do the same. But Swift moves the reference counts of an object that was ever referenced weakly
/// to a side table, and in Auto Layout that would be all objects: building a list of 1,000 rows took twice as long.
///
/// The pointers are safe, because the item clears them in its `deinit`, on the main actor, before its memory is freed. The
/// `deinit` of a subclass runs earlier; there they are still valid, as `self` is.
final class ItemReference {
  private(set) unowned(unsafe) var view: UIView?
  private(set) unowned(unsafe) var guide: UILayoutGuide?

  /// The item's slot in the engine that lays it out.
  var slot: EngineSlot?
  /// The number of the engine that has the view in its queue of trees; nil for none.
  var queue: LayoutEngine.Number?

  init(_ view: UIView) {
    self.view = view
  }

  init(_ guide: UILayoutGuide) {
    self.guide = guide
  }

  // It touches no actor-isolated state; an isolated deinit would cost a check of the executor.
  nonisolated deinit {}

  /// Clears the pointers, because the item is being freed.
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

  /// The view in whose coordinates the item's frame is: the superview of a view, the owner of a guide.
  var superviewInTree: UIView? { view?.parent ?? guide?.owningView }

  /// Adds an activated constraint to those of the item.
  func attach(_ constraint: NSLayoutConstraint) {
    if let view {
      view.ensuredLayout.attachedConstraints.append(constraint)
    } else if let guide {
      guide.attachedConstraints.append(constraint)
      (guide as? InsetGuide)?.ignoresPlace = false
    }
  }

  /// Removes a deactivated constraint from those of the item.
  func detach(_ constraint: NSLayoutConstraint) {
    if let view {
      view.layout?.attachedConstraints.removeFirst(identicalTo: constraint)
    } else if let guide {
      guide.attachedConstraints.removeFirst(identicalTo: constraint)
      (guide as? InsetGuide)?.ignoresPlace = false
    }
  }
}
