// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Shows two screens beside each other: a list, say, and what is chosen in it. In a window of compact width it
/// is collapsed: both are on one stack, and the second one is pushed onto the first.
///
///     let split = UISplitViewController(style: .doubleColumn)
///     split.setViewController(PhotosViewController(), for: .primary)
///     split.setViewController(WelcomeViewController(), for: .secondary)
///
/// What a row of the list leads to is shown by `showDetailViewController(_:sender:)`. Each column is a navigation
/// controller: one is made around a screen that isn't one. While it is collapsed, the secondary column's screens
/// are on the primary one's stack, and their `navigationController` is that one.
///
/// Of UIKit's there isn't yet: three columns, a column for compact widths, display modes.
///
/// - The columns: ``setViewController(_:for:)``, ``viewController(for:)``, ``show(_:)``
/// - Collapsed: ``isCollapsed``, ``delegate``
/// - Widths: ``preferredPrimaryColumnWidth``, ``minimumPrimaryColumnWidth``, ``maximumPrimaryColumnWidth``
///
/// Semantics: https://developer.apple.com/documentation/uikit/uisplitviewcontroller
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  nonisolated public enum Style: Int, Hashable, Sendable {
    /// Two.
    case doubleColumn = 1
  }

  /// One of the columns.
  nonisolated public enum Column: Int, Hashable, Sendable {
    /// The one where lines begin: it leads to what the other one shows.
    case primary = 0
    /// The other one.
    case secondary = 2
  }

  /// Creates a controller with two empty columns.
  public convenience init(style: Style) { self.init(nibName: nil, bundle: nil) }

  /// The wires of split view controllers, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UISplitViewController>(super.wires).outlet("delegate", \.delegate)
  }

  /// How many columns there are.
  open var style: Style { .doubleColumn }

  /// Decides what is shown when the columns collapse, and hears of it; held weakly.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// A width that is left to the Kit.
  nonisolated public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  // MARK: - The columns

  /// Shows a screen, or a stack of them, in a column; nil empties it. A screen that contains this one is refused
  /// with a message. While the columns are collapsed the secondary one isn't shown by that, see ``show(_:)``.
  open func setViewController(_ viewController: UIViewController?, for column: Column) {
    set(viewController, for: column)
  }

  /// What was set for a column; nil for nothing.
  open func viewController(for column: Column) -> UIViewController? { given[column] }

  /// While the columns are collapsed: pushes the secondary column's screens, or pops them.
  open func show(_ column: Column) { showCollapsed(column, animated: true) }

  /// Shows a screen in the secondary column, pushed if the columns are collapsed.
  open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    set(controller, for: .secondary)
    show(.secondary)
  }

  /// Whether both columns are one stack, because the window is of compact width.
  open var isCollapsed: Bool { storedIsCollapsed }

  // MARK: - Widths, in points

  /// How wide the primary column is, within the limits below. ``automaticDimension``, unless set, for 320 points
  /// or two fifths of the window, whichever is less.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// How wide the primary column is at the least. ``automaticDimension`` for no limit.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// How wide the primary column is at the most. ``automaticDimension`` for half of the window.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// How wide the primary column is.
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
  /// The secondary column's screens while the columns are collapsed, as they were last.
  var parked: [UIViewController] = []
  /// The first of them.
  var secondaryRoot: UIViewController?
  var storedIsCollapsed = false
}

/// Decides what is shown when columns collapse.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate
@MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  /// The columns are about to collapse, also when they are first shown in a window of compact width.
  /// - Parameter proposedTopColumn: the secondary one, if there is anything in it.
  /// - Returns: the column that is to be seen.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// The columns have collapsed.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)

  /// The columns stand beside each other again.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  /// The proposed one.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }

  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
