// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An object that manages one screen, or a part of one: it connects a view with what the view shows.
///
/// The body of the class is its contract: what is `open` here, a subclass may override. What it takes
/// to do it stands in the chapters, `UIViewController+Chapter.swift`.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiviewcontroller
open class UIViewController: UIResponder, UIContentContainer {
  // MARK: - Creating a view controller

  /// Creates a controller. Its view is loaded later, when somebody asks for it.
  /// - Parameters:
  ///   - nibName: the document that has the view, without its extension; nil to look for one that is
  ///     called like the class, and to make a plain view if there is none.
  ///   - bundle: where the document is; nil for the application's own resources.
  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    self.nibBundle = bundle
    super.init()
  }

  /// Creates a controller that an Interface Builder document describes.
  /// - Parameter coder: what the loader of documents passes; every other coder gives nil.
  public required init?(coder: NSCoder) {
    guard let coder = coder as? NibCoder else { return nil }
    nibName = nil
    nibBundle = nil
    super.init()
    coder.decode(self)
  }

  /// Creates a controller. Its view is loaded later, when somebody asks for it.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The name of the document that the view is loaded from; nil for none, or for the class's name.
  public let nibName: String?

  /// Where the document is; nil for the application's own resources.
  public let nibBundle: Bundle?

  /// The wires of controllers, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UIViewController>(super.wires)
      .outlet("view", \.documentView)
      .outlet("navigationItem", \.documentNavigationItem)
      .outlet("tabBarItem", \.documentTabBarItem)
      .attribute("title", \.title)
      .attribute("modalInPresentation", \.isModalInPresentation)
      .attribute("preferredContentSize", \.preferredContentSize)
  }

  // MARK: - Managing the view

  /// The root view of the screen. The first access loads it, see ``loadView()``, which has to set
  /// it before it reads it; if it doesn't, a message says so and the screen gets a plain view. Reading it
  /// never gives nil.
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

  /// Makes the root view and stores it in ``view``. An override doesn't call `super`.
  ///
  /// The base implementation loads it from the document that the controller comes from, or from its
  /// ``nibName``, or from the document that is called like its class (`PersonView` for a
  /// `PersonViewController`, else `PersonViewController`); without any it makes a plain view.
  open func loadView() { loadViewFromNib() }

  /// Called once, after the view is loaded.
  open func viewDidLoad() {}

  /// Loads the view, unless it is loaded.
  open func loadViewIfNeeded() { loadOnce() }

  /// The title of the screen, shown in the title bar; nil for none.
  open var title: String? {
    didSet { if title != oldValue { titleDidChange() } }
  }

  /// The size that the screen would like to have on a form sheet, in points; zero for the usual one.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { preferredSizeDidChange() } }
  }

  /// Called when a child, or what is inside of one, prefers another size. Does nothing unless overridden.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size that a child has in this controller's view: that of the view unless overridden. For
  /// containers that ask it.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: - Responding to view-related events

  /// Called before the view comes into a visible window.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in a visible window and has its size and its traits, before it lays out
  /// its subviews: once between ``viewWillAppear(_:)`` and ``viewDidAppear(_:)``.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view has come into a visible window and was laid out.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves a visible window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has left a visible window.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether the view comes because the screen is presented: true from ``viewWillAppear(_:)`` to
  /// ``viewDidAppear(_:)``.
  open var isBeingPresented: Bool { transitions.contains(.presented) && appearance.isComing }

  /// Whether the view goes because the screen is dismissed: true from ``viewWillDisappear(_:)`` to
  /// ``viewDidDisappear(_:)``.
  open var isBeingDismissed: Bool { transitions.contains(.dismissed) }

  /// Whether the view comes because the controller was added to its ``parent``, pushed for instance:
  /// true from ``viewWillAppear(_:)`` to ``viewDidAppear(_:)``.
  open var isMovingToParent: Bool { transitions.contains(.toParent) && appearance.isComing }

  /// Whether the view goes because the controller leaves its ``parent``, popped for instance: true
  /// from ``viewWillDisappear(_:)`` to ``viewDidDisappear(_:)``.
  open var isMovingFromParent: Bool { transitions.contains(.fromParent) }

  /// Called when the view updates its constraints, before the view's own `updateConstraints()`.
  open func updateViewConstraints() {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// What the controller adds to the safe area of its view, in points, for bars of its own.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaDidChange() } }
  }

  /// Called in the course of layout when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The traits that the screen is shown with: those of its view; without a view those of its ``parent``, or else the
  /// current ones, as its ``traitOverrides`` say otherwise.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection
      ?? traitOverrides.applied(to: storedParent?.traitCollection ?? .current)
  }

  /// Traits of the screen, and of all inside of it, that are others than those around it.
  ///
  /// Setting one tells its views; costs a walk through them.
  open var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set { setTraitOverrides(newValue) }
  }

  /// The style that the screen is shown in: that of its ``traitOverrides``. Unspecified follows the surroundings.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Called after the traits have changed, for instance the size classes of a window that was
  /// resized.
  /// - Parameter previousTraitCollection: the traits before; nil if there were none.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the window gets another size: once for each step in which a person resizes it.
  ///
  /// The base implementation calls it for the ``children``; an override calls `super`.
  /// - Parameters:
  ///   - size: that of the window's content, in points.
  ///   - coordinator: runs what is to be changed when the views have the new size.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// What animates beside the push, pop or presentation that is going on in the window, from
  /// `viewWillAppear(_:)` to the end of the movement; nil while there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let windows = lineage.lazy.compactMap { $0.viewIfLoaded?.window ?? $0.presentedBy?.window }
    return windows.first { _ in true }?.transitions.last
  }

  // MARK: - Updating properties

  /// Configures the screen from the models that it shows.
  ///
  /// Runs before layout, once per frame as a rule, and again when an observable property that was
  /// read here changes. A write to something that was read here before, in the same run, isn't
  /// noticed: decide first, then write.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiviewcontroller/updateproperties()
  open func updateProperties() {}

  /// Asks for ``updateProperties()`` in the next update cycle.
  open func setNeedsUpdateProperties() { viewIfLoaded?.invalidate(.controllerProperties) }

  /// Runs ``updateProperties()`` now, if it was asked for.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

  // MARK: - Content that is unavailable

  /// What is shown over the view, in front of all others, while there is no content: that it is loading,
  /// that there is none, or an error. Nil for nothing. Behind it the view stays as it is.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiviewcontroller/contentunavailableconfiguration
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailableContent.configuration }
    set {
      unavailableContent.configuration = newValue
      unavailableContent.show(in: self)
    }
  }

  /// What a configuration may depend on: the traits.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  /// Asks for ``updateContentUnavailableConfiguration(using:)`` in the next update cycle.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    viewIfLoaded?.invalidate(.controllerContent)
  }

  /// Sets the ``contentUnavailableConfiguration`` to suit the screen's models; nil where there is content.
  ///
  /// Runs after ``updateProperties()``, first when the view is loaded, and again when an observable
  /// property that was read here changes.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: - Presenting a view controller

  /// How the screen lies over the one that presents it. Set it before.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// Whether a sheet stays when a person presses the Escape key, drags it down or presses beside it.
  open var isModalInPresentation = false

  /// How the screen comes and goes when it is presented, unless the ``transitioningDelegate`` says
  /// otherwise.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Says how the screen comes and goes when it is presented, and what manages that; held weakly, nil for
  /// the usual.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// What manages the presentation of this controller, or of one that contains it. Before it is presented,
  /// what will manage it by its ``modalPresentationStyle``; nil for a custom style, and for a controller
  /// in a container that isn't presented.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiviewcontroller/presentationcontroller
  open var presentationController: UIPresentationController? {
    presentationBelow ?? (storedParent == nil ? ensuredPresentationController : nil)
  }

  /// The ``presentationController`` if that is one of sheets, to set its detents for instance.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// Shows a screen as the containers around this one do, pushed for instance; else it is presented.
  open func show(_ controller: UIViewController, sender: Any?) {
    guard let storedParent else { return present(controller, animated: true) }
    storedParent.show(controller, sender: sender)
  }

  /// Shows a screen beside this one, if a container around it can; else the screen is presented.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    guard let storedParent else { return present(controller, animated: true) }
    storedParent.showDetailViewController(controller, sender: sender)
  }

  /// Presents a screen over the window, as its ``modalPresentationStyle`` says; the screens below take
  /// no input until it is dismissed.
  ///
  /// The outermost controller around this one presents. If it does so already, if it isn't in a window,
  /// or if `controller` is shown already, a message says so and nothing happens.
  /// - Parameters:
  ///   - animated: whether the screen is seen to come. It can be used at once, and hears that it has
  ///     appeared when the movement is over; headless that is at once, unless the animator is one of its
  ///     ``transitioningDelegate``.
  ///   - completion: called after the screen's `viewDidAppear(_:)`.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    startPresenting(controller, animated: animated, then: completion)
  }

  /// Dismisses what this controller, or one around it, presents, with all that lies on it; if that is
  /// nothing, the controller itself. What had the keyboard before gets it back.
  /// - Parameters:
  ///   - animated: whether the screen is seen to go. It can't be used any more at once.
  ///   - completion: called after `viewDidDisappear(_:)`, at once if there is nothing to dismiss.
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

  /// The controllers whose views this one arranges, in the order in which they were added.
  open var children: [UIViewController] { storedChildren }

  /// The controller that this one was added to, or nil.
  open var parent: UIViewController? { storedParent }

  /// Adds a controller. Add its view to the view too, then call its `didMove(toParent:)`.
  open func addChild(_ child: UIViewController) { adopt(child) }

  /// Takes the controller out of its parent. Call its `willMove(toParent: nil)` and remove its view
  /// before.
  open func removeFromParent() { leaveParent() }

  /// Called before the parent changes to `parent`, nil if the controller is removed. An override calls
  /// `super`.
  open func willMove(toParent parent: UIViewController?) { noteMove(to: parent) }

  /// Called after the parent has changed to `parent`, nil if the controller was removed.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: - In a navigation interface

  /// The nearest navigation controller that contains this controller; nil for none.
  open var navigationController: UINavigationController? { nearestNavigationController }

  /// What a navigation bar shows while this screen is the topmost; its title is the controller's.
  /// Made when it is needed first.
  open var navigationItem: UINavigationItem { ensuredNavigationItem }

  // MARK: - In a split interface

  /// The nearest split view controller that contains this controller; nil for none.
  open var splitViewController: UISplitViewController? { nearestSplitViewController }

  // MARK: - In a tab bar interface

  /// The nearest tab bar controller that contains this controller; nil for none.
  open var tabBarController: UITabBarController? { nearestTabBarController }

  /// What stands for this screen in a tab bar. Made when it is needed first, with the controller's title; a
  /// navigation controller without one of its own takes that of its first screen. Reading it never gives nil.
  // UIKit's type, which an override has to repeat.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get { ensuredTabBarItem }
    set { takeTabBarItem(newValue) }
  }

  // MARK: - Editing

  /// Whether the screen is being edited. Setting it is ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing, and lets the ``editButtonItem`` say so. An override calls `super`, and
  /// shows what can be edited.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    storedEditButton?.showEditing(editing)
  }

  /// A bar button that says Edit, or Done while the screen is being edited, and begins or ends that
  /// by ``setEditing(_:animated:)``. Made when it is needed first.
  open var editButtonItem: UIBarButtonItem { ensuredEditButton }

  // MARK: - Performing segues

  /// Follows the segue that a document has under this identifier, without asking
  /// ``shouldPerformSegue(withIdentifier:sender:)``. If there is none a message says so.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performTemplate(identifier, sender: sender)
  }

  /// Whether to follow a segue that a control has triggered, or that embeds. True unless overridden.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed, to hand the destination, not loaded yet, what it needs.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether an unwind segue may come here: if the action is among the wires, unless overridden.
  open func canPerformUnwindSegueAction(
    _ action: String, from controller: UIViewController, sender: Any?
  ) -> Bool {
    self !== controller && table.actions[action] != nil
  }

  /// Called on the containers around the destination of an unwind segue: show what leads to it.
  open func unwind(for segue: UIStoryboardSegue, towards subsequentController: UIViewController) {}

  // MARK: - Responder

  /// The controller that presents this one, else the superview of the view.
  open override var next: UIResponder? {
    presentedBy?.presentingViewController ?? viewIfLoaded?.superview
  }

  package override var responderWindow: UIWindow? { viewIfLoaded?.window }

  override var responderView: UIView? { viewIfLoaded }

  // MARK: - What the Kit's own kinds of controller override

  /// What the window is called while this is the topmost screen: the title, else that of the first
  /// screen inside that is shown and has one; nil leaves it to the screen below.
  package var screenTitle: String? {
    title
      ?? storedChildren.lazy.filter { $0.viewIfLoaded?.window != nil }.compactMap(\.screenTitle)
      .first
  }

  /// What manages the presentation of a kind of screen that has one of its own; nil for what the
  /// `modalPresentationStyle` says.
  func makeOwnPresentationController() -> UIPresentationController? { nil }

  /// The controller whose tab bar item stands for this one, unless it has one of its own: itself, or the first screen of
  /// a navigation stack.
  var controllerInTabBar: UIViewController { self }

  // MARK: - State that the chapters keep

  var loadedView: UIView?
  var isLoadingView = false
  var appearance = Appearance.disappeared
  /// Whether the view has appeared at any time.
  var hasAppeared = false
  var transitions: Transitions = []
  var storedIsEditing = false
  var storedEditButton: UIBarButtonItem?
  private(set) lazy var propertiesScope = ObservationScope { [weak self] in
    self?.setNeedsUpdateProperties()
  }

  /// Nil where the controller neither overrides nor follows traits.
  var traitState: TraitState?
  private(set) lazy var unavailableContent = UnavailableContent(of: self)

  // Containers, navigation and presentation.
  var storedChildren: [UIViewController] = []
  /// Whether the controller leaves its parent for another one.
  var isChangingParent = false
  weak var storedParent: UIViewController?
  var ownPresentation: UIPresentationController?
  weak var presentedBy: UIPresentationController?
  /// What will manage the presentation, or does.
  var storedPresentationController: UIPresentationController?
  var storedNavigationItem: UINavigationItem?
  var storedTabBarItem: UITabBarItem?
  /// What a container's bar covers of the view.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded?.safeAreaDidChange() } }
  }

  // Documents.
  /// The segues from here; the loader adds them, in `loadView()` at the latest.
  package var segueTemplates: [SegueTemplate] = []
  /// Where the view comes from, if the controller itself came from a document.
  package var viewNib: (any ViewNib)?
  /// What is kept alive with the controller: what its document has made beside it and its view, and the
  /// intentions of code.
  package internal(set) var keptObjects: [AnyObject] = []
  /// What other modules of Gossamer keep for the controller's lifetime, by their type.
  package var attachments: [ObjectIdentifier: Any] = [:]
}
