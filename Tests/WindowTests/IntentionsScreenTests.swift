// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Testing

extension WindowTests {
  /// The screen's behaviour, through the accessibility tree and by hand.
  @Suite struct IntentionsScreenTests {
    static let family = "Hello 👨‍👩‍👧"

    @Test func showsTheModel_WhenItOpens() throws {
      try IntentionsScreen.open { screen in
        try screen.expect(field: "Dominik", result: "Dominik")
        try Screenshot.take("intentions-light-393")
      }
    }

    @Test func changesModelFieldAndLabel_WhenAScreenReaderPresses() throws {
      try IntentionsScreen.open { screen in
        try screen.field.setText(Self.family)
        try screen.reverse.press()
        try screen.expect(field: "👨‍👩‍👧 olleH", result: "👨‍👩‍👧 olleH")
        try screen.uppercase.press()
        try screen.expect(field: "👨‍👩‍👧 OLLEH", result: "👨‍👩‍👧 OLLEH")
      }
    }

    @Test func changesModelFieldAndLabel_WhenAPersonTypesAndClicks() throws {
      try IntentionsScreen.open { screen in
        try screen.typeOver(Self.family)
        try screen.showcase.click(screen.reverse)
        try screen.expect(field: "👨‍👩‍👧 olleH", result: "👨‍👩‍👧 olleH")
        try screen.showcase.click(screen.uppercase)
        try screen.expect(field: "👨‍👩‍👧 OLLEH", result: "👨‍👩‍👧 OLLEH")
      }
    }

    @Test func changesNeitherModelNorLabel_WhileTyping() throws {
      try IntentionsScreen.open { screen in
        try screen.typeOver("someone else")
        // Several frames pass before the window has its new width, so an update would have happened
        // by then.
        try screen.showcase.resize(width: 600)
        try screen.expect(field: "someone else", result: "Dominik")
      }
    }

    @Test func showsTheModelAgain_WhenAnIntentionSetsAnEqualValue() throws {
      try IntentionsScreen.open { screen in
        try screen.uppercase.press()
        try screen.expect(field: "DOMINIK", result: "DOMINIK")
        try screen.typeOver("dominik")
        try screen.uppercase.press()
        try screen.expect(field: "DOMINIK", result: "DOMINIK")
      }
    }

    @Test func endsEditing_WhenReturnIsPressed() throws {
      try IntentionsScreen.open { screen in
        try screen.typeOver("Ada")
        try screen.showcase.hands.press("Return")
        try screen.expect(screen.field, isFocused: false)
        try screen.expect(field: "Ada", result: "Dominik")
      }
    }

    @Test func insertsWhatWasCut_WhenItIsPasted() throws {
      try IntentionsScreen.open { screen in
        try screen.typeOver(Self.family)
        try screen.showcase.hands.press("ctrl+a", "ctrl+x")
        try screen.showcase.expect(screen.field, shows: "")
        try screen.showcase.hands.press("ctrl+v")
        try screen.showcase.expect(screen.field, shows: Self.family)
      }
    }

    @Test func losesNoKeystroke_WhenTheModelChangesWhileTyping() throws {
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

    @Test func goesFromFieldToButtons_WhenTabIsPressed() throws {
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
