// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Shows one of several screens, which a person selects in a tab bar.
///
///     let tabs = UITabBarController()
///     photos.tabBarItem = UITabBarItem(title: "Photos", image: UIImage(systemName: "photo"), tag: 0)
///     tabs.viewControllers = [UINavigationController(rootViewController: photos), settings]
///
/// A screen's view is loaded when it is first selected; only the selected screen's view is in the window. The bar is part
/// of the screens' safe area insets. A screen that is selected again gets its keyboard focus back. Ctrl+Tab and
/// Ctrl+Shift+Tab select the next and the previous screen, Ctrl with a digit selects one by its number. A press on the
/// item of the selected navigation controller pops it to its root. All screens have items, however many there are; there
/// is no More screen.
///
/// - The screens: ``viewControllers``, ``setViewControllers(_:animated:)``
/// - The selected one: ``selectedIndex``, ``selectedViewController``
/// - The bar: ``tabBar``, `tabBarItem` of each screen
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitabbarcontroller
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The bar. Its items are those of the screens.
  public let tabBar = UITabBar(frame: .zero)

  /// Is asked before a person selects a screen, and told afterwards; held weakly.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Creates a controller without screens.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    setUp()
  }

  /// Creates a controller that an Interface Builder document describes.
  /// - Parameter coder: what the loader of documents passes; every other coder gives nil.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    tabBar.delegate = self
    tabBar.mayPress = { [weak self] item in self?.mayPress(item) ?? false }
    tabBar.whenPressed = { [weak self] item in self?.press(item) }
  }

  /// The wires of tab bar controllers, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UITabBarController>(super.wires)
      .outlet("delegate", \.delegate)
      .attribute("selectedIndex", \.selectedIndex)
      .attribute("tabBar", readOnly: \.tabBar)
  }

  /// Makes the view that the screens are shown in.
  open override func loadView() { view = TabView(tabBar, of: self) }

  // MARK: - The screens

  /// The screens, in the order of their items; nil for none.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the screens. The selected screen stays selected if it is among the new ones; otherwise the new one at its
  /// index is selected, or the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    setTabs(viewControllers ?? [])
  }

  // MARK: - The selected one

  /// The selected screen; nil for none. One that isn't among the screens is refused with a message, where UIKit raises an
  /// exception. The ``delegate`` isn't asked.
  open var selectedViewController: UIViewController? {
    get { selected }
    set { if let newValue { select(newValue) } }
  }

  /// The index of the selected screen, from 0 on; `NSNotFound` for none. An index out of range is refused with a message.
  /// The ``delegate`` isn't asked.
  open var selectedIndex: Int {
    get { selected.flatMap { tabs.firstIndex(of: $0) } ?? NSNotFound }
    set { select(at: newValue) }
  }

  /// Called when a person has pressed an item, before the screen is selected. Does nothing; override it if you need it.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: - As a container

  /// The key commands that select screens.
  open override var keyCommands: [UIKeyCommand]? { tabCommands }

  /// Selects the screen that is, or contains, the destination of the unwind segue.
  open override func unwind(
    for segue: UIStoryboardSegue, towards subsequentController: UIViewController
  ) {
    if tabs.contains(subsequentController) { select(subsequentController) }
  }

  package override var screenTitle: String? { selected?.screenTitle ?? title }

  // MARK: - State that the chapters keep

  var tabs: [UIViewController] = []
  var selected: UIViewController?
  /// The screen whose view is in the hierarchy.
  var shown: UIViewController?
  /// The keyboard focus of each screen that isn't shown, to be restored when it returns.
  var focuses: [ObjectIdentifier: KeyboardFocus] = [:]
}

/// Decides whether a person may select a tab, and is told when one does.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether a person may select this screen. Also asked when a person presses the selected tab again.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Called when a person has selected a screen.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// True.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
