// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// A GActionGroup class that offers the accessibility actions of a view or an element to assistive technologies, and
/// performs them.
///
/// GTK offers the actions of a widget's action groups to assistive technologies. This group stores no actions: it asks
/// the view for them only when it is asked itself, so that most rows of a list cost nothing.
enum AccessibleActionsClass {
  /// Makes `widget` offer the accessibility actions of its view or its element.
  static func insert(into widget: WidgetPointer) {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else { return }
    // The widget owns the group, so the group never outlives it. GTK asks for the actions during this call. The widget is
    // set only afterwards, so that the view isn't asked in vain.
    gtk_widget_insert_action_group(widget, "action", OpaquePointer(object))
    g_object_set_qdata(object, key, UnsafeMutableRawPointer(widget))
    g_object_unref(UnsafeMutableRawPointer(object))
  }

  private static let key = g_quark_from_string("gossamer-widget")

  private static func accessible(of group: OpaquePointer?) -> (any Accessible)? {
    guard let group else { return nil }
    let object = UnsafeMutableRawPointer(group).assumingMemoryBound(to: GObject.self)
    return g_object_get_qdata(object, key)
      .flatMap { $0.assumingMemoryBound(to: GtkWidget.self).accessible }
  }

  private static let type: GType = {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GObjectClass>.size)
    info.instance_size = guint16(MemoryLayout<GObject>.size)
    let type = g_type_register_static(
      g_object_get_type(), "GossamerAccessibleActions", &info, GTypeFlags(rawValue: 0))
    var interface = GInterfaceInfo()
    interface.interface_init = { interface, _ in
      guard let interface else { return }
      AccessibleActionsClass.implement(
        interface.assumingMemoryBound(to: GActionGroupInterface.self))
    }
    g_type_add_interface_static(type, g_action_group_get_type(), &interface)
    return type
  }()

  private static func implement(_ interface: UnsafeMutablePointer<GActionGroupInterface>) {
    interface.pointee.list_actions = { group in
      let names = AccessibleActionsClass.accessible(of: group)?.accessibleActions.map(\.name) ?? []
      let list = g_malloc0_n(gsize(names.count + 1), gsize(MemoryLayout<gpointer>.size))?
        .assumingMemoryBound(to: UnsafeMutablePointer<gchar>?.self)
      for (index, name) in names.enumerated() { list?[index] = g_strdup(name) }
      return list
    }
    interface.pointee.query_action = { group, name, isEnabled, parameter, state, hint, value in
      parameter?.pointee = nil
      state?.pointee = nil
      hint?.pointee = nil
      value?.pointee = nil
      guard let name, let accessible = AccessibleActionsClass.accessible(of: group) else {
        return 0
      }
      let isThere = accessible.accessibleActions.contains { $0.name == String(cString: name) }
      isEnabled?.pointee = isThere ? 1 : 0
      return isThere ? 1 : 0
    }
    interface.pointee.activate_action = { group, name, _ in
      guard let name, let accessible = AccessibleActionsClass.accessible(of: group) else { return }
      UpdateBeforeInput.runIfNeeded()
      _ = accessible.performAccessibleAction(named: String(cString: name))
    }
  }
}
