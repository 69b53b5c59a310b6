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
