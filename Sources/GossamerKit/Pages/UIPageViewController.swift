// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Shows one of a series of screens, and lets a person turn to the next and the previous one.
///
///     let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
///     pages.dataSource = self
///     pages.setViewControllers([FirstPage()], direction: .forward, animated: false)
///
/// A page is turned by dragging it with a finger or the pointer, by two fingers on a touchpad, by a step of the wheel, by
/// the arrow keys, and by Page Up and Page Down, unless something on the page uses these. In right-to-left layouts the
/// pages run from right to left.
///
/// The data source is asked for a neighbouring page only when the page is turned, and a page that was turned away isn't
/// retained. Pages slide in either transition style, because page curls aren't implemented. One page is shown at a time.
///
/// - The page: ``setViewControllers(_:direction:animated:completion:)``, ``viewControllers``
/// - Its neighbours: ``dataSource``
/// - Turning: ``delegate``, ``gestureRecognizers``
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipageviewcontroller
open class UIPageViewController: UIViewController {
  // MARK: - Creating a page view controller

  /// Creates a controller without a page.
  /// - Parameter options: the space between pages; see ``OptionsKey``. Other options are ignored.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    settings.style = style
    settings.orientation = navigationOrientation
    settings.spacing = Self.spacing(in: options)
  }

  /// Creates a controller that an Interface Builder document describes.
  /// - Parameter coder: what the loader of documents passes; every other coder gives nil.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The wires of page view controllers, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UIPageViewController>(super.wires)
      .outlet("dataSource", \.dataSource)
      .outlet("delegate", \.delegate)
  }

  // MARK: - Customizing page behavior

  /// Provides the neighbours of each page; held weakly. Without it only the application can turn pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if dataSource !== oldValue, isViewLoaded { updatePageControl() } }
  }

  /// Is told when a person turns a page; held weakly.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The axis along which the pages are arranged.
  open var navigationOrientation: NavigationOrientation { settings.orientation }

  /// The transition style that was asked for; pages slide in either style.
  open var transitionStyle: TransitionStyle { settings.style }

  /// The gesture recognizers that turn pages; disable them to prevent that.
  open var gestureRecognizers: [UIGestureRecognizer] { turning.recognizers }

  // MARK: - Providing pages

  /// The page that is shown or is being turned to; nil before the first one.
  open var viewControllers: [UIViewController]? { current.map { [$0] } }

  /// Turns to a page. The ``delegate`` isn't told.
  /// - Parameters:
  ///   - viewControllers: one page. An empty array, a page that contains this controller, and all pages after the first
  ///     are refused with a message.
  ///   - direction: whether the page slides in like the next page or like the previous one.
  ///   - animated: whether the turn is animated.
  ///   - completion: called after the turn; its argument is false if another turn has interrupted it.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) { set(viewControllers ?? [], direction, animated, completion) }

  // MARK: - As a container

  /// Makes the view that the pages are shown in.
  open override func loadView() {
    if viewNib != nil || nibName != nil { return super.loadView() }
    view = PageView(of: self)
  }

  /// The arrow keys, Page Up and Page Down.
  open override var keyCommands: [UIKeyCommand]? { pageCommands }

  package override var screenTitle: String? { title ?? current?.screenTitle }

  // MARK: - State that the chapters keep

  /// The settings, which documents set before anything is shown.
  package var settings = Settings()
  /// The page that is shown or is being turned to.
  var current: UIViewController?
  /// The page whose view is in the hierarchy.
  var shown: UIViewController?
  /// The last turn, which may be over.
  weak var transition: ScreenTransition?
  private(set) lazy var turning = PageTurning(of: self)
  let pageControl = UIPageControl()
  /// The index of the current page in the page control.
  var pageIndex = 0 {
    didSet { pageControl.currentPage = pageIndex }
  }

  /// The style, orientation and spacing of the pages.
  package struct Settings {
    /// The transition style that was asked for.
    package var style = TransitionStyle.pageCurl
    /// The axis along which the pages are arranged.
    package var orientation = NavigationOrientation.horizontal
    /// The space between two pages, in points.
    package var spacing: CGFloat = 0
  }
}

extension UIPageViewController {
  /// The axis along which pages are arranged.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uipageviewcontroller/navigationorientation-swift.enum
  nonisolated public enum NavigationOrientation: Int, Sendable {
    /// Side by side.
    case horizontal = 0
    /// One below the other.
    case vertical = 1
  }

  /// The direction of a turn.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uipageviewcontroller/navigationdirection
  nonisolated public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the previous page.
    case reverse = 1
  }

  /// How pages are turned.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uipageviewcontroller/transitionstyle-swift.enum
  nonisolated public enum TransitionStyle: Int, Sendable {
    /// Like those of a book in UIKit. Here they slide.
    case pageCurl = 0
    /// They slide.
    case scroll = 1
  }

  /// The key of an option of a page view controller.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uipageviewcontroller/optionskey
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// An option of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The space between two pages, a number of points; 0 by default.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

/// Provides the neighbours of pages.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before `viewController`; nil if that is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the page after `viewController`; nil if that is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// Returns the number of dots in the page control below horizontally arranged pages. 0, the default, hides it.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Returns the index, from 0 on, of the page that the application has set; when a person turns pages, the index is
  /// counted from there. 0 by default.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// None.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }

  /// The first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is told when a person turns pages. All methods are optional.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called when a person begins to turn to a page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// Called when a page has been turned, or when the turn was cancelled.
  /// - Parameters:
  ///   - finished: false if another turn has interrupted this one.
  ///   - previousViewControllers: the page that was shown before.
  ///   - completed: whether the new page is shown now.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
