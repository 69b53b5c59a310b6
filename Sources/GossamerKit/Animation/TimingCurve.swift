// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A timing curve: the progress of an animation as a function of its elapsed time.
///
/// The two axes have a progress each, because a spring may have a different initial velocity along each. Values that
/// aren't points, such as the alpha, use the first axis.
nonisolated package enum TimingCurve: Equatable, Sendable {
  /// Constant speed.
  case linear
  /// Along a Bézier curve.
  case cubic(CubicCurve)
  /// A damped spring.
  case spring(SpringCurve)

  /// The progress along each axis: 0 at the beginning, 1 at the end, and beyond 1 where a spring overshoots.
  /// - Parameter fraction: the elapsed fraction of the duration, from 0 to 1.
  func progress(at fraction: Double) -> SIMD2<Double> {
    if fraction <= 0 { return .zero }
    if fraction >= 1 { return .one }
    return switch self {
    case .linear: SIMD2(repeating: fraction)
    case .cubic(let curve): SIMD2(repeating: curve.y(at: fraction))
    case .spring(let curve): .one - curve.rest(after: fraction * curve.duration)
    }
  }

  /// The earliest fraction of the duration at which `progress`, from 0 to 1, is reached.
  func fraction(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    // Finds the first of 256 steps that reaches it, and bisects that step, in which the curve crosses it only once.
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

/// A cubic Bézier curve from (0, 0) to (1, 1), as in CSS and Core Animation.
nonisolated package struct CubicCurve: Equatable, Sendable {
  private let first: SIMD2<Double>
  private let second: SIMD2<Double>

  /// A curve with two control points. Their x are clamped to 0...1, so that time doesn't run backwards.
  init(_ first: CGPoint, _ second: CGPoint) {
    self.first = SIMD2(min(max(first.x, 0), 1), first.y)
    self.second = SIMD2(min(max(second.x, 0), 1), second.y)
  }

  static let easeInOut = CubicCurve(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
  static let easeIn = CubicCurve(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
  static let easeOut = CubicCurve(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))

  /// The y of the curve at `x`. The curve's x is monotonic, so bisection finds the parameter; 50 steps give the precision of
  /// a Double.
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

/// A damped harmonic oscillator. The remaining distance, `rest`, obeys rest'' + 2 ζ ω rest' + ω² rest = 0. It starts at 1
/// with the speed -velocity.
///
/// The three solutions (underdamped, critically damped and overdamped) are those of every textbook on the damped
/// oscillator.
nonisolated package struct SpringCurve: Equatable, Sendable {
  /// ζ: below 1 the spring overshoots; at 1 it settles fastest without overshooting.
  private let dampingRatio: Double
  /// ω, the undamped angular frequency, in radians per second.
  private let frequency: Double
  /// The initial velocity along each axis, in total distances per second.
  private let velocity: SIMD2<Double>
  /// The time until the spring counts as settled, in seconds.
  let duration: TimeInterval

  /// The remaining distance at which a spring counts as settled: one point of a thousand.
  private static let threshold = 0.001
  /// The x at which (1 + x) e^-x, the rest of a spring with ζ = 1 at the time x / ω, reaches the threshold.
  private static let criticalRest = 9.2334

  /// A spring that settles in `duration` seconds.
  /// - Parameter dampingRatio: clamped to 0.01...1.
  init(settlingIn duration: TimeInterval, dampingRatio: Double, velocity: CGVector) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    self.dampingRatio = ratio
    self.duration = duration
    self.velocity = SIMD2(velocity.dx, velocity.dy)
    // For ζ < 1 the oscillation stays within the envelope e^(-ζ ω t) / √(1 - ζ²).
    let within = ratio < 1 ? -log(Self.threshold * (1 - ratio * ratio).squareRoot()) : .infinity
    frequency = min(within, Self.criticalRest) / (ratio * max(duration, .leastNormalMagnitude))
  }

  /// A spring with physical parameters, from which `duration` is computed.
  init(dampingRatio: Double, frequency: Double, velocity: CGVector) {
    self.dampingRatio = dampingRatio
    self.frequency = frequency
    self.velocity = SIMD2(velocity.dx, velocity.dy)
    // The slower of the movement's two exponentials decides when it settles; the initial velocity delays that.
    let excess = max(dampingRatio * dampingRatio - 1, 0).squareRoot()
    let decay = frequency * (dampingRatio - excess)
    let speed = max(abs(velocity.dx), abs(velocity.dy)) / frequency
    duration = (Self.criticalRest + log(1 + speed)) / decay
  }

  /// The remaining distance after `time` seconds, along each axis.
  func rest(after time: TimeInterval) -> SIMD2<Double> {
    let decay = dampingRatio * frequency
    let square = dampingRatio * dampingRatio - 1
    // Near ζ = 1 the other two solutions converge to this one, and lose precision.
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
