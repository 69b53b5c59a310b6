// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Keeps the Kit's first responder where GTK's keyboard focus is.
final class FocusFollower {
  private weak var window: UIWindow?
  private let gtkWindow: ObjectHandle
  private var connection: SignalConnection?
  private var isFollowing = false
  private static var suspensions = 0

  /// Follows the focus in `gtkWindow`, which shows `window`.
  init(_ gtkWindow: ObjectHandle, of window: UIWindow) {
    self.gtkWindow = gtkWindow
    self.window = window
    connection = SignalConnection(gtkWindow.raw, "notify::focus-widget") { [weak self] _ in
      self?.follow()
    }
  }

  /// Runs `change`, which moves the focus only because widgets are taken apart.
  static func withoutFollowing(_ change: () -> Void) {
    suspensions += 1
    change()
    suspensions -= 1
  }

  /// Takes the focus away from whatever has it, unless the Kit is only following it.
  func clear() {
    guard !isFollowing else { return }
    gtk_window_set_focus(gtkWindow.pointer(to: GtkWindow.self), nil)
  }

  private func follow() {
    guard Self.suspensions == 0, !isFollowing, let window else { return }
    isFollowing = true
    let focused = focusedView
    if let focused, focused.canBecomeFirstResponder {
      focused.becomeFirstResponder()
    } else {
      window.firstResponder?.resignFirstResponder()
    }
    isFollowing = false
    // Who had the keyboard may have refused to give it up.
    if let responder = window.firstResponder as? UIView, responder !== focused {
      responder.peer?.focus()
    }
  }

  /// The view whose widget has the focus, or whose widget contains the one that has it.
  private var focusedView: UIView? {
    var widget = gtk_window_get_focus(gtkWindow.pointer(to: GtkWindow.self))
    while let current = widget {
      if let peer = WidgetPeer.of(current) { return peer.view }
      widget = gtk_widget_get_parent(current)
    }
    return nil
  }
}
