// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Brings what pointers, fingers and touchpads do in a window to the Kit, in one place, before any widget
/// hears of it.
///
/// Three parts stand at the widget of the content. A controller in the capture phase hears every event and
/// stops none but those that zoom or scroll. A gesture beside it recognises nothing: it claims a touch
/// when the Kit takes it, which makes GTK's widgets let go of it, and hears when GTK breaks the touch off,
/// such as for a window that comes in front. An emission hook on all gestures hears when one of GTK's own
/// claims a touch, because GTK doesn't tell a gesture of an ancestor.
final class PointerInput {
  private let root: WidgetPointer
  private weak var feed: EventSynthesizer?
  private weak var application: GTKApplicationHost?
  private let claimer: ObjectHandle
  private var controllers: [ObjectHandle] = []
  private var connections: [SignalConnection] = []
  private var laterClaims: [Int: ScheduledCall] = [:]

  /// Where the pointer was last: GTK gives no place with a turn of the wheel.
  private var pointerPlace = CGPoint.zero

  /// What the Kit knows the pointer by; a finger has the address of GTK's sequence.
  private static let pointer = 0

  /// Listens at `root`, which shows the window of `feed`.
  init(of root: WidgetPointer, to feed: EventSynthesizer, in windowHost: GTKWindowHost) {
    self.root = root
    self.feed = feed
    application = windowHost.application
    claimer = ObjectHandle(referencing: TouchClaimerClass.makeGesture())
    add(claimer)
    if let motion = gtk_event_controller_motion_new() {
      let controller = ObjectHandle(referencing: UnsafeMutableRawPointer(motion))
      add(controller)
      connections.append(
        SignalConnection(controller.raw, "leave") { [weak self] _ in self?.feed?.hover(at: nil) })
    }
    // Added last, it runs first: at a release the claimer still knows the touch then.
    if let legacy = gtk_event_controller_legacy_new() {
      let controller = ObjectHandle(referencing: UnsafeMutableRawPointer(legacy))
      add(controller)
      connections.append(
        SignalConnection(controller.raw, answering: "event") { [weak self] _ in
          guard let event = gtk_event_controller_get_current_event(legacy) else { return false }
          return self?.take(event) ?? false
        })
    }
    connections.append(
      SignalConnection(claimer.raw, "cancel") { [weak self] arguments in
        self?.wasBrokenOff(Self.id(of: arguments.boxed(1).map { OpaquePointer($0) }))
      })
    GestureClaims.listen()
  }

  isolated deinit {
    for controller in controllers where gtk_event_controller_get_widget(controller.opaque) != nil {
      gtk_widget_remove_controller(root, controller.opaque)
    }
  }

  private func add(_ controller: ObjectHandle) {
    gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_CAPTURE)
    // The widget takes over a reference.
    gtk_widget_add_controller(root, OpaquePointer(g_object_ref(controller.raw)))
    controllers.append(controller)
  }

  private static func id(of sequence: OpaquePointer?) -> Int {
    sequence.map { Int(bitPattern: $0) } ?? pointer
  }

  // MARK: - From GTK to the Kit

  /// - Returns: whether no widget gets the event.
  private func take(_ event: OpaquePointer) -> Bool {
    let application = application
    application?.eventsAtHand += 1
    defer { application?.eventsAtHand -= 1 }
    let id = Self.id(of: gdk_event_get_event_sequence(event))
    let flags = UIKeyModifierFlags(gdk_event_get_modifier_state(event))
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS:
      let button = Int(gdk_button_event_get_button(event))
      press(id, event, .indirectPointer, Self.buttons(button), flags)
    case GDK_TOUCH_BEGIN: press(id, event, .direct, [], flags)
    case GDK_MOTION_NOTIFY, GDK_TOUCH_UPDATE:
      guard let place = place(of: event) else { return false }
      if feed?.isDown(id) == true {
        feed?.move(id, to: place)
      } else if id == Self.pointer {
        pointerPlace = place
        feed?.hover(at: place, modifierFlags: flags)
      }
    case GDK_BUTTON_RELEASE, GDK_TOUCH_END:
      if let place = place(of: event) { feed?.release(id, at: place) }
    case GDK_TOUCH_CANCEL: feed?.cancel(id)
    case GDK_SCROLL: return zoom(event, flags) || scroll(event, flags)
    case GDK_TOUCHPAD_HOLD:
      if gdk_touchpad_event_get_gesture_phase(event) == GDK_TOUCHPAD_GESTURE_PHASE_BEGIN {
        feed?.restOnTouchpad(at: place(of: event) ?? pointerPlace)
      }
    case GDK_TOUCHPAD_PINCH: return pinch(event, flags)
    default: break
    }
    return false
  }

  private func press(
    _ id: Int, _ event: OpaquePointer, _ type: UITouch.TouchType, _ buttons: UIEvent.ButtonMask,
    _ flags: UIKeyModifierFlags
  ) {
    guard let place = place(of: event) else { return }
    feed?.press(id, at: place, type: type, buttons: buttons, modifierFlags: flags)
  }

  /// GTK counts the middle button as the second, UIKit the one that opens menus.
  private static func buttons(_ number: Int) -> UIEvent.ButtonMask {
    switch number {
    case 2: .button(3)
    case 3: .secondary
    default: .button(number)
    }
  }

  /// Where an event is, in the coordinates of the Kit's window; nil if GTK doesn't say.
  private func place(of event: OpaquePointer) -> CGPoint? {
    var (x, y) = (0.0, 0.0)
    guard gdk_event_get_position(event, &x, &y) != 0, x.isFinite, y.isFinite,
      let native = gtk_widget_get_native(root)
    else { return nil }
    var (left, top) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &left, &top)
    var (rootX, rootY) = (0.0, 0.0)
    let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    gtk_widget_translate_coordinates(window, root, x - left, y - top, &rootX, &rootY)
    // GTK converts in Floats. A 256th of a point is finer than any device tells.
    return CGPoint(x: (rootX * 256).rounded() / 256, y: (rootY * 256).rounded() / 256)
  }

  /// What GTK multiplies the distances of touchpads by, so that lists scroll here as fast as elsewhere.
  /// It doesn't document why: https://gitlab.gnome.org/GNOME/gtk/-/blob/4.8.3/gtk/gtkscrolledwindow.c
  private static let touchpadFactor = 2.5

  /// The wheel is turned, or two fingers move over a touchpad. While Shift is held a wheel scrolls
  /// sideways, as in GTK.
  private func scroll(_ event: OpaquePointer, _ flags: UIKeyModifierFlags) -> Bool {
    // A menu in front of the window scrolls by itself.
    let surface = gtk_widget_get_native(root).flatMap { gtk_native_get_surface($0) }
    guard gdk_event_get_surface(event) == surface else { return false }
    guard gdk_scroll_event_is_stop(event) == 0 else {
      feed?.endScrolling()
      return false
    }
    var (x, y, isDiscrete) = (0.0, 0.0, true)
    switch gdk_scroll_event_get_direction(event) {
    case GDK_SCROLL_UP: y = -1
    case GDK_SCROLL_DOWN: y = 1
    case GDK_SCROLL_LEFT: x = -1
    case GDK_SCROLL_RIGHT: x = 1
    default:
      gdk_scroll_event_get_deltas(event, &x, &y)
      isDiscrete = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_WHEEL
    }
    if !isDiscrete { (x, y) = (x * Self.touchpadFactor, y * Self.touchpadFactor) }
    if flags.contains(.shift) { swap(&x, &y) }
    return feed?.scroll(
      by: CGVector(dx: x, dy: y), isDiscrete: isDiscrete, at: place(of: event) ?? pointerPlace,
      modifierFlags: flags) ?? false
  }

  /// A wheel that is turned while Ctrl is held makes larger or smaller what a recogniser of pinches
  /// follows. Ten steps make it 2.6 times as large, as in the desktop's image viewer. With Ctrl a browser
  /// enlarges its page, which Broadway's page can't prevent, so there Alt does the same.
  private func zoom(_ event: OpaquePointer, _ flags: UIKeyModifierFlags) -> Bool {
    let isInBrowser = gtk_widget_get_display(root).map(Browser.shows) ?? false
    guard flags.contains(.command) || isInBrowser && flags.contains(.alternate) else {
      return false
    }
    var (x, y) = (0.0, 0.0)
    switch gdk_scroll_event_get_direction(event) {
    case GDK_SCROLL_UP: y = -1
    case GDK_SCROLL_DOWN: y = 1
    case GDK_SCROLL_SMOOTH: gdk_scroll_event_get_deltas(event, &x, &y)
    default: break
    }
    guard y != 0 else { return false }
    return feed?.zoom(by: pow(1.1, -y), at: pointerPlace) ?? false
  }

  /// How far the fingers of a touchpad were apart when it last told.
  private var pinchScale = 1.0

  private func pinch(_ event: OpaquePointer, _ flags: UIKeyModifierFlags) -> Bool {
    let phase: UITouch.Phase =
      switch gdk_touchpad_event_get_gesture_phase(event) {
      case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: .began
      case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: .moved
      case GDK_TOUCHPAD_GESTURE_PHASE_END: .ended
      default: .cancelled
      }
    if phase == .began { pinchScale = 1 }
    let scale = phase == .moved ? gdk_touchpad_event_get_pinch_scale(event) : pinchScale
    defer { pinchScale = scale }
    let rotation = phase == .moved ? gdk_touchpad_event_get_pinch_angle_delta(event) : 0
    return feed?.transform(
      phase, at: place(of: event) ?? pointerPlace, scale: pinchScale > 0 ? scale / pinchScale : 1,
      rotation: rotation, modifierFlags: flags) ?? false
  }

  /// A window or a menu has come in front: the release goes there.
  private func wasBrokenOff(_ id: Int) {
    guard feed?.isDown(id) == true else { return }
    feed?.cancel(id)
  }

  /// A widget has claimed a touch.
  func wasClaimed(_ sequence: OpaquePointer?, by widget: WidgetPointer) {
    let id = Self.id(of: sequence)
    var next: WidgetPointer? = widget
    while let current = next {
      if let view = WidgetPeer.of(current)?.view {
        feed?.hostDidClaim(id, for: view)
        return
      }
      next = gtk_widget_get_parent(current)
    }
    feed?.cancel(id)
  }

  // MARK: - From the Kit to GTK

  /// Has GTK's widgets let go of a touch.
  func claim(_ touch: UITouch) {
    claim(touch.id, at: touch.location(in: nil), isLast: false)
  }

  private func claim(_ id: Int, at place: CGPoint, isLast: Bool) {
    let sequence = id == Self.pointer ? nil : OpaquePointer(bitPattern: id)
    let isDone = gtk_gesture_set_sequence_state(
      claimer.opaque, sequence, GTK_EVENT_SEQUENCE_CLAIMED)
    if isDone != 0 {
      unpress(at: place)
    } else if !isLast {
      // At the press itself the claimer doesn't know the touch yet.
      laterClaims[id] = ScheduledCall(priority: G_PRIORITY_HIGH) { [weak self] in
        self?.laterClaims[id] = nil
        self?.claim(id, at: place, isLast: true)
      }
    }
  }

  /// GTK draws a pressed widget as pressed until the release, even if its touch was claimed.
  private func unpress(at place: CGPoint) {
    var widget = gtk_widget_pick(root, place.x, place.y, GTK_PICK_DEFAULT)
    while let current = widget, WidgetPeer.of(current) == nil {
      gtk_widget_unset_state_flags(current, GTK_STATE_FLAG_ACTIVE)
      widget = gtk_widget_get_parent(current)
    }
  }
}

/// Which gestures claim touches, anywhere in the process.
private enum GestureClaims {
  static func listen() { _ = isListening }

  private static let isListening: Bool = {
    let signal = g_signal_lookup("sequence-state-changed", gtk_gesture_get_type())
    g_signal_add_emission_hook(
      signal, 0,
      { _, count, values, _ in
        guard let values else { return 1 }
        GestureClaims.note(SignalArguments(values: values, count: Int(count)))
        return 1
      }, nil, nil)
    return true
  }()

  private static func note(_ arguments: SignalArguments) {
    guard arguments.enumeration(2) == Int(GTK_EVENT_SEQUENCE_CLAIMED.rawValue),
      let gesture = arguments.object(0), !TouchClaimerClass.isClass(of: gesture),
      let widget = gtk_event_controller_get_widget(OpaquePointer(gesture)),
      let windowHost = sequence(first: widget, next: gtk_widget_get_parent)
        .lazy.compactMap({ WidgetPeer.of($0)?.windowHost }).first
    else { return }
    windowHost.wasClaimed(arguments.boxed(1).map { OpaquePointer($0) }, by: widget)
  }
}

/// The class of a gesture that recognises nothing, and can claim any touch.
private enum TouchClaimerClass {
  private static let type: GType = {
    var query = GTypeQuery()
    g_type_query(gtk_gesture_get_type(), &query)
    var info = GTypeInfo()
    info.class_size = guint16(query.class_size)
    info.instance_size = guint16(query.instance_size)
    return g_type_register_static(
      gtk_gesture_get_type(), "GossamerTouchClaimer", &info, GTypeFlags(rawValue: 0))
  }()

  /// Whether `gesture` is one of them.
  static func isClass(of gesture: UnsafeMutableRawPointer) -> Bool {
    g_type_check_instance_is_a(gesture.assumingMemoryBound(to: GTypeInstance.self), type) != 0
  }

  /// Makes a gesture. It waits for more fingers than anybody has: one that is complete would be denied by
  /// a further finger, and lose what it has claimed.
  static func makeGesture() -> UnsafeMutableRawPointer {
    var count = GValue()
    g_value_init(&count, .unsignedInt)
    g_value_set_uint(&count, 20)
    let object = "n-points".withCString { name -> UnsafeMutablePointer<GObject>? in
      var names: UnsafePointer<CChar>? = name
      return g_object_new_with_properties(type, 1, &names, &count)
    }
    guard let object else {
      preconditionFailure("GObject made no \(String(cString: g_type_name(type))).")
    }
    return UnsafeMutableRawPointer(object)
  }
}

extension UIKeyModifierFlags {
  /// GTK's modifiers: Ctrl stands for Command, Super for Control.
  init(_ state: GdkModifierType) {
    self = []
    let flags: [(GdkModifierType, UIKeyModifierFlags)] = [
      (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .command), (GDK_ALT_MASK, .alternate),
      (GDK_SUPER_MASK, .control), (GDK_LOCK_MASK, .alphaShift),
    ]
    for (mask, flag) in flags where state.rawValue & mask.rawValue != 0 { insert(flag) }
  }
}
