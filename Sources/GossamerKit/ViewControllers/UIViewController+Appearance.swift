// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// When a controller is told that its view comes and goes.
extension UIViewController {
  enum Appearance {
    /// Not in a window.
    case disappeared
    /// On the way into a window, or in one that hasn't been laid out yet.
    case appearing
    /// In a window.
    case appeared
    /// Has been told that it will leave, and is still in the window or was about to come into it.
    case disappearing
    /// Has left the window and is told so when what took its place has appeared.
    case left
  }

  /// The view enters or leaves a window.
  func viewWillMove(to window: UIWindow?) {
    switch (appearance, window) {
    case (.disappeared, _?), (.disappearing, _?), (.left, _?),
      // A view whose window was freed under it has disappeared without being told.
      (.appeared, _?) where viewIfLoaded?.window == nil:
      finishDisappearing()
      appearance = .appearing
      viewWillAppear(false)
    case (.appearing, nil), (.appeared, nil):
      appearance = .disappearing
      viewWillDisappear(false)
    default: break
    }
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
        viewDidDisappear(false)
      }
    }
  }

  func finishAppearing() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(false)
  }

  func finishDisappearing() {
    guard appearance == .left else { return }
    appearance = .disappeared
    viewDidDisappear(false)
  }
}

extension UIView {
  /// Tells the controllers of this view and of those inside of it that they will leave the window,
  /// before what takes their place is told that it comes.
  func announceDisappearance() {
    for view in descendants { view.controller?.viewWillMove(to: nil) }
  }
}
