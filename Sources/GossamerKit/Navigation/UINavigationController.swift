// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// A stack of screens of which the topmost is shown, below a bar with a back button.
///
/// The screens extend behind the bar; their safe area begins below it. During an animated push or pop, the new screen
/// can be used at once, and the stack may be changed again. `viewDidAppear(_:)` is called after the animation. A screen
/// to which a pop returns gets its keyboard focus back.
///
/// - The stack: ``viewControllers``, ``topViewController``, ``visibleViewController``
/// - Pushing and popping: ``pushViewController(_:animated:)``, ``popViewController(animated:)``,
///   ``popToRootViewController(animated:)``, ``popToViewController(_:animated:)``,
///   ``setViewControllers(_:animated:)``
/// - The bars: ``navigationBar``, ``isNavigationBarHidden``, ``toolbar``, ``isToolbarHidden``, ``hidesBarsOnTap``
/// - Transitions: ``delegate``, ``interactivePopGestureRecognizer``
///
/// Semantics: https://developer.apple.com/documentation/uikit/uinavigationcontroller
open class UINavigationController: UIViewController {
  /// The bar above the screens.
  public let navigationBar = UINavigationBar(frame: .zero)

  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { barDidChange() } }
  }

  // MARK: - The toolbar

  /// The toolbar below the screens, which shows the `toolbarItems` of the topmost one. Never nil.
  // UIKit's type, which an override has to repeat.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var toolbar: UIToolbar! { ownToolbar }

  /// Whether the toolbar is hidden; true unless set.
  open var isToolbarHidden = true {
    didSet { if isToolbarHidden != oldValue { toolbarDidChange() } }
  }

  /// Hides or shows the toolbar. This isn't animated; `animated` has no effect.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  let ownToolbar = UIToolbar(frame: .zero)
  /// Whether a screen on the stack hides the tab bar around the navigation controller.
  var hidesTabBar = false

  // MARK: - Hiding bars

  /// Whether a tap on the content hides the bars, and the next one shows them again. A tap on a control or a row doesn't.
  /// Escape shows them too. While a screen reader runs, they stay.
  ///
  /// A window keeps its title bar: with the navigation bar hidden, it gets its own above the content.
  open var hidesBarsOnTap: Bool {
    get { barHiding.tap.isEnabled }
    set { barHiding.tap.isEnabled = newValue }
  }

  /// Whether swiping or scrolling the content up hides the bars, and swiping it down shows them again.
  open var hidesBarsOnSwipe: Bool {
    get { barHiding.swipe.isEnabled }
    set { barHiding.swipe.isEnabled = newValue }
  }

  /// Whether the bars are hidden when a keyboard appears on the screen. It has no effect, because a desktop has none there.
  open var hidesBarsWhenKeyboardAppears = false

  /// Whether the bars are hidden when the window becomes so low that its vertical size class is compact. They are shown
  /// again when it is higher.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet { hideBarsIfCompact() }
  }

  /// The gesture recogniser of ``hidesBarsOnTap``.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  /// The gesture recogniser of ``hidesBarsOnSwipe``. It recognises scrolling as well.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }

  private(set) lazy var barHiding = BarHiding(of: self)

  /// Hides or shows the bars for the height of the window; an override calls `super`.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let (old, new) = (previousTraitCollection?.verticalSizeClass, traitCollection.verticalSizeClass)
    if old != new { hideBarsIfCompact() }
  }

  private func hideBarsIfCompact() {
    guard hidesBarsWhenVerticallyCompact, isViewLoaded else { return }
    if traitCollection.verticalSizeClass == .compact { barHiding.hide() } else { barHiding.show() }
  }

  // MARK: - Transitions

  /// The delegate, which is called when screens are shown, and provides their transitions. Held weakly; nil for none.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The gesture recogniser that pops the topmost screen interactively, by a drag of a finger or the pointer from the
  /// leading edge. Releasing it in the first half, or moving backwards, cancels the pop.
  ///
  /// Its default delegate doesn't let it begin while the bar or the back button is hidden, or while left items replace
  /// the back button. You may set another delegate, or nil. The root screen is never popped.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe.recognizer }

  private(set) lazy var swipe = NavigationSwipe(of: self)

  /// The state of the transitions; see UINavigationController+Exchange.swift.
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
  /// - Parameter coder: the coder that the loader of documents passes. Any other coder makes the result nil.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    navigationBar.goBack = { [weak self] in _ = self?.popViewController(animated: true) }
    navigationBar.fullHeightDidChange = { [weak self] in self?.barHeightDidChange() }
    ownToolbar.isHidden = true
  }

  /// The wires of navigation controllers, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UINavigationController>(super.wires)
      .attribute("navigationBarHidden", \.isNavigationBarHidden)
      .attribute("navigationBar", readOnly: \.navigationBar)
      .selector("popViewControllerAnimated:") { controller in
        { _ = controller.popViewController(animated: isYes($0)) }
      }
      .selector("popToRootViewControllerAnimated:") { controller in
        { _ = controller.popToRootViewController(animated: isYes($0)) }
      }
      .attribute("toolbarHidden", \.isToolbarHidden)
      .attribute("toolbar", readOnly: \.ownToolbar)
      .attribute("hidesBarsOnTap", \.hidesBarsOnTap)
      .attribute("hidesBarsOnSwipe", \.hidesBarsOnSwipe)
  }

  /// Creates the view, which contains the topmost screen and the bar.
  open override func loadView() {
    let container = NavigationView(navigationBar, ownToolbar, of: self)
    container.addGestureRecognizer(swipe.recognizer)
    container.screens.addGestureRecognizer(barHiding.tap)
    container.screens.addGestureRecognizer(barHiding.swipe)
    view = container
  }

  // MARK: - The stack

  /// The screens, the topmost last. Setting it calls ``setViewControllers(_:animated:)`` without animation.
  open var viewControllers: [UIViewController] {
    get { storedChildren }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The topmost screen; nil for none.
  open var topViewController: UIViewController? { storedChildren.last }

  /// The visible screen: the one that the controller presents, or else the topmost screen.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Pushes a screen onto the stack and shows it.
  ///
  /// A screen that is on the stack already, a navigation controller, or a container of this controller is refused with
  /// a message.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    cancelInteractivePop()
    guard canShow(controller) else { return }
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

  /// Pops the topmost screen and shows the one below.
  /// - Returns: the popped screen; nil if there is none below.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    cancelInteractivePop()
    guard storedChildren.count > 1 else { return nil }
    return keep(storedChildren.count - 1, animated: animated).first
  }

  /// Pops all screens but the first.
  /// - Returns: the popped screens, the topmost last; nil if the stack is empty.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    cancelInteractivePop()
    return storedChildren.isEmpty ? nil : keep(1, animated: animated)
  }

  /// Pops all screens above `controller`.
  /// - Returns: the popped screens, the topmost last; nil, after a message, if `controller` isn't on the stack.
  @discardableResult
  open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    cancelInteractivePop()
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

  /// Replaces the stack. Screens that are on both stacks aren't removed and added again. Navigation controllers and
  /// containers of this controller are left out, with a message; so are duplicates, without one.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    cancelInteractivePop()
    var stack: [UIViewController] = []
    for controller in controllers where canShow(controller) && !stack.contains(controller) {
      stack.append(controller)
    }
    setStack(stack, animated: animated)
  }

  /// Hides or shows the bar. This isn't animated; `animated` has no effect.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  // MARK: - As a container

  /// Escape, while a gesture has hidden the bars, and Ctrl+F, if the topmost screen has a search controller.
  open override var keyCommands: [UIKeyCommand]? { barCommands }

  /// Pushes the screen.
  open override func show(_ controller: UIViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }

  /// Pops to the screen that is, or contains, the destination of the unwind segue.
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
