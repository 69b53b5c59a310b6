// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK

/// Two widget classes: the scroll content, which is the child of a GtkScrolledWindow, and the canvas, its only child,
/// which contains the widgets that scroll.
///
/// The canvas is no target of the pointer: a press between its widgets hits what is behind it.
///
/// The scroll content implements GtkScrollable, so that the scrolled window leaves the offset to it. It scrolls by moving
/// the canvas: the widgets on the canvas keep their allocations, and GTK reuses their render nodes.
enum ScrollContentClass {
  /// Makes a scroll content with its canvas; its reference is floating.
  static func makeWidget() -> WidgetPointer {
    let widget = makeWidget(of: type)
    gtk_widget_set_parent(makeWidget(of: canvasType), widget)
    return widget
  }

  private static func makeWidget(of type: GType) -> WidgetPointer {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("GObject made no \(String(cString: g_type_name(type))).")
    }
    return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
  }

  /// The peer of the scroll view that `widget`, which is of one of the two classes, belongs to.
  private static func peer(around widget: WidgetPointer) -> ScrollViewPeer? {
    let around = sequence(first: widget) { gtk_widget_get_parent($0) }
    return around.lazy.compactMap { WidgetPeer.of($0) }.first { _ in true } as? ScrollViewPeer
  }

  /// The properties of GtkScrollable, with their property ids in this class.
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

    /// The key under which the widget stores the adjustment; nil for the policies.
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

  private static let canvasType: GType = {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GtkWidgetClass>.size)
    info.instance_size = guint16(MemoryLayout<GtkWidget>.size)
    info.class_init = { widgetClass, _ in
      guard let widgetClass = widgetClass?.assumingMemoryBound(to: GtkWidgetClass.self) else {
        return
      }
      ScrollContentClass.overrideCommonMethods(of: widgetClass)
      widgetClass.pointee.size_allocate = { widget, _, _, _ in
        if let widget { WidgetPeer.allocateSubviews(in: widget) }
      }
      widgetClass.pointee.snapshot = { widget, snapshot in
        guard let widget, let snapshot else { return }
        ScrollContentClass.peer(around: widget)?.drawSubviews(on: snapshot)
      }
      widgetClass.pointee.contains = { _, _, _ in 0 }
    }
    return g_type_register_static(
      gtk_widget_get_type(), "GossamerScrollCanvas", &info, GTypeFlags(rawValue: 0))
  }()

  private static func overrideCommonMethods(of widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    widgetClass.pointee.measure = { _, _, _, minimum, natural, _, _ in
      minimum?.pointee = 0
      natural?.pointee = 0
    }
    widgetClass.pointee.parent_class.dispose = { object in
      guard let object else { return }
      let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
      for child in widget.children { gtk_widget_unparent(child) }
      let parent = g_type_class_peek(gtk_widget_get_type())
      parent?.assumingMemoryBound(to: GObjectClass.self).pointee.dispose(object)
    }
  }

  private static func overrideMethods(of widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    overrideCommonMethods(of: widgetClass)
    widgetClass.pointee.size_allocate = { widget, width, height, _ in
      guard let widget else { return }
      ScrollContentClass.peer(around: widget)?.allocateCanvas(width: width, height: height)
    }
    let objectClass = UnsafeMutableRawPointer(widgetClass)
      .assumingMemoryBound(to: GObjectClass.self)
    objectClass.pointee.set_property = { object, id, value, _ in
      guard let object, let value, let key = Property(rawValue: id)?.key else { return }
      // A scrolled window that is destroyed sets its adjustments to NULL.
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
    for property in Property.allCases {
      g_object_class_override_property(objectClass, property.rawValue, property.name)
    }
  }
}
