// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// What is on which stack.
//
// Beside each other each column has its own stack. Collapsed, the secondary column's stack is empty: its
// screens are above the primary one's own, or they are parked, where they aren't to be seen. A stack gives its
// screens away while its view is in the window, so that they hear of it in order.
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

  /// Where the secondary column's screens begin on the primary one's stack; nil if they aren't there.
  private var pushedStart: Int? {
    guard isCollapsed, let first = secondaryRoot else { return nil }
    return primary.viewControllers.firstIndex(of: first)
  }

  /// Takes the secondary column's screens from the primary one's stack; nil if they aren't there.
  private func takePushedScreens() -> [UIViewController]? {
    guard let start = pushedStart else { return nil }
    let screens = primary.viewControllers
    primary.setViewControllers(Array(screens.prefix(start)), animated: false)
    return Array(screens.dropFirst(start))
  }

  /// Puts the secondary column's screens on the primary one's stack.
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

  /// Collapses the columns or puts them beside each other, as the width of the window asks for.
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
    // What a person has pushed meanwhile is the secondary column's too.
    let screens = takePushedScreens() ?? parked
    storedIsCollapsed = false
    secondary.setViewControllers(screens, animated: false)
    (parked, secondaryRoot) = ([], nil)
    showColumns()
    delegate?.splitViewControllerDidExpand(self)
  }

  // MARK: - Views

  /// Makes the stacks that are to be seen children, and shows their views.
  func showColumns() {
    guard let view = viewIfLoaded as? SplitView else { return }
    for stack in isCollapsed ? [primary] : [primary, secondary] where stack.parent !== self {
      addChild(stack)
      view.insertSubview(stack.view, belowSubview: view.line)
      stack.didMove(toParent: self)
    }
    view.setNeedsLayout()
  }

  /// How wide the primary column is in a view of this width.
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
    // What the column is about comes before its bar.
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

  // The window says how wide it is before anything is shown.
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
