// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An object that manages one screen, or a part of one: it connects a view with the models that the view shows.
///
/// The body of the class declares its public interface: subclasses may override what is `open`. The implementation is
/// in extensions, in `UIViewController+Chapter.swift`.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiviewcontroller
open class UIViewController: UIResponder, UIContentContainer {
  // MARK: - Creating a view controller

  /// Creates a view controller. Its view is loaded later, at its first use.
  /// - Parameters:
  ///   - nibName: the name of the document with the view, without its extension. Nil looks for a document named after
  ///     the class, and makes a plain view if there is none.
  ///   - bundle: the bundle with the document; nil for the application's own resources.
  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    self.nibBundle = bundle
    super.init()
  }

  /// Creates a view controller that an Interface Builder document describes.
  /// - Parameter coder: the coder that the loader of documents passes. Any other coder makes the result nil.
  public required init?(coder: NSCoder) {
    guard let coder = coder as? NibCoder else { return nil }
    nibName = nil
    nibBundle = nil
    super.init()
    coder.decode(self)
  }

  /// Creates a view controller. Its view is loaded later, at its first use.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The name of the document with the view. Nil for none, or for a document named after the class.
  public let nibName: String?

  /// The bundle with the document; nil for the application's own resources.
  public let nibBundle: Bundle?

  /// The attributes and outlets that documents can set on view controllers, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UIViewController>(super.wires)
      .outlet("view", \.documentView)
      .outlet("navigationItem", \.documentNavigationItem)
      .outlet("tabBarItem", \.documentTabBarItem)
      .outlets("toolbarItems", \.documentToolbarItems)
      .attribute("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed)
      .attribute("title", \.title)
      .attribute("modalInPresentation", \.isModalInPresentation)
      .attribute("preferredContentSize", \.preferredContentSize)
      .selector("dismissViewControllerAnimated:completion:") { controller in
        { controller.dismiss(animated: isYes($0)) }
      }
  }

  // MARK: - Managing the view

  /// The root view of the screen. The first access loads it through ``loadView()``, and never returns nil. If
  /// ``loadView()`` doesn't set it, or reads it before setting it, a message is logged and the screen gets a plain
  /// view.
  // UIKit's type, which an override has to repeat.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get { loadedOrEmptyView }
    set { takeView(newValue) }
  }

  /// The root view, or nil if it isn't loaded yet.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the root view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates the root view and stores it in ``view``. An override doesn't call `super`.
  ///
  /// The base implementation loads it from the document that describes the controller, or from the document
  /// ``nibName``, or from a document named after the class (`PersonView` for a `PersonViewController`, otherwise
  /// `PersonViewController`). Without any of these it makes a plain view.
  open func loadView() { loadViewFromNib() }

  /// Called once, after the view is loaded.
  open func viewDidLoad() {}

  /// Loads the view if it isn't loaded yet.
  open func loadViewIfNeeded() { loadOnce() }

  /// The title of the screen, shown in the title bar; nil for none.
  open var title: String? {
    didSet { if title != oldValue { titleDidChange() } }
  }

  /// The size that the screen prefers on a form sheet or in a popover, in points; zero for the default size.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { preferredSizeDidChange() } }
  }

  /// Called when the preferred content size of a child, or of one of its descendants, has changed. Does nothing unless
  /// overridden.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size of a child in this controller's view, for containers that ask for it. Unless overridden, `parentSize`.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: - Responding to view-related events

  /// Called before the view enters a visible window.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in a visible window and has its size and traits, before it lays out its subviews. Called
  /// once, between ``viewWillAppear(_:)`` and ``viewDidAppear(_:)``.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view has entered a visible window and was laid out.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves a visible window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has left a visible window.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether the view appears because the screen is presented. True from ``viewWillAppear(_:)`` to
  /// ``viewDidAppear(_:)``.
  open var isBeingPresented: Bool { transitions.contains(.presented) && appearance.isComing }

  /// Whether the view disappears because the screen is dismissed. True from ``viewWillDisappear(_:)`` to
  /// ``viewDidDisappear(_:)``.
  open var isBeingDismissed: Bool { transitions.contains(.dismissed) }

  /// Whether the view appears because the controller was added to its ``parent``, for instance pushed. True from
  /// ``viewWillAppear(_:)`` to ``viewDidAppear(_:)``.
  open var isMovingToParent: Bool { transitions.contains(.toParent) && appearance.isComing }

  /// Whether the view disappears because the controller leaves its ``parent``, for instance popped. True from
  /// ``viewWillDisappear(_:)`` to ``viewDidDisappear(_:)``.
  open var isMovingFromParent: Bool { transitions.contains(.fromParent) }

  /// Called when the view updates its constraints, before the view's own `updateConstraints()`.
  open func updateViewConstraints() {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// The insets that the controller adds to the safe area of its view, in points, for bars of its own.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaDidChange() } }
  }

  /// Called during layout when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The traits of the screen: those of its view. If the view isn't loaded, those of the ``parent`` or else the current
  /// ones, changed by ``traitOverrides``.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection
      ?? traitOverrides.applied(to: storedParent?.traitCollection ?? .current)
  }

  /// The traits of the screen and its descendants that differ from those of the surroundings.
  ///
  /// Setting one notifies the views. The cost grows with their number.
  open var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set { setTraitOverrides(newValue) }
  }

  /// The style, light or dark, of the screen. It is part of ``traitOverrides``. `.unspecified` follows the
  /// surroundings.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Called after the traits have changed, for instance the size classes when the window was resized.
  /// - Parameter previousTraitCollection: the previous traits; nil if there were none.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the size of the window changes. While a person resizes the window, called for each new size.
  ///
  /// The base implementation calls it for the ``children``; an override calls `super`.
  /// - Parameters:
  ///   - size: the new size of the window's content, in points.
  ///   - coordinator: runs blocks when the views have the new size.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Called before the size classes change, because the size of the window does; then ``viewWillTransition(to:with:)`` is called.
  ///
  /// The base implementation calls it for the ``children``; an override calls `super`.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicontentcontainer/willtransition(to:with:)
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The coordinator of the present transition in the window, for animations alongside it: a push, a pop, a page turn,
  /// a presentation, a dismissal, or a change of the window's size. It exists from `viewWillAppear(_:)` or
  /// `viewWillTransition(to:with:)` to the end of the transition; otherwise nil.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let windows = lineage.lazy.compactMap { $0.viewIfLoaded?.window ?? $0.presentedBy?.window }
    return windows.first { _ in true }?.transitions.last
  }

  /// Called when the machine is short of memory: release what can be made again.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiviewcontroller/didreceivememorywarning()
  open func didReceiveMemoryWarning() {}

  // MARK: - The status bar and the orientation of a phone, which a window doesn't have

  /// Whether the status bar is hidden. Has no effect: a window has none.
  open var prefersStatusBarHidden: Bool { false }

  /// The style of the status bar. Has no effect: a window has none.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// The animation of the status bar. Has no effect: a window has none.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that decides on the style of the status bar. Has no effect: a window has none.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that decides whether the status bar is hidden. Has no effect: a window has none.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Has no effect: a window has no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Whether the home indicator is hidden. Has no effect: a window has none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child that decides whether the home indicator is hidden. Has no effect: a window has none.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Has no effect: a window has no home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The edges at which the screen's own gestures have to wait. Has no effect: a window has no such gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Has no effect: a window has no gestures of the screen's.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// The orientations that the controller is made for. Has no effect: a person gives the window its shape.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether the controller turns with the device. Has no effect: a person gives the window its shape.
  open var shouldAutorotate: Bool { true }

  /// The orientation in which the controller is presented. Has no effect: a person gives the window its shape.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Has no effect: a person gives the window its shape.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Has no effect: a window has no orientation.
  public class func attemptRotationToDeviceOrientation() {}

  // MARK: - Bars and presentations, of which another property decides here

  /// Has no effect: a screen's content always begins below its bars' upper edge, and `view.safeAreaLayoutGuide` is what they
  /// leave of it.
  open var extendedLayoutIncludesOpaqueBars = false

  /// Has no effect, as ``extendedLayoutIncludesOpaqueBars``.
  open var edgesForExtendedLayout = UIRectEdge.all

  /// Has no effect: `contentInsetAdjustmentBehavior` of a scroll view decides whether bars inset its content.
  open var automaticallyAdjustsScrollViewInsets = true

  // MARK: - The layout guides of iOS 7 to 10

  /// The part of the view that bars at its top cover; `bottomAnchor` is where the content begins. Better:
  /// `view.safeAreaLayoutGuide.topAnchor`.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiviewcontroller/toplayoutguide
  open var topLayoutGuide: any UILayoutSupport { barGuide(at: .top) }

  /// The part of the view that bars at its bottom cover; `topAnchor` is where the content ends. Better:
  /// `view.safeAreaLayoutGuide.bottomAnchor`.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiviewcontroller/bottomlayoutguide
  open var bottomLayoutGuide: any UILayoutSupport { barGuide(at: .bottom) }

  // MARK: - Updating properties

  /// Configures the screen from the models that it shows.
  ///
  /// Called before layout, usually at most once per frame, and again when an observable property that was read here
  /// changes. A change that the method itself makes to such a property isn't noticed.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiviewcontroller/updateproperties()
  open func updateProperties() {}

  /// Asks for ``updateProperties()`` in the next update cycle.
  open func setNeedsUpdateProperties() { viewIfLoaded?.invalidate(.controllerProperties) }

  /// Calls ``updateProperties()`` now if it is needed.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

  // MARK: - Content that is unavailable

  /// The content that is shown over the view, in front of all subviews, while there is nothing else to show: a loading
  /// indicator, an empty state or an error. Nil for none. The view behind it stays as it is.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiviewcontroller/contentunavailableconfiguration
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailableContent.configuration }
    set {
      unavailableContent.configuration = newValue
      unavailableContent.show(in: self)
    }
  }

  /// The state that a configuration may depend on: the traits.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  /// Asks for ``updateContentUnavailableConfiguration(using:)`` in the next update cycle.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    viewIfLoaded?.invalidate(.controllerContent)
  }

  /// Sets the ``contentUnavailableConfiguration`` that suits the screen's models; nil if there is content.
  ///
  /// Called after ``updateProperties()``: first when the view is loaded, and again when an observable property that was
  /// read here changes.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: - Presenting a view controller

  /// The style of the screen's presentation. Set it before presenting.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// Whether a person can't dismiss a sheet with the Escape key, by dragging it down or by pressing beside it.
  open var isModalInPresentation = false

  /// The animation with which the screen is presented and dismissed, unless the ``transitioningDelegate`` provides
  /// another.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Provides the animations and the presentation controller of the screen's presentation. Held weakly; nil for the
  /// defaults.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The controller that manages the presentation of this view controller, or of one that contains it. Before the
  /// presentation, the controller that will manage it, depending on ``modalPresentationStyle``. Nil before the
  /// presentation for a custom style, and for a view controller in a container that isn't presented.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiviewcontroller/presentationcontroller
  open var presentationController: UIPresentationController? {
    presentationBelow ?? (storedParent == nil ? ensuredPresentationController : nil)
  }

  /// The ``presentationController`` if it manages a sheet, for instance to set its detents.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The ``presentationController`` if it manages a popover, for instance to set its source. The same if the popover is
  /// shown in another style, because the window is narrow.
  open var popoverPresentationController: UIPopoverPresentationController? {
    let controller = presentationController
    return controller as? UIPopoverPresentationController ?? controller?.adaptedPopover
  }

  /// Whether the controller's view is the one that a presentation in the current context covers. It has no effect: the
  /// outermost controller always presents.
  open var definesPresentationContext = false

  /// Has no effect: the ``modalTransitionStyle`` of the presented controller decides.
  open var providesPresentationContextTransitionStyle = false

  /// Has no effect: a window has no status bar.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Has no effect: the state of the interface isn't restored by names. An application keeps what it needs.
  open var restorationIdentifier: String?

  /// Asks the containers around this controller to show a screen, from the nearest outwards. A navigation controller
  /// pushes it. If no container shows it, the outermost one presents it.
  open func show(_ controller: UIViewController, sender: Any?) {
    guard let storedParent else { return present(controller, animated: true) }
    storedParent.show(controller, sender: sender)
  }

  /// Asks the containers around this controller to show a screen beside it, from the nearest outwards. If none can, the
  /// outermost one presents it.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    guard let storedParent else { return present(controller, animated: true) }
    storedParent.showDetailViewController(controller, sender: sender)
  }

  /// Presents a screen in the style of its ``modalPresentationStyle``. The screens below take no input until it is
  /// dismissed, unless a sheet leaves them undimmed.
  ///
  /// The outermost controller that contains this one presents the screen. If that controller is presenting already or
  /// isn't in a window, or if `controller` is shown already, a message is logged and nothing happens.
  /// - Parameters:
  ///   - animated: whether the presentation is animated. The screen can be used at once. It has appeared when the
  ///     animation is over. Without a host there is no animation, unless the screen's ``transitioningDelegate``
  ///     provides the animator.
  ///   - completion: called after the screen's `viewDidAppear(_:)`.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    startPresenting(controller, animated: animated, then: completion)
  }

  /// Dismisses the screen that this controller, or one that contains it, presents, together with those presented over
  /// that screen. If there is none, dismisses this controller itself. Restores the keyboard focus from before the
  /// presentation.
  /// - Parameters:
  ///   - animated: whether the dismissal is animated. The screen takes no input from now on.
  ///   - completion: called after `viewDidDisappear(_:)`, or at once if there is nothing to dismiss.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    endPresenting(animated: animated, then: completion)
  }

  /// The controller that this one, or one that contains it, presents; nil for none.
  open var presentedViewController: UIViewController? { presentationAbove?.presentedViewController }

  /// The controller that presents this one, or one that contains it; nil for none.
  open var presentingViewController: UIViewController? {
    presentationBelow?.presentingViewController
  }

  // MARK: - Managing child view controllers in a custom container

  /// The child view controllers, in the order in which they were added.
  open var children: [UIViewController] { storedChildren }

  /// The controller of which this one is a child; nil for none.
  open var parent: UIViewController? { storedParent }

  /// Adds a child view controller, and removes it from its previous parent. Then add its view to this view, and call
  /// its `didMove(toParent:)`.
  open func addChild(_ child: UIViewController) { adopt(child) }

  /// Removes the controller from its parent. Before, call its `willMove(toParent: nil)` and remove its view.
  open func removeFromParent() { leaveParent() }

  /// Replaces the view of a child by that of another one, both of this controller.
  /// - Parameters:
  ///   - fromViewController: the child whose view is removed from its superview, where the other view is added.
  ///   - duration: in seconds.
  ///   - options: such as `transitionCrossDissolve`; without a transition, `animations` moves the views.
  ///   - animations: what is animated besides; nil for nothing.
  ///   - completion: called at the end, with whether the animation has finished; nil for nothing.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiviewcontroller/transition(from:to:duration:options:animations:completion:)
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(fromViewController, toViewController, duration, options, animations, completion)
  }

  /// Called before the parent changes to `parent`; nil if the controller is removed. An override calls `super`.
  open func willMove(toParent parent: UIViewController?) { noteMove(to: parent) }

  /// Called after the parent has changed to `parent`; nil if the controller was removed.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: - In a navigation interface

  /// The nearest navigation controller that contains this controller; nil for none.
  open var navigationController: UINavigationController? { nearestNavigationController }

  /// The content of the navigation bar while this screen is the topmost. Its title follows the controller's. Created at
  /// its first use.
  open var navigationItem: UINavigationItem { ensuredNavigationItem }

  /// The items in the toolbar of the navigation controller while this screen is the topmost; nil for none.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Replaces the ``toolbarItems``.
  /// - Parameter animated: whether items that come fade in, while the toolbar is shown.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    takeToolbarItems(toolbarItems, animated: animated)
  }

  /// Whether the tab bar is hidden while this screen, or one above it, is shown by a navigation controller in a tab bar
  /// controller. Set it before the screen is pushed.
  open var hidesBottomBarWhenPushed = false

  // MARK: - In a split interface

  /// The nearest split view controller that contains this controller; nil for none.
  open var splitViewController: UISplitViewController? { nearestSplitViewController }

  // MARK: - In a tab bar interface

  /// The nearest tab bar controller that contains this controller; nil for none.
  open var tabBarController: UITabBarController? { nearestTabBarController }

  /// The item for this screen in a tab bar. Its title follows the controller's. Created at its first use; never nil. A
  /// navigation controller without an item of its own uses that of its first screen.
  // UIKit's type, which an override has to repeat.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get { ensuredTabBarItem }
    set { takeTabBarItem(newValue) }
  }

  // MARK: - Editing

  /// Whether the screen is being edited. Setting it calls ``setEditing(_:animated:)`` without animation.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing, and updates the ``editButtonItem``. An override calls `super` and updates its content.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    storedEditButton?.showEditing(editing)
  }

  /// A bar button item that toggles editing through ``setEditing(_:animated:)``. Its title is Edit, or Done during
  /// editing. Created at its first use.
  open var editButtonItem: UIBarButtonItem { ensuredEditButton }

  // MARK: - Performing segues

  /// Performs the document's segue with this identifier, without calling
  /// ``shouldPerformSegue(withIdentifier:sender:)``. If there is none, a message is logged.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performTemplate(identifier, sender: sender)
  }

  /// Whether to perform a segue that a control has triggered, or an embed segue. True unless overridden.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed, to pass data to the destination. The view of a new destination isn't loaded
  /// yet.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether this controller may be the destination of an unwind segue. Unless overridden, whether the action is among
  /// the controller's wires, and the segue starts at another controller.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from controller: UIViewController, sender: Any?
  ) -> Bool {
    self !== controller && table.actions[action.name] != nil
  }

  /// Called on the containers around the destination of an unwind segue. An override shows `subsequentController`, the
  /// child that is or contains the destination.
  open func unwind(for segue: UIStoryboardSegue, towards subsequentController: UIViewController) {}

  // MARK: - Responder

  /// The controller that presents this one, or else the superview of the view.
  open override var next: UIResponder? {
    presentedBy?.presentingViewController ?? viewIfLoaded?.superview
  }

  package override var responderWindow: UIWindow? { viewIfLoaded?.window }

  override var responderView: UIView? { viewIfLoaded }

  // MARK: - Overridden by the Kit's own view controllers

  /// The window's title while this is the topmost screen: the controller's title, or else that of the first visible
  /// child that has one. If it is nil, the window shows the title of the screen below.
  package var screenTitle: String? {
    title
      ?? storedChildren.lazy.filter { $0.viewIfLoaded?.window != nil }.compactMap(\.screenTitle)
      .first
  }

  /// The presentation controller of a class of the Kit that needs its own, such as an alert. Nil for the one that
  /// `modalPresentationStyle` determines.
  func makeOwnPresentationController() -> UIPresentationController? { nil }

  /// The controller whose tab bar item this one uses unless it has an item of its own: itself, or the first screen of a
  /// navigation controller.
  var controllerInTabBar: UIViewController { self }

  // MARK: - State, used in the extensions

  var loadedView: UIView?
  var isLoadingView = false
  var appearance = Appearance.disappeared
  /// Whether the view has ever appeared.
  var hasAppeared = false
  var transitions: Transitions = []
  var storedIsEditing = false
  var storedEditButton: UIBarButtonItem?
  private(set) lazy var propertiesScope = ObservationScope { [weak self] in
    self?.setNeedsUpdateProperties()
  }

  /// Nil if the controller neither overrides nor observes traits.
  var traitState: TraitState?
  private(set) lazy var unavailableContent = UnavailableContent(of: self)

  // Containers, navigation and presentation.
  var storedChildren: [UIViewController] = []
  /// Whether the controller is leaving its parent for another one.
  var isChangingParent = false
  weak var storedParent: UIViewController?
  var ownPresentation: UIPresentationController?
  weak var presentedBy: UIPresentationController?
  /// The controller that will manage the presentation; nil during the presentation.
  var storedPresentationController: UIPresentationController?
  var storedNavigationItem: UINavigationItem?
  var storedTabBarItem: UITabBarItem?
  var storedToolbarItems: [UIBarButtonItem]?
  /// The insets of the part of the view that a container's bar covers.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded?.safeAreaDidChange() } }
  }

  // Documents.
  /// The segues from this controller. The loader adds them, in `loadView()` at the latest.
  package var segueTemplates: [SegueTemplate] = []
  /// The source of the view, if the controller itself came from a document.
  package var viewNib: (any ViewNib)?
  /// Objects that are kept alive with the controller: those that its document contains besides it and its view, and the
  /// intentions that code has set.
  package internal(set) var keptObjects: [AnyObject] = []
  /// Objects that other modules of Gossamer keep as long as the controller lives, by their type.
  package var attachments: [ObjectIdentifier: Any] = [:]
}
