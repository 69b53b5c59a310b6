// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Testing

extension WindowTests {
  /// A form that is longer than its window.
  @Suite struct ScrollingScreenTests {
    @Test func scrolls_WhenTheWheelIsTurned() throws {
      try RunningShowcase.open(screen: "scrolling") { showcase in
        let first = try showcase.node("text", named: "Guest 1")
        let before = try first.extents.y
        try Screenshot.take("scrolling-before")
        try turnWheel(3, in: showcase)
        try eventually("the form to move up", seen: showcase.window.tree) {
          try first.extents.y < before - 100
        }
        try Screenshot.take("scrolling-wheel")
        try turnWheel(20, in: showcase)
        let last = try showcase.node("text", named: "Guest 20")
        try eventually("the form to stop at its end", seen: showcase.window.tree) {
          try bottom(of: last) == bottom(of: showcase.window) - 20
        }
        try turnWheel(-30, in: showcase)
        try eventually("the form to be back", seen: showcase.window.tree) {
          try first.extents.y == before
        }
      }
    }

    @Test func scrolls_WhenTheBarIsDragged() throws {
      try RunningShowcase.open(screen: "scrolling") { showcase in
        let first = try showcase.node("text", named: "Guest 1")
        let before = try first.extents.y
        let size = try showcase.hands.size
        // The scroll bar appears when the view scrolls.
        try turnWheel(1, in: showcase)
        try eventually("the form to move up", seen: showcase.window.tree) {
          try first.extents.y < before
        }
        try turnWheel(-1, in: showcase)
        try eventually("the form to be back", seen: showcase.window.tree) {
          try first.extents.y == before
        }
        try showcase.hands.drag(fromX: size.width - 10, y: 200, right: 0, down: 200)
        try Screenshot.take("scrolling-bar")
        try eventually("the form to move up", seen: showcase.window.tree) {
          try first.extents.y < before - 100
        }
      }
    }

    @Test func scrollsToTheField_ThatTheTabKeyFocuses() throws {
      try RunningShowcase.open(screen: "scrolling") { showcase in
        try showcase.click(showcase.node("text", named: "Guest 1"))
        let last = try showcase.node("text", named: "Guest 20")
        #expect(try bottom(of: last) > bottom(of: showcase.window))
        for _ in 1..<20 { try showcase.hands.press("Tab") }
        try showcase.hands.type("Ada")
        try showcase.expect(last, shows: "Ada")
        try eventually("the field to be at the bottom", seen: showcase.window.tree) {
          try bottom(of: last) == bottom(of: showcase.window)
        }
        try Screenshot.take("scrolling-focus")
      }
    }

    @Test func staysAtItsEnd_WhenTheWindowIsResized() throws {
      try RunningShowcase.open(screen: "scrolling") { showcase in
        try turnWheel(30, in: showcase)
        let last = try showcase.node("text", named: "Guest 20")
        try eventually("the form to be at its end", seen: showcase.window.tree) {
          try bottom(of: last) == bottom(of: showcase.window) - 20
        }
        try showcase.resize(width: 600)
        try eventually("the fields to follow, and the form to stay", seen: showcase.window.tree) {
          try last.extents.width == showcase.window.extents.width - 40
            && bottom(of: last) == bottom(of: showcase.window) - 20
        }
      }
    }

    private func turnWheel(_ notches: Int, in showcase: RunningShowcase) throws {
      let size = try showcase.hands.size
      try showcase.hands.turnWheel(notches, x: size.width / 2, y: size.height / 2)
    }

    /// The bottom edge of the node, in the window's coordinates.
    private func bottom(of node: AccessibleNode) throws -> Int {
      let extents = try node.extents
      return extents.y + extents.height
    }
  }
}
