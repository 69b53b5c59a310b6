// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerSupport

// Layout hosts: the division of a view tree among several engines.
//
// The hosts are the root and each view whose ``UIView/hostsLayoutEngine`` is true. The engine of a host has the constraints
// that are held by the host and its descendants, down to the next hosts. It places those hosts like any view, without their
// insides. To its own engine a host is the root, whose size is given. So a host is in two engines, and a view inside it in
// one.
extension UIView {
  /// Whether the view has an engine of its own, wherever it is in the tree.
  var hostsEngine: Bool { layout?.hostsEngine ?? false }

  /// The view whose engine solves the constraints that this view holds: the view itself or its nearest ancestor that is a
  /// host.
  var layoutHost: UIView {
    // A shortcut, because views may be nested thousands deep and each asks.
    if let window = containingWindow, !window.treeHasLayoutHosts { return window }
    var view = self
    while !view.hostsEngine, let parent = view.parent { view = parent }
    return view
  }

  /// The engine that solves the constraints that the view holds, and places its guides and subviews; nil before its first
  /// layout.
  var engine: LayoutEngine? { layoutHost.layout?.engine }

  /// The engine that places the view itself; nil if there is none, or before its first layout.
  var placingEngine: LayoutEngine? { hostsEngine ? parent?.engine : engine }

  /// The engine of this view, a host, created when it is first needed.
  var ensuredEngine: LayoutEngine {
    let layout = ensuredLayout
    if let engine = layout.engine { return engine }
    let made = LayoutEngine(root: self)
    layout.engine = made
    return made
  }

  /// This view and the descendants that the same engine places, depth first. The descendants of hosts are left out; if this
  /// view is a host, all are.
  var placedTogether: some Sequence<UIView> {
    var stack: [UIView] = [self]
    return AnyIterator {
      guard let view = stack.popLast() else { return nil }
      if !view.hostsEngine { stack.append(contentsOf: view.children.reversed()) }
      return view
    }
  }

  /// The hosts from the root to this view, without the root unless its ``UIView/hostsLayoutEngine`` is true.
  var hostsAround: [UIView] {
    guard root.treeHasLayoutHosts else { return [] }
    return sequence(first: self, next: \.parent).filter(\.hostsEngine).reversed()
  }

  /// Marks the ancestors, because this view is a host.
  func noteLayoutHost() {
    for view in sequence(first: self, next: \.parent) {
      if view.treeHasLayoutHosts { return }
      view.treeHasLayoutHosts = true
    }
  }

  /// Whether the engine that places this view needs it: of a host it needs only the frame, unless constraints determine that.
  var needsPlacingEngine: Bool {
    !hostsEngine || !translatesAutoresizingMaskIntoConstraints
  }

  func setHostsLayoutEngine(_ newValue: Bool) {
    let layout = ensuredLayout
    guard newValue != layout.hostsEngine else { return }
    if newValue { endConstraintsAcrossBorder() }
    let around = parent?.engine
    if newValue { around?.remove(self) }
    layout.engine = nil
    layout.hostsEngine = newValue
    if newValue { noteLayoutHost() }
    around?.reset(self)
    around?.enqueue(self)
    invalidate([.layout, .insets])
  }

  /// Deactivates the constraints between items inside and outside of this view, with a message.
  private func endConstraintsAcrossBorder() {
    for view in descendants {
      guard let layout = view.layout else { continue }
      var attached = layout.attachedConstraints
      if view !== self { attached += layout.allGuides.flatMap(\.attachedConstraints) }
      for constraint in attached {
        guard let holder = constraint.holder, holder !== self, !holder.isDescendant(of: self),
          let item = constraint.items.first(where: { $0 !== self && $0.isInside(of: self) })
        else { continue }
        let names = LayoutItemNames(of: [self] + constraint.items)
        Messages.layout.error(
          """
          A constraint can't cross the border of \(names[self]), which hosts its layout engine, to \
          \(names[item]). It ends: \(constraint.description(with: names))
          """)
        holder.release(constraint)
      }
    }
  }

  /// Updates the inset guides after hosts in this tree have moved to another superview.
  func placeOfHostsDidChange() {
    if treeHasInsetGuides { invalidate(.insets) }
  }

  /// Updates the hosts to the layout direction of the window that the tree has entered.
  func takeDirectionOfWindow() {
    guard treeHasLayoutHosts else { return }
    for view in descendants where view.hostsEngine { view.layout?.engine?.takeDirection() }
  }

  // MARK: - Layout pass

  /// Solves the changes inside this view, if it is a host, before it is laid out. Views that have moved are laid out in the
  /// same pass.
  func solveHostedConstraints() {
    guard hostsEngine else { return }
    // Marks layout as pending, because otherwise moved views would request another pass of all ancestors.
    pending.insert(.layout)
    pendingBelow.insert(.layout)
    solveConstraints()
    pending.remove(.layout)
  }

  /// Registers this host's engine to be called when layout is complete.
  func noteUnrestInside() {
    if hostsEngine, parent != nil { root.ensuredLayout.restlessHosts.append(reference) }
  }

  /// Tells the engines in the tree of this root view that layout is complete, or was given up.
  func layoutCameToRest() {
    guard let layout else { return }
    layout.engine?.layoutCameToRest()
    guard !layout.restlessHosts.isEmpty else { return }
    let hosts = layout.restlessHosts
    layout.restlessHosts = []
    for host in hosts { host.view?.layout?.engine?.layoutCameToRest() }
  }
}

extension LayoutItem {
  /// Whether the item's frame is in the coordinates of `view` or of one of its descendants.
  fileprivate func isInside(of view: UIView) -> Bool {
    superviewInTree?.isDescendant(of: view) ?? false
  }
}

// MARK: - Constraints across the border of a host

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
