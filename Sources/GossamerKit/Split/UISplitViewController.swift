// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Shows two screens side by side, for instance a list and the item that is selected in it. In a window of compact width
/// it is collapsed: both are on one navigation controller, and the second screen is pushed onto the first.
///
///     let split = UISplitViewController(style: .doubleColumn)
///     split.setViewController(PhotosViewController(), for: .primary)
///     split.setViewController(WelcomeViewController(), for: .secondary)
///
/// A row of the list shows its item by `showDetailViewController(_:sender:)`. Each column is a navigation controller; a
/// screen that isn't one is wrapped in one. While the columns are collapsed, the secondary column's screens are on the
/// primary column's navigation controller, which is their `navigationController` then.
///
/// Not implemented yet: three columns, a column for compact widths, display modes.
///
/// - The columns: ``setViewController(_:for:)``, ``viewController(for:)``, ``show(_:)``
/// - Collapsed: ``isCollapsed``, ``delegate``
/// - Widths: ``preferredPrimaryColumnWidth``, ``minimumPrimaryColumnWidth``, ``maximumPrimaryColumnWidth``
///
/// Semantics: https://developer.apple.com/documentation/uikit/uisplitviewcontroller
open class UISplitViewController: UIViewController {
  /// The number of columns.
  nonisolated public enum Style: Int, Hashable, Sendable {
    /// Two.
    case doubleColumn = 1
  }

  /// One of the columns.
  nonisolated public enum Column: Int, Hashable, Sendable {
    /// The leading column, which selects what the other one shows.
    case primary = 0
    /// The trailing column.
    case secondary = 2
  }

  /// Creates a controller with two empty columns.
  public convenience init(style: Style) { self.init(nibName: nil, bundle: nil) }

  /// The wires of split view controllers, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UISplitViewController>(super.wires).outlet("delegate", \.delegate)
  }

  /// The number of columns.
  open var style: Style { .doubleColumn }

  /// Decides what is shown when the columns collapse, and is told when they do; held weakly.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// Stands for a default width.
  nonisolated public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  // MARK: - The columns

  /// Sets the screen, or the navigation controller, of a column; nil empties it. A screen that contains this one is refused
  /// with a message. While the columns are collapsed this doesn't show the secondary column; see ``show(_:)``.
  open func setViewController(_ viewController: UIViewController?, for column: Column) {
    set(viewController, for: column)
  }

  /// The view controller that was set for a column; nil for none.
  open func viewController(for column: Column) -> UIViewController? { given[column] }

  /// While the columns are collapsed, pushes the secondary column's screens, or pops them to show the primary column.
  open func show(_ column: Column) { showCollapsed(column, animated: true) }

  /// Shows a screen in the secondary column; pushes it if the columns are collapsed.
  open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    set(controller, for: .secondary)
    show(.secondary)
  }

  /// Whether both columns share one navigation controller, because the window is of compact width.
  open var isCollapsed: Bool { storedIsCollapsed }

  // MARK: - Widths, in points

  /// The preferred width of the primary column, within the limits below. ``automaticDimension``, the default, is 320 points
  /// or two fifths of the view's width, whichever is less.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The minimum width of the primary column; ``automaticDimension`` for no limit.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The maximum width of the primary column; ``automaticDimension`` for half of the view's width.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The present width of the primary column.
  open var primaryColumnWidth: CGFloat { width(in: viewIfLoaded?.bounds.width ?? 0) }

  // MARK: - As a container

  /// Makes the view that the columns are shown in.
  open override func loadView() { view = SplitView(of: self) }

  package override var screenTitle: String? {
    title ?? (isCollapsed ? primary : secondary).screenTitle ?? primary.screenTitle
  }

  // MARK: - State that the chapters keep

  var given: [Column: UIViewController] = [:]
  var primary = UINavigationController()
  var secondary = UINavigationController()
  /// The secondary column's screens while the columns are collapsed; they are pushed when the column is shown.
  var parked: [UIViewController] = []
  /// The first of the parked screens.
  var secondaryRoot: UIViewController?
  var storedIsCollapsed = false
}

/// Decides what is shown when columns collapse.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called before the columns collapse, also when they are first shown in a window of compact width.
  /// - Parameter proposedTopColumn: the secondary column, unless it is empty.
  /// - Returns: the column that is shown.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// Called after the columns have collapsed.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)

  /// Called after the columns have expanded.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  /// Returns the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }

  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
