// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// The distribution of the screens among the navigation controllers.
//
// Expanded, each column has its own navigation controller. Collapsed, only the primary one has screens: those of the others are pushed
// onto it or, while they aren't shown, kept in `parkedBetween` and `parked`. A navigation controller's screens are removed while
// its view is in the window, so that their appearance methods are called in order.
extension UISplitViewController {
  func set(_ controller: UIViewController?, for column: Column) {
    if let controller, lineage.contains(controller) {
      Messages.views.error(
        "\(type(of: controller)) can't be a column of \(type(of: self)): it would contain itself.")
      return
    }
    guard given[column] !== controller else { return }
    guard column != .compact else {
      given[.compact] = controller
      if isCollapsed { showColumns() }
      return
    }
    let pushed = takePushedScreens()
    let between = takeScreensBetween()
    given[column] = controller
    let stack = controller as? UINavigationController ?? UINavigationController()
    if stack !== controller {
      stack.setViewControllers([controller].compactMap { $0 }, animated: false)
    }
    if let old = self.stack(of: column) { remove(old) }
    switch column {
    case .primary, .compact: primary = stack
    case .supplementary:
      supplementary = stack
      if isCollapsed {
        parkedBetween = takeScreens(of: stack)
        supplementaryRoot = parkedBetween.first
      }
    case .secondary:
      secondary = stack
      if isCollapsed {
        parked = takeScreens(of: stack)
        secondaryRoot = parked.first
      }
    }
    if between != nil {
      push(column == .supplementary ? parkedBetween : between ?? [], animated: false)
    }
    if pushed != nil { push(column == .secondary ? parked : pushed ?? [], animated: false) }
    showColumns()
  }

  func remove(_ stack: UIViewController) {
    guard stack.parent === self else { return }
    stack.willMove(toParent: nil)
    stack.viewIfLoaded?.removeFromSuperview()
    stack.removeFromParent()
  }

  /// The navigation controller of a column; nil for `compact`.
  func stack(of column: Column) -> UINavigationController? {
    switch column {
    case .primary: primary
    case .supplementary: supplementary
    case .secondary: secondary
    case .compact: nil
    }
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

  /// Removes the supplementary column's screens from the primary navigation controller, after those of the secondary one, and
  /// returns them; nil if they aren't there.
  private func takeScreensBetween() -> [UIViewController]? {
    guard isCollapsed, let root = supplementaryRoot,
      let start = primary.viewControllers.firstIndex(of: root)
    else { return nil }
    let screens = primary.viewControllers
    primary.setViewControllers(Array(screens.prefix(start)), animated: false)
    return Array(screens.dropFirst(start))
  }

  private var isSupplementaryPushed: Bool {
    supplementaryRoot.map { primary.viewControllers.contains($0) } ?? true
  }

  /// Pushes the secondary column's screens onto the primary navigation controller.
  private func push(_ screens: [UIViewController], animated: Bool) {
    guard !screens.isEmpty else { return }
    primary.setViewControllers(primary.viewControllers + screens, animated: animated)
  }

  func showCollapsed(_ column: Column, animated: Bool) {
    guard isCollapsed else { return }
    let between = isSupplementaryPushed ? [] : parkedBetween
    switch (column, pushedStart) {
    case (.secondary, nil): push(between + parked, animated: animated)
    case (.supplementary, nil): push(between, animated: animated)
    case (.supplementary, let start?) where start > 0:
      primary.popToViewController(primary.viewControllers[start - 1], animated: animated)
    case (.primary, let start):
      let first = supplementaryRoot.flatMap { primary.viewControllers.firstIndex(of: $0) } ?? start
      guard let first, first > 0 else { break }
      primary.popToViewController(primary.viewControllers[first - 1], animated: animated)
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
    let before: Column = style == .tripleColumn ? .supplementary : .primary
    let proposed: Column = secondary.viewControllers.isEmpty ? before : .secondary
    var top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    if top == .secondary, let last = given[.secondary], let first = given[.primary],
      delegate?.splitViewController(self, collapseSecondary: last, onto: first) == true
    {
      top = before
    }
    storedIsCollapsed = true
    (parked, parkedBetween) = (takeScreens(of: secondary), takeScreens(of: supplementary))
    (secondaryRoot, supplementaryRoot) = (parked.first, parkedBetween.first)
    if top != .primary { push(parkedBetween, animated: false) }
    if top == .secondary { push(parked, animated: false) }
    showColumns()
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func expand() {
    // Screens that a person has pushed since belong to the secondary column too.
    let screens = takePushedScreens() ?? parked
    let between = takeScreensBetween() ?? parkedBetween
    storedIsCollapsed = false
    secondary.setViewControllers(screens, animated: false)
    supplementary.setViewControllers(between, animated: false)
    (parked, secondaryRoot) = ([], nil)
    (parkedBetween, supplementaryRoot) = ([], nil)
    showColumns()
    delegate?.splitViewControllerDidExpand(self)
  }

  // MARK: - Views

  /// Adds the visible navigation controllers as children, and shows their views.
  func showColumns() {
    exchangeColumns()
    (viewIfLoaded as? SplitView)?.setNeedsLayout()
  }

  /// Adds and removes the views of columns, for a layout that is going on.
  fileprivate func exchangeColumns() {
    guard let view = viewIfLoaded as? SplitView else { return }
    let wanted = shownControllers
    for child in children where !wanted.contains(child) && isColumn(child) { remove(child) }
    for controller in wanted where controller.parent !== self {
      addChild(controller)
      view.insertSubview(controller.view, belowSubview: view.lines[0])
      controller.didMove(toParent: self)
    }
  }

  /// The width of the primary column in a view of this width, in points.
  func width(in width: CGFloat) -> CGFloat {
    guard !isCollapsed else { return width }
    let fraction = length(preferredPrimaryColumnWidthFraction, else: 0) * width
    let preferred =
      fraction > 0
      ? fraction : length(preferredPrimaryColumnWidth, else: min(320, width * 0.4))
    let greatest = length(maximumPrimaryColumnWidth, else: width / 2)
    let least = length(minimumPrimaryColumnWidth, else: 0)
    return min(max(min(preferred, greatest), least), width).rounded()
  }

  /// The width of the supplementary column in a view of this width, in points.
  func supplementaryWidth(in width: CGFloat) -> CGFloat {
    let fraction = length(preferredSupplementaryColumnWidthFraction, else: 0) * width
    let preferred =
      fraction > 0
      ? fraction : length(preferredSupplementaryColumnWidth, else: min(320, width / 3))
    return min(preferred, width / 2).rounded()
  }

  private func length(_ value: CGFloat, else standard: CGFloat) -> CGFloat {
    value == Self.automaticDimension || !value.isFinite ? standard : max(value, 0)
  }

  /// Brings the keyboard of `window` to the next column of the split view that is in front, or to the last one.
  /// - Returns: false if no columns stand beside each other, or nothing in the other one takes the keyboard.
  static func moveFocus(in window: UIWindow, byColumns step: Int) -> Bool {
    let front = window.frontmostController
    guard let split = front as? UISplitViewController ?? front?.nearestSplitViewController,
      !split.isCollapsed
    else { return false }
    let columns = split.shownColumns.compactMap { split.stack(of: $0) }
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

/// The view of a split view controller: its columns, with lines between them.
final class SplitView: UIView {
  let lines = [UIView(), UIView()]
  private weak var owner: UISplitViewController?

  init(of owner: UISplitViewController) {
    self.owner = owner
    super.init(frame: UIScreen.main.bounds)
    for line in lines {
      line.backgroundColor = .separator
      addSubview(line)
    }
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
    if owner?.isCollapsed == false { owner?.exchangeColumns() }
    arrange()
  }

  func arrange() {
    guard let owner else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ x: CGFloat, _ width: CGFloat) -> CGRect {
      CGRect(x: x, y: 0, width: width, height: bounds.height)
        .mirrored(in: bounds.width, if: isMirrored)
    }
    let columns = owner.shownColumns
    for line in lines { line.isHidden = true }
    guard !owner.isCollapsed else {
      for controller in owner.shownControllers { controller.viewIfLoaded?.fill(bounds) }
      return
    }
    var x: CGFloat = 0
    for (index, column) in columns.enumerated() {
      let width =
        switch column {
        case .primary: owner.width(in: bounds.width)
        case .supplementary: owner.supplementaryWidth(in: bounds.width)
        case .secondary, .compact: max(bounds.width - x, 0)
        }
      owner.stack(of: column)?.viewIfLoaded?.fill(place(x, width))
      x += width
      guard index < columns.count - 1 else { continue }
      lines[index].isHidden = false
      lines[index].frame = place(x - 1, 1)
    }
  }
}
