// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// Asking for the passes of the update cycle.
//
// A view that has to do something marks its ancestors, up to the first that is marked already. So
// a pass walks from the root to the dirty views only.
extension UIView {
  /// Calls `updateConstraints()` where it is pending, from this view down, the deepest first.
  func updatePendingConstraints() {
    var views: [UIView] = []
    visitPending(.constraints) { view, _ in views.append(view) }
    for view in views.reversed() {
      view.controller?.updateViewConstraints()
      view.updateConstraints()
    }
  }

  /// Lays out until nothing asks for it any more.
  ///
  /// Views whose `layoutSubviews()` lay out each other, in a circle, are left as they are at some depth. Then all return to
  /// the first one, which goes on in rounds, and tells of it in the end.
  func layOutNow() {
    let passes = interface.passes
    let isNested = passes.layoutCount > 0
    if passes.layoutCount >= RunningPasses.maximum { passes.isTooDeep = true }
    let top = topmostForLayout
    for _ in 0..<UpdateCycle.maximumRounds {
      if isNested, passes.isTooDeep { return }
      if top.layOut() { return }
    }
    root.layoutCameToRest()
    let methods = top.pendingMethods([.constraints, .layout])
    Messages.layout.error(
      """
      Layout of \(shortDescription) didn't come to rest in \(UpdateCycle.maximumRounds) rounds. \
      These ask to run again each time they run: \(methods.prefix(5).joined(separator: ", ")).
      """)
  }

  /// The farthest ancestor up to which each one asks for layout; the view itself if its superview
  /// doesn't. As CALayer.h says: "traverse upwards from the layer while the superlayer requires
  /// layout. Then layout the entire tree beneath that ancestor."
  private var topmostForLayout: UIView {
    var view = self
    while let parent = view.parent, parent.pending.contains(.layout) { view = parent }
    return view
  }

  /// Tells the host, in the next commit, that `changes` happened.
  package func setNeedsCommit(_ changes: ViewChanges) {
    if !uncommitted.isEmpty, uncommitted.isSuperset(of: changes) { return }
    guard let window = enclosingWindow else { return }
    if uncommitted.isEmpty { window.noteUncommitted(self) }
    uncommitted.formUnion(changes)
  }

  /// Lays out once.
  /// - Returns: whether nothing has asked for another layout in the course of it.
  @discardableResult
  func layOut() -> Bool {
    let root = root
    root.updateConstraintsIfNeeded()
    LayoutEngine.updateInsetGuides(under: root)
    root.solveConstraints()
    let hosts = hostsAround
    for host in hosts where host !== root { host.solveConstraints() }
    let passes = interface.passes
    visitPending(.allLayout) { view, due in
      view.performLayout(isForScrolling: !due.contains(.layout), passes)
    }
    LayoutEngine.updateInsetGuides(under: root)
    let isAtRest =
      pending.union(pendingBelow).isDisjoint(with: .allLayout) && !root.needsConstraintPass
      && hosts.allSatisfy { $0.layout?.engine?.isDirty != true }
    if isAtRest { root.layoutCameToRest() }
    return isAtRest
  }

  func invalidate(_ passes: UpdatePasses) {
    guard !pending.isSuperset(of: passes) else { return }
    pending.formUnion(passes)
    markAncestors(passes)
  }

  /// Brings what is pending in this tree to the knowledge of its new ancestors.
  func noteDirtiness() {
    markAncestors(pending.union(pendingBelow))
  }

  private func markAncestors(_ passes: UpdatePasses) {
    var view = self
    while let ancestor = view.parent {
      if ancestor.pendingBelow.isSuperset(of: passes) { return }
      ancestor.pendingBelow.formUnion(passes)
      view = ancestor
    }
    view.enclosingWindow?.interface.updateCycle.setNeedsUpdate()
  }

  /// Calls `visit` for each view from this one down in which one of `passes` is pending, each
  /// before its subviews, without recursion: trees may be thousands of views deep.
  func visitPending(_ passes: UpdatePasses, _ visit: (UIView, UpdatePasses) -> Void) {
    guard !pending.union(pendingBelow).isDisjoint(with: passes) else { return }
    var stack: [UIView] = [self]
    while let view = stack.popLast() {
      let due = view.pending.intersection(passes)
      if !due.isEmpty {
        view.pending.subtract(due)
        visit(view, due)
      }
      guard !view.pendingBelow.isDisjoint(with: passes) else { continue }
      view.pendingBelow.subtract(passes)
      for child in view.children.reversed() {
        let isDirty =
          !child.pending.isDisjoint(with: passes) || !child.pendingBelow.isDisjoint(with: passes)
        if isDirty { stack.append(child) }
      }
    }
  }

  func performUpdateProperties(_ due: UpdatePasses) {
    let passes = interface.passes
    passes.propertiesCount += 1
    defer { passes.propertiesCount -= 1 }
    if due.contains(.controllerProperties), let controller {
      controller.propertiesScope.track(controller.updateProperties)
    }
    if due.contains(.controllerContent) { controller?.unavailableContent.update() }
    guard due.contains(.properties), !leavesToUIView(.properties) else { return }
    let scope =
      propertiesScope ?? ObservationScope { [weak self] in self?.setNeedsUpdateProperties() }
    propertiesScope = scope
    scope.track {
      updateOwnProperties()
      updateProperties()
    }
  }

  /// - Parameter isForScrolling: whether all that has changed is the origin of the bounds. Then it costs
  ///   no more for many subviews than for few.
  private func performLayout(isForScrolling: Bool, _ passes: RunningPasses) {
    passes.layoutCount += 1
    let outer = passes.scrolledView
    passes.scrolledView = isForScrolling ? self : nil
    defer {
      passes.layoutCount -= 1
      if passes.layoutCount == 0 { passes.isTooDeep = false }
      passes.scrolledView = outer
    }
    solveHostedConstraints()
    controller?.beAppearing()
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    if !isForScrolling || toldSafeArea != nil { SafeArea.tellSubviews(of: self) }
    controller?.viewDidLayoutSubviews()
  }

  /// The methods that the update cycle still has to call in these passes in this tree, for messages.
  func pendingMethods(_ passes: UpdatePasses) -> [String] {
    descendants.flatMap { view in
      let pending = view.pending.intersection(passes)
      let controller = view.controller.map { String(describing: type(of: $0)) } ?? ""
      let methods: [(pass: UpdatePasses, description: String)] = [
        (.controllerProperties, "\(controller).updateProperties()"),
        (.controllerContent, "\(controller).updateContentUnavailableConfiguration(using:)"),
        (.properties, "\(view.shortDescription).updateProperties()"),
        (.constraints, "\(view.shortDescription).updateConstraints()"),
        (.layout, "\(view.shortDescription).layoutSubviews()"),
      ]
      return methods.filter { pending.contains($0.pass) }.map(\.description)
    }
  }
}

// The layout part of the update cycle.
extension UIView {
  /// Solves what has changed in the constraints under this view, the root of its tree or a host.
  func solveConstraints() {
    if treeUsesAutoLayout { ensuredEngine.solve() }
  }

  /// Whether constraints have to be updated or solved in the tree under this view, its root.
  var needsConstraintPass: Bool {
    pending.union(pendingBelow).contains(.constraints) || layout?.engine?.isDirty ?? false
  }

  /// Gives the subviews the frames that the constraints determine, rounded to whole pixels; one that
  /// isn't finite is refused with a message.
  func applyLayoutFrames() {
    guard treeUsesAutoLayout, !children.isEmpty, interface.passes.scrolledView !== self, let engine
    else { return }
    engine.solve()
    let scale = traitCollection.displayScale
    for child in children where child.treeUsesAutoLayout {
      guard !child.translatesAutoresizingMaskIntoConstraints,
        let state = engine.knownState(of: child)
      else { continue }
      let frame = state.frame
      let newFrame = UIView.valid(frame.roundedToPixels(scale: scale))
      defer { state.isFrameFinite = newFrame != nil }
      if newFrame == nil, state.isFrameFinite {
        Messages.layout.error(
          """
          The constraints of \(child.shortDescription) make it \(frame.width) by \(frame.height) \
          points large at \(frame.minX), \(frame.minY), which isn't finite; its frame stays as it \
          is. Look for multipliers that are too great.
          """)
      }
      if let newFrame { child.takeLayoutFrame(newFrame) }
    }
  }

  /// The application, or the superview by autoresizing, has set the frame.
  func frameWasSet() {
    guard let layout else { return }
    if layout.hostsEngine { layout.engine?.frameDidChange(of: self) }
    if layout.translatesFrame { placingEngine?.frameDidChange(of: self) }
  }

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
