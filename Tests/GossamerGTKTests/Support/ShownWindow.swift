// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

/// A shown window; it is closed when this object is freed.
final class ShownWindow {
  let window: UIWindow

  init(_ window: UIWindow) {
    self.window = window
  }

  isolated deinit {
    window.isHidden = true
    window.rootViewController = nil
  }

  /// The peer that shows `view`.
  func peer(of view: UIView) throws -> WidgetPeer {
    try #require(view.peer as? WidgetPeer, "The view has no peer: \(view)")
  }

  /// The widget that shows `view`.
  func widget(of view: UIView) throws -> WidgetPointer {
    try peer(of: view).widget
  }

  /// GTK's window.
  var gtkWindow: WidgetPointer {
    get throws { try #require(try peer(of: window).windowHost).widget }
  }

  /// Whether GTK has drawn the window. Frames go by without it until the display server has mapped the window.
  var isPainted: Bool {
    get throws {
      guard let node = try Picture.node(of: gtkWindow) else { return false }
      gsk_render_node_unref(node)
      return true
    }
  }

  /// The view whose widget has the keyboard focus; nil for none.
  var focusedView: UIView? {
    get throws { try peer(of: window).windowHost?.focusedView }
  }

  /// Turns the desktop's animations on or off.
  func setAnimationsEnabled(_ isEnabled: Bool) throws {
    let settings = try #require(gtk_widget_get_settings(try gtkWindow))
    var value = GValue()
    g_value_init(&value, GType.boolean)
    g_value_set_boolean(&value, isEnabled ? 1 : 0)
    UnsafeMutableRawPointer(settings).withMemoryRebound(to: GObject.self, capacity: 1) {
      g_object_set_property($0, "gtk-enable-animations", &value)
    }
    g_value_unset(&value)
  }

  /// What a person drags of a scroll view's vertical scroll bar, in the coordinates of the view; nil while
  /// the bar isn't there.
  func slider(of view: UIScrollView) throws -> CGRect? {
    let scroller = try widget(of: view)
    let bar = gtk_scrolled_window_get_vscrollbar(OpaquePointer(scroller))
    var open = [try #require(bar)]
    while let widget = open.popLast() {
      open += widget.children
      guard String(cString: gtk_widget_get_css_name(widget)) == "slider" else { continue }
      var bounds = graphene_rect_t()
      guard gtk_widget_get_mapped(widget) != 0,
        gtk_widget_compute_bounds(widget, scroller, &bounds) != 0
      else { return nil }
      return CGRect(
        x: view.bounds.minX + CGFloat(bounds.origin.x),
        y: view.bounds.minY + CGFloat(bounds.origin.y), width: CGFloat(bounds.size.width),
        height: CGFloat(bounds.size.height))
    }
    return nil
  }

  /// The actual frame of the widget of `view`, in the coordinates of the window's content.
  func place(of view: UIView) throws -> CGRect {
    var bounds = graphene_rect_t()
    let isKnown = gtk_widget_compute_bounds(
      try widget(of: view), try widget(of: window), &bounds)
    try #require(isKnown != 0)
    return CGRect(
      x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y), width: CGFloat(bounds.size.width),
      height: CGFloat(bounds.size.height))
  }
}
