// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK

/// The widget classes that show views.
///
/// Each is a subclass, registered from Swift, of GtkWidget (for plain views) or of the class that shows the content, such
/// as GtkLabel. It requests no size from GTK, because the Kit decides the frames, and forwards drawing and allocation to
/// its ``WidgetPeer``.
enum ViewWidgetClass {
  private static var registered: [GType: GType] = [:]

  /// Makes a widget of the subclass of `base`; its reference is floating.
  static func makeWidget(of base: GType) -> WidgetPointer {
    let type = registered[base] ?? register(subclassOf: base)
    registered[base] = type
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("GObject made no \(String(cString: g_type_name(type))).")
    }
    let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
    // GTK wouldn't call size_allocate if the class had a layout manager.
    gtk_widget_set_layout_manager(widget, nil)
    gtk_widget_add_css_class(widget, StyleSheet.viewClass)
    return widget
  }

  /// Whether widgets of the class `base` draw nothing but their children.
  static func onlyDrawsChildren(_ base: GType) -> Bool {
    func draws(_ type: GType) -> UnsafeRawPointer? {
      g_type_class_peek(type)?.assumingMemoryBound(to: GtkWidgetClass.self).pointee.snapshot
        .map { unsafeBitCast($0, to: UnsafeRawPointer.self) }
    }
    return draws(base) == draws(gtk_widget_get_type())
  }

  private static func register(subclassOf base: GType) -> GType {
    var query = GTypeQuery()
    g_type_query(base, &query)
    var info = GTypeInfo()
    info.class_size = guint16(query.class_size)
    info.instance_size = guint16(query.instance_size)
    info.class_init = { widgetClass, _ in
      guard let widgetClass else { return }
      ViewWidgetClass.overrideMethods(of: widgetClass.assumingMemoryBound(to: GtkWidgetClass.self))
    }
    let name = "Gossamer" + String(cString: g_type_name(base))
    return g_type_register_static(base, name, &info, GTypeFlags(rawValue: 0))
  }

  private static func overrideMethods(of widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    widgetClass.pointee.measure = { _, _, _, minimum, natural, _, _ in
      minimum?.pointee = 0
      natural?.pointee = 0
    }
    widgetClass.pointee.size_allocate = { widget, width, height, baseline in
      guard let widget else { return }
      ViewWidgetClass.parent(of: widget)?.pointee.size_allocate(widget, width, height, baseline)
      WidgetPeer.of(widget)?.didAllocate(width: width, height: height)
    }
    widgetClass.pointee.snapshot = { widget, snapshot in
      guard let widget, let snapshot else { return }
      WidgetPeer.of(widget)?.draw(on: snapshot) { snapshot in
        ViewWidgetClass.parent(of: widget)?.pointee.snapshot(widget, snapshot)
      }
    }
    widgetClass.pointee.contains = { widget, x, y in
      guard let widget else { return 0 }
      return WidgetPeer.of(widget)?.contains(x: x, y: y) ?? false ? 1 : 0
    }
    widgetClass.pointee.focus = { widget, direction in
      guard let widget else { return 0 }
      let moveByClass = {
        ViewWidgetClass.parent(of: widget)?.pointee.focus(widget, direction) ?? 0 != 0
      }
      let isMoved = WidgetPeer.of(widget)?.moveFocus(direction, byClass: moveByClass)
      return isMoved ?? moveByClass() ? 1 : 0
    }
    widgetClass.pointee.parent_class.dispose = { object in
      guard let object else { return }
      let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
      for child in widget.children where child.showsContent {
        gtk_widget_unparent(child)
      }
      ViewWidgetClass.parent(of: widget)?.pointee.parent_class.dispose(object)
    }
  }

  /// The GTK class that the widget's class is derived from.
  private static func parent(
    of widget: WidgetPointer
  ) -> UnsafeMutablePointer<GtkWidgetClass>? {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    return g_type_class_peek_parent(instance.pointee.g_class)?
      .assumingMemoryBound(to: GtkWidgetClass.self)
  }
}
