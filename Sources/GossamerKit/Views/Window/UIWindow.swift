// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The root of a view tree: what a host shows as one window.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiwindow
open class UIWindow: UIView {
  /// The interface that the window belongs to: the one that was current when it was created.
  let ownInterface = Interface.current

  var host: (any WindowHost)?
  var uncommittedViews: [UIView] = []
  /// Whether a view's `draw(_:)` is running. Views that ask to be drawn meanwhile are drawn after the next cycle.
  var isDrawing = false
  var viewsToDrawNext: [UIView] = []
  /// Whether the last commit gave up on views that change whenever they are drawn.
  var isRestless = false
  /// The peers of the views that have left the window since the last commit; see UIWindow+Commit.swift.
  var departedPeers: [ObjectIdentifier: DepartedPeer] = [:]
  var appearances = PendingAppearances()
  /// The presentations, from back to front.
  var presentations: [UIPresentationController] = []
  /// The transitions under way between screens or to another size, in the order in which they began.
  var transitions: [ScreenTransition] = []
  /// The last transition that has presented or dismissed a screen. It may be over.
  weak var screenTransition: ScreenTransition?
  /// The menu that is open in the window; nil for none.
  package internal(set) var shownMenu: ShownMenu?
  /// The file chooser that is open over the window; nil for none.
  package internal(set) var shownFileChooser: ShownFileChooser?
  /// The input views at the bottom of the window; nil until there are some.
  var inputDock: InputDock?
  private var shownTitle: String?
  /// The accessibility announcements made without a host, for tests.
  package internal(set) var announcements: [String] = []
  /// Turns the window's input into `UIEvent`s.
  package private(set) lazy var eventSynthesizer = EventSynthesizer(of: self)
  private(set) lazy var dispatcher = EventDispatcher(of: self)
  package private(set) var windowTraits = UITraitCollection.current
  /// Whether a view in the window has ever had trait overrides. Otherwise all views have the window's traits.
  var hasTraitOverrides = false

  /// Creates a window of a scene, with the size of the scene's other windows, or the default size.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.coordinateSpace.bounds.size))
    scene = windowScene
  }

  /// Creates a window. It becomes part of the application's scene, if that has no others.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a window with the default bounds; see ``UIScreen/bounds``.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates a window that an Interface Builder document describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The scene that the window belongs to; nil for none. In an application without scenes of its own, its only scene.
  open var windowScene: UIWindowScene? {
    get { scene ?? interface.application.implicitScene }
    set {
      scene = newValue
      titleMayHaveChanged()
    }
  }

  private weak var scene: UIWindowScene?

  /// The height of the window above others. Has no effect: a desktop's windows are side by side.
  open var windowLevel = Level.normal

  /// The screen that the window is on.
  open var screen: UIScreen { interface.screen }

  /// Whether the host's window is seen; see ``UIApplication/updateActivity()``. Without a host a visible window is active.
  package var activity = WindowActivity.hidden

  override func setUp() {
    super.setUp()
    isHidden = true
    windowTraits = currentTraits
    interface.application.add(self)
  }

  isolated deinit {
    for child in children { child.endAnimationsInside() }
    departedPeers = [:]
    host?.close()
  }

  /// The view controller whose view fills the window; nil for none. The view is loaded when the window becomes visible.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      removePresentations(above: oldValue)
      removeView(of: oldValue)
      oldValue?.endUnlessShownElsewhere()
      // A tint colour from the former root controller's document isn't the window's own.
      if ownTintColor == nil || ownTintColor == oldValue?.documentTint {
        tintColor = rootViewController?.documentTint
      }
      if isVisible { showRootView() }
      titleMayHaveChanged()
    }
  }

  /// The traits of the window that differ from those of the screen.
  open override var traitOverrides: UITraitOverrides {
    didSet {
      host?.updateChrome()
      traitsMayHaveChanged()
    }
  }

  /// The size classes of the window's views, before its ``traitOverrides``. If nil, they follow from the window's size.
  package var overrideSizeClasses: UITraitCollection? {
    didSet { traitsMayHaveChanged() }
  }

  /// Whether this is the key window, which gets key events.
  open var isKeyWindow: Bool { isKey }

  package var isKey = false

  /// The first responder; nil for none.
  package weak var firstResponder: UIResponder? {
    didSet {
      guard firstResponder !== oldValue else { return }
      defer { updateInputViews() }
      let view = firstResponder as? UIView
      if let view { UIScrollView.reveal(view) }
      guard !isFollowingHostFocus else { return }
      if let view {
        if view.peer == nil { awaitsCommitToFocus = true }
        view.peer?.focus()
      } else {
        host?.clearFocus()
      }
    }
  }

  /// The insets of the area of the window that the host doesn't cover, in points.
  package var hostSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if hostSafeAreaInsets != oldValue { safeAreaDidChange() } }
  }

  /// The area of the content that the host's window buttons cover, in points: a strip along the top of height `top`,
  /// which reaches `left` points in from the left and `right` points in from the right. Zero if the buttons are outside
  /// of the content.
  package var windowButtonInsets = UIEdgeInsets.zero {
    didSet { if windowButtonInsets != oldValue { windowButtonsDidMove() } }
  }

  /// Whether navigation bars serve as the window's title bar, so that the host shows none; see UIWindow+TitleBar.swift.
  package internal(set) var showsBarsAlongTop = false

  /// The navigation bars in the window, in the order in which they were added.
  var navigationBars: [UINavigationBar] = []

  /// The view that becomes first responder at the end of the update cycle.
  weak var awaitedResponder: UIView?

  /// Whether the host's focus moves to the first responder after the next commit. Its peer doesn't exist yet, or is
  /// being moved.
  var awaitsCommitToFocus = false

  /// Whether the first responder is following the host's focus, so that it needn't set that focus.
  var isFollowingHostFocus = false

  /// The title of the window: that of the topmost screen that has one.
  package var title: String? {
    for presentation in presentations.reversed() {
      if let title = presentation.presentedViewController.screenTitle { return title }
    }
    if let title = rootViewController?.screenTitle { return title }
    guard let title = scene?.title, !title.isEmpty else { return nil }
    return title
  }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Makes this the key window, which gets key events.
  open func makeKey() {
    for window in interface.application.windows { window.isKey = false }
    isKey = true
  }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden { hide() } else { show() }
    }
  }

  override var enclosingWindow: UIWindow? { self }

  override class var plainness: Plainness { Plainness(of: UIWindow.self, .properties) }

  override func sizeDidChange() {
    traitsMayHaveChanged()
  }

  /// Dispatches an event from ``UIApplication/sendEvent(_:)`` to gesture recognisers and views. An override calls
  /// `super`; otherwise the event has no effect.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiwindow/sendevent(_:)
  open func sendEvent(_ event: UIEvent) { dispatcher.dispatch(event) }

  /// The application.
  open override var next: UIResponder? { interface.application }

  /// Makes the root view fill the window.
  open override func layoutSubviews() {
    if let view = rootViewController?.viewIfLoaded, view.superview === self { view.fill(bounds) }
    for presentation in presentations { presentation.container?.frame = bounds }
    super.layoutSubviews()
  }
}

extension UIWindow {
  var isVisible: Bool { !isHidden }

  private func show() {
    host = interface.host?.makeHost(for: self)
    activity = host == nil ? .active : .seen
    showRootView()
    if let host {
      host.updateChrome()
      let content = peer ?? host.makePeer(for: self)
      peer = content
      noteUncommitted(self)
      interface.updateCycle.update()
      // A view controller that has appeared may have hidden the window again.
      if self.host === host { host.present(content) }
    }
  }

  /// Removes the view of the former root controller, unless another window has it by now.
  private func removeView(of controller: UIViewController?) {
    guard let view = controller?.viewIfLoaded, view.superview === self else { return }
    view.removeFromSuperview()
  }

  private func hide() {
    isKey = false
    activity = .hidden
    shownMenu?.dismiss()
    let chooser = shownFileChooser
    eventSynthesizer.cancelAll()
    letAlertsTakeKeyboard()
    for transition in transitions { transition.interrupt() }
    for presentation in presentations.reversed() { presentation.container?.removeFromSuperview() }
    chooser?.removePicker()
    removeView(of: rootViewController)
    finishAppearance()
    endAnimationsInside()
    for view in descendants { view.peer = nil }
    departedPeers = [:]
    uncommittedViews = []
    viewsToDrawNext = []
    isRestless = false
    uncommitted = .all
    host?.close()
    host = nil
  }

  private func showRootView() {
    guard let rootViewController else { return }
    windowTraits.performAsCurrent { rootViewController.loadViewIfNeeded() }
    let view = rootViewController.loadedOrEmptyView
    // While it loads and appears, the controller may make another one the root.
    guard self.rootViewController === rootViewController else { return }
    view.fill(bounds)
    if presentations.isEmpty {
      addSubview(view)
    } else {
      for layer in shownLayers { addSubview(layer) }
    }
    if self.rootViewController !== rootViewController { view.removeFromSuperview() }
  }

  /// Called when the title of a screen may have changed, or another screen may be the topmost.
  func titleMayHaveChanged() {
    let title = title
    guard title != shownTitle else { return }
    shownTitle = title
    host?.updateChrome()
  }

  /// Called when the views under `view` have left the window. Their peers still show them.
  func viewsLeft(under view: UIView) {
    view.endAnimationsInside()
    dispatcher.viewsLeft(under: view)
    eventSynthesizer.cancelKeys(under: view)
    if shownMenu?.view?.isDescendant(of: view) != false { shownMenu?.dismiss() }
    if let chooser = shownFileChooser, chooser.isIn(view) { chooser.close() }
    guard let responder = firstResponder else { return }
    guard responder.responderView?.isDescendant(of: view) == true else { return }
    responder.resignFirstResponder()
    guard firstResponder === responder else { return }
    firstResponder = nil
    responder.firstResponderWasTaken()
  }

  /// Has assistive technologies announce a text. Without a host, records it.
  func announce(_ text: String) {
    guard !text.isEmpty else { return }
    if let host { host.announce(text) } else { announcements.append(text) }
  }

  // MARK: - Traits

  /// Updates the traits from those of the screen, which the host sets, and notifies the views if they have changed.
  package func traitsMayHaveChanged() {
    let new = currentTraits
    guard new != windowTraits else { return }
    changeTraits { windowTraits = new }
    host?.updateChrome()
  }

  /// The traits of `view`, which is in the window.
  func traits(of view: UIView) -> UITraitCollection {
    let mayBeElevated = !presentations.isEmpty || screenTransition?.isRunning == true
    guard mayBeElevated || hasTraitOverrides else { return windowTraits }
    return view.overridden(windowTraits)
  }

  private var currentTraits: UITraitCollection { traits(forSize: bounds.size) }

  private func traits(forSize size: CGSize) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection {
        $0.userInterfaceLevel = .base
        $0.preferredContentSizeCategory = .large
        $0.accessibilityContrast = .normal
      },
      UIScreen.main.traitCollection,
      overrideSizeClasses ?? UITraitCollection(windowSize: size), traitOverrides.traits,
    ])
  }

  /// Called when the host's window has another size.
  package func hostDidResize(to size: CGSize) {
    if size != bounds.size { interface.perform { UIDevice.current.windowWillResize(to: size) } }
    guard size != bounds.size, isVisible, let rootViewController else {
      frame = CGRect(origin: .zero, size: size)
      return
    }
    let transition = ScreenTransition(in: self, animated: false, ScreenTransition.Sides())
    let (classes, new) = (windowTraits, traits(forSize: size))
    if new.horizontalSizeClass != classes.horizontalSizeClass
      || new.verticalSizeClass != classes.verticalSizeClass
    {
      rootViewController.willTransition(to: new, with: transition)
    }
    rootViewController.viewWillTransition(to: size, with: transition)
    for presentation in presentations {
      presentation.viewWillTransition(to: size, with: transition)
      presentation.presentedViewController.viewWillTransition(to: size, with: transition)
    }
    frame = CGRect(origin: .zero, size: size)
    transition.run()
  }
}
