// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// The kinds of scrolling that a pan gesture recognizer follows. See
/// ``UIPanGestureRecognizer/allowedScrollTypesMask``.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiscrolltypemask
nonisolated public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// One bit each.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Scrolling by the steps of a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Scrolling by two fingers on a touchpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Recognises and follows a drag by fingers, or by the pointer with its primary button pressed.
///
///     func drag(_ pan: UIPanGestureRecognizer) {
///       card.center.x += pan.translation(in: view).x
///       pan.setTranslation(.zero, in: view)
///     }
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipangesturerecognizer
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers; 1 by default.
  open var minimumNumberOfTouches = 1

  /// The maximum number of fingers; unlimited by default.
  open var maximumNumberOfTouches = Int.max

  /// The kinds of scrolling that the recognizer follows in addition to touches; none by default.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The wires of pan recognizers, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UIPanGestureRecognizer>(super.wires)
      .attribute("minimumNumberOfTouches", \.minimumNumberOfTouches)
      .attribute("maximumNumberOfTouches", \.maximumNumberOfTouches)
  }

  /// The movement of the fingers since the first one touched the screen, or since ``setTranslation(_:in:)``, in points.
  /// It includes the movement before the gesture began. Of several fingers it is the average.
  /// - Parameter view: the view in whose coordinates the movement is; nil for the window.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: movement.x - origin.x, y: movement.y - origin.y).converted(asVectorTo: view)
  }

  /// Sets the current value of ``translation(in:)``, in points. A value that isn't finite is ignored, with a message.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard translation.x.isFinite, translation.y.isFinite else {
      Messages.views.error(
        "The translation \(translation) of \(shortDescription) isn't finite; it stays as it is.")
      return
    }
    let translation = translation.converted(asVectorFrom: view)
    origin = CGPoint(x: movement.x - translation.x, y: movement.y - translation.y)
  }

  /// The average velocity during the last tenth of a second before the last event, in points per second. It is zero
  /// when a finger is lifted after it has rested that long.
  /// - Parameter view: the view in whose coordinates the velocity is; nil for the window.
  open func velocity(in view: UIView?) -> CGPoint { track.velocity.converted(asVectorTo: view) }

  /// The movement after which the gesture begins, in points. It isn't documented; 10 was observed in UIKit.
  private static let hysteresis: CGFloat = 10

  /// The movement of the centroid since the first touch, in the coordinates of the window.
  private var movement = CGPoint.zero
  /// The value of ``movement`` for which the translation is zero.
  private var origin = CGPoint.zero
  private var track = PointTrack()
  /// Whether the gesture is scrolling by the steps of a wheel.
  private(set) var isWheel = false

  /// Ignores the pointer's secondary buttons. A finger beyond the maximum number is ignored once the gesture has begun;
  /// before, it makes the recognizer fail.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where !touch.isPrimary { ignore(touch, for: event) }
    if touchesDown.count > maximumNumberOfTouches {
      guard isRecognized else {
        state = .failed
        return
      }
      for touch in touches { ignore(touch, for: event) }
    }
    if !trackedTouches.isEmpty { track.append(movement, at: interface.clock.now) }
  }

  /// Follows the fingers.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let count = CGFloat(max(touchesDown.count, 1))
    for touch in touches {
      let (now, before) = (touch.location(in: nil), touch.previousLocation(in: nil))
      movement.x += (now.x - before.x) / count
      movement.y += (now.y - before.y) / count
    }
    track.append(movement, at: interface.clock.now)
    if isRecognized {
      state = .changed
    } else if touchesDown.count >= minimumNumberOfTouches,
      hypot(movement.x, movement.y) >= Self.hysteresis
    {
      state = isInDirection(movement) ? .began : .failed
    }
  }

  /// Ends the gesture when fewer than the minimum number of fingers are left. Fails if it hasn't begun by then.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    track.append(movement, at: interface.clock.now)
    guard touchesDown.count < max(minimumNumberOfTouches, 1) else { return }
    state = isRecognized ? .ended : .failed
  }

  /// Resets the movement.
  open override func reset() {
    movement = .zero
    origin = .zero
    isWheel = false
    track = PointTrack()
  }

  override func follows(_ scroll: EventScroll) -> Bool {
    trackedTouches.isEmpty
      && allowedScrollTypesMask.contains(scroll.isDiscrete ? .discrete : .continuous)
  }

  override func scrolled(by scroll: EventScroll) {
    switch scroll.phase {
    case .began, .moved:
      if scroll.phase == .began {
        reset()
        isWheel = scroll.isDiscrete
        track.append(movement, at: interface.clock.now)
      }
      let step = scroll.isDiscrete ? wheelStep : CGSize(width: 1, height: 1)
      movement.x -= scroll.distance.dx * step.width
      movement.y -= scroll.distance.dy * step.height
      track.append(movement, at: interface.clock.now)
      guard !isRecognized else {
        state = .changed
        return
      }
      if movement != .zero, isInDirection(movement) { state = .began }
    case .ended:
      track.append(movement, at: interface.clock.now)
      if isRecognized { state = .ended }
    case .cancelled: if isRecognized { state = .cancelled }
    case .stationary: break
    }
  }

  /// The distance of one step of the wheel, in points. As in GTK, it is the view's width or height to the power of 2/3.
  private var wheelStep: CGSize {
    let size = view?.bounds.size ?? .zero
    return CGSize(width: pow(size.width, 2.0 / 3), height: pow(size.height, 2.0 / 3))
  }

  /// Whether the gesture may begin with a movement in this direction, in the coordinates of the window.
  func isInDirection(_ movement: CGPoint) -> Bool { true }
}

/// The positions of a point during the last tenth of a second, for its velocity.
struct PointTrack {
  private var samples: [(time: TimeInterval, point: CGPoint)] = []

  /// The length of the track, in seconds. It is short, so that content doesn't go on moving after a finger that has
  /// rested is lifted.
  private static let length: TimeInterval = 0.1

  mutating func append(_ point: CGPoint, at time: TimeInterval) {
    samples.removeAll { $0.time < time - Self.length }
    samples.append((time, point))
  }

  /// The average velocity, in points per second; zero if fewer than two times were recorded.
  var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let time = last.time - first.time
    return CGPoint(
      x: (last.point.x - first.point.x) / time, y: (last.point.y - first.point.y) / time)
  }
}

extension CGPoint {
  /// Converts a vector from the coordinates of the window to those of `view`; nil for the window.
  func converted(asVectorTo view: UIView?) -> CGPoint {
    guard let view else { return self }
    let (start, end) = (view.convert(CGPoint.zero, from: nil), view.convert(self, from: nil))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Converts a vector from the coordinates of `view` to those of the window.
  func converted(asVectorFrom view: UIView?) -> CGPoint {
    guard let view else { return self }
    let (start, end) = (view.convert(CGPoint.zero, to: nil), view.convert(self, to: nil))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
