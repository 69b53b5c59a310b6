// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows a control that is pressed as a whole: a button, or a card with other controls in it.
///
/// The Kit draws the control and follows the pointer; keyboard focus and accessibility are GTK's.
final class ControlPeer: WidgetPeer {
  private var focusSight: FocusSight?

  /// Creates a peer of `control`.
  init(control: UIControl, in windowHost: GTKWindowHost) {
    super.init(view: control, in: windowHost, base: PressableWidgetClass.type)
    gtk_widget_set_focusable(widget, 1)
    // Pressing a button doesn't end the editing of a text, as on a phone.
    gtk_widget_set_focus_on_click(widget, 0)
    focusSight = FocusSight(of: handle)
  }

  private var control: UIControl? { view as? UIControl }

  /// Presses the control by a key.
  func press() {
    UpdateBeforeInput.runIfNeeded()
    control?.performPrimaryAction()
  }

  // MARK: - WidgetPeer

  /// A disabled control keeps a press from the views behind it, and the controls inside of it can be
  /// used, as in UIKit. An insensitive widget would do neither.
  override func updateEnabled(of control: UIControl) {
    gtk_widget_set_focusable(widget, control.isEnabled ? 1 : 0)
    PressableWidgetClass.setActionEnabled(control.isEnabled, of: widget)
    handle.setAccessibleState(GTK_ACCESSIBLE_STATE_DISABLED, to: !control.isEnabled)
  }

  override func drawFocus(on snapshot: OpaquePointer) {
    guard focusSight?.isSeen == true, let control else { return }
    let shape = control.focusShape
    let ring = FocusRing(of: control, cornerRadius: shape.cornerRadius)
    if control.clipsToBounds {
      // What lies outside would be cut off.
      ring.draw(within: shape.frame, on: snapshot)
    } else {
      ring.draw(around: shape.frame, on: snapshot)
    }
  }
}
