// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Testing

extension WindowTests {
  /// How the window is laid out, drawn and ended.
  @Suite struct WindowLifeTests {
    @Test func laysOutTheScreenAfresh_WhenResized() throws {
      try IntentionsScreen.open { screen in
        let narrow = try screen.field.extents.width
        try screen.showcase.resize(width: 900)
        try eventually("the field to grow", seen: screen.showcase.window.tree) {
          try screen.field.extents.width > narrow + 400
        }
        let field = try screen.field.extents
        let reverse = try screen.reverse.extents
        let uppercase = try screen.uppercase.extents
        let result = try screen.result.extents
        #expect(reverse.y > field.y && uppercase.y == reverse.y && result.y > reverse.y)
        #expect(reverse.x < field.x + 40)
        #expect(uppercase.x + uppercase.width > field.x + field.width - 40)
        try Screenshot.take("intentions-light-900")
      }
    }

    @Test(arguments: [("force-light", true), ("force-dark", false)])
    func drawsItsBackground_InTheColourScheme(scheme: String, isLight: Bool) throws {
      try IntentionsScreen.open(environment: ["ADW_DEBUG_COLOR_SCHEME": scheme]) { screen in
        try eventually("a \(isLight ? "light" : "dark") background", seen: "another") {
          let brightness = try Screenshot.brightness(of: screen.showcase.hands.window)
          return isLight ? brightness > 0.8 : brightness < 0.3
        }
        try Screenshot.take("intentions-\(scheme)")
      }
    }

    @Test func endsTheProcess_WhenTheWindowIsClosed() throws {
      try IntentionsScreen.open { screen in
        try screen.showcase.click(screen.showcase.node("push button", named: "Close"))
        let status = try screen.showcase.exitStatus()
        #expect(status == 0)
      }
    }

    @Test func endsTheProcess_OnCtrlC() throws {
      try IntentionsScreen.open { screen in
        screen.showcase.interrupt()
        let status = try screen.showcase.exitStatus()
        #expect(status == 0)
      }
    }
  }
}
