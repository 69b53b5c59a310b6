// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A finger on the screen, or a pressed button of the pointer, from its beginning to its end.
///
/// It belongs to the view in which it began, wherever it moves. The object is the same all the time; its
/// properties change.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitouch
open class UITouch: nonisolated Hashable {
  /// What a touch is doing.
  nonisolated public enum Phase: Int, Hashable, Sendable {
    /// It has just begun.
    case began = 0
    /// It has moved.
    case moved = 1
    /// It stays where it is, while something happens to another touch.
    case stationary = 2
    /// It has been lifted.
    case ended = 3
    /// It counts no longer, because something else took it over: a window in front, scrolling.
    case cancelled = 4
  }

  /// What touches.
  nonisolated public enum TouchType: Int, Hashable, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A button of a mouse or of a touchpad.
    case indirectPointer = 3
  }

  /// What the touch is doing.
  open var phase: Phase { currentPhase }

  /// When it last did something, in seconds since the system was started.
  open var timestamp: TimeInterval { time }

  /// How many times in a row the same place was touched, this time included.
  open var tapCount: Int { count }

  /// What touches.
  open var type: TouchType { touchType }

  /// The view in which the touch began; nil once it is gone.
  open var view: UIView? { target }

  /// The window in which the touch began; nil once it is gone.
  open var window: UIWindow? { owner }

  /// The recognisers that get the touch, those of inner views first.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// How hard the finger presses. A desktop's screens don't report it: 0.
  open var force: CGFloat { 0 }

  /// The greatest ``force`` there is: 0.
  open var maximumPossibleForce: CGFloat { 0 }

  /// Where the touch is.
  /// - Parameter view: the view in whose coordinates; nil for the window's.
  open func location(in view: UIView?) -> CGPoint { place.converted(to: view) }

  /// Where the touch was before the last event that moved it.
  /// - Parameter view: the view in whose coordinates; nil for the window's.
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

  /// Tells the finger or the pointer from others that are down at the same time.
  package let id: Int

  // Where it is, in the coordinates of the window.
  private(set) var place: CGPoint
  private var previousPlace: CGPoint
  let startPlace: CGPoint

  var currentPhase = Phase.began
  private var time: TimeInterval
  private let count: Int
  private let touchType: TouchType
  /// The buttons that it began with; empty for a finger.
  let buttonMask: UIEvent.ButtonMask
  weak var target: UIView?
  private weak var owner: UIWindow?

  /// Who gets the touch, and what its view has been told, see ``EventDispatcher``.
  var recognizers: [UIGestureRecognizer] = []
  var delivery = TouchDelivery()

  /// Whether it has come to the end of the responder chain, and nobody wanted it.
  package internal(set) var isUnhandled = false

  func change(to phase: Phase, at place: CGPoint) {
    previousPlace = self.place
    self.place = place
    currentPhase = phase
    if let owner { time = owner.interface.clock.now }
  }

  /// How far it is from where it began, in points.
  var distance: CGFloat { hypot(place.x - startPlace.x, place.y - startPlace.y) }

  var isOver: Bool { currentPhase == .ended || currentPhase == .cancelled }

  /// Whether it is a finger, or the button that presses things.
  var isPrimary: Bool { touchType == .direct || buttonMask == .primary }

  /// Whether both are the same object.
  nonisolated public static func == (one: UITouch, other: UITouch) -> Bool { one === other }

  /// Feeds the object's identity into the hasher.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// What the view of a touch has been told of it.
struct TouchDelivery {
  /// What the view is still to be told, while recognisers delay it.
  var held: [(phase: UITouch.Phase, event: UIEvent)] = []
  /// Whether the view knows of the touch, and hasn't been told of its end.
  var isUnderWay = false
  /// Whether the view isn't told anything any more.
  var isOver = false
}

extension CGPoint {
  /// The point, given in the coordinates of the window, in those of `view`; nil for the window.
  func converted(to view: UIView?) -> CGPoint { view?.convert(self, from: nil) ?? self }
}
