// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct TimingTests {
  /// The expected values are those of CSS timing functions with the same control points.
  @Test(arguments: [
    (UIView.AnimationCurve.linear, 0.25, 0.25), (.easeInOut, 0.5, 0.5),
    (.easeInOut, 0.25, 0.12916), (.easeIn, 0.5, 0.31536), (.easeOut, 0.5, 0.68464),
  ])
  func curvesMatchThoseOfCSS(curve: UIView.AnimationCurve, time: Double, expected: Double) {
    let timing = UICubicTimingParameters(animationCurve: curve).curve
    #expect(abs(timing.progress(at: time).x - expected) < 1e-4)
    #expect(timing.progress(at: 0) == .zero)
    #expect(timing.progress(at: 1) == .one)
  }

  @Test func refusesControlPointsThatAreNotFinite() {
    let messages = messages {
      let timing = UICubicTimingParameters(
        controlPoint1: CGPoint(x: CGFloat.nan, y: 0), controlPoint2: CGPoint(x: 1, y: 1))
      #expect(timing.curve == .cubic(.easeInOut))
    }
    #expect(messages.count == 1)
  }

  @Test(arguments: [0.01, 0.2, 0.5, 0.8, 0.99, 0.9999, 1])
  func springsSettleInTheGivenTime_AndOvershootIfUnderdamped(ratio: Double) {
    let spring = SpringCurve(settlingIn: 0.7, dampingRatio: ratio, velocity: .zero)
    #expect(abs(spring.rest(after: 0).x - 1) < 1e-12)
    #expect(abs(spring.rest(after: 0.7).x) <= 0.0011)
    let overshoots = (1..<700).contains { spring.rest(after: Double($0) / 1000).x < -0.002 }
    #expect(overshoots == (ratio < 0.85))
  }

  @Test(arguments: [(0.5, 0.0), (1, 0), (3, 0), (0.5, 20), (1, 20), (3, -20)])
  func springsSatisfyTheirDifferentialEquation(ratio: Double, velocity: Double) {
    let spring = SpringCurve(
      dampingRatio: ratio, frequency: 8, velocity: CGVector(dx: velocity, dy: 0))
    let step = 1e-4
    let speed = (spring.rest(after: step).x - spring.rest(after: 0).x) / step
    #expect(abs(speed + velocity) < 0.1)
    for time in [0.05, 0.2, 0.5] {
      let (before, now, after) = (
        spring.rest(after: time - step).x, spring.rest(after: time).x,
        spring.rest(after: time + step).x
      )
      let acceleration = (after - 2 * now + before) / (step * step)
      let speed = (after - before) / (2 * step)
      #expect(abs(acceleration + 2 * ratio * 8 * speed + 64 * now) < 0.05)
    }
    #expect(abs(spring.rest(after: spring.duration).x) < 0.003)
  }

  @Test func aSpringHasAnInitialVelocityPerAxis() {
    let spring = SpringCurve(
      settlingIn: 1, dampingRatio: 1, velocity: CGVector(dx: 0, dy: 10))
    let rest = spring.rest(after: 0.05)
    #expect(rest.y < rest.x)
  }

  @Test func fractionIsTheInverseOfProgress() {
    for curve in [
      TimingCurve.linear, .cubic(.easeIn),
      .spring(SpringCurve(settlingIn: 1, dampingRatio: 0.3, velocity: .zero)),
    ] {
      let fraction = curve.fraction(at: 0.6)
      #expect(abs(curve.progress(at: fraction).x - 0.6) < 1e-6)
    }
  }
}
