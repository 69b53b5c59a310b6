// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Tells the UIWindow when a person moves the keyboard focus in its GtkWindow.
final class FocusFollower {
  private let gtkWindow: ObjectHandle
  private weak var window: UIWindow?
  private var connection: SignalConnection?
  private var suspensions = 0
  private static let key = g_quark_from_static_string("gossamer-focus-follower")

  /// Follows the focus in `gtkWindow`, which shows `window`.
  init(_ gtkWindow: ObjectHandle, of window: UIWindow) {
    self.gtkWindow = gtkWindow
    self.window = window
    connection = SignalConnection(gtkWindow.raw, "notify::focus-widget") { [weak self] _ in
      self?.follow()
    }
    g_object_set_qdata(
      gtkWindow.pointer(to: GObject.self), Self.key, Unmanaged.passUnretained(self).toOpaque())
  }

  isolated deinit {
    g_object_set_qdata(gtkWindow.pointer(to: GObject.self), Self.key, nil)
  }

  /// The follower of the window that contains `widget`; nil without one.
  private static func around(_ widget: WidgetPointer) -> FocusFollower? {
    guard let root = gtk_widget_get_root(widget) else { return nil }
    return g_object_get_qdata(
      UnsafeMutableRawPointer(root).assumingMemoryBound(to: GObject.self), key
    )
    .map { Unmanaged<FocusFollower>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Runs `change` without telling the UIWindow of the focus changes that it causes.
  func withoutFollowing(_ change: () -> Void) {
    suspend()
    change()
    resume()
  }

  /// Stops following the focus until ``resume()``, for instance while an open menu has it.
  func suspend() { suspensions += 1 }

  /// Follows the focus again.
  func resume() { suspensions -= 1 }

  /// Removes `widget` from its parent. If the focus is in it, no widget has the focus afterwards: GTK would choose another
  /// widget, but the Kit decides about its first responder.
  static func unparent(_ widget: WidgetPointer) {
    let follower = around(widget)
    follower?.suspend()
    if let root = gtk_widget_get_root(widget), let focused = gtk_root_get_focus(root),
      focused == widget || gtk_widget_is_ancestor(focused, widget) != 0
    {
      gtk_root_set_focus(root, nil)
    }
    gtk_widget_unparent(widget)
    follower?.resume()
  }

  private func follow() {
    guard suspensions == 0 else { return }
    window?.hostDidMoveFocus(to: focusedView)
  }

  /// The view whose widget has the focus or contains the focused widget; nil for none.
  var focusedView: UIView? {
    var widget = gtk_window_get_focus(gtkWindow.pointer(to: GtkWindow.self))
    while let current = widget {
      if let peer = WidgetPeer.of(current) { return peer.view }
      widget = gtk_widget_get_parent(current)
    }
    return nil
  }
}
