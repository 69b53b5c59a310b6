// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An object that manages one screen, or a part of one: it connects a view with what the view shows.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiviewcontroller
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var isLoadingView = false
  var storedChildren: [UIViewController] = []
  weak var storedParent: UIViewController?
  private var appearance = Appearance.disappeared
  private(set) lazy var propertiesScope = ObservationScope { [weak self] in
    self?.setNeedsUpdateProperties()
  }

  /// What other modules of Gossamer keep for the controller's lifetime, by their type.
  package var attachments: [ObjectIdentifier: Any] = [:]

  /// The name of the document that the view is loaded from; nil for none, or for the class's name.
  public let nibName: String?

  /// Where the document is; nil for the application's own resources.
  public let nibBundle: Bundle?

  /// Where the view comes from, if the controller itself came from a document.
  package var viewNib: (any ViewNib)?

  /// What a document has made beside the controller and its view, kept alive with it.
  package var topLevelObjects: [AnyObject] = []

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

  /// The wires of controllers, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UIViewController>(super.wires)
      .outlet("view", \.documentView)
      .attribute("title", \.title)
  }

  /// The title of the screen, shown in the title bar; nil for none.
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      let window = viewIfLoaded?.window
      if window?.rootViewController === self { window?.host?.updateChrome() }
    }
  }

  // MARK: - Managing the view

  /// The root view of the screen. The first access loads it, see ``loadView()``, which has to set
  /// it before it reads it.
  open var view: UIView {
    get {
      loadViewIfNeeded()
      return loadedView ?? UIView()
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue.controller = self
      newValue.invalidate(.controllerProperties)
    }
  }

  /// The root view, or nil if it isn't loaded yet.
  public var viewIfLoaded: UIView? { loadedView }

  /// The traits that the screen is shown with: those of its view; the current ones without a view.
  public var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }

  /// Whether the root view is loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view, unless it is loaded.
  public func loadViewIfNeeded() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if loadedView == nil {
      Messages.views.error(
        """
        \(type(of: self)).loadView() left the property 'view' unset. Set it there, or don't \
        override loadView(). The screen shows an empty view.
        """)
      view = UIView(frame: UIScreen.main.bounds)
    }
    viewDidLoad()
  }

  /// Makes the root view and stores it in ``view``. An override doesn't call `super`.
  ///
  /// The base implementation loads it from the document that the controller comes from, or from its
  /// ``nibName``, or from the document that is called like its class (`PersonView` for a
  /// `PersonViewController`, else `PersonViewController`); without any it makes a plain view.
  open func loadView() {
    let nib = viewNib ?? LinkedNibLoader.viewNib(for: self)
    if let nib, nib.loadView(of: self) { return }
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Called once, after the view is loaded.
  open func viewDidLoad() {}

  // MARK: - Responding to appearance

  /// Called before the view comes into a visible window.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after the view has come into a visible window and was laid out.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves a visible window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has left a visible window.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called after the traits have changed, for instance the size classes of a window that was
  /// resized.
  /// - Parameter previousTraitCollection: the traits before; nil if there were none.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - Updating

  /// Configures the screen from the models that it shows.
  ///
  /// Runs before layout, once per frame as a rule, and again when an observable property that was
  /// read here changes. A write to something that was read here before, in the same run, isn't
  /// noticed: decide first, then write.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiviewcontroller/updateproperties()
  open func updateProperties() {}

  /// Asks for ``updateProperties()`` in the next update cycle.
  public func setNeedsUpdateProperties() {
    viewIfLoaded?.invalidate(.controllerProperties)
  }

  /// Runs ``updateProperties()`` now, if it was asked for.
  public func updatePropertiesIfNeeded() {
    viewIfLoaded?.updatePropertiesIfNeeded()
  }

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

  // MARK: - Containment

  /// Called before the parent changes to `parent`, nil if the controller is removed.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the parent has changed to `parent`, nil if the controller was removed.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: - Responder

  /// The superview of the view; the window of a root view controller.
  open override var next: UIResponder? { viewIfLoaded?.superview }

  package override var responderWindow: UIWindow? { viewIfLoaded?.window }
}

extension UIViewController {
  /// The view as a document connects it.
  private var documentView: UIView? {
    get { viewIfLoaded }
    set { if let newValue { view = newValue } }
  }

  private enum Appearance {
    case disappeared
    case appearing
    case appeared
  }

  /// The view enters or leaves a window.
  func viewWillMove(to window: UIWindow?) {
    switch (appearance, window) {
    case (.disappeared, _?),
      // A view whose window was freed under it has disappeared without being told.
      (.appeared, _?) where viewIfLoaded?.window == nil:
      appearance = .appearing
      viewWillAppear(false)
    case (.appearing, nil), (.appeared, nil):
      viewWillDisappear(false)
    default: break
    }
  }

  /// The view has entered or left a window.
  func viewDidMove(to window: UIWindow?) {
    if let window {
      // A view that is added in the course of `viewWillAppear(_:)` of another comes in with it.
      viewWillMove(to: window)
      if appearance == .appearing { window.noteAppearing(self) }
    } else if appearance != .disappeared {
      appearance = .disappeared
      viewDidDisappear(false)
    }
  }

  func finishAppearing() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(false)
  }
}
