// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK

extension FieldText {
  /// Makes the input method forget what it is composing.
  func abandonComposition() {
    if let inputMethod { gtk_im_context_reset(inputMethod) }
  }

  /// What turns key presses into text. GtkText keeps it to itself; its key controller doesn't.
  private var inputMethod: UnsafeMutablePointer<GtkIMContext>? {
    for controller in controllers(of: gtk_event_controller_key_get_type()) {
      if let context = gtk_event_controller_key_get_im_context(controller) { return context }
    }
    return nil
  }

  /// The event controllers of one type that GtkText has.
  func controllers(of type: GType) -> [OpaquePointer] {
    guard let list = gtk_widget_observe_controllers(widget) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let item = g_list_model_get_item(list, index) else { return nil }
      // The text keeps its controllers.
      g_object_unref(item)
      let instance = item.assumingMemoryBound(to: GTypeInstance.self)
      return g_type_check_instance_is_a(instance, type) != 0 ? OpaquePointer(item) : nil
    }
  }
}
