// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CATSPI

// MARK: - Text

extension AccessibleNode {
  /// The text that it shows.
  var text: String {
    get throws {
      guard let text = atspi_accessible_get_text_iface(pointer) else {
        throw lacks("text")
      }
      defer { g_object_unref(text) }
      let count = try Self.call("count characters") { atspi_text_get_character_count(text, $0) }
      let characters = try Self.call("read text") { atspi_text_get_text(text, 0, count, $0) }
      guard let characters else { return "" }
      defer { g_free(characters) }
      return String(cString: characters)
    }
  }

  /// Replaces its whole text, as a screen reader's dictation does.
  func setText(_ newText: String) throws {
    guard let editable = atspi_accessible_get_editable_text_iface(pointer) else {
      throw lacks("editable text")
    }
    defer { g_object_unref(editable) }
    _ = try Self.call("set text") {
      atspi_editable_text_set_text_contents(editable, newText, $0)
    }
  }
}

// MARK: - Value

extension AccessibleNode {
  /// Its present value.
  var value: Double {
    get throws {
      guard let value = atspi_accessible_get_value_iface(pointer) else { throw lacks("value") }
      defer { g_object_unref(value) }
      return try Self.call("read the value") { atspi_value_get_current_value(value, $0) }
    }
  }

  /// Sets another value, as a screen reader does.
  func setValue(_ number: Double) throws {
    guard let value = atspi_accessible_get_value_iface(pointer) else { throw lacks("value") }
    defer { g_object_unref(value) }
    _ = try Self.call("set the value") { atspi_value_set_current_value(value, number, $0) }
  }
}

// MARK: - Actions

extension AccessibleNode {
  /// Waits until the node is enabled, and performs its first action; this presses a button.
  func press() throws {
    try eventually("'\(name)' to be enabled", seen: "a \(role) that is not") {
      has(ATSPI_STATE_SENSITIVE)
    }
    guard let action = atspi_accessible_get_action_iface(pointer) else {
      throw lacks("action")
    }
    defer { g_object_unref(action) }
    _ = try Self.call("press") { atspi_action_do_action(action, 0, $0) }
  }

  /// The names of its actions.
  var actions: [String] {
    get throws {
      guard let action = atspi_accessible_get_action_iface(pointer) else {
        throw lacks("action")
      }
      defer { g_object_unref(action) }
      let count = try Self.call("count actions") { atspi_action_get_n_actions(action, $0) }
      return try (0..<count).map { index in
        let name = try Self.call("name an action") {
          atspi_action_get_action_name(action, index, $0)
        }
        defer { g_free(name) }
        return name.map { String(cString: $0) } ?? ""
      }
    }
  }

  /// Performs the custom action with this name, to which GTK adds the prefix `action.`.
  func perform(_ name: String) throws {
    guard let index = try actions.firstIndex(of: "action.\(name)"),
      let action = atspi_accessible_get_action_iface(pointer)
    else { throw lacks("action '\(name)'") }
    defer { g_object_unref(action) }
    _ = try Self.call("perform \(name)") {
      atspi_action_do_action(action, gint(index), $0)
    }
  }
}

// MARK: - Place

extension AccessibleNode {
  /// Its rectangle within the window's content, in pixels.
  var extents: (x: Int, y: Int, width: Int, height: Int) {
    get throws {
      guard let component = atspi_accessible_get_component_iface(pointer) else {
        throw lacks("extents")
      }
      defer { g_object_unref(component) }
      let rectangle = try Self.call("read extents") {
        atspi_component_get_extents(component, ATSPI_COORD_TYPE_WINDOW, $0)
      }
      guard let rectangle else { throw lacks("extents") }
      defer { g_free(rectangle) }
      let place = rectangle.pointee
      return (Int(place.x), Int(place.y), Int(place.width), Int(place.height))
    }
  }

  private func lacks(_ interface: String) -> WindowTestError {
    .lacks(interface: interface, node: "\(role) \(name.debugDescription)")
  }
}
