// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK

/// A GObject that tests drive by its signals and event controllers.
struct GtkObject {
  let pointer: UnsafeMutableRawPointer

  init(_ pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer
  }

  init(_ pointer: OpaquePointer) {
    self.pointer = UnsafeMutableRawPointer(pointer)
  }

  /// An argument of a signal.
  enum Argument {
    case string(String)
    case int(Int)
    case double(Double)
    case bool(Bool)
    case deletion(GtkDeleteType)
    case movement(GtkMovementStep)
    /// A text inside of a GValue.
    case value(String)
  }

  /// Emits a signal, as GTK does when a key is pressed that is bound to it.
  func emit(_ signal: String, _ arguments: Argument...) {
    var values = [GValue](repeating: GValue(), count: arguments.count + 1)
    let type = pointer.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
    g_value_init(&values[0], type)
    g_value_set_object(&values[0], pointer)
    for (index, argument) in arguments.enumerated() { argument.store(in: &values[index + 1]) }
    let id = g_signal_lookup(signal, type)
    var query = GSignalQuery()
    g_signal_query(id, &query)
    var result = GValue()
    if query.return_type == Argument.Fundamental.boolean {
      g_value_init(&result, query.return_type)
      g_signal_emitv(&values, id, 0, &result)
    } else {
      g_signal_emitv(&values, id, 0, nil)
    }
    for index in values.indices { g_value_unset(&values[index]) }
  }

  func isA(_ type: GType) -> Bool {
    g_type_check_instance_is_a(pointer.assumingMemoryBound(to: GTypeInstance.self), type) != 0
  }

  /// The event controllers of one type, if this is a widget.
  func controllers(of type: GType) -> [GtkObject] {
    let widget = pointer.assumingMemoryBound(to: GtkWidget.self)
    guard let list = gtk_widget_observe_controllers(widget) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return Self.items(of: list).filter { $0.isA(type) }
  }

  static func items(of list: OpaquePointer) -> [GtkObject] {
    (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let item = g_list_model_get_item(list, index) else { return nil }
      g_object_unref(item)
      return GtkObject(item)
    }
  }

  /// What turns key presses into text, if this is a GtkText.
  var inputMethod: GtkObject? {
    for controller in controllers(of: gtk_event_controller_key_get_type()) {
      let context = gtk_event_controller_key_get_im_context(OpaquePointer(controller.pointer))
      if let context { return GtkObject(UnsafeMutableRawPointer(context)) }
    }
    return nil
  }

  /// Performs what is bound to a key by a shortcut, if this is a widget: "<Control>z".
  /// - Returns: whether there is one.
  func activateShortcut(_ trigger: String) -> Bool {
    let widget = pointer.assumingMemoryBound(to: GtkWidget.self)
    for controller in controllers(of: gtk_shortcut_controller_get_type()) {
      for item in Self.items(of: OpaquePointer(controller.pointer)) {
        let shortcut = OpaquePointer(item.pointer)
        guard let name = gtk_shortcut_trigger_to_string(gtk_shortcut_get_trigger(shortcut)) else {
          continue
        }
        defer { g_free(name) }
        guard String(cString: name) == trigger else { continue }
        return gtk_shortcut_action_activate(
          gtk_shortcut_get_action(shortcut), GtkShortcutActionFlags(rawValue: 0), widget, nil) != 0
      }
    }
    return false
  }
}

extension GtkObject.Argument {
  /// The fundamental types of GLib, which are macros in C.
  fileprivate enum Fundamental {
    static let boolean = GType(5 << 2)
    static let int = GType(6 << 2)
    static let double = GType(15 << 2)
    static let string = GType(16 << 2)
  }

  fileprivate func store(in value: inout GValue) {
    switch self {
    case .string(let string):
      g_value_init(&value, Fundamental.string)
      g_value_set_string(&value, string)
    case .int(let number):
      g_value_init(&value, Fundamental.int)
      g_value_set_int(&value, gint(number))
    case .double(let number):
      g_value_init(&value, Fundamental.double)
      g_value_set_double(&value, number)
    case .bool(let isTrue):
      g_value_init(&value, Fundamental.boolean)
      g_value_set_boolean(&value, isTrue ? 1 : 0)
    case .movement(let step):
      g_value_init(&value, gtk_movement_step_get_type())
      g_value_set_enum(&value, gint(step.rawValue))
    case .deletion(let type):
      g_value_init(&value, gtk_delete_type_get_type())
      g_value_set_enum(&value, gint(type.rawValue))
    case .value(let string):
      var inner = GValue()
      g_value_init(&inner, Fundamental.string)
      g_value_set_string(&inner, string)
      g_value_init(&value, g_value_get_type())
      g_value_set_boxed(&value, &inner)
      g_value_unset(&inner)
    }
  }
}
