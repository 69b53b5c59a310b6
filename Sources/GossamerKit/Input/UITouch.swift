// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A finger on the screen, or a pressed button of the pointer, from its beginning to its end.
///
/// It belongs to the view in which it began, wherever it moves. The same object is used until the end; its properties
/// change.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitouch
@preconcurrency @MainActor open class UITouch: nonisolated Hashable {
  /// The phase of a touch.
  nonisolated public enum Phase: Int, Hashable, Sendable {
    /// It has just begun.
    case began = 0
    /// It has moved.
    case moved = 1
    /// It hasn't changed, while another touch has.
    case stationary = 2
    /// The finger was lifted, or the button released.
    case ended = 3
    /// It was cancelled, because something else has claimed it, such as scrolling, or a window in front.
    case cancelled = 4
  }

  /// The type of a touch.
  nonisolated public enum TouchType: Int, Hashable, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A button of a mouse or of a touchpad.
    case indirectPointer = 3
  }

  /// The phase of the touch.
  open var phase: Phase { currentPhase }

  /// The time of its last change, in seconds since the system was started.
  open var timestamp: TimeInterval { time }

  /// The number of successive taps in the same place, including this one.
  open var tapCount: Int { count }

  /// Whether the touch is a finger or the pointer.
  open var type: TouchType { touchType }

  /// The view in which the touch began; nil once it has been freed.
  open var view: UIView? { target }

  /// The window in which the touch began; nil once it has been freed.
  open var window: UIWindow? { owner }

  /// The gesture recognizers that get the touch, those of inner views first.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// The force of the touch; 0, because the screens of desktops don't report it.
  open var force: CGFloat { 0 }

  /// The radius of the touch in points; 0, because neither pointers nor the screens of desktops report it.
  open var majorRadius: CGFloat { 0 }

  /// The tolerance of ``majorRadius``: 0.
  open var majorRadiusTolerance: CGFloat { 0 }

  /// The greatest ``force`` there is: 0.
  open var maximumPossibleForce: CGFloat { 0 }

  /// The place of the touch.
  /// - Parameter view: the view in whose coordinates the place is; nil for the window.
  open func location(in view: UIView?) -> CGPoint { place.converted(to: view) }

  /// The place of the touch before its last movement.
  /// - Parameter view: the view in whose coordinates the place is; nil for the window.
  open func previousLocation(in view: UIView?) -> CGPoint { previousPlace.converted(to: view) }

  init(
    id: Int, in window: UIWindow, at place: CGPoint, type: TouchType, tapCount: Int,
    buttonMask: UIEvent.ButtonMask
  ) {
    self.id = id
    owner = window
    time = window.interface.clock.now
    self.place = place
    previousPlace = place
    startPlace = place
    touchType = type
    count = tapCount
    self.buttonMask = buttonMask
  }

  /// Identifies the finger or the pointer while it is down.
  package let id: Int

  // The places are in the coordinates of the window.
  private(set) var place: CGPoint
  private var previousPlace: CGPoint
  let startPlace: CGPoint

  var currentPhase = Phase.began
  private var time: TimeInterval
  private let count: Int
  private let touchType: TouchType
  /// The buttons at its beginning; empty for a finger.
  let buttonMask: UIEvent.ButtonMask
  weak var target: UIView?
  private weak var owner: UIWindow?

  /// The gesture recognizers that get the touch; see ``EventDispatcher``.
  var recognizers: [UIGestureRecognizer] = []
  var delivery = TouchDelivery()

  /// Whether the touch has reached the end of the responder chain unhandled.
  package internal(set) var isUnhandled = false

  func change(to phase: Phase, at place: CGPoint) {
    previousPlace = self.place
    self.place = place
    currentPhase = phase
    if let owner { time = owner.interface.clock.now }
  }

  /// The distance from its starting place, in points.
  var distance: CGFloat { hypot(place.x - startPlace.x, place.y - startPlace.y) }

  var isOver: Bool { currentPhase == .ended || currentPhase == .cancelled }

  /// Whether it is a finger or the primary button.
  var isPrimary: Bool { touchType == .direct || buttonMask == .primary }

  /// Whether both are the same object.
  nonisolated public static func == (one: UITouch, other: UITouch) -> Bool { one === other }

  /// Feeds the object's identity into the hasher.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The delivery of a touch to its view.
struct TouchDelivery {
  /// Undelivered changes, which recognizers delay.
  var held: [(phase: UITouch.Phase, event: UIEvent)] = []
  /// Whether the beginning of the touch was delivered, but not its end.
  var isUnderWay = false
  /// Whether nothing more is delivered to the view.
  var isOver = false
}

extension CGPoint {
  /// Converts a point from the coordinates of the window to those of `view`; nil for the window.
  func converted(to view: UIView?) -> CGPoint { view?.convert(self, from: nil) ?? self }
}
