// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// The timing curve of a property animator.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitimingcurveprovider
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
  /// The kind of the timing curve.
  var timingCurveType: UITimingCurveType { get }

  /// The timing as a cubic Bézier curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }

  /// The timing as a spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kind of a timing curve.
nonisolated public enum UITimingCurveType: Int, Hashable, Sendable {
  /// One of the predefined curves of `UIView.AnimationCurve`.
  case builtin
  /// A cubic Bézier curve.
  case cubic
  /// A spring.
  case spring
  /// Both, for a custom `UITimingCurveProvider`: the spring is used.
  case composed
}

/// The timing of an animation as a cubic Bézier curve.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicubictimingparameters
@preconcurrency @MainActor public final class UICubicTimingParameters: UITimingCurveProvider {
  /// The predefined curve; `easeInOut` for a curve with control points of its own.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point of the curve: x is the time, from 0 to 1, and y the progress.
  public let controlPoint1: CGPoint
  /// The second control point of the curve.
  public let controlPoint2: CGPoint

  /// `builtin` or `cubic`.
  public let timingCurveType: UITimingCurveType

  let curve: TimingCurve

  /// Eases in and out.
  public convenience init() {
    self.init(animationCurve: .easeInOut)
  }

  /// One of the predefined curves.
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

  /// A custom curve. The x of the points are clamped to 0...1. If a number isn't finite, a message is logged and the curve
  /// of `init()` is used.
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

/// The timing of an animation as a damped spring.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uispringtimingparameters
@preconcurrency @MainActor public final class UISpringTimingParameters: UITimingCurveProvider {
  /// The initial velocity along each axis, in total distances of the animation per second. Properties that aren't points
  /// use `dx`.
  public let initialVelocity: CGVector

  private let makeCurve: (TimeInterval) -> SpringCurve
  /// The duration that follows from the spring's parameters, in seconds; nil if the animator's duration is used.
  let settlingDuration: TimeInterval?

  /// Core Animation's spring for views: a mass of 3, a stiffness of 1000 and a damping of 500.
  public convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring that settles within the animator's duration.
  /// - Parameter ratio: below 1 the spring overshoots; clamped to 0.01...1.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring that settles within the animator's duration.
  /// - Parameters:
  ///   - ratio: below 1 the spring overshoots; clamped to 0.01...1.
  ///   - velocity: the initial velocity, in total distances of the animation per second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    let velocity = Self.finite(velocity)
    let ratio = UIView.finite(ratio, "damping ratio", else: 1)
    initialVelocity = velocity
    settlingDuration = nil
    makeCurve = { SpringCurve(settlingIn: $0, dampingRatio: ratio, velocity: velocity) }
  }

  /// A spring with physical parameters. Its duration follows from them, so the animator's duration is ignored.
  /// - Parameters:
  ///   - mass: the mass of the object on the spring.
  ///   - stiffness: the force per point of distance.
  ///   - damping: the force per point per second of speed.
  ///   - velocity: the initial velocity, in total distances of the animation per second.
  ///
  /// If a parameter isn't positive, a message is logged and the parameters of `init()` are used.
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

  /// A spring with a perceptual duration and a bounce: see `UIView.animate(springDuration:bounce:)`.
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
  /// A spring with a perceptual duration and a bounce, as UIKit defines them: `duration` is the period of the undamped
  /// spring; the damping ratio is 1 - bounce, or 1 / (1 + bounce) for a bounce below 0.
  init(duration: TimeInterval, bounce: CGFloat, velocity: CGVector) {
    let bounce = min(max(bounce, -0.99), 0.99)
    self.init(
      dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce, frequency: 2 * .pi / duration,
      velocity: velocity)
  }
}

extension UITimingCurveProvider {
  /// The timing curve of an animation of `duration` seconds.
  func curve(in duration: TimeInterval) -> TimingCurve {
    springTimingParameters?.curve(in: duration) ?? cubicTimingParameters?.curve
      ?? .cubic(.easeInOut)
  }
}
