// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerLive

@Suite(.alone) struct WireRouterTests {
  private let field = CGRect(x: 20, y: 20, width: 280, height: 30)
  private let node = CGRect(x: 60, y: 400, width: 80, height: 20)

  @Test func goesFromTheEdgeBelowToTheEdgeAbove_AsStraightAsItCan() throws {
    let curve = try #require(WireRouter.curves(of: [WireEnds(from: field, to: node)])[0])
    #expect(curve.start == CGPoint(x: 100, y: 50))
    #expect(curve.end == CGPoint(x: 130, y: 400))
    #expect(curve.control1.x == curve.start.x)
    #expect(curve.control1.y > curve.start.y)
    #expect(curve.control2.x == curve.end.x)
    #expect(curve.control2.y < curve.end.y)
  }

  @Test func goesUpwards_WhenTheOtherEndIsAbove() throws {
    let curve = try #require(WireRouter.curves(of: [WireEnds(from: node, to: field)])[0])
    #expect(curve.start.y == 400)
    #expect(curve.end.y == 50)
    #expect(curve.control1.y < 400)
  }

  @Test func archesAbove_WhenBothStandSideBySide() throws {
    let other = node.offsetBy(dx: 100, dy: 0)
    let curve = try #require(WireRouter.curves(of: [WireEnds(from: node, to: other)])[0])
    #expect(curve.start.y == 400)
    #expect(curve.end.y == 400)
    #expect(curve.point(at: 0.5).y < 400)
  }

  @Test(arguments: [2, 5, 40])
  func keepsWiresThatShareAnEdgeApart_AndWithinIt(count: Int) throws {
    let ends = (0..<count).map {
      WireEnds(from: CGRect(x: 10 * $0, y: 20, width: 8, height: 8), to: node)
    }
    let curves = WireRouter.curves(of: ends).compactMap(\.self)
    let places = curves.map(\.end.x)
    #expect(curves.count == count)
    #expect(places == places.sorted())
    #expect(Set(places).count == count)
    #expect(places.allSatisfy { node.minX...node.maxX ~= $0 })
  }

  @Test(arguments: [(0.1, 4.1), (0.1, 0), (0.3, 0.1), (1e15, 0.7)] as [(CGFloat, CGFloat)])
  func meetsTheMiddle_WhenTheRectangleIsNarrow(x: CGFloat, width: CGFloat) throws {
    let narrow = CGRect(x: x, y: 400, width: width, height: 20)
    let curve = try #require(WireRouter.curves(of: [WireEnds(from: field, to: narrow)])[0])
    #expect(abs(curve.end.x - narrow.midX) < 0.5)
  }

  @Test func leavesOutWhatCannotBeSeen() {
    let curves = WireRouter.curves(of: [nil, WireEnds(from: field, to: node)])
    #expect(curves[0] == nil)
    #expect(curves[1] != nil)
  }

  @Test func aCurvePassesThroughItsEnds() {
    let curve = WireCurve(
      start: .zero, control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 8, y: 0),
      end: CGPoint(x: 8, y: 8))
    #expect(curve.point(at: 0) == .zero)
    #expect(curve.point(at: 0.5) == CGPoint(x: 4, y: 4))
    #expect(curve.point(at: 1) == CGPoint(x: 8, y: 8))
  }
}
