// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows a UIWindow as an AdwWindow: the views, and the title bar and window buttons around them.
final class GTKWindowHost: WindowHost {
  private weak var window: UIWindow?
  private(set) weak var application: GTKApplicationHost?
  private let handle: ObjectHandle
  private let chrome = WindowChrome()
  let focus: FocusFollower
  private let announcer: Announcer
  let motion: WindowMotion
  /// Counts the additions, removals and moves of views in the window; extents are cached by it.
  var placeChanges = 0
  private let updateBeforeInput: UpdateBeforeInput
  private let keyboard: KeyboardInput
  private var pointer: PointerInput?
  private var drops: DropInput?
  private var connections: [SignalConnection] = []
  private var style = UIUserInterfaceStyle.unspecified
  private var isLayingOut = false
  private var laterUpdate: ScheduledCall?
  private var minimising: SignalConnection?
  private var popover: MenuPopover?
  private var fileChooser: FileChooser?
  /// A GtkWidgetPaintable of the content, which has its last drawing.
  private var lastPicture: ObjectHandle?

  /// Creates the host of `window`, which becomes visible with ``present(_:)``.
  init(_ window: UIWindow, of application: GTKApplicationHost) {
    self.window = window
    self.application = application
    handle = ObjectHandle(referencing: adw_window_new())
    focus = FocusFollower(handle, of: window)
    announcer = Announcer(in: handle, focus)
    motion = WindowMotion(in: handle, of: window.interface)
    updateBeforeInput = UpdateBeforeInput(in: handle.pointer(to: GtkWidget.self))
    keyboard = KeyboardInput(handle, of: window)
    adw_window_set_content(handle.pointer(to: AdwWindow.self), chrome.widget)
    connect()
  }

  /// The window's own widget.
  var widget: WidgetPointer { handle.pointer(to: GtkWidget.self) }

  private var gtkWindow: UnsafeMutablePointer<GtkWindow> { handle.pointer(to: GtkWindow.self) }

  private func connect() {
    connections = [
      SignalConnection(handle.raw, answering: "close-request") { [weak self] _ in
        if let window = self?.window {
          window.isHidden = true
          window.interface.application.windowWasClosed(window)
        }
        return true
      },
      SignalConnection(handle.raw, "notify::is-active") { [weak self] _ in self?.followActivity() },
      SignalConnection(handle.raw, "notify::scale-factor") { [weak self] _ in
        self?.application?.scaleMayHaveChanged()
      },
      SignalConnection(handle.raw, "realize", after: true) { [weak self] _ in
        if let self {
          self.application?.frames.follow(self)
          self.followMinimising()
        }
      },
    ]
    if let settings = gtk_widget_get_settings(widget) {
      connections.append(
        SignalConnection(
          UnsafeMutableRawPointer(settings), "notify::gtk-decoration-layout", after: true
        ) { [weak self] _ in self?.updateWindowButtonInsets() })
    }
  }

  /// Makes the window the key window while the desktop gives it the keyboard.
  private func followActivity() {
    guard let window else { return }
    if gtk_window_is_active(gtkWindow) != 0 {
      window.makeKey()
    } else {
      window.isKey = false
      window.eventSynthesizer.cancelKeys()
    }
    updateActivity()
  }

  private func followMinimising() {
    guard let surface = gtk_native_get_surface(OpaquePointer(handle.raw)) else { return }
    minimising = SignalConnection(UnsafeMutableRawPointer(surface), "notify::state") {
      [weak self] _ in self?.updateActivity()
    }
  }

  /// Notes whether the window is seen, and has the keyboard.
  private func updateActivity() {
    guard let window, !window.isHidden else { return }
    let isMinimised =
      gtk_native_get_surface(OpaquePointer(handle.raw)).map {
        gdk_toplevel_get_state($0).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
      } ?? false
    let isActive = gtk_window_is_active(gtkWindow) != 0
    let activity: WindowActivity = isActive ? .active : isMinimised ? .hidden : .seen
    guard activity != window.activity else { return }
    window.activity = activity
    application?.activityMayHaveChanged()
  }

  private func updateWindowButtonInsets() {
    window?.windowButtonInsets = chrome.windowButtonInsets
  }

  /// Lays out the views for the content's new size, in the same frame.
  func contentDidResize(width: Int32, height: Int32) {
    isLayingOut = true
    updateWindowButtonInsets()
    window?.hostDidResize(to: CGSize(width: Int(width), height: Int(height)))
    window?.interface.updateCycle.update()
    isLayingOut = false
  }

  // MARK: - WindowHost

  func makePeer(for view: UIView) -> any ViewPeer {
    PeerTable.makePeer(for: view, in: self)
  }

  func present(_ content: any ViewPeer) {
    guard let content = content as? WidgetPeer else { return }
    chrome.show(content.widget)
    lastPicture = gtk_widget_paintable_new(content.widget)
      .map { ObjectHandle(owning: UnsafeMutableRawPointer($0)) }
    pointer = window.map { PointerInput(of: content.widget, to: $0.eventSynthesizer, in: self) }
    drops = window.map { DropInput(of: content.widget, to: $0) }
    setDefaultSize()
    ApplicationIcon.show(on: widget)
    // GTK would focus the first text field; in UIKit nothing is first responder until it asks to be.
    focus.withoutFollowing { gtk_window_present(gtkWindow) }
    if let responder = window?.firstResponder as? UIView {
      responder.peer?.focus()
    } else {
      clearFocus()
    }
  }

  /// Gives the content the size of the window's bounds, limited by the screen. The title bar is added to it, and so is the
  /// border that GTK draws inside the window if the display has no compositor.
  private func setDefaultSize() {
    guard let bounds = window?.bounds, let room = application?.screenBounds.size else { return }
    let content = PixelRect(bounds)
    guard content.width > 0, content.height > 0 else { return }
    let barHeight = chrome.showsBar ? WindowChrome.height : 0
    var border = (width: 0.0, height: 0.0)
    if gtk_widget_has_css_class(widget, "solid-csd") != 0 {
      gtk_native_get_surface_transform(OpaquePointer(handle.raw), &border.width, &border.height)
    }
    let size = PixelRect(
      CGRect(
        x: 0, y: 0, width: min(CGFloat(content.width), room.width) + 2 * border.width,
        height: min(CGFloat(content.height + barHeight), room.height) + 2 * border.height))
    gtk_window_set_default_size(gtkWindow, size.width, size.height)
  }

  func claim(_ touch: UITouch) {
    pointer?.claim(touch)
  }

  // MARK: - Pictures

  /// A picture of the last frame, cut to the area of a widget of the window. A widget's own paintable is empty as soon as
  /// something in it changes: for instance a button that is released, whose action makes a picture.
  func makePicture(of widget: WidgetPointer) -> ObjectHandle? {
    let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
    var (x, y) = (0.0, 0.0)
    guard let lastPicture, let content = (window?.peer as? WidgetPeer)?.widget,
      gtk_widget_translate_coordinates(widget, content, 0, 0, &x, &y) != 0,
      let snapshot = gtk_snapshot_new()
    else { return nil }
    var area = graphene_rect_t(CGRect(x: 0, y: 0, width: Int(width), height: Int(height)))
    gtk_snapshot_push_clip(snapshot, &area)
    snapshot.moved(by: -x, -y) {
      gdk_paintable_snapshot(
        lastPicture.opaque, snapshot, Double(gtk_widget_get_width(content)),
        Double(gtk_widget_get_height(content)))
    }
    gtk_snapshot_pop(snapshot)
    // GTK returns no node if nothing was drawn.
    guard let node = gtk_snapshot_free_to_node(snapshot), let seen = gtk_snapshot_new() else {
      return nil
    }
    gtk_snapshot_append_node(seen, node)
    gsk_render_node_unref(node)
    return gtk_snapshot_free_to_paintable(seen, &area.size)
      .map { ObjectHandle(owning: UnsafeMutableRawPointer($0)) }
  }

  // MARK: - Menus

  func open(_ menu: ShownMenu) {
    popover?.remove()
    let room = application?.screenBounds.height ?? 600
    let opened = MenuPopover(
      menu, over: chrome.widget, in: handle, of: window, focus, greatestHeight: room * 0.75)
    popover = opened
    opened.didClose = { [weak self, weak opened] in
      if self?.popover === opened { self?.popover = nil }
    }
  }

  func update(_ menu: ShownMenu) {
    if popover?.menu === menu { popover?.update() }
  }

  func close(_ menu: ShownMenu) {
    if popover?.menu === menu { popover?.close() }
  }

  // MARK: - File choosers

  func open(_ chooser: ShownFileChooser) {
    fileChooser = FileChooser(chooser, over: handle)
  }

  func close(_ chooser: ShownFileChooser) {
    if fileChooser?.shown === chooser { fileChooser = nil }
  }

  // MARK: - Focus and chrome

  var focusedView: UIView? { focus.focusedView }

  func clearFocus() {
    gtk_window_set_focus(gtkWindow, nil)
  }

  /// Removes the keyboard focus from a control inside `view`, which takes no input any more: GTK would leave it there. A
  /// first responder keeps the focus, as in UIKit.
  func releaseFocus(inside view: UIView) {
    guard let focusedView, !focusedView.isFirstResponder, focusedView.isDescendant(of: view)
    else { return }
    clearFocus()
  }

  func updateChrome() {
    guard let window else { return }
    guard !isLayingOut else {
      // GTK has laid out the title bar for this frame already, and would draw the new title without a layout.
      laterUpdate = ScheduledCall { [weak self] in self?.updateChrome() }
      return
    }
    // A window without a title is named after the application in the task switcher.
    let title =
      window.title.flatMap { $0.isEmpty ? nil : $0 }
      ?? window.interface.application.launchInfo.displayName
      ?? String(cString: g_get_application_name())
    gtk_window_set_title(gtkWindow, DisplayText.replacingNUL(in: title))
    chrome.showsBar = !window.showsBarsAlongTop
    chrome.update(
      title: DisplayText.replacingNUL(in: window.barTitle ?? ""), style: window.traitCollection)
    let newStyle = window.overrideUserInterfaceStyle
    guard newStyle != style else { return }
    style = newStyle
    WindowStyle.set(newStyle, of: widget)
  }

  /// Called when one of GTK's own gestures has claimed a touch for `widget`, which is in the window.
  func wasClaimed(_ sequence: OpaquePointer?, by widget: WidgetPointer) {
    pointer?.wasClaimed(sequence, by: widget)
  }

  func announce(_ text: String) { announcer.announce(text) }

  var showsAnimations: Bool { motion.isSeen }

  func bringToFront() {
    gtk_window_present(gtkWindow)
  }

  func close() {
    laterUpdate = nil
    minimising = nil
    popover?.remove()
    fileChooser = nil
    pointer = nil
    drops = nil
    connections = []
    if let application, application.deliveredEventCount > 0 {
      gtk_widget_set_visible(widget, 0)
      destroyLater()
    } else {
      gtk_window_destroy(gtkWindow)
    }
    application?.windowDidClose(self)
  }

  /// Destroys the window after the current event is delivered.
  private func destroyLater() {
    g_idle_add_full(
      G_PRIORITY_HIGH,
      { window in
        gtk_window_destroy(window?.assumingMemoryBound(to: GtkWindow.self))
        return 0
      }, g_object_ref(handle.raw), g_object_unref)
  }
}
