// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Testing

extension WindowTests {
  /// The screen `intentions`, used through the accessibility tree and by hand.
  @Suite struct IntentionsScreenTests {
    static let family = "Hello 👨‍👩‍👧"

    @Test func fieldAndLabelShowTheModel_WhenItOpens() throws {
      try IntentionsScreen.open { screen in
        try screen.expect(field: "Dominik", result: "Dominik")
        try Screenshot.take("intentions-light-393")
      }
    }

    @Test func buttonsChangeFieldAndLabel_WhenAScreenReaderPressesThem() throws {
      try IntentionsScreen.open { screen in
        try screen.field.setText(Self.family)
        try screen.reverse.press()
        try screen.expect(field: "👨‍👩‍👧 olleH", result: "👨‍👩‍👧 olleH")
        try screen.uppercase.press()
        try screen.expect(field: "👨‍👩‍👧 OLLEH", result: "👨‍👩‍👧 OLLEH")
      }
    }

    @Test func buttonsChangeFieldAndLabel_WhenAUserTypesAndClicks() throws {
      try IntentionsScreen.open { screen in
        try screen.typeOver(Self.family)
        try screen.showcase.click(screen.reverse)
        try screen.expect(field: "👨‍👩‍👧 olleH", result: "👨‍👩‍👧 olleH")
        try screen.showcase.click(screen.uppercase)
        try screen.expect(field: "👨‍👩‍👧 OLLEH", result: "👨‍👩‍👧 OLLEH")
      }
    }

    @Test func typingDoesNotChangeTheLabel() throws {
      try IntentionsScreen.open { screen in
        try screen.typeOver("someone else")
        // Several frames pass until the window has its new width, so the label would have been updated
        // by then.
        try screen.showcase.resize(width: 600)
        try screen.expect(field: "someone else", result: "Dominik")
      }
    }

    @Test func fieldShowsTheModelAgain_WhenAnIntentionSetsAnEqualValue() throws {
      try IntentionsScreen.open { screen in
        try screen.uppercase.press()
        try screen.expect(field: "DOMINIK", result: "DOMINIK")
        try screen.typeOver("dominik")
        try screen.uppercase.press()
        try screen.expect(field: "DOMINIK", result: "DOMINIK")
      }
    }

    @Test func fieldEndsEditing_WhenReturnIsPressed() throws {
      try IntentionsScreen.open { screen in
        try screen.typeOver("Ada")
        try screen.showcase.hands.press("Return")
        try screen.expect(screen.field, isFocused: false)
        try screen.expect(field: "Ada", result: "Dominik")
      }
    }

    @Test func fieldPastesTheTextThatWasCut() throws {
      try IntentionsScreen.open { screen in
        try screen.typeOver(Self.family)
        try screen.showcase.hands.press("ctrl+a", "ctrl+x")
        try screen.showcase.expect(screen.field, shows: "")
        try screen.showcase.hands.press("ctrl+v")
        try screen.showcase.expect(screen.field, shows: Self.family)
      }
    }

    @Test func fieldLosesNoKeystroke_WhenTheModelChangesWhileTyping() throws {
      try IntentionsScreen.open { screen in
        try screen.typeOver("Ada ")
        let typed = String(repeating: "abcdefghij", count: 40)
        let typing = try screen.showcase.hands.startTyping(typed, delay: 4)
        while typing.isRunning { try screen.reverse.press() }
        try eventually("all keys to arrive", seen: screen.showcase.window.tree) {
          try screen.field.text.sorted() == ("Ada " + typed).sorted()
        }
      }
    }

    @Test func tabMovesTheFocusFromTheFieldToTheButtons() throws {
      try IntentionsScreen.open { screen in
        try screen.typeOver("Ada")
        try screen.showcase.hands.press("Tab")
        try screen.expect(screen.reverse, isFocused: true)
        try screen.showcase.hands.press("space")
        try screen.expect(field: "adA", result: "adA")
        try screen.showcase.hands.press("Tab")
        try screen.expect(screen.uppercase, isFocused: true)
        try screen.showcase.hands.press("shift+Tab", "shift+Tab")
        try screen.expect(screen.field, isFocused: true)
      }
    }
  }
}
