// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Superview, subviews and window.
extension UIView {
  /// The view that contains this one, or nil.
  public var superview: UIView? { parent }

  /// The views inside this one, from back to front.
  public var subviews: [UIView] { children }

  /// The window that the view is in, or nil.
  public var window: UIWindow? { containingWindow ?? self as? UIWindow }

  /// Adds `view` in front of the other subviews. It leaves the superview that it had.
  public func addSubview(_ view: UIView) {
    insert(view, at: view.parent === self ? children.count - 1 : children.count)
  }

  /// Adds `view` so that it is number `index` of the subviews, from the back. Clamped.
  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Adds `view` right behind `sibling`; behind all if that is no subview.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    detachIfSibling(view)
    insert(view, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  /// Adds `view` right in front of `sibling`; in front of all if that is no subview.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    detachIfSibling(view)
    insert(view, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  /// Moves `view`, a subview, in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.parent === self else { return }
    reorder(view, to: children.count - 1)
  }

  /// Moves `view`, a subview, behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.parent === self else { return }
    reorder(view, to: 0)
  }

  /// Takes the view out of its superview, together with the constraints that reach out of it.
  public func removeFromSuperview() {
    guard let parent else { return }
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    announceWindow(nil)
    detach()
    setWindow(nil)
    inheritTintColor(of: nil)
    didMoveToSuperview()
  }

  /// Whether this view is `view` or is inside of it, at any depth.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === view }
  }

  /// The view itself or the first one inside of it, depth first, whose tag is `tag`; nil for none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    descendants.first { $0.tag == tag }
  }

  /// This view and all inside of it, depth first, each before its subviews.
  package var descendants: some Sequence<UIView> {
    var stack: [UIView] = [self]
    return AnyIterator {
      guard let view = stack.popLast() else { return nil }
      stack.append(contentsOf: view.children.reversed())
      return view
    }
  }

  /// The topmost view of the tree.
  package var root: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }
}

extension UIView {
  private func insert(_ view: UIView, at index: Int) {
    // A view without subviews contains nobody; looking for it would make deep trees quadratic.
    guard view !== self, view.children.isEmpty || !isDescendant(of: view) else {
      Messages.views.error(
        """
        \(view.shortDescription) can't be added to \(shortDescription): a view can't be inside of \
        itself. Nothing was added.
        """)
      return
    }
    if view.parent === self {
      reorder(view, to: index)
      return
    }
    let newWindow = window
    view.parent?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    view.announceWindow(newWindow)
    view.detach()
    children.insert(view, at: min(max(index, 0), children.count))
    view.parent = self
    setNeedsCommit(.subviews)
    setNeedsLayout()
    view.noteDirtiness()
    view.inheritTintColor(of: self)
    view.noteInsertion(into: self)
    view.setWindow(newWindow)
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  private func reorder(_ view: UIView, to index: Int) {
    guard let old = children.lastIndex(where: { $0 === view }) else { return }
    children.remove(at: old)
    children.insert(view, at: min(max(index, 0), children.count))
    setNeedsCommit(.subviews)
  }

  private func detachIfSibling(_ view: UIView) {
    if view.parent === self, let index = children.lastIndex(where: { $0 === view }) {
      children.remove(at: index)
      children.append(view)
    }
  }

  /// Unlinks the view from its superview, without any call to the application.
  private func detach() {
    guard let parent else { return }
    noteRemoval(from: parent)
    parent.children.removeFirst(identicalTo: self)
    parent.setNeedsCommit(.subviews)
    parent.setNeedsLayout()
    self.parent = nil
  }

  private func announceWindow(_ newWindow: UIWindow?) {
    guard window !== newWindow else { return }
    for view in descendants {
      view.controller?.viewWillMove(to: newWindow)
      view.willMove(toWindow: newWindow)
    }
  }

  private func setWindow(_ newWindow: UIWindow?) {
    guard containingWindow !== newWindow else { return }
    let oldWindow = containingWindow
    oldWindow?.viewsLeft(under: self)
    guard parent?.window === newWindow else {
      // A text field ended editing, and its delegate has put the view back meanwhile.
      for view in descendants {
        view.uncommitted = .all
        view.controller?.viewDidMove(to: oldWindow, from: oldWindow)
      }
      return
    }
    for view in descendants {
      view.containingWindow = newWindow
      guard newWindow != nil else { continue }
      // What another window showed it by, which may have been freed under it.
      view.peer = nil
      view.uncommitted = .all
    }
    for view in descendants where view.containingWindow === newWindow {
      if let newWindow { view.traitVariations?.apply(newWindow.windowTraits) }
      view.didMoveToWindow()
      view.controller?.viewDidMove(to: newWindow, from: oldWindow)
    }
  }

  /// Frees the views inside `view` one after the other: the recursion of the automatic release
  /// would overflow the stack under deeply nested views.
  static func releaseDescendants(of view: UIView) {
    var released = view.children
    view.children = []
    while var next = released.popLast() {
      next.parent = nil
      guard isKnownUniquelyReferenced(&next) else { continue }
      released.append(contentsOf: next.children)
      next.children = []
    }
  }
}
