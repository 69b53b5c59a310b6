// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Opens a menu where a person presses a view with the secondary button, or holds a finger on it, or
/// presses the Menu key or Shift+F10 while it has the keyboard.
///
///     card.addInteraction(UIContextMenuInteraction(delegate: self))
///
/// Of several views, one in the other, the innermost opens its menu whose delegate has one. A menu in
/// which nothing is shown isn't opened.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicontextmenuinteraction
open class UIContextMenuInteraction: UIInteraction {
  /// Creates an interaction.
  /// - Parameter delegate: makes the menu; held weakly. Without it no menu is opened.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
  }

  /// What makes the menu; nil once it is gone.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Watches the touches of the view. A menu that is open is closed when the interaction is removed.
  open func didMove(to view: UIView?) {
    dismissMenu()
    if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
    self.view = view
    guard let view else { return }
    let recognizer = ContextMenuGestureRecognizer(for: self)
    self.recognizer = recognizer
    view.addGestureRecognizer(recognizer)
  }

  /// Where the person asked for the menu that was opened last.
  /// - Parameter view: the view in whose coordinates; nil for the window's.
  open func location(in view: UIView?) -> CGPoint { place.converted(to: view) }

  /// Closes the menu, if it is open.
  open func dismissMenu() { shownMenu?.dismiss() }

  /// Puts another menu in the place of the one that is open; does nothing if none is.
  /// - Parameter block: gets the menu that is open, and gives the other one.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { shownMenu?.replace(block) }

  /// What the actions of the menu know as their sender; nil for the interaction, or for the control whose
  /// own interaction it is.
  weak var sender: AnyObject?

  private var recognizer: ContextMenuGestureRecognizer?
  private weak var shownMenu: ShownMenu?
  private var place = CGPoint.zero

  /// A menu that is about to be opened.
  struct Preparation {
    let configuration: UIContextMenuConfiguration
    let menu: UIMenu
    /// In the coordinates of the view; nil for a menu of the whole view.
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
      // Whoever was asked may have taken the view out of the window.
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

  /// Opens the menu, if there is one.
  /// - Parameter point: in the coordinates of the view; nil for a menu of the whole view.
  func openMenu(at point: CGPoint?) -> Bool {
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

/// Makes the menu of a view, and hears when it opens and closes. All methods but the first have a default.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu for a place; nil for none.
  /// - Parameter location: in the coordinates of the interaction's view; its middle if a key was pressed.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Called when the menu is about to open.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// Called when the menu is about to close. What was chosen in it is done after that.
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

/// Changes views while a menu opens or closes. A desktop's menus come and go at once, without a preview
/// that grows: the changes are animated beside them.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating
public protocol UIContextMenuInteractionAnimating: AnyObject {
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

/// Which menu a view has.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration
open class UIContextMenuConfiguration {
  /// What tells the configuration from others.
  public let identifier: any NSCopying

  private let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates a configuration.
  /// - Parameters:
  ///   - identifier: what tells it from others; nil makes one that no other configuration has.
  ///   - previewProvider: nil: a desktop's menus show no preview.
  ///   - actionProvider: makes the menu; nil, or nil from it, for none. It gets the elements that the
  ///     system suggests: none.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: Never? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? UUID().uuidString as NSString
    self.actionProvider = actionProvider
  }

  /// What stands below the menu, in a group of its own, but for what that has already, by the title.
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

/// Recognises how a person asks for a menu: a press of the secondary button, a finger that is held.
private final class ContextMenuGestureRecognizer: UIGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var interaction: UIContextMenuInteraction?
  private var preparation: UIContextMenuInteraction.Preparation?
  private var alarm: Alarm?

  /// As long, in seconds, and as far, in points, as of a ``UILongPressGestureRecognizer``.
  private static let (duration, allowableMovement) = (0.5, CGFloat(10))

  init(for interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init()
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
      // On a desktop the press opens the menu, and not the release.
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
