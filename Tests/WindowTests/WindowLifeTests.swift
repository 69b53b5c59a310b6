// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Testing

extension WindowTests {
  /// A window's layout, drawing, timers and closing.
  @Suite struct WindowLifeTests {
    @Test(arguments: [500, 900, 360])
    func laysOutItsContentAgain_WhenItIsResized(width: Int) throws {
      try IntentionsScreen.open { screen in
        try screen.showcase.resize(width: width)
        let content = try screen.showcase.window.extents
        try eventually("the label to follow", seen: screen.showcase.window.tree) {
          try screen.result.extents.width == content.width - 40
        }
        let field = try screen.field.extents
        let reverse = try screen.reverse.extents
        let uppercase = try screen.uppercase.extents
        let result = try screen.result.extents
        #expect(field.x == 20)
        #expect(field.width == content.width - 40)
        #expect(reverse.x == 20)
        #expect(reverse.y == field.y + field.height + 20)
        #expect(reverse.height == 40)
        #expect(uppercase.x + uppercase.width == content.width - 20)
        #expect(uppercase.y == reverse.y)
        #expect(uppercase.height == reverse.height)
        #expect(result.x == 20)
        #expect(result.y == reverse.y + reverse.height + 20)
        #expect(result.height == 30)
        try Screenshot.take("intentions-light-\(width)")
      }
    }

    @Test(arguments: [("prefer-light", true), ("prefer-dark", false)])
    func drawsItsBackground_InTheColourScheme(scheme: String, isLight: Bool) throws {
      try IntentionsScreen.open(environment: ["ADW_DEBUG_COLOR_SCHEME": scheme]) { screen in
        try eventually("a \(isLight ? "light" : "dark") background", seen: "another") {
          let brightness = try Screenshot.brightness(of: screen.showcase.hands.window)
          return isLight ? brightness > 0.8 : brightness < 0.3
        }
        try Screenshot.take("intentions-\(scheme)")
      }
    }

    @Test func runsFoundationsTimers() throws {
      try RunningShowcase.open("Desk", arguments: ["stopwatch"]) { stopwatch in
        try stopwatch.click(stopwatch.node("push button", named: "Start"))
        // One timer has a target, the other a block.
        for unit in [" tenths", " blinks"] {
          try eventually("more than five\(unit)", seen: stopwatch.window.tree) {
            stopwatch.window.first("label") { name in
              name.hasSuffix(unit) && Int(name.dropLast(unit.count)) ?? 0 > 5
            } != nil
          }
        }
        try stopwatch.click(stopwatch.node("push button", named: "Stop"))
        _ = try stopwatch.node("push button", named: "Start")
      }
    }

    @Test func endsTheProcess_WhenTheWindowIsClosed() throws {
      try IntentionsScreen.open { screen in
        try screen.showcase.click(screen.showcase.node("push button", named: "Close"))
        try screen.showcase.expectSuccess()
      }
    }

    @Test func endsTheProcess_OnCtrlC() throws {
      try IntentionsScreen.open { screen in
        screen.showcase.interrupt()
        try screen.showcase.expectSuccess()
      }
    }
  }
}
