// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// Requesting the passes of the update cycle.
//
// A view with a pending pass marks its ancestors, up to the first that is already marked. So a pass visits only the dirty
// views and their ancestors.
extension UIView {
  /// Calls `updateConstraints()` where it is pending in this tree, the deepest views first.
  func updatePendingConstraints() {
    var views: [UIView] = []
    visitPending(.constraints) { view, _ in views.append(view) }
    for view in views.reversed() {
      view.controller?.updateViewConstraints()
      view.updateConstraints()
    }
  }

  /// Lays out the tree until no view needs layout.
  ///
  /// If the `layoutSubviews()` of some views lay out each other in a circle, the recursion stops at a maximum depth and
  /// returns to the first view. That view continues in rounds, and logs a message if they don't end.
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

  /// The topmost ancestor in the unbroken line of ancestors that need layout; the view itself if its superview doesn't. As
  /// CALayer.h says: "traverse upwards from the layer while the superlayer requires layout. Then layout the entire tree
  /// beneath that ancestor."
  private var topmostForLayout: UIView {
    var view = self
    while let parent = view.parent, parent.pending.contains(.layout) { view = parent }
    return view
  }

  /// Reports `changes` to the host in the next commit.
  package func setNeedsCommit(_ changes: ViewChanges) {
    if let masked = storedLayer?.maskedLayer { return masked.didChange() }
    if !uncommitted.isEmpty, uncommitted.isSuperset(of: changes) { return }
    guard let window = enclosingWindow else { return }
    if uncommitted.isEmpty { window.noteUncommitted(self) }
    uncommitted.formUnion(changes)
  }

  /// Lays out the tree once.
  /// - Returns: whether layout is complete: nothing has requested another one meanwhile.
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

  /// Marks the new ancestors of this tree with its pending passes.
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

  /// Calls `visit` for each view of this tree in which one of `passes` is pending, parents first. It doesn't recurse, because
  /// trees may be thousands of views deep.
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
    let interface = interface
    let (passes, tracer) = (interface.passes, interface.tracer)
    passes.propertiesCount += 1
    defer { passes.propertiesCount -= 1 }
    if due.contains(.controllerProperties), let controller {
      let scope = controller.propertiesScope
      tracing(tracer, scope, controller) { scope.track(controller.updateProperties) }
    }
    if due.contains(.controllerContent), let controller {
      controller.unavailableContent.update(of: controller)
    }
    guard due.contains(.properties), !leavesToUIView(.properties) else { return }
    let scope =
      propertiesScope ?? ObservationScope { [weak self] in self?.setNeedsUpdateProperties() }
    propertiesScope = scope
    tracing(tracer, scope, self) {
      scope.track {
        updateOwnProperties()
        updateProperties()
      }
    }
  }

  private func tracing(
    _ tracer: Tracer?, _ scope: ObservationScope, _ updater: UIResponder, _ update: () -> Void
  ) {
    if let tracer {
      tracer.update(ObjectIdentifier(scope), of: updater, update)
    } else {
      update()
    }
  }

  /// - Parameter isForScrolling: whether only the origin of the bounds has changed. Then the cost doesn't depend on the
  ///   number of subviews.
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

  /// Descriptions of the methods that are pending in this tree, for messages.
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
  /// Solves the changed constraints of this view's engine. The view has to be a root or a host.
  func solveConstraints() {
    if treeUsesAutoLayout { ensuredEngine.solve() }
  }

  /// Whether constraints have to be updated or solved in the tree of this root view.
  var needsConstraintPass: Bool {
    pending.union(pendingBelow).contains(.constraints) || layout?.engine?.isDirty ?? false
  }

  /// Sets the subviews' frames to the solved ones, rounded to whole pixels. A frame that isn't finite is refused with a
  /// message.
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

  /// Tells the engines that the application, or autoresizing, has set the frame.
  func frameWasSet() {
    guard let layout else { return }
    if layout.hostsEngine { layout.engine?.frameDidChange(of: self) }
    if layout.translatesFrame { placingEngine?.frameDidChange(of: self) }
  }

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
