// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerInterfaceBuilder
import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerLive

@Suite(.alone) struct WireEmphasisTests {
  private let field = UITextField()
  private let button = UIButton()
  private let intention = UIView()

  private func connection(_ source: UIView, _ destination: UIView, line: Int) -> Wiring.Connection {
    Wiring.Connection(
      kind: .outlet, name: "target", source: source, destination: destination,
      documented: LoadedScene.Connection(
        kind: .outlet, name: "target", source: "a", destination: "b", line: line))
  }

  @Test func `Wires that nobody edits look alike, however many there are`() {
    let wire = connection(field, intention, line: 1)
    #expect(
      WireEmphasis.none.look(of: wire, among: 3) == WireEmphasis.none.look(of: wire, among: 300))
    #expect(WireEmphasis.none.look(of: wire, among: 3) != nil)
  }

  @Test func `The wires of a chosen object stand out, and the others become faint or disappear`()
    throws
  {
    let emphasis = WireEmphasis.chosen(objects: [ObjectIdentifier(field)], connection: nil)
    let (own, other) = (
      connection(field, intention, line: 1), connection(button, intention, line: 2)
    )
    let few = try #require(emphasis.look(of: other, among: 24))
    let chosen = try #require(emphasis.look(of: own, among: 24))
    #expect(chosen.alpha > few.alpha && chosen.width > few.width)
    #expect(emphasis.look(of: other, among: 25) == nil)
    #expect(emphasis.look(of: own, among: 25) == chosen)
  }

  @Test func `Of two wires between the same objects only the chosen one stands out`() throws {
    let (first, second) = (
      connection(field, intention, line: 1), connection(field, intention, line: 2)
    )
    let emphasis = WireEmphasis.chosen(objects: [], connection: first.documented)
    let (chosen, other) = (
      try #require(emphasis.look(of: first, among: 2)),
      try #require(emphasis.look(of: second, among: 2))
    )
    #expect(chosen.width > other.width)
  }

  @Test func `While nothing is chosen, few wires are drawn as usual and many not at all`() {
    let emphasis = WireEmphasis.chosen(objects: [], connection: nil)
    let wire = connection(field, intention, line: 1)
    #expect(emphasis.look(of: wire, among: 24) == WireEmphasis.none.look(of: wire, among: 24))
    #expect(emphasis.look(of: wire, among: 25) == nil)
  }

  @Test func `The distance from a curve is that of its nearest point`() {
    let curve = WireCurve(
      start: CGPoint(x: 0, y: 0), control1: CGPoint(x: 40, y: 0), control2: CGPoint(x: 80, y: 0),
      end: CGPoint(x: 120, y: 0))
    #expect(abs(curve.distance(to: CGPoint(x: 60, y: 5)) - 5) < 0.5)
    #expect(abs(curve.distance(to: CGPoint(x: 150, y: 40)) - 50) < 0.5)
  }
}
