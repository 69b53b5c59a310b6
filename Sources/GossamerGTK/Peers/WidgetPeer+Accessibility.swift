// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

extension ObjectHandle {
  /// Says what a widget is to assistive technologies. Only once, before anybody has asked.
  func setAccessibleRole(_ role: GtkAccessibleRole) {
    var value = GValue()
    g_value_init(&value, gtk_accessible_role_get_type())
    g_value_set_enum(&value, gint(role.rawValue))
    g_object_set_property(pointer(to: GObject.self), "accessible-role", &value)
    g_value_unset(&value)
  }
}

// What assistive technologies are told.
extension WidgetPeer {

  /// Passes on what the view says of itself.
  func updateAccessibility(of view: UIView) {
    set(GTK_ACCESSIBLE_PROPERTY_LABEL, to: view.accessibilityLabel)
    set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: view.accessibilityHint)
    set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, to: view.accessibilityValue)
    if let identifier = view.accessibilityIdentifier { gtk_widget_set_name(widget, identifier) }
  }

  private func set(_ property: GtkAccessibleProperty, to text: String?) {
    let accessible = accessibleHandle.opaque
    guard let text else { return gtk_accessible_reset_property(accessible, property) }
    var value = GValue()
    var property = property
    g_value_init(&value, GType.string)
    g_value_set_string(&value, DisplayText.replacingNUL(in: text))
    gtk_accessible_update_property_value(accessible, 1, &property, &value)
    g_value_unset(&value)
  }
}
