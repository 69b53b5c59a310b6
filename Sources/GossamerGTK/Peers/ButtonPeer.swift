// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows a control that is pressed as a GtkButton: keyboard, focus and accessibility are GTK's, the
/// look is the view's.
final class ButtonPeer: WidgetPeer {
  private var connections: [SignalConnection] = []

  /// Creates a peer of `control`.
  init(control: UIControl, in windowHost: GTKWindowHost) {
    super.init(view: control, in: windowHost, base: gtk_button_get_type())
    // Pressing a button doesn't end the editing of a text, as on a phone.
    gtk_widget_set_focus_on_click(widget, 0)
    connections = [
      SignalConnection(handle.raw, "clicked") { [weak self] _ in
        InputDoor.enter()
        self?.control?.performPrimaryAction()
      },
      SignalConnection(handle.raw, "state-flags-changed") { [weak self] _ in
        self?.followPress()
      },
    ]
  }

  private var control: UIControl? { view as? UIControl }

  /// The Kit draws what is pressed as highlighted.
  private func followPress() {
    let flags = gtk_widget_get_state_flags(widget)
    let isPressed = flags.rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
    if let control, control.isHighlighted != isPressed { control.isHighlighted = isPressed }
  }
}
