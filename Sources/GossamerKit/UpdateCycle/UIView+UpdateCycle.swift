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
    if !uncommitted.isEmpty, uncommitted.isSuperset(of: changes) { return }
    guard let window = enclosingWindow else { return }
    if uncommitted.isEmpty { window.noteUncommitted(self) }
    uncommitted.formUnion(changes)
  }
}

extension UIView {
  /// Lays out the tree once.
  /// - Returns: whether layout is complete: nothing has requested another one meanwhile.
  @discardableResult
  func layOut() -> Bool {
    let root = root
    root.updateConstraintsIfNeeded()
    root.updateInsetGuides()
    root.solveConstraints()
    let hosts = hostsAround
    for host in hosts where host !== root { host.solveConstraints() }
    let passes = interface.passes
    visitPending(.allLayout) { view, due in
      view.performLayout(isForScrolling: !due.contains(.layout), passes)
    }
    root.updateInsetGuides()
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
    let passes = interface.passes
    passes.propertiesCount += 1
    defer { passes.propertiesCount -= 1 }
    if due.contains(.controllerProperties), let controller {
      controller.propertiesScope.track(controller.updateProperties)
    }
    if due.contains(.controllerContent) { controller?.updateUnavailableContent() }
    guard due.contains(.properties), !leavesToUIView(.properties) else { return }
    let scope =
      propertiesScope ?? ObservationScope { [weak self] in self?.setNeedsUpdateProperties() }
    propertiesScope = scope
    scope.track {
      updateOwnProperties()
      updateProperties()
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
    if !isForScrolling || toldSafeArea != nil { tellSubviewsOfSafeArea() }
    controller?.viewDidLayoutSubviews()
  }
}
