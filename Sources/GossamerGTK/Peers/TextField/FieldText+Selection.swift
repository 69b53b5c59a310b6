// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK

extension FieldText {
  /// Has GTK select only what a person selects: what is selected is the field's to say. Once is
  /// enough, after the first GtkText was made.
  static let leaveSelectionsAlone: Void = {
    keepSelectionsOnFocus()
    keepSelectionsWithoutPrimaryClipboard()
  }()

  /// GTK would select the whole text when it gets the focus by the keyboard.
  private static func keepSelectionsOnFocus() {
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    g_value_init(&value, GType.boolean)
    g_value_set_boolean(&value, 0)
    g_object_set_property(
      UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self),
      "gtk-entry-select-on-focus", &value)
  }

  /// GTK would collapse the selection when the X server says that it isn't the primary clipboard any
  /// more. That comes late: perhaps after the text has been set and selected anew.
  private static func keepSelectionsWithoutPrimaryClipboard() {
    g_type_class_peek(g_type_from_name("GtkTextContent"))?
      .assumingMemoryBound(to: GdkContentProviderClass.self)
      .pointee.detach_clipboard = { _, _ in }
  }
}
