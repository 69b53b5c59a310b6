// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows a UIWindow as a window of libadwaita: the views, and around them what every window has.
final class GTKWindowHost: WindowHost {
  private weak var window: UIWindow?
  private(set) weak var application: GTKApplicationHost?
  private let handle: ObjectHandle
  private let chrome = WindowChrome()
  let focus: FocusFollower
  private let announcer: Announcer
  let motion: WindowMotion
  /// How often views of the window have come, gone or moved.
  var placeChanges = 0
  private let updateBeforeInput: UpdateBeforeInput
  private let keyboard: KeyboardInput
  private var pointer: PointerInput?
  private var drops: DropInput?
  private var connections: [SignalConnection] = []
  private var style = UIUserInterfaceStyle.unspecified
  private var isLayingOut = false
  private var laterUpdate: ScheduledCall?
  private var popover: MenuPopover?
  private var fileChooser: FileChooser?
  /// What was drawn last of the content.
  private var lastPicture: ObjectHandle?

  /// Creates what shows `window`. It becomes visible with ``present(_:)``.
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
        self?.window?.isHidden = true
        return true
      },
      SignalConnection(handle.raw, "notify::is-active") { [weak self] _ in self?.followActivity() },
      SignalConnection(handle.raw, "notify::scale-factor") { [weak self] _ in
        self?.application?.scaleMayHaveChanged()
      },
      SignalConnection(handle.raw, "realize", after: true) { [weak self] _ in
        if let self { self.application?.frames.follow(self) }
      },
    ]
    if let settings = gtk_widget_get_settings(widget) {
      connections.append(
        SignalConnection(
          UnsafeMutableRawPointer(settings), "notify::gtk-decoration-layout", after: true
        ) { [weak self] _ in self?.updateWindowButtonInsets() })
    }
  }

  /// The window of the desktop that gets what is typed is the key window.
  private func followActivity() {
    guard let window else { return }
    if gtk_window_is_active(gtkWindow) != 0 {
      window.makeKey()
    } else {
      window.isKey = false
      window.eventSynthesizer.cancelKeys()
    }
  }

  private func updateWindowButtonInsets() {
    window?.windowButtonInsets = chrome.windowButtonInsets
  }

  /// The content has got another size: the views are laid out at once, in the same frame.
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
    // GTK gives the keyboard to the first field; in the Kit nothing has it until it asks.
    focus.withoutFollowing { gtk_window_present(gtkWindow) }
    if let responder = window?.firstResponder as? UIView {
      responder.peer?.focus()
    } else {
      clearFocus()
    }
  }

  /// The content gets the size of the window's bounds, as far as the screen has room; a title bar comes on
  /// top, and the border that GTK draws inside of the window where nothing composites windows.
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

  /// What was seen last in the place of a widget of the window's. A widget keeps its own picture only until
  /// something in it changes, such as a button that is let go, whose action wants the picture.
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
    // GTK makes no picture of nothing.
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

  /// Takes the keyboard from a control inside of a view that takes no input any more: GTK would leave it there. A first
  /// responder keeps it, as in UIKit.
  func releaseFocus(inside view: UIView) {
    guard let focusedView, !focusedView.isFirstResponder, focusedView.isDescendant(of: view)
    else { return }
    clearFocus()
  }

  func updateChrome() {
    guard let window else { return }
    guard !isLayingOut else {
      // GTK has laid the bar out already, and would draw it without another layout.
      laterUpdate = ScheduledCall { [weak self] in self?.updateChrome() }
      return
    }
    // A task switcher has to call the window something.
    let title =
      window.title.flatMap { $0.isEmpty ? nil : $0 } ?? String(cString: g_get_application_name())
    gtk_window_set_title(gtkWindow, DisplayText.replacingNUL(in: title))
    chrome.showsBar = !window.showsBarsAlongTop
    chrome.update(
      title: DisplayText.replacingNUL(in: window.barTitle ?? ""), style: window.traitCollection)
    let newStyle = window.overrideUserInterfaceStyle
    guard newStyle != style else { return }
    style = newStyle
    WindowStyle.set(newStyle, of: widget)
  }

  /// One of GTK's own gestures has claimed a touch for `widget`, which is in the window.
  func wasClaimed(_ sequence: OpaquePointer?, by widget: WidgetPointer) {
    pointer?.wasClaimed(sequence, by: widget)
  }

  func announce(_ text: String) { announcer.announce(text) }

  var showsAnimations: Bool { motion.isSeen }

  func close() {
    laterUpdate = nil
    popover?.remove()
    fileChooser = nil
    pointer = nil
    drops = nil
    connections = []
    if let application, application.eventsAtHand > 0 {
      gtk_widget_set_visible(widget, 0)
      destroyLater()
    } else {
      gtk_window_destroy(gtkWindow)
    }
    application?.windowDidClose(self)
  }

  /// Destroys the window when the event is handed out that is at hand.
  private func destroyLater() {
    g_idle_add_full(
      G_PRIORITY_HIGH,
      { window in
        gtk_window_destroy(window?.assumingMemoryBound(to: GtkWindow.self))
        return 0
      }, g_object_ref(handle.raw), g_object_unref)
  }
}
