// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows a UIControl: a button, or a card with other controls in it.
///
/// The Kit draws the control and follows the pointer; keyboard focus and accessibility are GTK's.
final class ControlPeer: WidgetPeer {
  private var focusVisibility: FocusVisibility?

  /// Creates a peer of `control`.
  init(control: UIControl, in windowHost: GTKWindowHost) {
    super.init(view: control, in: windowHost, base: PressableWidgetClass.type)
    gtk_widget_set_focusable(widget, 1)
    // Pressing a button doesn't end text editing, as in UIKit.
    gtk_widget_set_focus_on_click(widget, 0)
    focusVisibility = FocusVisibility(of: handle)
  }

  private var control: UIControl? { view as? UIControl }

  /// Presses the control by a key.
  func press() {
    UpdateBeforeInput.runIfNeeded()
    control?.performPrimaryAction()
  }

  // MARK: - WidgetPeer

  /// As in UIKit, a disabled control still receives touches instead of the views behind it, and the controls inside it stay
  /// enabled. An insensitive widget would do neither, so the widget stays sensitive.
  override func updateEnabled(of control: UIControl) {
    gtk_widget_set_focusable(widget, control.isEnabled ? 1 : 0)
    PressableWidgetClass.setActionEnabled(control.isEnabled, of: widget)
    handle.setAccessibleState(GTK_ACCESSIBLE_STATE_DISABLED, to: !control.isEnabled)
  }

  override func drawFocus(on snapshot: OpaquePointer) {
    guard focusVisibility?.isVisible == true, let control else { return }
    let shape = control.focusShape
    let ring = FocusRing(of: control, cornerRadius: shape.cornerRadius)
    if control.clipsToBounds {
      // A ring outside the bounds would be clipped.
      ring.draw(within: shape.frame, on: snapshot)
    } else {
      ring.draw(around: shape.frame, on: snapshot)
    }
  }
}
