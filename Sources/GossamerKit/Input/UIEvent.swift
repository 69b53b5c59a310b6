// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An input event: a touch begins, moves or ends, the pointer moves, a key is pressed.
///
/// ``UIApplication/sendEvent(_:)`` passes it to its window, whose ``UIWindow/sendEvent(_:)`` delivers it to gesture
/// recognizers and views.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uievent
@preconcurrency @MainActor open class UIEvent {
  /// The types of events.
  nonisolated public enum EventType: Int, Hashable, Sendable {
    /// A finger touches the screen, or a button of the pointer is pressed.
    case touches = 0
    /// A key is pressed or released: the event is a ``UIPressesEvent``.
    case presses = 3
    /// The pointer moves without a pressed button.
    case hover = 11
    /// Scrolling by the wheel, or by two fingers on a touchpad.
    case scroll = 10
    /// A pinch or a rotation on a touchpad, or turning the wheel with Ctrl held.
    case transform = 14
  }

  /// Buttons of a pointer.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uievent/buttonmask-swift.struct
  nonisolated public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// One bit each.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The primary button, usually the left one.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The button that opens context menus.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// The button with this number, from 1 for the primary one.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << max(buttonNumber - 1, 0))
    }
  }

  /// What a motion event is about. Desktops aren't shaken, so there are no such events.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uievent/eventsubtype
  nonisolated public enum EventSubtype: Int, Hashable, Sendable {
    /// Nothing in particular.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
  }

  /// None: there are no events of motion.
  open var subtype: EventSubtype { .none }

  /// The type of the event.
  open var type: EventType {
    switch content {
    case .touches: .touches
    case .hover: .hover
    case .scroll: .scroll
    case .transform: .transform
    case .presses: .presses
    }
  }

  /// The time of the event, in seconds since the system was started.
  open var timestamp: TimeInterval { time }

  /// The modifier keys that were held.
  open var modifierFlags: UIKeyModifierFlags { flags }

  /// The buttons of the pointer that were pressed; empty for fingers.
  open var buttonMask: ButtonMask { buttons }

  /// All touches in the window, including those that end in this event; nil for an event of another type.
  open var allTouches: Set<UITouch>? { type == .touches ? Set(touches) : nil }

  /// The touches that began in `view`; nil for none.
  open func touches(for view: UIView) -> Set<UITouch>? { matching { $0.view === view } }

  /// The touches that began in `window`; nil for none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { matching { $0.window === window } }

  /// The touches that `gesture` gets; nil for none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    matching { touch in touch.recognizers.contains { $0 === gesture } }
  }

  /// Creates an event that happens now.
  init(
    _ content: EventContent, in window: UIWindow?, modifierFlags: UIKeyModifierFlags = [],
    buttonMask: ButtonMask = []
  ) {
    self.content = content
    self.window = window
    time = (window?.interface ?? .current).clock.now
    flags = modifierFlags
    buttons = buttonMask
  }

  /// Creates an event without touches, for hit tests in tests.
  package convenience init(type: EventType) {
    self.init(.touches([]), in: nil)
  }

  private let time: TimeInterval
  private let flags: UIKeyModifierFlags
  private let buttons: ButtonMask

  let content: EventContent

  /// The window of the event; nil for an event of a hit test.
  weak var window: UIWindow?

  /// Whether a gesture recognizer handles an event without touches. If not, the host handles it.
  var isTaken = false

  var touches: [UITouch] {
    if case .touches(let touches) = content { touches } else { [] }
  }

  private func matching(_ isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    let meant = touches.filter(isMeant)
    return meant.isEmpty ? nil : Set(meant)
  }
}

/// The content of an event.
enum EventContent {
  /// The touches in the window, in the order in which they began.
  case touches([UITouch])
  /// The pointer has moved without a pressed button, to a place in the coordinates of the window; nil when it has left the
  /// window.
  case hover(at: CGPoint?)
  /// A step of scrolling.
  case scroll(EventScroll)
  /// A step of a pinch or a rotation without touches.
  case transform(EventTransform)
  /// The keys that are held, in the order in which they were pressed.
  case presses([UIPress])
}

/// A step of a pinch or a rotation without touches.
struct EventTransform {
  let phase: UITouch.Phase
  /// The place in the coordinates of the window.
  let location: CGPoint
  /// The scale factor since the last step.
  let scale: CGFloat
  /// The rotation since the last step, in radians, clockwise.
  let rotation: CGFloat
}

/// A step of scrolling by the wheel, or by two fingers on a touchpad.
struct EventScroll {
  let phase: UITouch.Phase
  /// The place in the coordinates of the window.
  let location: CGPoint
  /// The distance by which the content moves up and to the left: in steps of the wheel, or in points.
  let distance: CGVector
  /// Whether the distance is in steps of the wheel.
  let isDiscrete: Bool
}
