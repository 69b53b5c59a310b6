// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CATSPI
import Testing

extension WindowTests {
  /// Text fields in the accessibility tree.
  @Suite struct FieldAccessibilityTests {
    @Test func secureFieldShowsBulletsOnly() throws {
      try LiveScreen.open { screen in
        let secret = try screen.program.node("password text", named: "Secret")
        try screen.program.expect(secret, shows: "••••••")
        try screen.program.click(secret)
        try screen.program.hands.type("!")
        try screen.program.expect(secret, shows: "•••••••")
      }
    }

    @Test func clearButtonHasAName_AndClearsTheText() throws {
      try LiveScreen.open { screen in
        try screen.program.expect(screen.field, shows: "Dominik")
        try screen.program.node("push button", named: "Clear text").press()
        try screen.program.expect(screen.field, shows: "")
      }
    }

    @Test func longTextIsReadAndChangedCompletely() throws {
      try IntentionsScreen.open { screen in
        let long = String(repeating: "word 😀ä ", count: 10_000)
        try screen.field.setText(long)
        try screen.showcase.expect(screen.field, shows: long)
        try screen.showcase.click(screen.field)
        try screen.expect(screen.field, isFocused: true)
        try screen.showcase.hands.press("End", "Left", "Left")
        try screen.showcase.hands.type("x")
        try screen.showcase.expect(screen.field, shows: long.dropLast(2) + "xä ")
        try screen.showcase.hands.press("Home", "Delete")
        try screen.showcase.expect(screen.field, shows: long.dropFirst().dropLast(2) + "xä ")
      }
    }
  }
}
