// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerSupport

// The anchors, which stand for the attributes of the view.
extension UIView {
  /// The edge where reading starts.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line of text; the top edge without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text; the bottom edge without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

// What a view has to do with Auto Layout.
extension UIView: LayoutItem {
  /// What stands for the view where nothing may keep it alive.
  var reference: ItemReference {
    if let storedReference { return storedReference }
    let made = ItemReference(self)
    storedReference = made
    return made
  }

  func layoutDescription(_ number: String, with names: LayoutItemNames) -> String {
    shortDescription + number
  }

  /// The view's part in Auto Layout, made when it is needed first.
  var ensuredLayout: ViewLayout {
    if let layout { return layout }
    let made = ViewLayout()
    layout = made
    markTree()
    return made
  }

  /// Tells the ancestors that there is something for Auto Layout below them.
  func markTree() {
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
    if treeHasLayoutHosts {
      newParent.noteLayoutHost()
      placeOfHostsDidChange()
    }
    if !hostsEngine { layout?.engine = nil }
    if needsPlacingEngine { newParent.engine?.enqueue(self) }
  }

  /// The view is about to leave `oldParent`: what reaches out of it ends, and the rest is solved by
  /// itself from now on.
  func noteRemoval(from oldParent: UIView) {
    guard treeUsesAutoLayout else { return }
    let engine = oldParent.engine
    for view in placedTogether {
      guard let layout = view.layout else { continue }
      for constraint in layout.attachedConstraints { constraint.endIfHeld(outside: self) }
      if view.hostsEngine { continue }
      for guide in layout.allGuides {
        for constraint in guide.attachedConstraints { constraint.endIfHeld(outside: self) }
      }
    }
    engine?.remove(self)
    if treeHasLayoutHosts { placeOfHostsDidChange() }
  }

  // MARK: - Holding constraints

  func hold(_ constraint: NSLayoutConstraint) {
    constraint.holder = self
    ensuredLayout.heldConstraints.append(constraint)
    constraint.firstReference?.attach(constraint)
    constraint.secondReference?.attach(constraint)
    engine?.enqueue(constraint)
    constraint.sizeOfHostDidChange()
  }

  func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self, let layout else { return }
    engine?.uninstall(constraint)
    layout.heldConstraints.removeFirst(identicalTo: constraint)
    constraint.sizeOfHostDidChange()
    constraint.holder = nil
    constraint.firstReference?.detach(constraint)
    constraint.secondReference?.detach(constraint)
  }
}

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
    if newValue { NSLayoutConstraint.endAll(across: self) }
    let around = parent?.engine
    if newValue { around?.remove(self) }
    layout.engine = nil
    layout.hostsEngine = newValue
    if newValue { noteLayoutHost() }
    around?.reset(self)
    around?.enqueue(self)
    invalidate([.layout, .insets])
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
}

// Constraints of a view, its natural size, and the size that constraints give it by itself.
extension UIView {
  func setTranslatesFrame(_ newValue: Bool) {
    guard newValue != (layout?.translatesFrame ?? true) else { return }
    ensuredLayout.translatesFrame = newValue
    placingEngine?.reset(self)
  }

  /// Activates a constraint with this view as its holder, if all of it is inside of the view.
  func adopt(_ constraint: NSLayoutConstraint) {
    let isInside = constraint.items.allSatisfy { $0.viewInTree?.isDescendant(of: self) ?? false }
    guard isInside else {
      let names = LayoutItemNames(of: [self] + constraint.items)
      Messages.layout.error(
        """
        \(names[self]) can't hold a constraint on views that aren't inside of it. It stays \
        inactive: \(constraint.description(with: names))
        """)
      return
    }
    if constraint.holder === self { return }
    if let host = constraint.border(below: self) { return constraint.reportBorder(of: host) }
    constraint.isActive = false
    hold(constraint)
  }

  func contentSizeDidChange() {
    guard treeUsesAutoLayout else { return }
    tellEnginesOfContent()
    parent?.naturalSizesOfSubviewsDidChange()
  }

  func priorities(
    for axis: NSLayoutConstraint.Axis
  ) -> ViewLayout.ContentPriorities {
    let both = layout.map { axis == .horizontal ? $0.horizontal : $0.vertical }
    return both ?? ViewLayout.ContentPriorities()
  }

  func changePriorities(
    for axis: NSLayoutConstraint.Axis, _ change: (inout ViewLayout.ContentPriorities) -> Void
  ) {
    let layout = ensuredLayout
    if axis == .horizontal { change(&layout.horizontal) } else { change(&layout.vertical) }
    tellEnginesOfContent()
  }

  /// The natural size concerns what places the view, and, when a host is measured, its own engine.
  private func tellEnginesOfContent() {
    placingEngine?.contentDidChange(of: self)
    if hostsEngine { layout?.engine?.contentDidChange(of: self) }
  }

  /// What stands in for ``intrinsicContentSize`` in layout, in points, with ``noIntrinsicMetric`` for
  /// a direction without any: a size that a document gives for its canvas. Nil for nothing.
  package var contentSizeStandIn: CGSize? {
    get { layout?.contentSizeStandIn }
    set {
      guard newValue != contentSizeStandIn else { return }
      ensuredLayout.contentSizeStandIn = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The natural size that layout takes.
  var naturalContentSize: CGSize { contentSizeStandIn ?? intrinsicContentSize }

  /// Whether the natural height that layout takes follows from the width.
  var naturalHeightDependsOnWidth: Bool { contentSizeStandIn == nil && contentHeightDependsOnWidth }

  /// A target size for ``systemLayoutSizeFitting(_:)``: as small as the content allows.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// A target size for ``systemLayoutSizeFitting(_:)``: as large as the constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size of this view that is nearest to `targetSize` with these priorities.
  func fittingSize(
    for targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    guard targetSize.width.isFinite, targetSize.height.isFinite else {
      Messages.layout.error("The target size \(targetSize) isn't finite; the size is unchanged.")
      return bounds.size
    }
    updateConstraintsIfNeeded()
    let engine = hostsEngine ? ensuredEngine : LayoutEngine(fitting: self)
    let length = 0...UIView.longestTarget
    return engine.size(
      fitting: CGSize(
        width: length.nearest(to: targetSize.width), height: length.nearest(to: targetSize.height)),
      Priority(horizontal), Priority(vertical))
  }

  /// Beyond any view: who passes the greatest number of all means as much as there is.
  private static let longestTarget: CGFloat = 1_000_000
}

// Layout guides, margins and safe area.
extension UIView {
  func adopt(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    ensuredLayout.guides.append(guide)
    guide.owningView = self
  }

  func release(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    for constraint in guide.attachedConstraints { constraint.isActive = false }
    engine?.remove(item: guide)
    layout?.guides.removeFirst(identicalTo: guide)
    guide.owningView = nil
  }

  /// The safe area of this view, and so of those inside of it, is another one now.
  func safeAreaDidChange() {
    insetsDidChange()
    SafeArea.tell(self)
    for view in descendants where view is UIScrollView { view.setNeedsLayout() }
  }

  /// Margins or safe area of this view, and so of those inside of it, are others now.
  func insetsDidChange() {
    invalidate(.insets)
    setNeedsLayout()
  }

  func setMargins(_ margins: UIEdgeInsets) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margins.top, leading: isRightToLeft ? margins.right : margins.left,
      bottom: margins.bottom, trailing: isRightToLeft ? margins.left : margins.right)
  }

  func setMargins(_ margins: NSDirectionalEdgeInsets) {
    ownMargins = margins
    layoutMarginsDidChange()
    insetsDidChange()
  }

  /// A guide at distances from the edges was made here: tells the ancestors, so that the pass finds it.
  func noteInsetGuide() {
    for view in sequence(first: self, next: \.parent) {
      if view.treeHasInsetGuides { return }
      view.treeHasInsetGuides = true
    }
  }

  /// The content has moved under the edges: for guides inside of it that counts only where the safe area
  /// reaches into it.
  func contentDidMove() {
    guard treeHasInsetGuides else { return }
    invalidate(safeAreaInsets == .zero ? .ownInsets : .insets)
  }
}

// Finding out what the constraints leave open.
extension UIView {
  /// What the constraints leave open of this view and those inside of it, a line a view; nil for
  /// nothing: `UILabel 'result': left, width`.
  ///
  /// Looks at all constraints of the tree: for debugging and tests.
  public var ambiguousLayoutDescription: String? {
    root.solveConstraints()
    var open: [LayoutEngine.Number: Set<Variable>] = [:]
    let lines = descendants.compactMap { view -> String? in
      if view.hostsEngine { view.solveConstraints() }
      guard let engine = view.placingEngine else { return nil }
      let variables = open[engine.number] ?? Set(engine.solver.ambiguousVariables())
      open[engine.number] = variables
      let names = engine.names(of: variables, in: view)
      return names.isEmpty ? nil : "\(view.shortDescription): \(names.joined(separator: ", "))"
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The attributes of this view that the constraints leave open.
  var ambiguousAttributes: [String] {
    root.solveConstraints()
    parent?.layoutHost.solveConstraints()
    guard let engine = placingEngine else { return [] }
    return engine.names(of: Set(engine.solver.ambiguousVariables()), in: self)
  }
}

extension ClosedRange {
  /// The number of the range that is nearest to `value`.
  fileprivate func nearest(to value: Bound) -> Bound {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}

extension LayoutEngine {
  /// The attributes of `view` that stand for one of `variables`.
  fileprivate func names(of variables: Set<Variable>, in view: UIView) -> [String] {
    guard let state = knownState(of: view) else { return [] }
    return state.variables.filter(variables.contains).compactMap(state.name)
  }
}
