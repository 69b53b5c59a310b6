// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Shows two or three screens side by side, for instance a list and the item that is selected in it. In a window of compact width
/// it is collapsed: all are on one navigation controller, and each screen is pushed onto the one before.
///
///     let split = UISplitViewController(style: .doubleColumn)
///     split.setViewController(PhotosViewController(), for: .primary)
///     split.setViewController(WelcomeViewController(), for: .secondary)
///
/// A row of the list shows its item by `showDetailViewController(_:sender:)`. Each column is a navigation controller; a
/// screen that isn't one is wrapped in one. While the columns are collapsed, the secondary column's screens are on the
/// primary column's navigation controller, which is their `navigationController` then. A screen for the column `compact` is
/// shown alone instead.
///
/// - The columns: ``setViewController(_:for:)``, ``viewController(for:)``, ``viewControllers``
/// - What is shown: ``displayMode``, ``preferredDisplayMode``, ``show(_:)``, ``hide(_:)``, ``displayModeButtonItem``
/// - Collapsed: ``isCollapsed``, ``delegate``
/// - Widths: ``preferredPrimaryColumnWidth``, ``minimumPrimaryColumnWidth``, ``maximumPrimaryColumnWidth``
///
/// Semantics: https://developer.apple.com/documentation/uikit/uisplitviewcontroller
open class UISplitViewController: UIViewController {
  /// The number of columns.
  nonisolated public enum Style: Int, Hashable, Sendable {
    /// Two, as before iOS 14; of a controller that was made without a style.
    case unspecified = 0
    /// Two.
    case doubleColumn = 1
    /// Three.
    case tripleColumn = 2
  }

  /// Which columns are shown.
  nonisolated public enum DisplayMode: Int, Hashable, Sendable {
    /// Only as a preference: what suits the style and the width.
    case automatic = 0
    /// The secondary column alone.
    case secondaryOnly = 1
    /// The secondary column and the one before it.
    case oneBesideSecondary = 2
    /// The same as `oneBesideSecondary`: on a desktop no column covers another.
    case oneOverSecondary = 3
    /// Three columns.
    case twoBesideSecondary = 4
    /// The same as `twoBesideSecondary`.
    case twoOverSecondary = 5
    /// The same as `twoBesideSecondary`.
    case twoDisplaceSecondary = 6

    /// The former name of ``secondaryOnly``.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The former name of ``oneBesideSecondary``.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The former name of ``oneOverSecondary``.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// How columns share the width. It makes no difference: they always stand beside each other.
  nonisolated public enum SplitBehavior: Int, Hashable, Sendable {
    /// What suits the style.
    case automatic = 0
    /// Beside each other.
    case tile = 1
    /// Over the secondary column.
    case overlay = 2
    /// Pushing the secondary column aside.
    case displace = 3
  }

  /// One of the columns.
  nonisolated public enum Column: Int, Hashable, Sendable {
    /// The leading column, which selects what the other one shows.
    case primary = 0
    /// The middle one of three columns.
    case supplementary = 1
    /// The trailing column.
    case secondary = 2
    /// What is shown instead of all columns in a window of compact width.
    case compact = 3
  }

  /// Creates a controller with empty columns.
  public convenience init(style: Style) {
    self.init(nibName: nil, bundle: nil)
    storedStyle = style
  }

  /// The wires of split view controllers, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UISplitViewController>(super.wires).outlet("delegate", \.delegate)
  }

  /// The number of columns.
  open var style: Style { storedStyle }

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

  /// Shows a column, with the columns between it and the secondary one. While the columns are collapsed, pushes its screens, or pops
  /// those of the columns after it.
  open func show(_ column: Column) {
    if isCollapsed { showCollapsed(column, animated: true) } else { changeMode(toShow: column) }
  }

  /// Hides a column, with the columns before it. The secondary column can't be hidden, and while they are collapsed none can.
  open func hide(_ column: Column) {
    if !isCollapsed { changeMode(toHide: column) }
  }

  /// The screens of the columns, from the leading one; setting it fills the columns in this order.
  open var viewControllers: [UIViewController] {
    get { columns.compactMap { given[$0] } }
    set {
      for (index, column) in columns.enumerated() {
        set(newValue.dropFirst(index).first, for: column)
      }
    }
  }

  // MARK: - What is shown

  /// The columns that are shown; never `automatic`. While the columns are collapsed it is `secondaryOnly`.
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : resolvedMode }

  /// The columns that the application wants to be shown; `automatic`, the default, for what suits the style and the width.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { change(to: preferredDisplayMode) } }
  }

  /// How columns share the width. It makes no difference, see ``SplitBehavior``.
  open var preferredSplitBehavior = SplitBehavior.automatic

  /// How columns share the width: `tile`.
  open var splitBehavior: SplitBehavior { .tile }

  /// Has no effect: columns are shown and hidden by ``displayModeButtonItem``, not by swiping.
  open var presentsWithGesture = true

  /// A button that hides the columns before the secondary one, or shows them again, for a navigation item. As in UIKit before iOS 14 it
  /// isn't added by itself.
  open var displayModeButtonItem: UIBarButtonItem { modeButton }

  /// Shows a screen in the secondary column; pushes it if the columns are collapsed.
  open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true {
      return
    }
    set(controller, for: .secondary)
    show(.secondary)
  }

  /// Whether all columns share one navigation controller, because the window is of compact width.
  open var isCollapsed: Bool { storedIsCollapsed }

  // MARK: - Widths, in points

  /// The preferred width of the primary column, within the limits below. ``automaticDimension``, the default, is 320 points
  /// or two fifths of the view's width, whichever is less.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The preferred width of the primary column as a part of the whole width, within the limits below. ``automaticDimension``, the default,
  /// for ``preferredPrimaryColumnWidth``.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The preferred width of the supplementary column. ``automaticDimension``, the default, is 320 points or a third of the view's
  /// width, whichever is less.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The preferred width of the supplementary column as a part of the whole width; ``automaticDimension`` for
  /// ``preferredSupplementaryColumnWidth``.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The present width of the supplementary column; 0 if there is none.
  open var supplementaryColumnWidth: CGFloat {
    shownColumns.contains(.supplementary)
      ? supplementaryWidth(in: viewIfLoaded?.bounds.width ?? 0) : 0
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
  var supplementary = UINavigationController()
  var secondary = UINavigationController()
  var storedStyle = Style.unspecified
  /// What ``show(_:)``, ``hide(_:)`` and the button have chosen; nil for ``preferredDisplayMode``.
  var chosenMode: DisplayMode?
  private lazy var modeButton = makeModeButton()
  /// The supplementary column's screens while the columns are collapsed and it isn't shown.
  var parkedBetween: [UIViewController] = []
  /// The first of the supplementary column's screens while the columns are collapsed.
  var supplementaryRoot: UIViewController?
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

  /// Called before columns collapse that were set by `viewControllers`, or if the method above isn't implemented.
  /// - Returns: whether the secondary screen isn't shown, because it is of no use beneath the primary one. False unless implemented.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// Called before other columns are shown.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

  /// Called before a column is shown.
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)

  /// Called before a column is hidden.
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)

  /// Called by `showDetailViewController(_:sender:)`.
  /// - Returns: whether the delegate has shown the screen itself. False unless implemented.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool

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

  /// Returns false.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }

  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}

  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {}

  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}

  /// Returns false.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }

  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
