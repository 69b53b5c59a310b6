// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Shows one of a series of screens, and lets a person turn to the next and the previous one.
///
///     let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
///     pages.dataSource = self
///     pages.setViewControllers([FirstPage()], direction: .forward, animated: false)
///
/// A page is turned by a finger, by the pointer while its button is held, by two fingers on a touchpad, by a step of
/// the wheel, by the arrows and by Page Up and Page Down, as long as nothing on the page uses them. Where lines go
/// from right to left, so do the pages.
///
/// The data source is asked for the neighbour of a page when it is about to be turned; a page that was turned away
/// isn't kept. Pages slide in either style: nothing curls here, and there is one page at a time.
///
/// - The page: ``setViewControllers(_:direction:animated:completion:)``, ``viewControllers``
/// - Its neighbours: ``dataSource``
/// - Turning: ``delegate``, ``gestureRecognizers``
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipageviewcontroller
open class UIPageViewController: UIViewController {
  // MARK: - Creating a page view controller

  /// Creates a controller without a page.
  /// - Parameter options: the distance between pages, see ``OptionsKey``; others are ignored.
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

  /// Knows the neighbours of each page; held weakly. Without one no person turns a page.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if dataSource !== oldValue, isViewLoaded { updatePageControl() } }
  }

  /// Hears of the pages that a person turns; held weakly.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Which way the pages lie.
  open var navigationOrientation: NavigationOrientation { settings.orientation }

  /// How pages were to be turned; all of them slide.
  open var transitionStyle: TransitionStyle { settings.style }

  /// What turns pages by a person's hand, to be disabled for instance.
  open var gestureRecognizers: [UIGestureRecognizer] { turning.recognizers }

  // MARK: - Providing pages

  /// The page that is shown, or is coming; nil before there is one.
  open var viewControllers: [UIViewController]? { current.map { [$0] } }

  /// Turns to a page. The ``delegate`` isn't told.
  /// - Parameters:
  ///   - viewControllers: one screen. None, or one that contains this controller, is refused with a message; so are
  ///     all after the first.
  ///   - direction: whether it comes from where the next or from where the previous page lies.
  ///   - animated: whether a person sees it come.
  ///   - completion: called when the page is there, with false if another change came before the end.
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

  /// The arrows, Page Up and Page Down.
  open override var keyCommands: [UIKeyCommand]? { pageCommands }

  package override var screenTitle: String? { title ?? current?.screenTitle }

  // MARK: - State that the chapters keep

  /// What documents set, before anything is shown.
  package var settings = Settings()
  /// The page that is shown, or is coming.
  var current: UIViewController?
  /// The page whose view is in the view.
  var shown: UIViewController?
  /// The last turn; perhaps it is over.
  weak var transition: ScreenTransition?
  private(set) lazy var turning = PageTurning(of: self)
  let pageControl = UIPageControl()
  /// Which dot is that of the page.
  var pageIndex = 0 {
    didSet { pageControl.currentPage = pageIndex }
  }

  /// How pages lie.
  package struct Settings {
    /// How pages were to be turned.
    package var style = TransitionStyle.pageCurl
    /// Which way they lie.
    package var orientation = NavigationOrientation.horizontal
    /// The distance between two pages, in points.
    package var spacing: CGFloat = 0
  }
}

extension UIPageViewController {
  /// Which way pages lie.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uipageviewcontroller/navigationorientation-swift.enum
  nonisolated public enum NavigationOrientation: Int, Sendable {
    /// Beside each other.
    case horizontal = 0
    /// One below the other.
    case vertical = 1
  }

  /// From where a page comes.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uipageviewcontroller/navigationdirection
  nonisolated public enum NavigationDirection: Int, Sendable {
    /// From where the next one lies.
    case forward = 0
    /// From where the previous one lies.
    case reverse = 1
  }

  /// How pages are turned.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uipageviewcontroller/transitionstyle-swift.enum
  nonisolated public enum TransitionStyle: Int, Sendable {
    /// As those of a book in UIKit. Here they slide.
    case pageCurl = 0
    /// They slide.
    case scroll = 1
  }

  /// What else a page view controller is told when it is made.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uipageviewcontroller/optionskey
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// An option of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The distance between two pages, in points: a number. 0 unless given.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

/// Knows the neighbours of pages.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource
@MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before one; nil if that is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after one; nil if that is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// How many dots stand below the pages, where they lie beside each other. 0, for none, unless implemented.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Which of them is that of the page that the application has set, from 0 on; those that a person turns to are
  /// counted from there. 0 unless implemented.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// None.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }

  /// The first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of the pages that a person turns. All methods are optional.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate
@MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  /// A person begins to turn to a page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// The page has been turned, or has come back.
  /// - Parameters:
  ///   - finished: false if another change came before the end.
  ///   - previousViewControllers: the page that was shown before.
  ///   - completed: whether another page is shown now.
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
