// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The keyboard focus of the host and the first responder are one thing: where one goes, the other
// follows, unless the responders concerned refuse.
extension UIWindow {
  /// A person has moved the keyboard focus, by the pointer or the Tab key.
  ///
  /// The first responder is asked to resign, and the view to become it. If one of them refuses, or a
  /// callback decides otherwise, the host's focus goes to what is first responder then.
  /// - Parameter view: the view that has the focus now; nil if nothing of the window has it.
  package func hostDidMoveFocus(to view: UIView?) {
    guard firstResponder !== view, !isFollowingHostFocus else { return }
    if view == nil, !(firstResponder is UIView) { return }
    if let view { UIScrollView.reveal(view) }
    isFollowingHostFocus = true
    let target = view.flatMap { $0.canBecomeFirstResponder ? $0 : nil }
    let isDone = target?.becomeFirstResponder() ?? firstResponder?.resignFirstResponder() ?? true
    isFollowingHostFocus = false
    guard !isDone || firstResponder !== target else { return }
    if let responder = firstResponder as? UIView {
      responder.peer?.focus()
    } else {
      host?.clearFocus()
    }
  }

  /// A view that asked to become first responder has come into the window.
  func expect(_ view: UIView) {
    view.awaitsWindow = false
    awaitedResponder = view
  }

  /// Makes the view first responder that asked for it before it was in the window: now it is laid out.
  func focusAwaitedResponder() {
    guard let view = awaitedResponder else { return }
    awaitedResponder = nil
    if isVisible, view.window === self { view.becomeFirstResponder() }
  }

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

  /// Where keys begin: at the first responder, or without one at the view of the screen in front.
  var keyResponder: UIResponder {
    firstResponder ?? frontmostController?.viewIfLoaded ?? self
  }

  /// The controller of the screen that lies in front, inside of containers the one that is shown.
  var frontmostController: UIViewController? {
    var controller = presentations.last?.presentedViewController ?? rootViewController
    while let child = controller?.children.last(where: { $0.viewIfLoaded?.window === self }) {
      controller = child
    }
    return controller
  }
}

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
