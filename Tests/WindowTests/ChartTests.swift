// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CATSPI
import Foundation
import Testing

extension WindowTests {
  /// A chart that draws itself: its bars in the accessibility tree, and its colours in high contrast.
  @Suite struct ChartTests {
    @Test func isReadInTheOrderOfItsAccessibilityElements() throws {
      try open { chart in
        #expect(
          Self.names(in: chart.window).prefix(8) == [
            "heading Sales", "heading Boxes sold", "slider January", "slider February",
            "slider March",
            "slider April",
            "label 71 in all", "push button Reset",
          ])
      }
    }

    @Test func barsHaveTheFramesOfTheirDrawing() throws {
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

    @Test func barsAreAdjustedByActions_AndAnnounceTheirValues() throws {
      try open { chart in
        let march = try chart.node("slider", named: "March")
        #expect(march.description == "21 boxes")
        #expect(
          try Set(march.actions) == [
            "click", "action.Clear", "action.Increment", "action.Decrement",
          ])
        try march.perform("Increment")
        _ = try chart.node("label", named: "72 in all")
        try expect(march, hasDescription: "22 boxes")
        try march.perform("Clear")
        _ = try chart.node("label", named: "50 in all")
        // An announcement becomes the description of the focused widget, until the focus moves.
        let reset = try chart.node("push button", named: "Reset")
        try chart.hands.press("Tab")
        try chart.expect(reset, has: ATSPI_STATE_FOCUSED)
        try march.press()
        try expect(reset, hasDescription: "0 boxes in March")
        try chart.hands.press("space")
        try expect(reset, hasDescription: "Everything is as it was")
        try expect(march, hasDescription: "21 boxes")
      }
    }

    @Test func windowsNameMakesAnAnnouncement_WhenNothingIsFocused() throws {
      try open { chart in
        let name = chart.window.name
        try chart.node("slider", named: "April").press()
        try eventually("the announcement", seen: chart.window.name) {
          chart.window.name == "8 boxes in April"
        }
        try eventually("the window's own name", seen: chart.window.name) {
          chart.window.name == name
        }
      }
    }

    @Test func changesItsColours_WhenHighContrastIsTurnedOn() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      let settings = folder.appending(path: "glib-2.0/settings")
      try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
      let file = settings.appending(path: "keyfile")
      try Data().write(to: file)
      let environment = ["GSETTINGS_BACKEND": "keyfile", "XDG_CONFIG_HOME": folder.path]
      try open(environment: environment) { chart in
        let bar = try chart.node("slider", named: "February").extents
        let border = try (chart.hands.size.width - chart.window.extents.width) / 2
        let (x, y) = (border + bar.x + bar.width / 2, border + bar.y + bar.height - 20)
        // The secondary label colour over white: 60 % opaque, and 85 % in high contrast.
        try expectColor("srgb(138,138,142)", x, y, in: chart)
        try Data("[org/gnome/desktop/a11y/interface]\nhigh-contrast=true\n".utf8).write(to: file)
        try expectColor("srgb(89,89,95)", x, y, in: chart)
      }
    }

    private func open(
      environment: [String: String] = [:], use: (RunningShowcase) throws -> Void
    ) throws {
      try RunningShowcase.open("Desk", arguments: ["chart"], environment: environment) { chart in
        _ = try chart.node("slider", named: "April")
        try use(chart)
      }
    }

    private func expect(_ node: AccessibleNode, hasDescription text: String) throws {
      try eventually("'\(node.name)' to say '\(text)'", seen: node.description) {
        node.description == text
      }
    }

    private func expectColor(
      _ color: String, _ x: Int, _ y: Int, in chart: RunningShowcase
    ) throws {
      var found = ""
      try eventually("the colour \(color) of a bar", seen: found) {
        found = try Screenshot.color(of: chart.hands.window, x: x, y: y)
        return found == color
      }
    }

    /// The roles and names of the nodes that have a name and no children, in reading order.
    private static func names(in node: AccessibleNode) -> [String] {
      let children = node.children
      if children.isEmpty { return node.name.isEmpty ? [] : ["\(node.role) \(node.name)"] }
      return children.flatMap(names(in:))
    }
  }
}
