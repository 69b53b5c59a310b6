// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// Superview, subviews and window.
extension UIView {
  /// This view and all its descendants, depth first. Each view comes before its subviews.
  package var descendants: some Sequence<UIView> {
    var stack: [UIView] = [self]
    return AnyIterator {
      guard let view = stack.popLast() else { return nil }
      if !view.children.isEmpty { stack.append(contentsOf: view.children.reversed()) }
      return view
    }
  }

  /// The topmost view of the tree.
  package var root: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  /// The class and, if there is one, the identifier: enough to find the view a message is about.
  var shortDescription: String {
    let name = String(describing: type(of: self))
    return accessibilityIdentifier.map { "\(name) '\($0)'" } ?? name
  }

  /// The interface of the view's window. Without a window, the current interface.
  package var interface: Interface { enclosingWindow?.ownInterface ?? .current }

  /// The window whose tree the view is in; nil for a window itself.
  var containingWindow: UIWindow? {
    get {
      guard let window = windowReference?.view else { return nil }
      return unsafeDowncast(window, to: UIWindow.self)
    }
    set { windowReference = newValue?.reference }
  }

  // MARK: - Adding, moving and removing subviews

  func insertInFront(_ view: UIView) {
    insert(view, at: view.parent === self ? children.count - 1 : children.count)
  }

  func insert(_ view: UIView, below sibling: UIView) {
    detachIfSibling(view)
    insert(view, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  func insert(_ view: UIView, above sibling: UIView) {
    detachIfSibling(view)
    insert(view, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  func exchange(_ one: Int, _ other: Int) {
    guard one != other, children.indices.contains(one), children.indices.contains(other) else {
      return
    }
    children.swapAt(one, other)
    setNeedsCommit(.subviews)
  }

  func leaveSuperview() {
    guard let parent else { return }
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    announceWindow(nil)
    detach()
    setWindow(nil)
    inheritTintColor(of: nil)
    didMoveToSuperview()
    // The root view of a view controller may be removed and added again, so its tasks go on.
    if self.parent == nil, controller == nil { cancelTasks() }
  }

  func insert(_ view: UIView, at index: Int) {
    // A view without subviews can't contain this one. Searching anyway would make building a deep tree quadratic.
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
    let earlierTraits = view.window === newWindow ? view.traitsInside : []
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
    if view.treeHasKeptObjects { markKeptObjects() }
    if let newWindow, view.containingWindow === newWindow { view.noteMove(in: newWindow) }
    view.setWindow(newWindow)
    for (view, traits) in earlierTraits { view.tellOfTraits(since: traits) }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Called after the view has moved to another superview in the same window.
  ///
  /// The host takes the focus from a view that it moves. So if the first responder is inside this view, the window
  /// gives it the focus again after the next commit, and its marked text is given up.
  private func noteMove(in window: UIWindow) {
    setNeedsCommit(.geometry)
    guard let responder = window.firstResponder as? UIView else { return }
    guard responder.isDescendant(of: self) else { return }
    window.awaitsCommitToFocus = true
    (responder as? any TextEditorClient)?.editor.giveUpComposing()
  }

  func reorder(_ view: UIView, to index: Int) {
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
      if let kept = view.input?.kept {
        if newWindow == nil { kept.viewWillLeaveWindow() } else { kept.viewWillEnterWindow() }
      }
    }
  }

  private func setWindow(_ newWindow: UIWindow?) {
    guard containingWindow !== newWindow else { return }
    let oldWindow = containingWindow
    oldWindow?.viewsLeft(under: self)
    // The calls below may change the tree. A view that is added meanwhile gets its own calls.
    let views = Array(descendants)
    guard parent?.window === newWindow else {
      // A text field ended editing, and its delegate has put the view back meanwhile.
      for view in views { view.controller?.viewDidMove(to: oldWindow, from: oldWindow) }
      return
    }
    for view in views {
      oldWindow?.keepPeer(of: view)
      view.containingWindow = newWindow
      newWindow?.takePeer(of: view)
    }
    if newWindow != nil { takeDirectionOfWindow() }
    let proxies = newWindow?.ownInterface.appearanceProxies
    for view in views where view.containingWindow === newWindow {
      if newWindow != nil { view.takeTraitsOfWindow() }
      proxies?.apply(to: view)
      if view.awaitsWindow { newWindow?.expect(view) }
      view.didMoveToWindow()
      view.controller?.viewDidMove(to: newWindow, from: oldWindow)
      view.input?.kept?.viewDidMove(to: newWindow)
    }
  }

  /// Removes all subviews without calling the application.
  private func takeChildren() -> [UIView] {
    defer { children = [] }
    for child in children { child.parent = nil }
    return children
  }

  /// Frees the descendants of `view` one after the other. Releasing them recursively would overflow the stack if views
  /// are deeply nested.
  static func releaseDescendants(of view: UIView) {
    var released = view.takeChildren()
    while var next = released.popLast() {
      guard isKnownUniquelyReferenced(&next) else { continue }
      released.append(contentsOf: next.takeChildren())
    }
  }
}

// The view controllers of the views in a tree.
extension UIView {
  /// Tells the controllers of this view and its descendants that they will leave the window. Called before the
  /// controllers that replace them are told that they will appear.
  func announceDisappearance() {
    for view in descendants { view.controller?.viewWillMove(to: nil) }
  }

  /// Tells the controllers of this view and its descendants that they will enter `window`, or that they stay in it
  /// after all.
  func announceAppearance(in window: UIWindow) {
    for view in descendants {
      guard let controller = view.controller else { continue }
      controller.viewWillMove(to: window)
      if view.window === window, controller.appearance == .appearing {
        window.noteAppearing(controller)
      }
    }
  }
}

extension UIView: TaskOwner {
  /// Cancels the tasks that this view and its descendants have started with `task(_:)`. Views inside that belong to a
  /// view controller are left out. Called when the view is removed from its superview. In a cell class of your own,
  /// call it before the cell shows another row.
  public func cancelTasks() {
    var stack = [self]
    while let view = stack.popLast() {
      view.tasks?.cancelAll()
      stack += view.children.filter { $0.controller == nil }
    }
  }
}
