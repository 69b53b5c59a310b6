// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK

/// The class of the widgets that show buttons, cells and accessibility elements.
///
/// A GtkButton would take presses from the widgets inside it. So this is a plain widget with two features of a GtkButton:
/// keys that press it, and an action that assistive technologies find.
enum PressableWidgetClass {
  static let type: GType = {
    var query = GTypeQuery()
    g_type_query(gtk_widget_get_type(), &query)
    var info = GTypeInfo()
    info.class_size = guint16(query.class_size)
    info.instance_size = guint16(query.instance_size)
    info.class_init = { widgetClass, _ in
      guard let widgetClass else { return }
      PressableWidgetClass.addAction(to: widgetClass.assumingMemoryBound(to: GtkWidgetClass.self))
      PressableWidgetClass.addKeys(to: widgetClass.assumingMemoryBound(to: GtkWidgetClass.self))
    }
    return g_type_register_static(
      gtk_widget_get_type(), "PressableWidget", &info, GTypeFlags(rawValue: 0))
  }()

  /// Sets whether assistive technologies find the action of `widget`, which has to be of this class.
  static func setActionEnabled(_ isEnabled: Bool, of widget: WidgetPointer) {
    gtk_widget_action_set_enabled(widget, action, isEnabled ? 1 : 0)
  }

  /// The name of the action, the same as that of a GtkButton.
  private static let action = "click"

  private static func addAction(to widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    gtk_widget_class_install_action(widgetClass, action, nil) { widget, _, _ in
      guard let accessible = widget?.accessible else { return }
      UpdateBeforeInput.runIfNeeded()
      _ = accessible.accessibilityActivate()
    }
  }

  /// Adds the keys that press the widget if it has the focus itself; they don't press its ancestors.
  private static func addKeys(to widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    for key in [
      GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter,
    ] {
      let trigger = gtk_keyval_trigger_new(guint(key), GdkModifierType(rawValue: 0))
      let action = gtk_callback_action_new(
        { widget, _, _ in
          guard let widget, gtk_widget_is_focus(widget) != 0 else { return 0 }
          PressableWidgetClass.press(widget)
          return 1
        }, nil, nil)
      guard let shortcut = gtk_shortcut_new(trigger, action) else { continue }
      gtk_widget_class_add_shortcut(widgetClass, shortcut)
      g_object_unref(UnsafeMutableRawPointer(shortcut))
    }
  }

  private static func press(_ widget: WidgetPointer) {
    (WidgetPeer.of(widget) as? ControlPeer)?.press()
  }
}
