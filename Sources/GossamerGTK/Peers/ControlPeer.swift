// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows a control that is pressed as a whole: a button, or a card with other controls in it.
///
/// The Kit draws the control and decides which control a press is for; keyboard focus and
/// accessibility are GTK's.
final class ControlPeer: WidgetPeer {
  private let click: ObjectHandle
  private var connections: [SignalConnection] = []
  private var isPressed = false
  private var showsFocus = false

  /// Creates a peer of `control`.
  init(control: UIControl, in windowHost: GTKWindowHost) {
    click = ObjectHandle(referencing: UnsafeMutableRawPointer(gtk_gesture_click_new()))
    super.init(view: control, in: windowHost, base: PressableWidgetClass.type)
    gtk_widget_set_focusable(widget, 1)
    // Pressing a button doesn't end the editing of a text, as on a phone.
    gtk_widget_set_focus_on_click(widget, 0)
    gtk_gesture_single_set_exclusive(click.opaque, 1)
    // The widget takes over a reference.
    gtk_widget_add_controller(widget, OpaquePointer(g_object_ref(click.raw)))
    connections = [
      SignalConnection(click.raw, "pressed") { [weak self] arguments in
        self?.begin(at: CGPoint(x: arguments.double(2), y: arguments.double(3)))
      },
      SignalConnection(click.raw, "update") { [weak self] _ in self?.follow() },
      SignalConnection(click.raw, "released") { [weak self] arguments in
        self?.end(at: CGPoint(x: arguments.double(2), y: arguments.double(3)))
      },
      SignalConnection(click.raw, "cancel") { [weak self] _ in self?.cancel() },
      SignalConnection(handle.raw, "state-flags-changed") { [weak self] _ in self?.followFocus() },
    ]
  }

  private var control: UIControl? { view as? UIControl }

  /// Presses the control: by the pointer, by a key, or for an assistive technology.
  func press() {
    InputDoor.enter()
    control?.performPrimaryAction()
  }

  // MARK: - WidgetPeer

  /// A disabled control keeps a press from the views behind it, and the controls inside of it can be
  /// used, as in UIKit. An insensitive widget would do neither.
  override func updateEnabled(of control: UIControl) {
    gtk_widget_set_focusable(widget, control.isEnabled ? 1 : 0)
    PressableWidgetClass.setActionEnabled(control.isEnabled, of: widget)
    setAccessibleState(GTK_ACCESSIBLE_STATE_DISABLED, to: !control.isEnabled)
  }

  override func drawFocus(on snapshot: OpaquePointer) {
    if showsFocus, let control { ControlFocusRing(of: control).draw(on: snapshot) }
  }

  /// GTK says when the focus is to be seen: after a key that moves it, and not after a click.
  private func followFocus() {
    let flags = GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue
    let isFocusSeen = gtk_widget_get_state_flags(widget).rawValue & flags == flags
    guard isFocusSeen != showsFocus else { return }
    showsFocus = isFocusSeen
    gtk_widget_queue_draw(widget)
  }

  // MARK: - The pointer

  private func begin(at point: CGPoint) {
    // A press for another control is let pass. To deny it would leave the gesture deaf: GTK doesn't tell
    // it of the release that the other control claims.
    guard let control, isMeant(control, by: point) else { return }
    isPressed = true
    highlight(control.isEnabled)
  }

  private func follow() {
    guard isPressed else { return }
    var (x, y) = (0.0, 0.0)
    gtk_gesture_get_point(click.opaque, gtk_gesture_get_last_updated_sequence(click.opaque), &x, &y)
    highlight(control?.isEnabled == true && gtk_widget_contains(widget, x, y) != 0)
  }

  private func end(at point: CGPoint) {
    guard isPressed else { return }
    isPressed = false
    // Until now a movement could have scrolled what the control is in.
    gtk_gesture_set_state(click.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
    highlight(false)
    if gtk_widget_contains(widget, point.x, point.y) != 0 { press() }
  }

  private func cancel() {
    isPressed = false
    highlight(false)
  }

  /// The Kit draws what is pressed as highlighted.
  private func highlight(_ isHighlighted: Bool) {
    if let control, control.isHighlighted != isHighlighted { control.isHighlighted = isHighlighted }
  }

  /// Whether a press at `point` of the widget is for `control`, rather than for a control inside of
  /// it.
  private func isMeant(_ control: UIControl, by point: CGPoint) -> Bool {
    guard let window = control.window else { return false }
    let bounds = control.bounds
    // A widget lies on whole pixels, so the pointer may be a fraction of one outside of the view.
    let inside = CGPoint(
      x: bounds.minX + min(max(point.x, Self.margin), bounds.width - Self.margin),
      y: bounds.minY + min(max(point.y, Self.margin), bounds.height - Self.margin))
    return window.hitTest(control.convert(inside, to: nil))?.pressReceiver === control
  }

  private static let margin: CGFloat = 0.001
}
