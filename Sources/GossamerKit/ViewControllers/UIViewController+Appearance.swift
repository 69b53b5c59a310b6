// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Calling the appearance methods.
extension UIViewController {
  enum Appearance {
    /// Not in a window.
    case disappeared
    /// `viewWillAppear(_:)` was called.
    case appearing
    /// `viewIsAppearing(_:)` was called: the view is in a window and has its size, but isn't laid out yet.
    case isAppearing
    /// `viewDidAppear(_:)` was called.
    case appeared
    /// `viewWillDisappear(_:)` was called. The view is still in the window, or was about to enter it.
    case disappearing
    /// The view has left the window. `viewDidDisappear(_:)` will be called when the view that replaces it has appeared.
    case left

    /// Whether the view has appeared or is about to.
    var isComing: Bool { self == .appearing || self == .isAppearing || self == .appeared }
  }

  /// The reason why the view appears or disappears. Cleared afterwards.
  struct Transitions: OptionSet {
    let rawValue: UInt8

    static let presented = Transitions(rawValue: 1 << 0)
    static let dismissed = Transitions(rawValue: 1 << 1)
    static let toParent = Transitions(rawValue: 1 << 2)
    static let fromParent = Transitions(rawValue: 1 << 3)
    /// The appearance or disappearance is animated.
    static let animated = Transitions(rawValue: 1 << 4)
  }

  /// Called when the parent is about to become `parent`; nil for none.
  func noteMove(to parent: UIViewController?) {
    transitions.subtract([.toParent, .fromParent])
    transitions.insert(parent == nil ? .fromParent : .toParent)
  }

  /// Called before the view enters or leaves a window.
  func viewWillMove(to window: UIWindow?) {
    switch (appearance, window) {
    case (.disappeared, _?), (.disappearing, _?), (.left, _?),
      // The view's window was freed, so the disappearance methods weren't called.
      (.appeared, _?) where viewIfLoaded?.window == nil:
      finishDisappearing()
      appearance = .appearing
      noteAnimation()
      viewWillAppear(isAnimated)
      tellCompanions { $0.viewWillAppear(isAnimated) }
    case (.appearing, nil), (.isAppearing, nil), (.appeared, nil):
      appearance = .disappearing
      noteAnimation()
      viewWillDisappear(isAnimated)
      tellCompanions { $0.viewWillDisappear(isAnimated) }
    default: break
    }
  }

  private var isAnimated: Bool { transitions.contains(.animated) }

  private func noteAnimation() {
    transitions.remove(.animated)
    if Interface.current.areAppearancesAnimated { transitions.insert(.animated) }
  }

  /// Called after the view has entered `window` or left `oldWindow`.
  func viewDidMove(to window: UIWindow?, from oldWindow: UIWindow?) {
    if let window {
      // A view that is added in another controller's `viewWillAppear(_:)` appears together with that one.
      viewWillMove(to: window)
      if appearance == .appearing { window.noteAppearing(self) }
    } else if appearance != .disappeared, appearance != .left {
      if let oldWindow, oldWindow.isExchangingScreens {
        appearance = .left
        oldWindow.noteLeft(self)
      } else {
        appearance = .disappeared
        viewDidDisappear(isAnimated)
        tellCompanions { $0.viewDidDisappear(isAnimated) }
        endTransition()
      }
    }
  }

  /// Calls ``viewIsAppearing(_:)`` right before the view lays out its subviews. By then, the view is in the window and
  /// has its size and traits.
  func beAppearing() {
    guard appearance == .appearing, viewIfLoaded?.window != nil else { return }
    appearance = .isAppearing
    viewIsAppearing(isAnimated)
    tellCompanions { $0.viewIsAppearing(isAnimated) }
  }

  /// Calls ``viewDidAppear(_:)`` at the end of the update cycle, if the view has entered a window.
  func finishAppearing() {
    beAppearing()
    guard appearance == .isAppearing else { return }
    appearance = .appeared
    viewDidAppear(isAnimated)
    tellCompanions { $0.viewDidAppear(isAnimated) }
    guard !hasAppeared else { return }
    hasAppeared = true
    tellCompanionsAmongProperties()
  }

  /// Calls ``viewDidDisappear(_:)`` if the view has left the window during an exchange of screens.
  func finishDisappearing() {
    guard appearance == .left else { return }
    appearance = .disappeared
    viewDidDisappear(isAnimated)
    tellCompanions { $0.viewDidDisappear(isAnimated) }
  }

  /// Clears the reason of the appearance or disappearance, after the appearance methods were called.
  func endTransition() {
    transitions.subtract(
      appearance.isComing ? [.presented, .toParent] : [.dismissed, .fromParent])
  }
}

// The objects and tasks of a screen.
extension UIViewController: TaskOwner {
  /// Keeps `objects` alive. They come after the objects that are kept already.
  /// - Parameter isReplaced: whether an object that was kept before is released.
  package func keep(
    _ objects: [AnyObject], insteadOf isReplaced: (AnyObject) -> Bool = { _ in false }
  ) {
    keptObjects = keptObjects.filter { !isReplaced($0) } + objects
    for object in objects { (object as? any ScreenCompanion)?.wasKept(by: self) }
  }

  /// Calls `isProperty(_:of:)` on the companions to which properties of the application's subclass refer, directly or
  /// in an array. Takes some microseconds, once in the life of a screen.
  func tellCompanionsAmongProperties() {
    // Reading an `unowned` property stops the program if its object was freed. So the properties are read only if there
    // are companions that no controller keeps.
    guard Interface.current.application.unkeptCompanionCount > 0 else { return }
    for (name, companion) in companionsAmongProperties { companion.isProperty(name, of: self) }
  }

  /// The companions to which properties of the application's subclass refer, directly or in an array.
  var companionsAmongProperties: [(name: String, companion: any ScreenCompanion)] {
    var found: [(String, any ScreenCompanion)] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror, current.subjectType != UIViewController.self {
      for child in current.children {
        guard let label = child.label else { continue }
        let name = label.replacing("$__lazy_storage_$_", with: "")
        let single = (child.value as? any ScreenCompanion).map { [$0] }
        for companion in single ?? child.value as? [any ScreenCompanion] ?? [] {
          found.append((name, companion))
        }
      }
      mirror = current.superclassMirror
    }
    return found
  }

  /// Calls `call` with each kept companion, after the controller's own method was called.
  func tellCompanions(_ call: (any ScreenCompanion) -> Void) {
    for object in keptObjects {
      if let companion = object as? any ScreenCompanion { call(companion) }
    }
  }

  /// Cancels the tasks that this controller, its children and all views inside have started with `task(_:)`. Called
  /// when the screen is no longer shown, see ``TaskOwner``.
  public func cancelTasks() {
    tasks?.cancelAll()
    for view in loadedView?.descendants.map(\.self) ?? [] { view.tasks?.cancelAll() }
    for child in storedChildren { child.cancelTasks() }
  }

  /// Called when the screen is no longer shown. Unless it is shown elsewhere, cancels its tasks, and notifies the
  /// objects that wait for its end.
  func endUnlessShownElsewhere() {
    guard storedParent == nil, presentedBy == nil,
      !UIApplication.shared.windows.contains(where: { $0.rootViewController === self })
    else { return }
    cancelTasks()
    for object in keptObjects { (object as? any ScreenWitness)?.screenDidEnd() }
  }
}
