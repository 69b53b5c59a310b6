// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// When a controller is told that its view comes and goes.
extension UIViewController {
  enum Appearance {
    /// Not in a window.
    case disappeared
    /// On the way into a window, or in one that hasn't been laid out yet.
    case appearing
    /// In a window, with its size, and not laid out yet.
    case isAppearing
    /// In a window.
    case appeared
    /// Has been told that it will leave, and is still in the window or was about to come into it.
    case disappearing
    /// Has left the window and is told so when what took its place has appeared.
    case left

    /// Whether the view has come, or is about to.
    var isComing: Bool { self == .appearing || self == .isAppearing || self == .appeared }
  }

  /// Why the view comes or goes. Forgotten when it has come or gone.
  struct Transitions: OptionSet {
    let rawValue: UInt8

    static let presented = Transitions(rawValue: 1 << 0)
    static let dismissed = Transitions(rawValue: 1 << 1)
    static let toParent = Transitions(rawValue: 1 << 2)
    static let fromParent = Transitions(rawValue: 1 << 3)
    /// Before a person's eyes.
    static let animated = Transitions(rawValue: 1 << 4)
  }

  /// The controller is about to get another parent; nil for none.
  func noteMove(to parent: UIViewController?) {
    transitions.subtract([.toParent, .fromParent])
    transitions.insert(parent == nil ? .fromParent : .toParent)
  }

  /// The view enters or leaves a window.
  func viewWillMove(to window: UIWindow?) {
    switch (appearance, window) {
    case (.disappeared, _?), (.disappearing, _?), (.left, _?),
      // A view whose window was freed under it has disappeared without being told.
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

  /// The view has entered `window`, or left `oldWindow`.
  func viewDidMove(to window: UIWindow?, from oldWindow: UIWindow?) {
    if let window {
      // A view that is added in the course of `viewWillAppear(_:)` of another comes in with it.
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

  /// The view is about to be laid out, or needn't be: in a window it has its size and its traits by now.
  func beAppearing() {
    guard appearance == .appearing, viewIfLoaded?.window != nil else { return }
    appearance = .isAppearing
    viewIsAppearing(isAnimated)
    tellCompanions { $0.viewIsAppearing(isAnimated) }
  }

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

  func finishDisappearing() {
    guard appearance == .left else { return }
    appearance = .disappeared
    viewDidDisappear(isAnimated)
    tellCompanions { $0.viewDidDisappear(isAnimated) }
  }

  /// All have been told why the view has come or gone.
  func endTransition() {
    transitions.subtract(
      appearance.isComing ? [.presented, .toParent] : [.dismissed, .fromParent])
  }
}

// What a screen keeps, and what it has begun.
extension UIViewController: TaskOwner {
  /// Keeps `objects` alive behind those that are kept already.
  /// - Parameter isReplaced: which of the kept objects go for it.
  package func keep(
    _ objects: [AnyObject], insteadOf isReplaced: (AnyObject) -> Bool = { _ in false }
  ) {
    keptObjects = keptObjects.filter { !isReplaced($0) } + objects
    for object in objects { (object as? any ScreenCompanion)?.wasKept(by: self) }
  }

  /// Tells companions that are properties of an application's controller, themselves or as members of an array. Costs
  /// some microseconds, once in the life of a screen.
  func tellCompanionsAmongProperties() {
    // To read a property that is `unowned` ends the program if its object has gone. Without such companions none is read.
    guard Interface.current.application.unkeptCompanionCount > 0 else { return }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror, current.subjectType != UIViewController.self {
      for child in current.children {
        guard let label = child.label else { continue }
        let name = label.replacing("$__lazy_storage_$_", with: "")
        let one = (child.value as? any ScreenCompanion).map { [$0] }
        for companion in one ?? child.value as? [any ScreenCompanion] ?? [] {
          companion.isProperty(name, of: self)
        }
      }
      mirror = current.superclassMirror
    }
  }

  /// Tells those of the kept objects that hear of it, after the controller itself was told.
  func tellCompanions(_ news: (any ScreenCompanion) -> Void) {
    for object in keptObjects {
      if let companion = object as? any ScreenCompanion { news(companion) }
    }
  }

  /// Cancels what the screen has begun by `task(_:)`: its own work, that of its children and of all views
  /// inside of it. Called when the screen ends, see ``TaskOwner``.
  public func cancelTasks() {
    tasks?.cancelAll()
    for view in loadedView?.descendants.map(\.self) ?? [] { view.tasks?.cancelAll() }
    for child in storedChildren { child.cancelTasks() }
  }

  /// The screen is shown no longer, at the moment: its work ends unless it is shown elsewhere.
  func endUnlessShownElsewhere() {
    guard storedParent == nil, presentedBy == nil,
      !UIApplication.shared.windows.contains(where: { $0.rootViewController === self })
    else { return }
    cancelTasks()
  }
}
