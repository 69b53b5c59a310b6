// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// The distribution of the screens among the two navigation controllers.
//
// Expanded, each column has its own navigation controller. Collapsed, the secondary one is empty: its screens are pushed
// onto the primary one or, while they aren't shown, kept in `parked`. A navigation controller's screens are removed while
// its view is in the window, so that their appearance methods are called in order.
extension UISplitViewController {
  func set(_ controller: UIViewController?, for column: Column) {
    if let controller, lineage.contains(controller) {
      Messages.views.error(
        "\(type(of: controller)) can't be a column of \(type(of: self)): it would contain itself.")
      return
    }
    guard given[column] !== controller else { return }
    let pushed = takePushedScreens()
    given[column] = controller
    let stack = controller as? UINavigationController ?? UINavigationController()
    if stack !== controller {
      stack.setViewControllers([controller].compactMap { $0 }, animated: false)
    }
    remove(column == .primary ? primary : secondary)
    switch column {
    case .primary:
      primary = stack
      if let pushed { push(pushed, animated: false) }
    case .secondary:
      secondary = stack
      guard isCollapsed else { break }
      parked = takeScreens(of: stack)
      secondaryRoot = parked.first
      if pushed != nil { push(parked, animated: false) }
    }
    showColumns()
  }

  private func remove(_ stack: UINavigationController) {
    guard stack.parent === self else { return }
    stack.willMove(toParent: nil)
    stack.viewIfLoaded?.removeFromSuperview()
    stack.removeFromParent()
  }

  private func takeScreens(of stack: UINavigationController) -> [UIViewController] {
    let screens = stack.viewControllers
    stack.setViewControllers([], animated: false)
    return screens
  }

  // MARK: - Collapsed

  /// The index of the secondary column's first screen on the primary navigation controller; nil if it isn't there.
  private var pushedStart: Int? {
    guard isCollapsed, let first = secondaryRoot else { return nil }
    return primary.viewControllers.firstIndex(of: first)
  }

  /// Removes the secondary column's screens from the primary navigation controller, and returns them; nil if they aren't
  /// there.
  private func takePushedScreens() -> [UIViewController]? {
    guard let start = pushedStart else { return nil }
    let screens = primary.viewControllers
    primary.setViewControllers(Array(screens.prefix(start)), animated: false)
    return Array(screens.dropFirst(start))
  }

  /// Pushes the secondary column's screens onto the primary navigation controller.
  private func push(_ screens: [UIViewController], animated: Bool) {
    guard !screens.isEmpty else { return }
    primary.setViewControllers(primary.viewControllers + screens, animated: animated)
  }

  func showCollapsed(_ column: Column, animated: Bool) {
    guard isCollapsed else { return }
    switch (column, pushedStart) {
    case (.secondary, nil): push(parked, animated: animated)
    case (.primary, let start?) where start > 0:
      primary.popToViewController(primary.viewControllers[start - 1], animated: animated)
    default: break
    }
  }

  /// Collapses or expands the columns, as the horizontal size class requires.
  func adapt() {
    let isNarrow = (viewIfLoaded?.traitCollection ?? .current).horizontalSizeClass == .compact
    guard isNarrow != storedIsCollapsed else { return }
    if isNarrow { collapse() } else { expand() }
    (viewIfLoaded as? SplitView)?.arrange()
  }

  private func collapse() {
    let proposed: Column = secondary.viewControllers.isEmpty ? .primary : .secondary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    parked = takeScreens(of: secondary)
    storedIsCollapsed = true
    secondaryRoot = parked.first
    if top == .secondary { push(parked, animated: false) }
    remove(secondary)
    showColumns()
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func expand() {
    // Screens that a person has pushed since belong to the secondary column too.
    let screens = takePushedScreens() ?? parked
    storedIsCollapsed = false
    secondary.setViewControllers(screens, animated: false)
    (parked, secondaryRoot) = ([], nil)
    showColumns()
    delegate?.splitViewControllerDidExpand(self)
  }

  // MARK: - Views

  /// Adds the visible navigation controllers as children, and shows their views.
  func showColumns() {
    guard let view = viewIfLoaded as? SplitView else { return }
    for stack in isCollapsed ? [primary] : [primary, secondary] where stack.parent !== self {
      addChild(stack)
      view.insertSubview(stack.view, belowSubview: view.line)
      stack.didMove(toParent: self)
    }
    view.setNeedsLayout()
  }

  /// The width of the primary column in a view of this width, in points.
  func width(in width: CGFloat) -> CGFloat {
    guard !isCollapsed else { return width }
    func length(_ value: CGFloat, else standard: CGFloat) -> CGFloat {
      value == Self.automaticDimension || !value.isFinite ? standard : max(value, 0)
    }
    let preferred = length(preferredPrimaryColumnWidth, else: min(320, width * 0.4))
    let greatest = length(maximumPrimaryColumnWidth, else: width / 2)
    let least = length(minimumPrimaryColumnWidth, else: 0)
    return min(max(min(preferred, greatest), least), width).rounded()
  }

  /// Brings the keyboard of `window` to the next column of the split view that is in front, or to the last one.
  /// - Returns: false if no columns stand beside each other, or nothing in the other one takes the keyboard.
  static func moveFocus(in window: UIWindow, byColumns step: Int) -> Bool {
    let front = window.frontmostController
    guard let split = front as? UISplitViewController ?? front?.nearestSplitViewController,
      !split.isCollapsed
    else { return false }
    let columns = [split.primary, split.secondary]
    let focused = window.host?.focusedView ?? window.keyResponder.responderView
    let current = columns.firstIndex { column in
      guard let view = column.viewIfLoaded else { return false }
      return focused?.isDescendant(of: view) == true
    }
    let next = columns[current.map { ($0 + step + columns.count) % columns.count } ?? 0]
    // The column's content gets the focus before its navigation bar.
    return [next.topViewController, next].contains { controller in
      controller?.viewIfLoaded?.peer?.moveFocus(forward: true) == true
    }
  }
}

/// The view of a split view controller: its columns, with a line between them.
final class SplitView: UIView {
  let line = UIView()
  private weak var owner: UISplitViewController?

  init(of owner: UISplitViewController) {
    self.owner = owner
    super.init(frame: UIScreen.main.bounds)
    line.backgroundColor = .separator
    addSubview(line)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // The size class of the window is known here, before anything is shown.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    owner?.adapt()
    owner?.showColumns()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if window != nil { owner?.adapt() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  func arrange() {
    guard let owner else { return }
    let width = owner.width(in: bounds.width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let first = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    let second = CGRect(x: width, y: 0, width: bounds.width - width, height: bounds.height)
    owner.primary.viewIfLoaded?.fill(first.mirrored(in: bounds.width, if: isMirrored))
    line.isHidden = owner.isCollapsed
    guard !owner.isCollapsed else { return }
    owner.secondary.viewIfLoaded?.fill(second.mirrored(in: bounds.width, if: isMirrored))
    let edge = CGRect(x: width - 1, y: 0, width: 1, height: bounds.height)
    line.frame = edge.mirrored(in: bounds.width, if: isMirrored)
  }
}
