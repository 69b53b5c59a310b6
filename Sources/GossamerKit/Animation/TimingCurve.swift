// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// How an animation paces: what part of its way it has gone when a part of its time is over.
///
/// Each axis has a part of its own, because a spring may set out at another speed along each; what
/// isn't a place goes by the first one.
nonisolated package enum TimingCurve: Equatable, Sendable {
  /// At one speed.
  case linear
  /// Along a Bézier curve.
  case cubic(CubicCurve)
  /// As a spring swings.
  case spring(SpringCurve)

  /// The part of the way, beyond 1 where a spring overshoots. 0 at the beginning and 1 at the end.
  /// - Parameter fraction: the part of the time, from 0 to 1.
  func progress(at fraction: Double) -> SIMD2<Double> {
    if fraction <= 0 { return .zero }
    if fraction >= 1 { return .one }
    return switch self {
    case .linear: SIMD2(repeating: fraction)
    case .cubic(let curve): SIMD2(repeating: curve.y(at: fraction))
    case .spring(let curve): .one - curve.rest(after: fraction * curve.duration)
    }
  }

  /// The first part of the time after which `progress`, from 0 to 1, of the way is gone.
  func fraction(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    // The first of 256 steps that gets there; within it there is one crossing only.
    let steps = 256
    let reached = (1...steps).first { self.progress(at: Double($0) / Double(steps)).x >= progress }
    guard let reached else { return 1 }
    var (low, high) = (Double(reached - 1) / Double(steps), Double(reached) / Double(steps))
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if self.progress(at: middle).x < progress { low = middle } else { high = middle }
    }
    return high
  }
}

/// A Bézier curve from (0, 0) to (1, 1), as CSS and Core Animation take it.
nonisolated package struct CubicCurve: Equatable, Sendable {
  private let first: SIMD2<Double>
  private let second: SIMD2<Double>

  /// A curve by its two control points, whose x are clamped to 0 to 1: time doesn't run backwards.
  init(_ first: CGPoint, _ second: CGPoint) {
    self.first = SIMD2(min(max(first.x, 0), 1), first.y)
    self.second = SIMD2(min(max(second.x, 0), 1), second.y)
  }

  static let easeInOut = CubicCurve(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
  static let easeIn = CubicCurve(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
  static let easeOut = CubicCurve(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))

  /// The height of the curve at `x`. The curve's x never falls, so halving finds its parameter; 50
  /// times reaches a double's last bit.
  func y(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if point(at: middle).x < x { low = middle } else { high = middle }
    }
    return point(at: high).y
  }

  private func point(at t: Double) -> SIMD2<Double> {
    let (s, one) = (1 - t, SIMD2<Double>(1, 1))
    return 3 * s * s * t * first + 3 * s * t * t * second + t * t * t * one
  }
}

/// A spring that swings around its end: what is still to go, `rest`, obeys
/// rest'' + 2 ζ ω rest' + ω² rest = 0, starts at 1 and with the speed -velocity.
///
/// The three solutions, by the damping ratio ζ, are those of every textbook on the damped oscillator.
nonisolated package struct SpringCurve: Equatable, Sendable {
  /// ζ: below 1 the spring overshoots; at 1 it comes to rest soonest without.
  private let dampingRatio: Double
  /// ω, in radians a second.
  private let frequency: Double
  /// Along each axis, in ways a second.
  private let velocity: SIMD2<Double>
  /// After which the spring counts as at rest, in seconds.
  let duration: TimeInterval

  /// What of the way may be left when a spring counts as at rest: a point of a thousand.
  private static let threshold = 0.001
  /// Where (1 + x) e^-x, the rest of a spring with ζ = 1 after x / ω, is the threshold.
  private static let criticalRest = 9.2334

  /// A spring that comes to rest in `duration` seconds.
  /// - Parameter dampingRatio: clamped to 0.01 to 1.
  init(settlingIn duration: TimeInterval, dampingRatio: Double, velocity: CGVector) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    self.dampingRatio = ratio
    self.duration = duration
    self.velocity = SIMD2(velocity.dx, velocity.dy)
    // Below 1 the swings stay within e^(-ζ ω t) / √(1 - ζ²).
    let within = ratio < 1 ? -log(Self.threshold * (1 - ratio * ratio).squareRoot()) : .infinity
    frequency = min(within, Self.criticalRest) / (ratio * max(duration, .leastNormalMagnitude))
  }

  /// A spring by its nature; `duration` follows.
  init(dampingRatio: Double, frequency: Double, velocity: CGVector) {
    self.dampingRatio = dampingRatio
    self.frequency = frequency
    self.velocity = SIMD2(velocity.dx, velocity.dy)
    // The slower of the two exponentials that the movement is made of, and what it begins with.
    let excess = max(dampingRatio * dampingRatio - 1, 0).squareRoot()
    let decay = frequency * (dampingRatio - excess)
    let speed = max(abs(velocity.dx), abs(velocity.dy)) / frequency
    duration = (Self.criticalRest + log(1 + speed)) / decay
  }

  /// What is still to go after `time` seconds, along each axis.
  func rest(after time: TimeInterval) -> SIMD2<Double> {
    let decay = dampingRatio * frequency
    let square = dampingRatio * dampingRatio - 1
    // Towards ζ = 1 both other solutions become this one, and lose their digits.
    if abs(square) < 1e-6 {
      return exp(-decay * time) * (.one + time * (SIMD2(repeating: frequency) - velocity))
    }
    let swing = frequency * abs(square).squareRoot()
    let slope = (SIMD2(repeating: decay) - velocity) / swing
    if square < 0 {
      return exp(-decay * time)
        * (SIMD2(repeating: cos(swing * time)) + sin(swing * time) * slope)
    }
    let (slow, fast) = (exp((swing - decay) * time) / 2, exp((-swing - decay) * time) / 2)
    return (slow + fast) * .one + (slow - fast) * slope
  }
}
