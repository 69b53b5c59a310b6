// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Which columns are shown beside each other.
extension UISplitViewController {
  /// Sets the style, before any column is shown.
  package func setStyle(_ style: Style) { storedStyle = style }

  /// The columns of the style, from the leading one.
  var columns: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// The columns that are shown, from the leading one.
  var shownColumns: [Column] {
    guard !isCollapsed else { return [.primary] }
    return switch resolvedMode {
    case .automatic, .secondaryOnly: [.secondary]
    case .oneBesideSecondary, .oneOverSecondary: Array(columns.suffix(2))
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: columns
    }
  }

  /// The controllers that are shown, from the leading column.
  var shownControllers: [UIViewController] {
    if isCollapsed, let compact = given[.compact] { return [compact] }
    return shownColumns.compactMap { stack(of: $0) }
  }

  /// Whether a child is one of the columns, and not another child that the application has added.
  func isColumn(_ child: UIViewController) -> Bool {
    child === primary || child === supplementary || child === secondary
      || child === given[.compact]
  }

  /// The display mode without `automatic`.
  var resolvedMode: DisplayMode {
    let mode = chosenMode ?? preferredDisplayMode
    guard mode == .automatic else { return valid(mode) }
    let width = viewIfLoaded?.bounds.width ?? 0
    // Three columns need the width of a large tablet.
    return style == .tripleColumn && width >= 1000 ? .twoBesideSecondary : .oneBesideSecondary
  }

  /// The mode as the style has it: without a third column only one stands beside the secondary one.
  private func valid(_ mode: DisplayMode) -> DisplayMode {
    guard style != .tripleColumn, mode.rawValue > DisplayMode.oneOverSecondary.rawValue
    else { return mode }
    return .oneBesideSecondary
  }

  func changeMode(toShow column: Column) {
    guard !shownColumns.contains(column), columns.contains(column) else { return }
    let isFirst = style == .tripleColumn && column == .primary
    change(to: isFirst ? .twoBesideSecondary : .oneBesideSecondary)
  }

  func changeMode(toHide column: Column) {
    guard shownColumns.contains(column), column != .secondary else { return }
    let isFirst = style == .tripleColumn && column == .primary
    change(to: isFirst ? .oneBesideSecondary : .secondaryOnly)
  }

  /// Shows the columns of a mode, animated if they are seen.
  func change(to mode: DisplayMode) {
    let (old, before) = (resolvedMode, shownColumns)
    chosenMode = mode == .automatic ? nil : mode
    guard resolvedMode != old, !isCollapsed else { return }
    delegate?.splitViewController(self, willChangeTo: resolvedMode)
    let now = shownColumns
    for column in columns where before.contains(column) != now.contains(column) {
      if now.contains(column) {
        delegate?.splitViewController(self, willShow: column)
      } else {
        delegate?.splitViewController(self, willHide: column)
      }
    }
    showColumns()
    guard let view = viewIfLoaded as? SplitView, view.window != nil else { return }
    UIView.animate(withDuration: 0.25) { view.layoutIfNeeded() }
  }

  func makeModeButton() -> UIBarButtonItem {
    let action = UIAction(image: UIImage(systemName: "sidebar.left")) { [weak self] _ in
      guard let self else { return }
      if isCollapsed { return show(.primary) }
      // The columns that the button hides come back.
      let isHidden = shownColumns == [.secondary]
      let all: DisplayMode = style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
      change(to: isHidden ? all : .secondaryOnly)
    }
    let item = UIBarButtonItem(image: action.image, primaryAction: action)
    item.accessibilityLabel = "Sidebar"
    return item
  }
}
