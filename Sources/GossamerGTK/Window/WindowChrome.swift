// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// The window buttons, which lie in front of the content, and a title bar above content that has no bar of its own.
///
/// The buttons stay in place whichever bar is behind them.
final class WindowChrome {
  private let overlay = ObjectHandle(referencing: gtk_overlay_new())
  private let column = ObjectHandle(referencing: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  private let bar = ObjectHandle(referencing: gtk_window_handle_new())
  private let label = ObjectHandle(referencing: gtk_label_new(nil))
  private let start = WindowButtons(GTK_PACK_START)
  private let end = WindowButtons(GTK_PACK_END)

  /// The height of the title bar and of the buttons' row: that of a navigation bar, in points.
  static let height = Int32(UINavigationBar.height)
  private static let margin: Int32 = 8

  /// Makes the chrome of a window without content.
  init() {
    assembleBar()
    gtk_box_append(column.pointer(to: GtkBox.self), barWidget)
    overlay.setAccessibleRole(GTK_ACCESSIBLE_ROLE_GROUP)
    gtk_overlay_set_child(overlay.opaque, column.pointer(to: GtkWidget.self))
    for buttons in [start, end] {
      gtk_overlay_add_overlay(overlay.opaque, buttons.widget)
      // A window is never narrower than its buttons.
      gtk_overlay_set_measure_overlay(overlay.opaque, buttons.widget, 1)
    }
  }

  /// Lays out the title bar: a spacer for the buttons on each side, and the title as near to the centre of the window as
  /// there is room.
  private func assembleBar() {
    guard let center = gtk_center_box_new() else { return }
    let title = label.pointer(to: GtkWidget.self)
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    gtk_widget_set_margin_start(title, Self.margin)
    gtk_widget_set_margin_end(title, Self.margin)
    gtk_center_box_set_start_widget(OpaquePointer(center), start.makeSpacer())
    gtk_center_box_set_center_widget(OpaquePointer(center), title)
    gtk_center_box_set_end_widget(OpaquePointer(center), end.makeSpacer())
    gtk_widget_set_size_request(barWidget, -1, Self.height)
    gtk_widget_add_css_class(barWidget, StyleSheet.titleBarClass)
    gtk_window_handle_set_child(bar.opaque, center)
  }

  private var barWidget: WidgetPointer { bar.pointer(to: GtkWidget.self) }

  /// The root widget of the window: the chrome with the content in it.
  var widget: WidgetPointer { overlay.pointer(to: GtkWidget.self) }

  /// Adds the content below the title bar.
  func show(_ content: WidgetPointer) {
    gtk_widget_set_vexpand(content, 1)
    gtk_box_append(column.pointer(to: GtkBox.self), content)
  }

  /// Whether there is a bar above the content.
  var showsBar: Bool {
    get { gtk_widget_get_visible(barWidget) != 0 }
    set { gtk_widget_set_visible(barWidget, newValue ? 1 : 0) }
  }

  /// Shows `title` in the bar, in light or dark.
  func update(title: String, style: UITraitCollection) {
    let color = UIColor.label.components(with: style)
    gtk_label_set_text(label.opaque, title)
    let attributes = PangoAttributes(font: UINavigationBar.font(.semibold, in: style), color: color)
    withExtendedLifetime(attributes) { gtk_label_set_attributes(label.opaque, attributes.list) }
    if style.userInterfaceStyle == .dark {
      gtk_widget_add_css_class(barWidget, StyleSheet.darkClass)
    } else {
      gtk_widget_remove_css_class(barWidget, StyleSheet.darkClass)
    }
  }

  /// The part of the content that the buttons cover; see ``UIWindow/windowButtonInsets``.
  var windowButtonInsets: UIEdgeInsets {
    guard !showsBar else { return .zero }
    let isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    let (left, right) = isRightToLeft ? (end, start) : (start, end)
    return UIEdgeInsets(
      top: CGFloat(Self.height), left: left.width, bottom: 0, right: right.width)
  }
}

/// The window buttons on one side, as the desktop's settings say. Dragging the space around them moves the window.
private final class WindowButtons {
  private let handle = ObjectHandle(referencing: gtk_window_handle_new())
  private let group = ObjectHandle(
    owning: UnsafeMutableRawPointer(gtk_size_group_new(GTK_SIZE_GROUP_HORIZONTAL)))

  /// The distance to the edge of the window, as in Adwaita's header bars.
  private static let margin: Int32 = 6

  init(_ side: GtkPackType) {
    guard let controls = gtk_window_controls_new(side) else { return }
    g_object_bind_property(
      controls, "empty", controls, "visible",
      GBindingFlags(G_BINDING_SYNC_CREATE.rawValue | G_BINDING_INVERT_BOOLEAN.rawValue))
    gtk_window_handle_set_child(handle.opaque, controls)
    if side == GTK_PACK_START {
      gtk_widget_set_margin_start(controls, Self.margin)
    } else {
      gtk_widget_set_margin_end(controls, Self.margin)
    }
    gtk_widget_set_halign(widget, side == GTK_PACK_START ? GTK_ALIGN_START : GTK_ALIGN_END)
    gtk_widget_set_valign(widget, GTK_ALIGN_START)
    gtk_widget_set_size_request(widget, -1, WindowChrome.height)
    gtk_size_group_add_widget(group.pointer(to: GtkSizeGroup.self), widget)
  }

  var widget: WidgetPointer { handle.pointer(to: GtkWidget.self) }

  /// Makes a widget that is always as wide as the buttons; its reference is floating.
  func makeSpacer() -> WidgetPointer? {
    let spacer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    gtk_size_group_add_widget(group.pointer(to: GtkSizeGroup.self), spacer)
    return spacer
  }

  /// The width of the buttons with their margin, in points.
  var width: CGFloat {
    var natural: Int32 = 0
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
    return CGFloat(natural)
  }
}
