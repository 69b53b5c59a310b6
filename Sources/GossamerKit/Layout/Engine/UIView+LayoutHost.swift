// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerSupport

// Which engine solves what.
//
// A view tree is divided among its hosts: the root, and each view that ``UIView/hostsLayoutEngine`` is
// set for. The engine of a host has the constraints held by the host and by the views inside of it, up to the
// next hosts, which it places like any view without looking inside. To its own engine a host is the root, whose
// size is given. So a host is in two engines, and what is inside in one.
extension UIView {
  /// Whether the view keeps its engine, wherever it is.
  var hostsEngine: Bool { layout?.hostsEngine ?? false }

  /// The view whose engine solves what this one holds: the nearest host from here up.
  var layoutHost: UIView {
    // Views may be nested thousands deep, each of which asks.
    if let window = containingWindow, !window.treeHasLayoutHosts { return window }
    var view = self
    while !view.hostsEngine, let parent = view.parent { view = parent }
    return view
  }

  /// What solves the constraints that the view holds, and places its guides and its subviews; nil before the
  /// first layout there.
  var engine: LayoutEngine? { layoutHost.layout?.engine }

  /// What determines the view's own place; nil if nothing does, or before the first layout there.
  var placingEngine: LayoutEngine? { hostsEngine ? parent?.engine : engine }

  /// What solves the constraints inside of this view, a host, made when it is needed first.
  var ensuredEngine: LayoutEngine {
    let layout = ensuredLayout
    if let engine = layout.engine { return engine }
    let made = LayoutEngine(root: self)
    layout.engine = made
    return made
  }

  /// This view and those inside of it that the same engine places, depth first: the views inside of hosts
  /// are left out, be it of this one.
  var placedTogether: some Sequence<UIView> {
    var stack: [UIView] = [self]
    return AnyIterator {
      guard let view = stack.popLast() else { return nil }
      if !view.hostsEngine { stack.append(contentsOf: view.children.reversed()) }
      return view
    }
  }

  /// The views from the root to this one that host their engines; the root isn't among them unless it is
  /// marked as one.
  var hostsAround: [UIView] {
    guard root.treeHasLayoutHosts else { return [] }
    return sequence(first: self, next: \.parent).filter(\.hostsEngine).reversed()
  }

  /// Tells the ancestors that there is a host here.
  func noteLayoutHost() {
    for view in sequence(first: self, next: \.parent) {
      if view.treeHasLayoutHosts { return }
      view.treeHasLayoutHosts = true
    }
  }

  /// Whether the engine that places this view has anything to take up: what a host has inside isn't its.
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

  /// Deactivates the constraints between what is inside of this view and what is outside, with a message.
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

  /// Hosts in this tree have come to another place, or left theirs: what they kept of it is out of date.
  func placeOfHostsDidChange() {
    if treeHasInsetGuides { invalidate(.insets) }
  }

  /// The tree is in a window now: where that has another direction than the last one, the hosts take it over.
  func takeDirectionOfWindow() {
    guard treeHasLayoutHosts else { return }
    for view in descendants where view.hostsEngine { view.layout?.engine?.takeDirection() }
  }

  // MARK: - In the pass of layout

  /// Solves what has changed inside of this view, if it hosts its engine and is about to be laid out: what
  /// has moved there is laid out in this pass.
  func solveHostedConstraints() {
    guard hostsEngine else { return }
    // As if it were pending: otherwise what moves would ask all ancestors for another pass.
    pending.insert(.layout)
    pendingBelow.insert(.layout)
    solveConstraints()
    pending.remove(.layout)
  }

  /// The engine of this view has something to do when layout comes to rest.
  func noteUnrestInside() {
    if hostsEngine, parent != nil { root.ensuredLayout.restlessHosts.append(reference) }
  }

  /// Layout has come to rest, or was given up, in the tree under this view, its root.
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
  /// Whether the item's rectangle lies in `view` or in a view inside of it.
  fileprivate func isInside(of view: UIView) -> Bool {
    superviewInTree?.isDescendant(of: view) ?? false
  }
}

// MARK: - Constraints at the border

extension NSLayoutConstraint {
  /// The host between the view that is to hold the constraint and one of the items: the constraint would cross
  /// its border. Nil for none.
  func border(below holder: UIView) -> UIView? {
    guard holder.treeHasLayoutHosts else { return nil }
    return firstReference?.border(below: holder, for: firstAttribute)
      ?? secondReference?.border(below: holder, for: secondAttribute)
  }

  /// Tells that the constraint can't be activated, because it would cross the border of `host`.
  func reportBorder(of host: UIView) {
    let names = LayoutItemNames(of: [host] + items)
    Messages.layout.error(
      """
      A constraint can't cross the border of \(names[host]), which hosts its layout engine. \
      Constrain what is inside to the edges of \(names[host]), and those to what is outside. \
      It stays inactive: \(description(with: names))
      """)
  }

  /// The host whose size, and nothing else, the constraint is about, if others determine its place: they have
  /// to know of it. Nil for every other constraint.
  var sizedHost: UIView? {
    guard let holder, holder.hostsEngine, holder.parent != nil,
      !holder.translatesAutoresizingMaskIntoConstraints, firstReference === holder.storedReference,
      secondReference == nil || secondReference === holder.storedReference,
      firstAttribute.withinMargins == nil, secondAttribute.withinMargins == nil
    else { return nil }
    return holder
  }

  /// The constraint, or a number of it, has changed: the engine around takes over what it says of a host.
  func sizeOfHostDidChange() {
    guard let host = sizedHost else { return }
    host.placingEngine?.reset(host)
  }
}

extension ItemReference {
  fileprivate func border(below holder: UIView, for attribute: LayoutAttribute) -> UIView? {
    // Guides and margins are inside of their view.
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
