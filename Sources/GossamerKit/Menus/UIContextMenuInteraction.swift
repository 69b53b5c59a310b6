// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Opens a context menu when a person clicks a view with the secondary button or holds a finger on it, and when the Menu
/// key or Shift+F10 is pressed while the view has the focus.
///
///     card.addInteraction(UIContextMenuInteraction(delegate: self))
///
/// Of nested views with interactions, the innermost one whose delegate returns a configuration opens its menu. A menu
/// without visible elements isn't opened.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicontextmenuinteraction
@preconcurrency @MainActor open class UIContextMenuInteraction: UIInteraction {
  /// Creates an interaction.
  /// - Parameter delegate: provides the menu; held weakly. Without it no menu is opened.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
  }

  /// Provides the menu; nil once it is freed.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Adds a gesture recognizer to the view. Closes the open menu if the interaction is removed.
  open func didMove(to view: UIView?) {
    dismissMenu()
    if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
    self.view = view
    guard let view else { return }
    let recognizer = ContextMenuGestureRecognizer(for: self)
    self.recognizer = recognizer
    view.addGestureRecognizer(recognizer)
  }

  /// The place of the click or touch that opened the menu last.
  /// - Parameter view: the view in whose coordinates the place is; nil for the window.
  open func location(in view: UIView?) -> CGPoint { place.converted(to: view) }

  /// Closes the menu, if it is open.
  open func dismissMenu() { shownMenu?.dismiss() }

  /// Replaces the open menu; does nothing if none is open.
  /// - Parameter block: gets the open menu, and returns the new one.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { shownMenu?.replace(block) }

  /// The sender that the actions of the menu get; nil for the interaction itself, or for the control that owns it.
  weak var sender: AnyObject?

  private var recognizer: ContextMenuGestureRecognizer?
  private weak var shownMenu: ShownMenu?
  private var place = CGPoint.zero

  /// A menu that is about to open.
  struct Preparation {
    let configuration: UIContextMenuConfiguration
    let menu: UIMenu
    /// The place in the coordinates of the view; nil for a menu of the whole view.
    let point: CGPoint?
  }

  /// Asks the delegate for a menu.
  /// - Returns: nil if there is none to be opened.
  func prepare(at point: CGPoint?) -> Preparation? {
    guard let view, let window = view.window, window.isVisible else { return nil }
    let location = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    place = view.convert(location, to: nil)
    let configuration = delegate?.contextMenuInteraction(
      self, configurationForMenuAtLocation: location)
    guard let configuration, let menu = configuration.makeMenu(), menu.isShown,
      // The delegate may have removed the view from the window.
      self.view === view, view.window === window, window.isVisible
    else { return nil }
    return Preparation(configuration: configuration, menu: menu, point: point)
  }

  /// Opens a menu.
  func open(_ preparation: Preparation) {
    guard let view, let window = view.window else { return }
    let configuration = preparation.configuration
    window.shownMenu?.dismiss()
    let isOfControl = (view as? UIControl)?.contextMenuInteraction === self
    let menu = ShownMenu(
      preparation.menu, of: view, at: preparation.point,
      sender: sender ?? (isOfControl ? view : self),
      willClose: { [weak self] in
        guard let self else { return }
        let animator = MenuAnimator()
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        animator.run()
      })
    let animator = MenuAnimator()
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    guard self.view === view, view.window === window, window.isVisible else { return }
    shownMenu = menu
    menu.open(in: window)
    animator.run()
  }

  /// Opens the menu, if the delegate provides one.
  /// - Parameter point: the place in the coordinates of the view; nil for a menu of the whole view.
  /// - Returns: whether there is a menu.
  package func openMenu(at point: CGPoint?) -> Bool {
    guard let preparation = prepare(at: point) else { return false }
    open(preparation)
    return true
  }

  /// Opens the menu of the view that has the keyboard in `window`, or of the nearest one around it that has a menu.
  static func openMenuOfFocus(in window: UIWindow) -> Bool {
    var next = window.host?.focusedView ?? window.keyResponder.responderView
    while let view = next {
      let menus = view.interactions.compactMap { $0 as? UIContextMenuInteraction }
      if menus.contains(where: { $0.openMenu(at: nil) }) { return true }
      next = view.superview
    }
    return false
  }
}

/// Provides the menu of a view, and is told when it opens and closes. All methods but the first are optional.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu for a place; nil for none.
  /// - Parameter location: the place in the coordinates of the interaction's view; its centre if a key was pressed.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Called when the menu is about to open.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// Called when the menu is about to close. The chosen action is performed after that.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// Animates changes of views while a menu opens or closes. Menus on a desktop appear and disappear at once, without a
/// preview; the changes are animated at the same time.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// Animates what `animations` changes.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Calls `completion` when the animations are over.
  func addCompletion(_ completion: @escaping () -> Void)
}

private final class MenuAnimator: UIContextMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    let (animations, completions) = (animations, completions)
    UIView.animate(withDuration: animations.isEmpty ? 0 : 0.2) {
      for animation in animations { animation() }
    } completion: { _ in
      for completion in completions { completion() }
    }
  }
}

/// Makes the preview of a context menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Animates changes when a person presses the preview of a menu. Menus on a desktop have no preview, so nobody gets one.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The controller of the preview; nil for none.
  var previewViewController: UIViewController? { get }
}

/// The configuration of a context menu.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration
@preconcurrency @MainActor open class UIContextMenuConfiguration {
  /// The unique identifier of the configuration.
  public let identifier: any NSCopying

  private let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates a configuration.
  /// - Parameters:
  ///   - identifier: the identifier; nil creates a unique one.
  ///   - previewProvider: isn't called, because menus on a desktop show no preview.
  ///   - actionProvider: returns the menu, or nil for none. Its argument, UIKit's suggested elements, is always empty.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider?,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? UUID().uuidString as NSString
    self.actionProvider = actionProvider
  }

  /// Creates a configuration without a preview.
  /// - Parameters:
  ///   - identifier: the identifier; nil creates a unique one.
  ///   - actionProvider: returns the menu, or nil for none. Its argument, UIKit's suggested elements, is always empty.
  public convenience init(
    identifier: (any NSCopying)? = nil, actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) { self.init(identifier: identifier, previewProvider: nil, actionProvider: actionProvider) }

  /// Elements that are added in a group at the end of the menu, without those whose titles the menu already has.
  var furtherElements: [UIMenuElement] = []

  func makeMenu() -> UIMenu? {
    let menu = actionProvider?([])
    let titles = Set(menu?.children.map(\.title) ?? [])
    let further = furtherElements.filter { !titles.contains($0.title) }
    guard !further.isEmpty else { return menu }
    return UIMenu(
      title: menu?.title ?? "",
      children: (menu?.children ?? []) + [UIMenu(options: .displayInline, children: further)])
  }
}

/// Recognises the gestures that open a menu: a press of the secondary button, or a long press of a finger.
private final class ContextMenuGestureRecognizer: UIGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var interaction: UIContextMenuInteraction?
  private var preparation: UIContextMenuInteraction.Preparation?
  private var alarm: Alarm?

  /// The duration in seconds and the movement in points of a ``UILongPressGestureRecognizer``.
  private static let (duration, allowableMovement) = (0.5, CGFloat(10))

  init(for interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    delegate = self
    addTarget(self, action: ContextMenuGestureRecognizer.open)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard let touch = touches.first, touchesDown.count == 1 else {
      state = .failed
      return
    }
    if touch.type == .direct {
      alarm = interface.clock.setAlarm(in: Self.duration) { [weak self] in
        self?.state = .began
      }
    } else {
      // On a desktop the press opens the menu, not the release.
      state = touch.buttonMask == .secondary ? .ended : .failed
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let isFar = touches.contains { $0.distance > Self.allowableMovement }
    if isFar, state == .possible { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isRecognized ? .ended : .failed
  }

  override func reset() {
    (alarm, preparation) = (nil, nil)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    preparation = interaction?.prepare(at: location(in: view))
    return preparation != nil
  }

  private func open() {
    guard let preparation else { return }
    self.preparation = nil
    interaction?.open(preparation)
  }
}

extension UIControl {
  func setContextMenuInteractionEnabled(_ isEnabled: Bool) {
    guard isEnabled != isContextMenuInteractionEnabled else { return }
    if let old = storedMenuInteraction {
      removeInteraction(old)
      storedMenuInteraction = nil
    } else {
      let interaction = UIContextMenuInteraction(delegate: self)
      storedMenuInteraction = interaction
      addInteraction(interaction)
    }
  }
}
