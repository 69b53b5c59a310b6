// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// The pace of a property animator.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitimingcurveprovider
public protocol UITimingCurveProvider: AnyObject {
  /// Which of the two there is.
  var timingCurveType: UITimingCurveType { get }

  /// The pace as a curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }

  /// The pace as a spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// Of which kind a pace is.
nonisolated public enum UITimingCurveType: Int, Hashable, Sendable {
  /// Ease in and out.
  case builtin
  /// A Bézier curve.
  case cubic
  /// A spring.
  case spring
  /// Both, which an application's own `UITimingCurveProvider` may say: the spring counts.
  case composed
}

/// A pace along a Bézier curve.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicubictimingparameters
public final class UICubicTimingParameters: UITimingCurveProvider {
  /// The curve's kind.
  public let animationCurve: UIView.AnimationCurve
  /// The point that the curve sets out for: x is time, y the part of the way.
  public let controlPoint1: CGPoint
  /// The point that the curve comes from in the end.
  public let controlPoint2: CGPoint

  /// Always there.
  public let timingCurveType: UITimingCurveType

  let curve: TimingCurve

  /// Slow at both ends.
  public convenience init() {
    self.init(animationCurve: .easeInOut)
  }

  /// One of the usual paces.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    timingCurveType = .builtin
    switch curve {
    case .linear: (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
    case .easeIn: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 0.58, y: 1))
    case .easeInOut:
      (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    }
    self.curve = curve == .linear ? .linear : .cubic(CubicCurve(controlPoint1, controlPoint2))
  }

  /// A pace of one's own. The x of the points are clamped to 0 to 1; a number that isn't finite is
  /// refused with a message, and the pace is that of `init()`.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    timingCurveType = .cubic
    let isFinite = [point1.x, point1.y, point2.x, point2.y].allSatisfy(\.isFinite)
    if !isFinite {
      Messages.views.error(
        """
        The control points \(point1) and \(point2) of a timing curve aren't finite; it eases in and \
        out.
        """)
    }
    controlPoint1 = isFinite ? point1 : CGPoint(x: 0.42, y: 0)
    controlPoint2 = isFinite ? point2 : CGPoint(x: 0.58, y: 1)
    curve = .cubic(CubicCurve(controlPoint1, controlPoint2))
  }

  /// The curve itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }

  /// Nil.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A pace as a spring swings.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uispringtimingparameters
public final class UISpringTimingParameters: UITimingCurveProvider {
  /// The speed at the beginning along each axis, in ways a second. What isn't a place goes by `dx`.
  public let initialVelocity: CGVector

  private let makeCurve: (TimeInterval) -> SpringCurve
  /// How long the spring takes by its own nature; nil if it takes the animator's duration.
  let settlingDuration: TimeInterval?

  /// Core Animation's spring for views: a mass of 3, a stiffness of 1000 and a damping of 500.
  public convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring that comes to rest within the animator's duration.
  /// - Parameter ratio: 1 doesn't overshoot, less does; clamped to 0.01 to 1.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring that comes to rest within the animator's duration.
  /// - Parameters:
  ///   - ratio: 1 doesn't overshoot, less does; clamped to 0.01 to 1.
  ///   - velocity: at the beginning, in ways a second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    let velocity = Self.finite(velocity)
    let ratio = UIView.finite(ratio, "damping ratio", else: 1)
    initialVelocity = velocity
    settlingDuration = nil
    makeCurve = { SpringCurve(settlingIn: $0, dampingRatio: ratio, velocity: velocity) }
  }

  /// A spring by its physics, which takes as long as it takes: the animator's duration doesn't count.
  /// - Parameters:
  ///   - mass: of what hangs on the spring.
  ///   - stiffness: the force for each point of distance.
  ///   - damping: the force for each point a second of speed.
  ///   - velocity: at the beginning, in ways a second.
  ///
  /// Numbers that aren't positive are refused with a message, and those of `init()` are taken.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    var (mass, stiffness, damping) = (mass, stiffness, damping)
    if ![mass, stiffness, damping].allSatisfy({ $0.isFinite && $0 > 0 }) {
      Messages.views.error(
        """
        A spring can't have the mass \(mass), the stiffness \(stiffness) and the damping \(damping): \
        all have to be positive. It gets 3, 1000 and 500.
        """)
      (mass, stiffness, damping) = (3, 1000, 500)
    }
    initialVelocity = Self.finite(velocity)
    let curve = SpringCurve(
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
      frequency: (stiffness / mass).squareRoot(), velocity: initialVelocity)
    settlingDuration = curve.duration
    makeCurve = { _ in curve }
  }

  /// A spring by how it seems: see `UIView.animate(springDuration:bounce:)`.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero) {
    let seconds = UIView.validDuration(duration).flatMap { $0 > 0 ? $0 : nil } ?? 0.5
    self.initialVelocity = Self.finite(initialVelocity)
    let curve = SpringCurve(
      duration: seconds, bounce: UIView.finite(bounce, "bounce", else: 0),
      velocity: self.initialVelocity)
    settlingDuration = curve.duration
    makeCurve = { _ in curve }
  }

  func curve(in duration: TimeInterval) -> TimingCurve { .spring(makeCurve(duration)) }

  private static func finite(_ velocity: CGVector) -> CGVector {
    CGVector(
      dx: UIView.finite(velocity.dx, "initial velocity", else: 0),
      dy: UIView.finite(velocity.dy, "initial velocity", else: 0))
  }

  /// A spring.
  public var timingCurveType: UITimingCurveType { .spring }

  /// Nil.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The spring itself.
  public var springTimingParameters: UISpringTimingParameters? { self }
}

extension SpringCurve {
  /// A spring by how long it seems to take and how much it overshoots, as UIKit describes it: one swing
  /// takes `duration`; the damping ratio is 1 - bounce, or 1 / (1 + bounce) for a bounce below 0.
  init(duration: TimeInterval, bounce: CGFloat, velocity: CGVector) {
    let bounce = min(max(bounce, -0.99), 0.99)
    self.init(
      dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce, frequency: 2 * .pi / duration,
      velocity: velocity)
  }
}

extension UITimingCurveProvider {
  /// The pace, for an animation of `duration` seconds.
  func curve(in duration: TimeInterval) -> TimingCurve {
    springTimingParameters?.curve(in: duration) ?? cubicTimingParameters?.curve
      ?? .cubic(.easeInOut)
  }
}
