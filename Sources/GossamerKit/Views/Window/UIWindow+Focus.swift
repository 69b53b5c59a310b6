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
}

extension UIWindow {
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
}
