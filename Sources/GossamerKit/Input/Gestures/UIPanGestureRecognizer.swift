// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// Kinds of scrolling that a pan recogniser follows, see
/// ``UIPanGestureRecognizer/allowedScrollTypesMask``.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiscrolltypemask
nonisolated public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// One bit each.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// By the steps of a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// By two fingers on a touchpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Recognises that fingers are moved, or the pointer while its button is held, and follows them.
///
///     func drag(_ pan: UIPanGestureRecognizer) {
///       card.center.x += pan.translation(in: view).x
///       pan.setTranslation(.zero, in: view)
///     }
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipangesturerecognizer
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it takes at least. 1 unless set.
  open var minimumNumberOfTouches = 1

  /// How many fingers it takes at most. Any number unless set.
  open var maximumNumberOfTouches = Int.max

  /// What scrolling the recogniser follows besides touches. None unless set.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The wires of pan recognisers, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UIPanGestureRecognizer>(super.wires)
      .attribute("minimumNumberOfTouches", \.minimumNumberOfTouches)
      .attribute("maximumNumberOfTouches", \.maximumNumberOfTouches)
  }

  /// How far the fingers have moved since the gesture began, or since it was set.
  /// - Parameter view: the view in whose coordinates, in points; nil for the window's.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: movement.x - origin.x, y: movement.y - origin.y).converted(asVectorTo: view)
  }

  /// Sets what ``translation(in:)`` goes on from.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard translation.x.isFinite, translation.y.isFinite else {
      Messages.views.error(
        "The translation \(translation) of \(shortDescription) isn't finite; it stays as it is.")
      return
    }
    let translation = translation.converted(asVectorFrom: view)
    origin = CGPoint(x: movement.x - translation.x, y: movement.y - translation.y)
  }

  /// How fast the fingers are moving, in points per second; zero when they have come to rest.
  /// - Parameter view: the view in whose coordinates; nil for the window's.
  open func velocity(in view: UIView?) -> CGPoint { track.velocity.converted(asVectorTo: view) }

  /// How far the fingers move before the gesture begins, in points: not documented, and 10 as seen in
  /// UIKit.
  private static let hysteresis: CGFloat = 10

  /// How far the middle of the fingers has moved, in the coordinates of the window.
  private var movement = CGPoint.zero
  /// The movement from which the translation counts.
  private var origin = CGPoint.zero
  private var track = PointTrack()
  /// Whether what it follows is the wheel.
  private(set) var isWheel = false

  /// Takes a finger, or ignores one too many.
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

  /// Ends the gesture when there aren't enough fingers any more.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    track.append(movement, at: interface.clock.now)
    guard touchesDown.count < max(minimumNumberOfTouches, 1) else { return }
    state = isRecognized ? .ended : .failed
  }

  /// Forgets the movement.
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

  /// How far one step of the wheel goes, in points: as in GTK, more in a larger view, but less than in
  /// proportion.
  private var wheelStep: CGSize {
    let size = view?.bounds.size ?? .zero
    return CGSize(width: pow(size.width, 2.0 / 3), height: pow(size.height, 2.0 / 3))
  }

  /// Whether a movement is the gesture that is looked for, in the coordinates of the window.
  func isInDirection(_ movement: CGPoint) -> Bool { true }
}

/// Where something was in the last tenth of a second.
struct PointTrack {
  private var samples: [(time: TimeInterval, point: CGPoint)] = []

  /// A tenth of a second, so that somebody who rests before letting go throws nothing.
  private static let length: TimeInterval = 0.1

  mutating func append(_ point: CGPoint, at time: TimeInterval) {
    samples.removeAll { $0.time < time - Self.length }
    samples.append((time, point))
  }

  /// In points per second.
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
  /// The vector, given in the coordinates of the window, in those of `view`; nil for the window.
  func converted(asVectorTo view: UIView?) -> CGPoint {
    guard let view else { return self }
    let (start, end) = (view.convert(CGPoint.zero, from: nil), view.convert(self, from: nil))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// The vector, given in the coordinates of `view`, in those of the window.
  func converted(asVectorFrom view: UIView?) -> CGPoint {
    guard let view else { return self }
    let (start, end) = (view.convert(CGPoint.zero, to: nil), view.convert(self, to: nil))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
