// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Runs a pending update cycle before a window handles the next GDK event, so that the event meets up-to-date views.
///
/// The update cycle runs once per frame. A key that arrives between a change of the model and the next frame would
/// otherwise be typed into a text that is about to be replaced, and be lost. The events themselves go on to
/// ``KeyboardInput`` and ``PointerInput``.
final class UpdateBeforeInput {
  private var connection: SignalConnection?

  /// Watches the keys, buttons and touches that reach `window`, before any widget in it gets them.
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

  /// Runs the update cycle if it was requested since the last frame. Call it before handling input that doesn't arrive as
  /// a GDK event, such as an action of assistive technologies, text of the input method, or pasted text.
  static func runIfNeeded() {
    Interface.current.updateCycle.updateIfNeeded()
  }

  /// Whether the event needs up-to-date views. Pointer motion doesn't: it is frequent, and types nothing.
  private static func isInput(_ event: OpaquePointer) -> Bool {
    switch gdk_event_get_event_type(event) {
    case GDK_KEY_PRESS, GDK_KEY_RELEASE, GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE, GDK_TOUCH_BEGIN,
      GDK_TOUCH_END:
      true
    default: false
    }
  }
}
