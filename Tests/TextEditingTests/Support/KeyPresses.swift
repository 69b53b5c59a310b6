// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Testing

/// Key presses that reach the input method of a GtkText, as the display's would.
struct KeyPresses {
  private let inputMethod: UnsafeMutablePointer<GtkIMContext>
  private let display: OpaquePointer
  private let surface: OpaquePointer
  private let keyboard: OpaquePointer

  init(into text: GtkObject) throws {
    let widget = text.pointer.assumingMemoryBound(to: GtkWidget.self)
    inputMethod = try #require(text.inputMethod).pointer.assumingMemoryBound(to: GtkIMContext.self)
    display = try #require(gdk_display_get_default())
    surface = try #require(gtk_native_get_surface(gtk_widget_get_native(widget)))
    keyboard = try #require(gdk_seat_get_keyboard(gdk_display_get_default_seat(display)))
  }

  /// Presses a key and lets go of it.
  func press(_ key: guint, with modifiers: [GdkModifierType] = []) throws {
    try send(key, isPress: true, modifiers)
    try release(key, with: modifiers)
  }

  /// Lets go of a key.
  func release(_ key: guint, with modifiers: [GdkModifierType]) throws {
    try send(key, isPress: false, modifiers)
  }

  private func send(_ key: guint, isPress: Bool, _ modifiers: [GdkModifierType]) throws {
    var keys: UnsafeMutablePointer<GdkKeymapKey>?
    var count: gint = 0
    #expect(gdk_display_map_keyval(display, key, &keys, &count) != 0)
    defer { g_free(keys) }
    let code = try #require(keys?.pointee)
    let state = GdkModifierType(rawValue: modifiers.reduce(0) { $0 | $1.rawValue })
    gtk_im_context_filter_key(
      inputMethod, isPress ? 1 : 0, surface, keyboard, 0, code.keycode, state, code.group)
  }
}
