// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The host's keyboard focus and the first responder are kept in step: when one changes, the other follows, unless a
// responder refuses.
extension UIWindow {
  /// Called when a person has moved the keyboard focus with the pointer or the Tab key.
  ///
  /// The first responder is asked to resign, and `view` to become first responder. If one of them refuses, or a
  /// callback decides otherwise, the host's focus moves to the resulting first responder.
  /// - Parameter view: the view that has the focus now; nil if no view of the window has it.
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

  /// Called when a view that has asked to become first responder has entered the window.
  func expect(_ view: UIView) {
    view.awaitsWindow = false
    awaitedResponder = view
  }

  /// Makes the view first responder that asked for it before it was in the window. It is laid out by now.
  func focusAwaitedResponder() {
    guard let view = awaitedResponder else { return }
    awaitedResponder = nil
    if isVisible, view.window === self { view.becomeFirstResponder() }
  }

  /// Makes the first responder resign, and clears the focus, even if the responder refuses.
  func takeFocus() {
    guard let responder = firstResponder else {
      host?.clearFocus()
      return
    }
    take(from: responder)
  }

  /// Makes `responder`, the first responder, resign, even if it refuses.
  func take(from responder: UIResponder) {
    responder.resignFirstResponder()
    guard firstResponder === responder else { return }
    firstResponder = nil
    responder.firstResponderWasTaken()
  }

  /// The responder at which key events begin: the first responder, or without one the view of the frontmost controller.
  var keyResponder: UIResponder {
    firstResponder ?? frontmostController?.viewIfLoaded ?? self
  }

  /// The view controller of the frontmost screen. Within a container, the child that is shown.
  var frontmostController: UIViewController? {
    var controller = presentations.last?.presentedViewController ?? rootViewController
    while let child = controller?.children.last(where: { $0.viewIfLoaded?.window === self }) {
      controller = child
    }
    return controller
  }
}

/// The keyboard focus at a moment, to be restored later.
struct KeyboardFocus {
  /// The first responder of the window.
  private weak var responder: UIResponder?
  /// The view with the host's focus. It may be a view that is never first responder, such as a button.
  private weak var view: UIView?

  /// Creates an empty focus.
  init() {}

  /// The current keyboard focus in `window`.
  init(in window: UIWindow) {
    responder = window.firstResponder
    view = window.host?.focusedView
  }

  /// The current keyboard focus in `window`, if it is in `view` or a descendant; otherwise empty.
  init(in window: UIWindow, under view: UIView) {
    self.init(in: window)
    if responder?.responderView?.isDescendant(of: view) == false { responder = nil }
    if self.view?.isDescendant(of: view) == false { self.view = nil }
  }

  /// Whether there was no focus.
  var isEmpty: Bool { responder == nil && view == nil }

  /// Restores the focus, unless something else in `window` has it by now.
  func restore(in window: UIWindow) {
    guard window.firstResponder == nil, window.host?.focusedView == nil else { return }
    if let responder {
      if responder.responderWindow === window { responder.becomeFirstResponder() }
    } else if let view, view.window === window, !view.isUnderAnotherScreen {
      view.peer?.focus()
    }
  }
}
