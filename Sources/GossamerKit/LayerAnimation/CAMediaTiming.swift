// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// The timing of an animation, and of a layer with its animations: a mapping from the time of what is around it to its own.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/camediatiming
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  /// The time at which it begins, in seconds of the time around it: for an animation of a layer the layer's time (see
  /// `CACurrentMediaTime()` and `CALayer.convertTime(_:from:)`), in a group the group's. 0, the default, is the first frame
  /// that shows it; in a group its beginning.
  var beginTime: CFTimeInterval { get set }

  /// The duration of one repetition, in seconds. For an animation 0, the default, takes that of the `CATransaction`.
  var duration: CFTimeInterval { get set }

  /// How fast its time goes; 1 by default, 2 is twice as fast. At 0 it stands still.
  var speed: Float { get set }

  /// The time, in seconds of its own time, that it begins at. 0 by default.
  var timeOffset: CFTimeInterval { get set }

  /// How often it is repeated, which may have a fraction; `.infinity` for ever. 0, the default, counts as 1.
  var repeatCount: Float { get set }

  /// For how long it is repeated, in seconds of its own time; 0, the default, for what ``repeatCount`` says.
  var repeatDuration: CFTimeInterval { get set }

  /// Whether each repetition also runs backwards, which doubles its duration.
  var autoreverses: Bool { get set }

  /// What is shown before it begins, and after it has ended if it isn't removed then.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Seconds; UIKit's name for the times of animations.
public typealias CFTimeInterval = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The present time on the clock of animations, in seconds: that since the system was started. In a headless test it is the
/// time that the test has advanced.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/cacurrentmediatime()
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval {
  Interface.current.clock.now
}

/// What an animation shows outside of its duration.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/camediatimingfillmode
nonisolated public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing: the layer's own value.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// After the end, the last value; together with `isRemovedOnCompletion = false`.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Before the beginning, the first value.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var fillsBefore: Bool { self == .backwards || self == .both }
  var fillsAfter: Bool { self == .forwards || self == .both }
}

/// A timing curve from (0, 0) to (1, 1).
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/camediatimingfunction
@preconcurrency @MainActor public final class CAMediaTimingFunction: nonisolated Hashable {
  private let points: [SIMD2<Float>]
  let curve: TimingCurve

  /// One of the predefined curves. A name that is unknown gives `linear`, with a message.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init([SIMD2(0, 0), SIMD2(1, 1)], .linear)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default:
      Messages.views.error("There is no timing function '\(name.rawValue)'; it is linear.")
      self.init([SIMD2(0, 0), SIMD2(1, 1)], .linear)
    }
  }

  /// A cubic Bézier curve. The x are clamped to 0...1. If a number isn't finite, a message is logged and the curve is linear.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    guard [c1x, c1y, c2x, c2y].allSatisfy(\.isFinite) else {
      Messages.views.error(
        """
        The control points (\(c1x), \(c1y)) and (\(c2x), \(c2y)) of a timing function aren't \
        finite; it is linear.
        """)
      self.init([SIMD2(0, 0), SIMD2(1, 1)], .linear)
      return
    }
    let curve = CubicCurve(
      CGPoint(x: Double(c1x), y: Double(c1y)), CGPoint(x: Double(c2x), y: Double(c2y)))
    self.init([SIMD2(c1x, c1y), SIMD2(c2x, c2y)], .cubic(curve))
  }

  private init(_ controls: [SIMD2<Float>], _ curve: TimingCurve) {
    points = [SIMD2(0, 0)] + controls + [SIMD2(1, 1)]
    self.curve = curve
  }

  /// Writes the x and y of one of the four points of the curve, 0 to 3; does nothing for another index.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard points.indices.contains(idx) else { return }
    (ptr[0], ptr[1]) = (points[idx].x, points[idx].y)
  }

  /// Whether both are the same object.
  nonisolated public static func == (one: CAMediaTimingFunction, other: CAMediaTimingFunction)
    -> Bool
  { one === other }

  /// Feeds the object's identity into the hasher.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The name of a timing curve.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname
nonisolated public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of Core Animation's own animations: fast at first, then slow.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The numbers of a ``CAMediaTiming``.
struct MediaTiming {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// What an animation shows at a time.
  enum Moment: Equatable {
    /// It hasn't begun.
    case before
    /// The elapsed part of the repetition, from 0 to 1, and how many repetitions have ended before it.
    case during(fraction: Double, turn: Double)
    /// It has ended.
    case after
  }

  /// The duration with all repetitions, in seconds of its own time; `duration` is that of one repetition.
  func total(_ duration: TimeInterval) -> TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let count = repeatCount > 0 ? Double(repeatCount) : 1
    return duration * count * (autoreverses ? 2 : 1)
  }

  /// The time around it at which it ends; nil for never.
  func end(beganAt begin: TimeInterval, duration: TimeInterval) -> TimeInterval? {
    guard speed != 0, speed.isFinite else { return nil }
    let end = begin + max(total(duration) - timeOffset, 0) / Double(abs(speed))
    return end.isFinite ? end : nil
  }

  /// What is shown at a time of what is around it; nil for the layer's own value.
  func moment(at time: TimeInterval, beganAt begin: TimeInterval, duration: TimeInterval) -> Moment
  {
    let total = total(duration)
    guard time >= begin else { return .before }
    let gone = (time - begin) * Double(abs(speed)) + timeOffset
    // A time that runs backwards begins at the end.
    let own = speed < 0 ? total - gone : gone
    guard gone < total else { return .after }
    return .during(
      fraction: fraction(max(own, 0), duration),
      turn: turn(max(own, 0), duration))
  }

  /// The elapsed part of the repetition after `own` seconds of its own time.
  func fraction(_ own: TimeInterval, _ duration: TimeInterval) -> Double {
    guard duration > 0, own.isFinite else { return 1 }
    let turns = own / duration
    var fraction = turns - turns.rounded(.down)
    if fraction == 0, turns > 0, own >= total(duration) { fraction = 1 }
    let isBack = autoreverses && turns.rounded(.down).truncatingRemainder(dividingBy: 2) == 1
    // At the very end of a way there and back, the last repetition has come back.
    guard fraction < 1 else {
      let last = (turns - 1).rounded(.down).truncatingRemainder(dividingBy: 2)
      return autoreverses && last == 1 ? 0 : 1
    }
    return isBack ? 1 - fraction : fraction
  }

  private func turn(_ own: TimeInterval, _ duration: TimeInterval) -> Double {
    guard duration > 0 else { return 0 }
    return (own / (duration * (autoreverses ? 2 : 1))).rounded(.down)
  }

  /// The elapsed part at the end; for a time that runs backwards at the beginning.
  func lastFraction(_ duration: TimeInterval) -> Double {
    if speed < 0 { return 0 }
    let total = total(duration)
    return total.isFinite ? fraction(total, duration) : 1
  }

  func firstFraction(_ duration: TimeInterval) -> Double {
    speed < 0 ? fraction(total(duration), duration) : fraction(timeOffset, duration)
  }

  /// How many repetitions have ended before the last one.
  func lastTurn(_ duration: TimeInterval) -> Double {
    let turns = total(duration) / max(duration * (autoreverses ? 2 : 1), .leastNormalMagnitude)
    return turns.isFinite ? max(turns.rounded(.up) - 1, 0) : 0
  }
}
