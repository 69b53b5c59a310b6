// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows what earlier events have changed before a window takes the next input.
///
/// The update cycle runs once per frame. A key that arrives between a change of the model and that
/// frame would otherwise be typed into a text that is about to be replaced, and be lost.
final class UpdateBeforeInput {
  private var connection: SignalConnection?

  /// Watches the keys, buttons and touches that reach `window`, before any widget in it hears of them.
  init(in window: WidgetPointer) {
    guard let controller = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(window, controller)
    connection = SignalConnection(UnsafeMutableRawPointer(controller), answering: "event") { _ in
      if let event = gtk_event_controller_get_current_event(controller), Self.isInput(event) {
        Self.runIfNeeded()
      }
      return false
    }
  }

  /// Runs the update cycle if something has asked for it since the last frame. To be called before any
  /// input is handled that isn't an event of the window: assistive technologies press, type and select
  /// by messages of their own, and pasted text arrives by one.
  static func runIfNeeded() {
    Interface.current.updateCycle.updateIfNeeded()
  }

  /// Moving the pointer changes nothing that the text of a field depends on, and is frequent.
  private static func isInput(_ event: OpaquePointer) -> Bool {
    switch gdk_event_get_event_type(event) {
    case GDK_KEY_PRESS, GDK_KEY_RELEASE, GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE, GDK_TOUCH_BEGIN,
      GDK_TOUCH_END:
      true
    default: false
    }
  }
}
