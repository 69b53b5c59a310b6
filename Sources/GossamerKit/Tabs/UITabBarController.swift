// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Shows one of several screens, which a person chooses in a bar below.
///
///     let tabs = UITabBarController()
///     photos.tabBarItem = UITabBarItem(title: "Photos", image: UIImage(systemName: "photo"), tag: 0)
///     tabs.viewControllers = [UINavigationController(rootViewController: photos), settings]
///
/// A screen's view is loaded when it is selected first; one that isn't selected is out of the window. It knows
/// the bar by its safe area. What had the keyboard on a screen has it again when that comes back. By the keyboard
/// Ctrl+Tab and Ctrl+Shift+Tab go to the next and the previous screen, and Ctrl with a digit to one by its number.
/// A press on the item of a navigation controller that is shown goes back to its first screen. However many
/// screens there are, all have their items; there is no More screen.
///
/// - The screens: ``viewControllers``, ``setViewControllers(_:animated:)``
/// - The selected one: ``selectedIndex``, ``selectedViewController``
/// - The bar: ``tabBar``, `tabBarItem` of each screen
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitabbarcontroller
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The bar. Its items are those of the screens.
  public let tabBar = UITabBar(frame: .zero)

  /// Is asked before a person's choice is followed, and hears of it; held weakly.
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

  /// Exchanges the screens. The selected one stays selected if it is among the new ones, else the one at its
  /// place is, or the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    setTabs(viewControllers ?? [])
  }

  // MARK: - The selected one

  /// The screen that is selected; nil for none. One that isn't among the screens is refused with a message,
  /// where UIKit raises. The ``delegate`` isn't asked.
  open var selectedViewController: UIViewController? {
    get { selected }
    set { if let newValue { select(newValue) } }
  }

  /// The place of the selected screen, from 0 on; `NSNotFound` for none. One that isn't there is refused with
  /// a message. The ``delegate`` isn't asked.
  open var selectedIndex: Int {
    get { selected.flatMap { tabs.firstIndex(of: $0) } ?? NSNotFound }
    set { select(at: newValue) }
  }

  /// Called when a person has pressed an item, before the screen is selected. Does nothing; UIKit has
  /// applications override it.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: - As a container

  /// Ctrl+Tab and its like.
  open override var keyCommands: [UIKeyCommand]? { tabCommands }

  /// Selects the screen that the segue leads to, or that contains it.
  open override func unwind(
    for segue: UIStoryboardSegue, towards subsequentController: UIViewController
  ) {
    if tabs.contains(subsequentController) { select(subsequentController) }
  }

  package override var screenTitle: String? { selected?.screenTitle ?? title }

  // MARK: - State that the chapters keep

  var tabs: [UIViewController] = []
  var selected: UIViewController?
  /// The screen whose view is in the view.
  var shown: UIViewController?
  /// What had the keyboard on the screens that aren't shown.
  var focuses: [ObjectIdentifier: KeyboardFocus] = [:]
}

/// Hears of what a person chooses in a tab bar controller, and decides on it.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate
@MainActor public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a screen may be selected that a person has chosen; also asked for the one that is.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// A person has chosen a screen, which is selected now.
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
