// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerLive

@Suite(.alone) struct LabelPlaceTests {
  private let curve = WireCurve(
    start: CGPoint(x: 50, y: 0), control1: CGPoint(x: 50, y: 100), control2: CGPoint(x: 50, y: 200),
    end: CGPoint(x: 50, y: 300))
  private let bounds = CGRect(x: 0, y: 0, width: 200, height: 300)
  private let size = CGSize(width: 40, height: 20)

  @Test func standsInTheMiddleOfTheWire() {
    let frame = LabelPlace.frame(for: size, on: curve, within: bounds, avoiding: [])
    #expect(frame == CGRect(x: 30, y: 140, width: 40, height: 20))
  }

  @Test func standsElsewhere_WhereOthersAre() {
    let others = [CGRect(x: 30, y: 90, width: 40, height: 120)]
    let frame = LabelPlace.frame(for: size, on: curve, within: bounds, avoiding: others)
    #expect(!frame.intersects(others[0]))
    #expect(frame.minX == 30)
  }

  @Test func staysInTheMiddle_WhereNothingIsFree() {
    let frame = LabelPlace.frame(for: size, on: curve, within: bounds, avoiding: [bounds])
    #expect(frame == CGRect(x: 30, y: 140, width: 40, height: 20))
  }

  @Test func staysInside() {
    let wide = CGSize(width: 120, height: 20)
    let frame = LabelPlace.frame(for: wide, on: curve, within: bounds, avoiding: [])
    #expect(frame.minX == 4)
  }
}
