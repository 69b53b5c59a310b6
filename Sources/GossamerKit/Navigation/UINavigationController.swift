// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// A stack of screens, of which the topmost is shown, below a bar that leads back.
///
/// The screens lie under the bar, and know it by their safe area. A screen that is pushed or popped
/// `animated` can be used at once; it hears that it has appeared when a person has seen it slide there, and
/// may be followed by another one at any moment. What had the keyboard on a screen has it again when it
/// comes back.
///
/// - The stack: ``viewControllers``, ``topViewController``, ``visibleViewController``
/// - Going: ``pushViewController(_:animated:)``, ``popViewController(animated:)``,
///   ``popToRootViewController(animated:)``, ``popToViewController(_:animated:)``,
///   ``setViewControllers(_:animated:)``
/// - The bar: ``navigationBar``, ``isNavigationBarHidden``
/// - Movement: ``delegate``, ``interactivePopGestureRecognizer``
///
/// Semantics: https://developer.apple.com/documentation/uikit/uinavigationcontroller
open class UINavigationController: UIViewController {
  /// The bar above the screens.
  public let navigationBar = UINavigationBar(frame: .zero)

  /// Whether there is no bar.
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { barDidChange() } }
  }

  /// Hears of the screens that are shown, and says how they are animated; held weakly.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Pops the topmost screen as a finger, or the pointer while its button is held, moves from the edge
  /// where lines begin; letting go in the first half, or backwards, takes it back.
  ///
  /// Its delegate refuses while the bar or the back button is hidden, or the screen has other items on the
  /// left in place of it. Another delegate, or none, decides otherwise; the first screen is never popped.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe.recognizer }

  private(set) lazy var swipe = NavigationSwipe(of: self)

  /// How the stack comes to be shown, see UINavigationController+Exchange.swift.
  let exchange = NavigationExchange()

  /// Creates a controller whose stack has one screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a controller with an empty stack.
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
    navigationBar.goBack = { [weak self] in _ = self?.popViewController(animated: true) }
    navigationBar.fullHeightDidChange = { [weak self] in self?.barHeightDidChange() }
  }

  /// The wires of navigation controllers, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UINavigationController>(super.wires)
      .attribute("navigationBarHidden", \.isNavigationBarHidden)
      .attribute("navigationBar", readOnly: \.navigationBar)
  }

  /// Makes the view that the screens are shown in.
  open override func loadView() {
    view = NavigationView(navigationBar, of: self)
    view.addGestureRecognizer(swipe.recognizer)
  }

  // MARK: - The stack

  /// The screens, the topmost last. Setting it is ``setViewControllers(_:animated:)``.
  open var viewControllers: [UIViewController] {
    get { storedChildren }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The screen that is shown; nil for none.
  open var topViewController: UIViewController? { storedChildren.last }

  /// The screen that a person sees: what the controller presents, else the topmost screen.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Puts a screen on the stack and shows it.
  ///
  /// A screen that is on the stack already, or another navigation controller, is refused with a
  /// message.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    endLedExchange()
    guard mayTake(controller) else { return }
    guard !storedChildren.contains(controller) else {
      Messages.views.error(
        """
        \(type(of: controller)) can't be pushed: it is on the stack of \(type(of: self)) already. Pop \
        to it, or push another instance.
        """)
      return
    }
    setStack(storedChildren + [controller], animated: animated)
  }

  /// Takes the topmost screen from the stack and shows the one below.
  /// - Returns: the screen that was taken; nil if there is none below.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    endLedExchange()
    guard storedChildren.count > 1 else { return nil }
    return keep(storedChildren.count - 1, animated: animated).first
  }

  /// Takes all screens but the first from the stack.
  /// - Returns: those that were taken, the topmost last; nil if there is no screen.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    endLedExchange()
    return storedChildren.isEmpty ? nil : keep(1, animated: animated)
  }

  /// Takes all screens above `controller` from the stack.
  /// - Returns: those that were taken, the topmost last; nil, after a message, if `controller` isn't on
  ///   the stack.
  @discardableResult
  open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    endLedExchange()
    guard let index = storedChildren.firstIndex(of: controller) else {
      Messages.views.error(
        """
        \(type(of: self)) can't pop to \(type(of: controller)): it isn't on the stack. Nothing was \
        popped.
        """)
      return nil
    }
    return keep(index + 1, animated: animated)
  }

  /// Exchanges the stack. Screens that are on both stay what they are.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    endLedExchange()
    var stack: [UIViewController] = []
    for controller in controllers where mayTake(controller) && !stack.contains(controller) {
      stack.append(controller)
    }
    setStack(stack, animated: animated)
  }

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  // MARK: - As a container

  /// Pushes the screen.
  open override func show(_ controller: UIViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }

  /// Pops to the screen that the segue leads to, or that contains it.
  open override func unwind(
    for segue: UIStoryboardSegue, towards subsequentController: UIViewController
  ) {
    popToViewController(subsequentController, animated: true)
  }

  package override var screenTitle: String? {
    topViewController?.screenTitle ?? topViewController?.storedNavigationItem?.title ?? title
  }

  override var controllerInTabBar: UIViewController { viewControllers.first ?? self }
}
