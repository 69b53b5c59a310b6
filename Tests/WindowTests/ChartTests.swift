// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CATSPI
import Testing

extension WindowTests {
  /// A chart that draws itself, as a screen reader finds its bars.
  @Suite struct ChartTests {
    @Test func isReadInTheOrderThatTheApplicationSays() throws {
      try open { chart in
        #expect(
          Self.names(in: chart.window).prefix(7) == [
            "heading Boxes sold", "slider January", "slider February", "slider March",
            "slider April",
            "label 71 in all", "push button Reset",
          ])
      }
    }

    @Test func hasItsBarsWhereTheyAreDrawn() throws {
      try open { chart in
        let whole = try chart.node("panel", named: "Boxes by month").extents
        let bars = try ["January", "February", "March", "April"].map {
          try chart.node("slider", named: $0).extents
        }
        #expect(bars[0].x == whole.x)
        #expect(zip(bars, bars.dropFirst()).allSatisfy { abs($1.x - $0.x - whole.width / 4) <= 1 })
        #expect(bars.allSatisfy { $0.y == whole.y && $0.height == 200 })
        #expect(bars.allSatisfy { abs($0.width - (whole.width / 4 - 8)) <= 1 })
      }
    }

    @Test func isAdjustedByItsActions() throws {
      try open { chart in
        let march = try chart.node("slider", named: "March")
        #expect(march.description == "21 boxes")
        #expect(
          try Set(march.actions) == [
            "click", "action.Clear", "action.Increment", "action.Decrement",
          ])
        try march.perform("action.Increment")
        _ = try chart.node("label", named: "72 in all")
        try expect(march, saysOfItself: "22 boxes", in: chart)
        try march.perform("action.Clear")
        _ = try chart.node("label", named: "50 in all")
      }
    }

    private func open(use: (RunningShowcase) throws -> Void) throws {
      try RunningShowcase.open("Desk", arguments: ["chart"]) { chart in
        _ = try chart.node("slider", named: "April")
        try use(chart)
      }
    }

    private func expect(
      _ node: AccessibleNode, saysOfItself text: String, in chart: RunningShowcase
    ) throws {
      try eventually("'\(node.name)' to say '\(text)'", seen: node.description) {
        node.description == text
      }
    }

    /// The roles and names of what is read, in order: what has a name, and nothing inside.
    private static func names(in node: AccessibleNode) -> [String] {
      let children = node.children
      if children.isEmpty { return node.name.isEmpty ? [] : ["\(node.role) \(node.name)"] }
      return children.flatMap(names(in:))
    }
  }
}
