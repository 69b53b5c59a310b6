// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Passes the key events of a window to the Kit.
///
/// The window has two key controllers. The one in the capture phase gets each key before the widgets, and stops those
/// that the Kit has handled. The one in the bubble phase gets the keys that no widget has handled.
final class KeyboardInput {
  private let gtkWindow: ObjectHandle
  private weak var window: UIWindow?
  private var connections: [SignalConnection] = []

  /// Listens at `gtkWindow`, which shows `window`.
  init(_ gtkWindow: ObjectHandle, of window: UIWindow) {
    self.gtkWindow = gtkWindow
    self.window = window
    listen(GTK_PHASE_CAPTURE) { [weak self] in self?.take($0, $1) ?? false }
    listen(GTK_PHASE_BUBBLE) { [weak self] in self?.window?.eventSynthesizer.keyWasLeft($1) ?? false
    }
  }

  private var widget: WidgetPointer { gtkWindow.pointer(to: GtkWidget.self) }

  private func listen(_ phase: GtkPropagationPhase, _ take: @escaping (Int, UIKey) -> Bool) {
    guard let controller = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, phase)
    gtk_widget_add_controller(widget, controller)
    let source = UnsafeMutableRawPointer(controller)
    connections.append(
      SignalConnection(source, answering: "key-pressed") { [weak self] arguments in
        guard let self, !isInPopover else { return false }
        let state = gtk_event_controller_get_current_event_state(controller)
        let (symbol, code) = (arguments.unsigned(1), arguments.unsigned(2))
        let key = UIKey(
          symbol: symbol, code: code, state: state, on: gtk_widget_get_display(widget))
        return take(Int(code), key)
      })
    guard phase == GTK_PHASE_CAPTURE else { return }
    connections.append(
      SignalConnection(source, "key-released") { [weak self] arguments in
        self?.window?.eventSynthesizer.keyUp(Int(arguments.unsigned(2)))
      })
  }

  /// Whether an open menu over the window has the focus.
  private var isInPopover: Bool {
    guard let focused = gtk_window_get_focus(gtkWindow.pointer(to: GtkWindow.self)) else {
      return false
    }
    return gtk_widget_get_native(focused) != gtk_widget_get_native(widget)
  }

  private func take(_ code: Int, _ key: UIKey) -> Bool {
    // This controller was added after that of UpdateBeforeInput, and therefore runs before it.
    UpdateBeforeInput.runIfNeeded()
    return window?.eventSynthesizer.keyDown(code, key) ?? false
  }
}
