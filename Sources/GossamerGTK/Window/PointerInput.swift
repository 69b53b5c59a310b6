// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Passes the events of pointers, fingers and touchpads in a window to the Kit, before any widget gets them.
///
/// It has three parts. An event controller in the capture phase of the content's widget gets every event, and stops only
/// those that zoom or scroll. A GtkGesture beside it, the claimer, recognises nothing: it claims a touch when the Kit
/// does, so that GTK's widgets release it, and it is told when GTK cancels a touch, for instance because another window
/// comes to the front. An emission hook on all gestures detects when one of GTK's own gestures claims a touch, because
/// GTK doesn't tell the gestures of an ancestor.
final class PointerInput {
  private let root: WidgetPointer
  private weak var feed: EventSynthesizer?
  private weak var application: GTKApplicationHost?
  private let claimer: ObjectHandle
  private var controllers: [ObjectHandle] = []
  private var connections: [SignalConnection] = []
  private var laterClaims: [Int: ScheduledCall] = [:]

  /// The last position of the pointer, because GTK's scroll events of a wheel have none.
  private var pointerPlace = CGPoint.zero

  /// The touch identifier of the pointer. That of a finger is the address of its GdkEventSequence.
  private static let pointer = 0

  /// Listens at `root`, which shows the content of the events' window.
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
    // The controller that was added last runs first. So at a release the claimer still knows the touch.
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

  /// - Returns: whether the event is handled, and no widget gets it.
  private func take(_ event: OpaquePointer) -> Bool {
    let application = application
    application?.deliveredEventCount += 1
    defer { application?.deliveredEventCount -= 1 }
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

  /// UIKit's mask of GTK's button. GTK's button 2 is the middle one; UIKit's secondary button opens menus.
  private static func buttons(_ number: Int) -> UIEvent.ButtonMask {
    switch number {
    case 2: .button(3)
    case 3: .secondary
    default: .button(number)
    }
  }

  /// The position of an event in the coordinates of the UIWindow; nil if the event has none.
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
    // GTK converts coordinates as Floats; rounding to a 256th of a point removes their error.
    return CGPoint(x: (rootX * 256).rounded() / 256, y: (rootY * 256).rounded() / 256)
  }

  /// GTK multiplies touchpad distances by this factor, so it is used here for the same speed. It isn't documented:
  /// https://gitlab.gnome.org/GNOME/gtk/-/blob/4.8.3/gtk/gtkscrolledwindow.c
  private static let touchpadFactor = 2.5

  /// Handles a scroll event of a wheel or a touchpad. While Shift is held it scrolls horizontally, as in GTK.
  /// - Returns: whether a gesture recognizer handles it.
  private func scroll(_ event: OpaquePointer, _ flags: UIKeyModifierFlags) -> Bool {
    // Events of another surface, such as a menu in front of the window, are left to it.
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

  /// Treats turning the wheel with Ctrl as a pinch. Ten steps zoom by a factor of 2.6, as in the desktop's image viewer. In
  /// a browser Alt works too, because there Ctrl zooms the page, which Broadway can't prevent.
  /// - Returns: whether a pinch gesture recognizer handles it.
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

  /// The scale of the current touchpad pinch at its last event.
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

  /// Cancels a touch whose release goes to a window or menu that has come to the front.
  private func wasBrokenOff(_ id: Int) {
    guard feed?.isDown(id) == true else { return }
    feed?.cancel(id)
  }

  /// Called when a widget has claimed a touch.
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

  /// Claims a touch for the Kit, so that GTK's widgets release it.
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
      // During the press event itself the claimer doesn't know the touch yet, so it tries again afterwards.
      laterClaims[id] = ScheduledCall(priority: G_PRIORITY_HIGH) { [weak self] in
        self?.laterClaims[id] = nil
        self?.claim(id, at: place, isLast: true)
      }
    }
  }

  /// Resets the pressed look of a widget whose touch was claimed: GTK would keep it until the release.
  private func unpress(at place: CGPoint) {
    var widget = gtk_widget_pick(root, place.x, place.y, GTK_PICK_DEFAULT)
    while let current = widget, WidgetPeer.of(current) == nil {
      gtk_widget_unset_state_flags(current, GTK_STATE_FLAG_ACTIVE)
      widget = gtk_widget_get_parent(current)
    }
  }
}

/// Detects claims of touches by any gesture in the process.
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

/// The class of the claimer: a GtkGesture that recognises nothing, but can claim any touch.
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

  /// Whether `gesture` is of this class.
  static func isClass(of gesture: UnsafeMutableRawPointer) -> Bool {
    g_type_check_instance_is_a(gesture.assumingMemoryBound(to: GTypeInstance.self), type) != 0
  }

  /// Makes a gesture. It waits for 20 fingers and so is never complete: a complete gesture would be denied by one more
  /// finger, and lose the touches that it has claimed.
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
