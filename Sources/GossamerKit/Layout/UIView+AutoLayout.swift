// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerSupport

// The view's anchors.
extension UIView {
  /// The leading edge: left, or right in right-to-left interfaces.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge: right, or left in right-to-left interfaces.
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

// The view as an item of Auto Layout.
extension UIView: LayoutItem {
  /// The view's zeroing reference, created when it is first needed.
  var reference: ItemReference {
    if let storedReference { return storedReference }
    let made = ItemReference(self)
    storedReference = made
    return made
  }

  func layoutDescription(_ number: String, with names: LayoutItemNames) -> String {
    shortDescription + number
  }

  /// The view's Auto Layout state, created when it is first needed.
  var ensuredLayout: ViewLayout {
    if let layout { return layout }
    let made = ViewLayout()
    layout = made
    markTree()
    return made
  }

  /// Marks this view and its ancestors as trees that use Auto Layout.
  func markTree() {
    for view in sequence(first: self, next: \.parent) {
      if view.treeUsesAutoLayout { return }
      view.treeUsesAutoLayout = true
    }
  }

  /// Called after the view has become a subview of `newParent`.
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

  /// Called before the view leaves `oldParent`. Constraints to items outside of the view are deactivated.
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

  /// Whether the engine that places this view has to solve for it. For a host that isn't constrained, it needs only the
  /// frame.
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

  /// Updates the inset guides after hosts in this tree have moved to another superview.
  func placeOfHostsDidChange() {
    if treeHasInsetGuides { invalidate(.insets) }
  }

  /// Updates the hosts to the layout direction of the window that the tree has entered.
  func takeDirectionOfWindow() {
    guard treeHasLayoutHosts else { return }
    for view in descendants where view.hostsEngine { view.layout?.engine?.takeDirection() }
  }
}

// The constraints of a view, its intrinsic size and its fitting size.
extension UIView {
  func setTranslatesFrame(_ newValue: Bool) {
    guard newValue != (layout?.translatesFrame ?? true) else { return }
    ensuredLayout.translatesFrame = newValue
    placingEngine?.reset(self)
  }

  /// Activates a constraint with this view as its holder, if both items are inside the view.
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

  /// Tells the engine that places the view of a change of its intrinsic size; a host tells its own engine too.
  private func tellEnginesOfContent() {
    placingEngine?.contentDidChange(of: self)
    if hostsEngine { layout?.engine?.contentDidChange(of: self) }
  }

  /// A size that replaces ``intrinsicContentSize`` in layout, in points, with ``noIntrinsicMetric`` for an axis without one:
  /// the placeholder size of a document. Nil for none.
  package var contentSizeStandIn: CGSize? {
    get { layout?.contentSizeStandIn }
    set {
      guard newValue != contentSizeStandIn else { return }
      ensuredLayout.contentSizeStandIn = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The intrinsic size that layout uses.
  var naturalContentSize: CGSize { contentSizeStandIn ?? intrinsicContentSize }

  /// Whether the intrinsic height that layout uses depends on the width.
  var naturalHeightDependsOnWidth: Bool { contentSizeStandIn == nil && contentHeightDependsOnWidth }

  /// A target size for ``systemLayoutSizeFitting(_:)``: as small as the content allows.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// A target size for ``systemLayoutSizeFitting(_:)``: as large as the constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size of this view that is nearest to `targetSize`, given these priorities.
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

  /// A length in points that no view exceeds. Larger target sizes, such as `greatestFiniteMagnitude`, are reduced to it.
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

  /// Called after the safe area of this view, and so that of its descendants, has changed.
  func safeAreaDidChange() {
    insetsDidChange()
    SafeArea.tell(self)
    for view in descendants where view is UIScrollView { view.setNeedsLayout() }
  }

  /// Called after the margins or the safe area of this view, and so those of its descendants, have changed.
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

  /// Marks the ancestors after an inset guide was created in this view, so that the pass finds it.
  func noteInsetGuide() {
    for view in sequence(first: self, next: \.parent) {
      if view.treeHasInsetGuides { return }
      view.treeHasInsetGuides = true
    }
  }

  /// Called after the view has scrolled. Guides of descendants are affected only if the view has safe area insets.
  func contentDidMove() {
    guard treeHasInsetGuides else { return }
    invalidate(safeAreaInsets == .zero ? .ownInsets : .insets)
  }
}

// Finding ambiguous layout.
extension UIView {
  /// The ambiguous attributes of this view and its descendants, one line per view: `UILabel 'result': left, width`. Nil if
  /// the layout is unambiguous.
  ///
  /// For debugging and tests: it examines all constraints of the tree.
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

  /// The ambiguous attributes of this view.
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
  /// The names of the attributes of `view` whose variables are among `variables`.
  fileprivate func names(of variables: Set<Variable>, in view: UIView) -> [String] {
    guard let state = knownState(of: view) else { return [] }
    return state.variables.filter(variables.contains).compactMap(state.name)
  }
}
