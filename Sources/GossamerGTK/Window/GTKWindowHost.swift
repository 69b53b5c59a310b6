// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows a UIWindow as a window of libadwaita: a header bar with the title, the views below it.
final class GTKWindowHost: WindowHost {
  private weak var window: UIWindow?
  private weak var application: GTKApplicationHost?
  private let handle: ObjectHandle
  private let titleWidget: ObjectHandle
  private let box: ObjectHandle
  private let focus: FocusFollower
  private let inputDoor: InputDoor
  private var connections: [SignalConnection] = []
  private var style = UIUserInterfaceStyle.unspecified

  /// Creates what shows `window`. It becomes visible with ``present(_:)``.
  init(_ window: UIWindow, of application: GTKApplicationHost) {
    self.window = window
    self.application = application
    handle = ObjectHandle(referencing: adw_window_new())
    titleWidget = ObjectHandle(referencing: adw_window_title_new("", nil))
    box = ObjectHandle(referencing: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    focus = FocusFollower(handle, of: window)
    inputDoor = InputDoor(to: handle.pointer(to: GtkWidget.self))
    assemble()
    connect()
    let size = PixelRect(window.bounds)
    if size.width > 0, size.height > 0 {
      gtk_window_set_default_size(gtkWindow, size.width, size.height)
    }
  }

  /// The window's own widget.
  var widget: WidgetPointer { handle.pointer(to: GtkWidget.self) }

  private var gtkWindow: UnsafeMutablePointer<GtkWindow> { handle.pointer(to: GtkWindow.self) }

  private func assemble() {
    guard let header = adw_header_bar_new() else { return }
    adw_header_bar_set_title_widget(
      OpaquePointer(header), titleWidget.pointer(to: GtkWidget.self))
    gtk_box_append(box.pointer(to: GtkBox.self), header)
    adw_window_set_content(handle.pointer(to: AdwWindow.self), box.pointer(to: GtkWidget.self))
  }

  private func connect() {
    connections = [
      SignalConnection(handle.raw, answering: "close-request") { [weak self] _ in
        self?.window?.isHidden = true
        return true
      },
      SignalConnection(handle.raw, "notify::is-active") { [weak self] _ in self?.followActivity() },
      SignalConnection(handle.raw, "notify::scale-factor") { _ in SystemTraits.update() },
      SignalConnection(handle.raw, "realize", after: true) { [weak self] _ in
        if let self { self.application?.frames.follow(self) }
      },
    ]
    addEscape()
  }

  /// The Escape key is the window's when nothing that has the focus wants it.
  private func addEscape() {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_widget_add_controller(widget, keys)
    connections.append(
      SignalConnection(UnsafeMutableRawPointer(keys), answering: "key-pressed") {
        [weak self] arguments in
        guard let window = self?.window, arguments.unsigned(1) == guint(GDK_KEY_Escape) else {
          return false
        }
        return window.pressEscape()
      })
  }

  /// The window of the desktop that gets what is typed is the key window.
  private func followActivity() {
    guard let window else { return }
    if gtk_window_is_active(gtkWindow) != 0 {
      window.makeKey()
    } else {
      window.isKeyWindow = false
    }
  }

  /// The content has got another size: the views are laid out at once, in the same frame.
  func contentDidResize(width: Int32, height: Int32) {
    window?.hostDidResize(to: CGSize(width: Int(width), height: Int(height)))
    UpdateCycle.shared.update()
  }

  // MARK: - WindowHost

  func makePeer(for view: UIView) -> any ViewPeer {
    PeerTable.makePeer(for: view, in: self)
  }

  func present(_ content: any ViewPeer) {
    guard let content = content as? WidgetPeer else { return }
    gtk_widget_set_vexpand(content.widget, 1)
    gtk_box_append(box.pointer(to: GtkBox.self), content.widget)
    // GTK gives the keyboard to the first field; in the Kit nothing has it until it asks.
    FocusFollower.withoutFollowing { gtk_window_present(gtkWindow) }
    if let responder = window?.firstResponder as? UIView {
      responder.peer?.focus()
    } else {
      clearFocus()
    }
  }

  var focusedView: UIView? { focus.focusedView }

  func clearFocus() {
    gtk_window_set_focus(gtkWindow, nil)
  }

  func updateChrome() {
    let title = DisplayText.replacingNUL(in: window?.title ?? "")
    gtk_window_set_title(gtkWindow, title)
    adw_window_title_set_title(titleWidget.opaque, title)
    let newStyle = window?.overrideUserInterfaceStyle ?? .unspecified
    guard newStyle != style else { return }
    style = newStyle
    SystemTraits.setStyle(newStyle)
  }

  func close() {
    connections = []
    gtk_window_destroy(gtkWindow)
    application?.windowDidClose(self)
  }
}
