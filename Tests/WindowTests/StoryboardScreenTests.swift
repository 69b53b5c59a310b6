// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CATSPI
import Testing

extension WindowTests {
  /// The showcase's screens whose intentions are connected in documents, used by hand and through the accessibility tree.
  @Suite struct StoryboardScreenTests {
    @Test func intentionsWork_WhenADocumentConnectsThem() throws {
      try IntentionsScreen.open("storyboard-intentions") { screen in
        try screen.expect(field: "Dominik", result: "Dominik")
        try Screenshot.take("storyboard-intentions-light-393")
        try screen.typeOver("Hello 👨‍👩‍👧")
        try screen.expect(field: "Hello 👨‍👩‍👧", result: "Dominik")
        try screen.reverse.press()
        try screen.expect(field: "👨‍👩‍👧 olleH", result: "👨‍👩‍👧 olleH")
        try screen.showcase.click(screen.uppercase)
        try screen.expect(field: "👨‍👩‍👧 OLLEH", result: "👨‍👩‍👧 OLLEH")
        try screen.typeOver("Ada")
        try screen.showcase.hands.press("Return")
        try screen.expect(screen.field, isFocused: false)
      }
    }

    @Test func sendIsEnabled_WhileTheTextIsAnAddress() throws {
      try RunningShowcase.open(screen: "email-form") { showcase in
        let field = try showcase.node("text", named: "E-mail address")
        let send = try showcase.node("push button", named: "Send")
        try showcase.expect(field, has: ATSPI_STATE_FOCUSED)
        try showcase.expect(send, hasNot: ATSPI_STATE_SENSITIVE)

        try showcase.hands.type("me@abcd.orgs")
        try showcase.expect(field, shows: "me@abcd.or")
        try showcase.expect(send, has: ATSPI_STATE_SENSITIVE)
        try Screenshot.take("email-form-light-393")

        try showcase.hands.press("ctrl+a", "BackSpace")
        try showcase.expect(field, shows: "")
        try showcase.expect(send, hasNot: ATSPI_STATE_SENSITIVE)

        try showcase.hands.type("a@b.de")
        try showcase.expect(send, has: ATSPI_STATE_SENSITIVE)
        try showcase.hands.press("Return")
        try showcase.expect(field, hasNot: ATSPI_STATE_FOCUSED)
        try showcase.expect(field, shows: "a@b.de")
      }
    }
  }
}
