// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation
import GossamerKit

/// Adds event controllers to one of GTK's text widgets: for the shortcuts of Gossamer's undo, for the Escape key, for
/// presses, and for drops about which the delegates are asked.
final class TextKeys {
  private weak var text: TextWidget?
  private var drop: SignalConnection?
  private var presses: SignalConnection?

  /// Adds the controllers to `text`.
  init(for text: TextWidget) {
    self.text = text
    let control = GDK_CONTROL_MASK
    let shiftControl = GdkModifierType(rawValue: control.rawValue | GDK_SHIFT_MASK.rawValue)
    addShortcuts(
      [
        (guint(GDK_KEY_z), control, { $0.editor.undo() }),
        (guint(GDK_KEY_z), shiftControl, { $0.editor.redo() }),
        (guint(GDK_KEY_y), control, { $0.editor.redo() }),
      ], phase: GTK_PHASE_CAPTURE)
    // An input method gets the Escape key first.
    addShortcuts(
      [(guint(GDK_KEY_Escape), GdkModifierType(rawValue: 0), { $0.pressEscape() })],
      phase: GTK_PHASE_BUBBLE)
    replaceDropTarget(of: text)
    watchPresses(on: text)
  }

  private func watchPresses(on text: TextWidget) {
    guard let controller = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(text.widget, controller)
    presses = SignalConnection(UnsafeMutableRawPointer(controller), answering: "event") {
      [weak text] _ in
      let event = gtk_event_controller_get_current_event(controller)
      let type = event.map(gdk_event_get_event_type)
      if type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN { text?.willBePressed() }
      return false
    }
  }

  private func addShortcuts(
    _ shortcuts: [(key: guint, modifiers: GdkModifierType, action: (any TextEditorClient) -> Void)],
    phase: GtkPropagationPhase
  ) {
    guard let text, let controller = gtk_shortcut_controller_new() else { return }
    for shortcut in shortcuts {
      let trigger = gtk_keyval_trigger_new(shortcut.key, shortcut.modifiers)
      let target = Unmanaged.passRetained(ShortcutAction(of: text, shortcut.action))
      let action = gtk_callback_action_new(
        { _, _, target in
          guard let target else { return 0 }
          Unmanaged<ShortcutAction>.fromOpaque(target).takeUnretainedValue().perform()
          return 1
        }, target.toOpaque(),
        { target in
          if let target { Unmanaged<ShortcutAction>.fromOpaque(target).release() }
        })
      gtk_shortcut_controller_add_shortcut(controller, gtk_shortcut_new(trigger, action))
    }
    gtk_event_controller_set_propagation_phase(controller, phase)
    gtk_widget_add_controller(text.widget, controller)
  }

  /// The action of a shortcut on the view of a text widget.
  private final class ShortcutAction {
    private weak var text: TextWidget?
    private let action: (any TextEditorClient) -> Void

    init(of text: TextWidget, _ action: @escaping (any TextEditorClient) -> Void) {
      self.text = text
      self.action = action
    }

    func perform() {
      if let client = text?.client { action(client) }
    }
  }

  /// Replaces GTK's drop target. When the selection is dragged to another place, that one deletes it first, so that it
  /// would be lost if the drop were refused.
  private func replaceDropTarget(of text: TextWidget) {
    for type in [gtk_drop_target_get_type(), gtk_drop_target_async_get_type()] {
      for controller in text.controllers(of: type) {
        gtk_widget_remove_controller(text.widget, controller)
      }
    }
    guard let target = gtk_drop_target_new(GType.string, GDK_ACTION_COPY) else { return }
    gtk_widget_add_controller(text.widget, target)
    drop = SignalConnection(UnsafeMutableRawPointer(target), answering: "drop") {
      [weak self] arguments in
      guard let text = self?.text, let dropped = arguments.boxedString(1) else { return false }
      return text.drop(dropped, at: CGPoint(x: arguments.double(2), y: arguments.double(3)))
    }
  }
}
