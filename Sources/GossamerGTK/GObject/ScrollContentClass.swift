// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK

/// The class of the widget that lies in a GtkScrolledWindow and holds what is scrolled.
///
/// It implements GtkScrollable, so that the scrolled window leaves the offset to it, and moves
/// nothing by itself: the widgets in it lie where the frames of their views say.
enum ScrollContentClass {
  /// Makes a widget of the class; its reference is floating.
  static func makeWidget() -> WidgetPointer {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("GObject made no \(String(cString: g_type_name(type))).")
    }
    return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
  }

  /// The properties of GtkScrollable, by their numbers in this class.
  private enum Property: guint, CaseIterable {
    case horizontalAdjustment = 1
    case verticalAdjustment
    case horizontalPolicy
    case verticalPolicy

    var name: String {
      switch self {
      case .horizontalAdjustment: "hadjustment"
      case .verticalAdjustment: "vadjustment"
      case .horizontalPolicy: "hscroll-policy"
      case .verticalPolicy: "vscroll-policy"
      }
    }

    /// Where the widget keeps the adjustment; nil for a property that isn't one.
    var key: GQuark? {
      switch self {
      case .horizontalAdjustment, .verticalAdjustment: g_quark_from_string("gossamer-" + name)
      case .horizontalPolicy, .verticalPolicy: nil
      }
    }
  }

  private static let type: GType = {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GtkWidgetClass>.size)
    info.instance_size = guint16(MemoryLayout<GtkWidget>.size)
    info.class_init = { widgetClass, _ in
      guard let widgetClass else { return }
      ScrollContentClass.overrideMethods(
        of: widgetClass.assumingMemoryBound(to: GtkWidgetClass.self))
    }
    let type = g_type_register_static(
      gtk_widget_get_type(), "GossamerScrollContent", &info, GTypeFlags(rawValue: 0))
    var interface = GInterfaceInfo()
    g_type_add_interface_static(type, gtk_scrollable_get_type(), &interface)
    return type
  }()

  private static func overrideMethods(of widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    widgetClass.pointee.measure = { _, _, _, minimum, natural, _, _ in
      minimum?.pointee = 0
      natural?.pointee = 0
    }
    widgetClass.pointee.size_allocate = { widget, _, _, _ in
      if let widget { WidgetPeer.allocateSubviews(in: widget) }
    }
    let objectClass = UnsafeMutableRawPointer(widgetClass)
      .assumingMemoryBound(to: GObjectClass.self)
    objectClass.pointee.set_property = { object, id, value, _ in
      guard let object, let value, let key = Property(rawValue: id)?.key else { return }
      // A scrolled window that goes away takes its adjustments back: there is none then.
      let adjustment = g_value_get_object(value)
      if let adjustment { g_object_ref_sink(adjustment) }
      g_object_set_qdata_full(object, key, adjustment, g_object_unref)
    }
    objectClass.pointee.get_property = { object, id, value, _ in
      guard let object, let value, let property = Property(rawValue: id) else { return }
      if let key = property.key {
        g_value_set_object(value, g_object_get_qdata(object, key))
      } else {
        g_value_set_enum(value, gint(GTK_SCROLL_MINIMUM.rawValue))
      }
    }
    objectClass.pointee.dispose = { object in
      guard let object else { return }
      let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
      for child in widget.children { gtk_widget_unparent(child) }
      let parent = g_type_class_peek(gtk_widget_get_type())
      parent?.assumingMemoryBound(to: GObjectClass.self).pointee.dispose(object)
    }
    for property in Property.allCases {
      g_object_class_override_property(objectClass, property.rawValue, property.name)
    }
  }
}
