// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// One thing that a person does: a finger or a button goes down, moves or goes up, the pointer moves, a
/// key is pressed.
///
/// ``UIApplication/sendEvent(_:)`` gives it to its window, whose ``UIWindow/sendEvent(_:)`` leads it to
/// gesture recognisers and views.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uievent
open class UIEvent {
  /// The kinds of event.
  nonisolated public enum EventType: Int, Hashable, Sendable {
    /// A finger touches the screen, or a button of the pointer is pressed.
    case touches = 0
    /// A key is pressed or let go: the event is a ``UIPressesEvent``.
    case presses = 3
    /// The pointer moves without a button pressed.
    case hover = 11
    /// The wheel is turned, or two fingers move over a touchpad.
    case scroll = 10
    /// Two fingers pinch or turn on a touchpad, or the wheel is turned while Ctrl is held.
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

    /// The button that most presses are made with.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The button that opens context menus.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// The button with this number, from 1 for the primary one.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << max(buttonNumber - 1, 0))
    }
  }

  /// The kind of the event.
  open var type: EventType {
    switch content {
    case .touches: .touches
    case .hover: .hover
    case .scroll: .scroll
    case .transform: .transform
    case .presses: .presses
    }
  }

  /// When it happened, in seconds since the system was started.
  open var timestamp: TimeInterval { time }

  /// The keys that were held, such as Shift.
  open var modifierFlags: UIKeyModifierFlags { flags }

  /// The buttons of the pointer that were pressed; empty for fingers.
  open var buttonMask: ButtonMask { buttons }

  /// The touches in the window, those that ended in this event included; nil for an event of another
  /// kind.
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

  /// Creates an event of touches by which a test asks who would get one.
  package convenience init(type: EventType) {
    self.init(.touches([]), in: nil)
  }

  private let time: TimeInterval
  private let flags: UIKeyModifierFlags
  private let buttons: ButtonMask

  let content: EventContent

  /// Where it happens; nil for an event that only asks.
  weak var window: UIWindow?

  /// Whether a recogniser takes what comes without a touch. Otherwise it is the host's.
  var isTaken = false

  var touches: [UITouch] {
    if case .touches(let touches) = content { touches } else { [] }
  }

  private func matching(_ isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    let meant = touches.filter(isMeant)
    return meant.isEmpty ? nil : Set(meant)
  }
}

/// What an event tells beyond its properties.
enum EventContent {
  /// The touches in the window, in the order in which they began.
  case touches([UITouch])
  /// The pointer moves without a button pressed, to a place in the coordinates of the window; nil when it
  /// leaves the window.
  case hover(at: CGPoint?)
  /// The wheel is turned, or two fingers move over a touchpad.
  case scroll(EventScroll)
  /// Something is made larger or smaller, or turned, without a touch.
  case transform(EventTransform)
  /// The keys that are held, in the order in which they were pressed.
  case presses([UIPress])
}

/// A step of a pinch or a turn without touches.
struct EventTransform {
  let phase: UITouch.Phase
  /// In the coordinates of the window.
  let location: CGPoint
  /// By what factor it has become larger since the last step.
  let scale: CGFloat
  /// By how much it has been turned since the last step, in radians, clockwise.
  let rotation: CGFloat
}

/// A step of the wheel, or of two fingers that move over a touchpad.
struct EventScroll {
  let phase: UITouch.Phase
  /// In the coordinates of the window.
  let location: CGPoint
  /// How far the content is to go up and to the left: in steps of the wheel, or else in points.
  let distance: CGVector
  /// Whether the distance is in steps of the wheel.
  let isDiscrete: Bool
}
