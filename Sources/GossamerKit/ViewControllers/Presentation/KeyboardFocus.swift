// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What has the keyboard at a moment, to give it back later.
struct KeyboardFocus {
  /// The first responder of the window.
  private weak var responder: UIResponder?
  /// What has the focus of the host; it may be a view that is never first responder, such as a button.
  private weak var view: UIView?

  /// Nothing.
  init() {}

  /// What has the keyboard in `window` now.
  init(in window: UIWindow) {
    responder = window.firstResponder
    view = window.host?.focusedView
  }

  /// What of `view` and what is inside of it has the keyboard in `window` now.
  init(in window: UIWindow, under view: UIView) {
    self.init(in: window)
    if responder?.responderView?.isDescendant(of: view) == false { responder = nil }
    if self.view?.isDescendant(of: view) == false { self.view = nil }
  }

  /// Whether nothing had the keyboard.
  var isEmpty: Bool { responder == nil && view == nil }

  /// Gives the keyboard back, unless something else of `window` has it by now.
  func restore(in window: UIWindow) {
    guard window.firstResponder == nil, window.host?.focusedView == nil else { return }
    if let responder {
      if responder.responderWindow === window { responder.becomeFirstResponder() }
    } else if let view, view.window === window, !view.isUnderAnotherScreen {
      view.peer?.focus()
    }
  }
}

extension UIWindow {
  /// Leaves the keyboard to nobody, whether the first responder agrees or not.
  func takeFocus() {
    guard let responder = firstResponder else {
      host?.clearFocus()
      return
    }
    take(from: responder)
  }

  /// Takes the keyboard from `responder`, the first responder, whether it agrees or not.
  func take(from responder: UIResponder) {
    responder.resignFirstResponder()
    guard firstResponder === responder else { return }
    firstResponder = nil
    responder.firstResponderWasTaken()
  }
}

extension UIResponder {
  /// The view that the responder is or manages; nil for none.
  var responderView: UIView? { self as? UIView ?? (self as? UIViewController)?.viewIfLoaded }
}
