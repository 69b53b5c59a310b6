// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CATSPI
import Foundation
import Testing

private nonisolated let corpus = ProcessInfo.processInfo.environment["GOSSAMER_CORPUS"]

extension WindowTests {
  /// The two storyboards with which the techniques of intentions and of multicast delegates were published, unchanged and
  /// without any code.
  ///
  /// They belong to other projects and aren't in this repository. The tests run only if `GOSSAMER_CORPUS`
  /// names the folder that contains them.
  @Suite(.enabled(if: corpus != nil)) struct PublishedStoryboardTests {
    private func open(
      _ document: String, _ arguments: [String], use: (RunningShowcase) throws -> Void
    ) throws {
      let path = try #require(corpus) + "/" + document
      try RunningShowcase.open("gossamer", arguments: ["run", path] + arguments, use: use)
    }

    @Test func intentionsChangeTheModel() throws {
      let document = "chriseidhof+intentions/Intentions/Base.lproj/Main.storyboard"
      try open(document, ["--model", #"{"name": "Dominik"}"#]) { program in
        let label = try program.node("label", named: "Dominik")
        // The document gives the field no name.
        let field = try #require(program.window.first("text"))
        try program.expect(field, shows: "Dominik")
        try program.click(field)
        try program.hands.press("ctrl+a")
        try program.hands.type("Anna K")
        try program.expect(field, shows: "Anna K")
        try program.node("push button", named: "Reverse").press()
        try program.expect(field, shows: "K annA")
        try program.expect(label, shows: "K annA")
        try program.click(program.node("push button", named: "Uppercase"))
        try program.expect(field, shows: "K ANNA")
        try program.expect(label, shows: "K ANNA")
        try program.click(field)
        try program.expect(field, has: ATSPI_STATE_FOCUSED)
        try program.hands.press("Return")
        try program.expect(field, hasNot: ATSPI_STATE_FOCUSED)
      }
    }

    @Test func twoDelegatesOfAFieldLimitItsText_AndEnableTheButton() throws {
      let document =
        "ikhsan+Extending-Intention/ExtraIntention/ExtraIntention/Base.lproj/Main.storyboard"
      try open(document, ["--class", "ITNTextField=MulticastTextField"]) { program in
        let field = try program.node("text", named: "Enter your email...")
        let send = try program.node("push button", named: "Send")
        try program.expect(send, hasNot: ATSPI_STATE_SENSITIVE)
        try program.click(field)
        try program.hands.type("me@abcd.orgs")
        try program.expect(field, shows: "me@abcd.or")
        try program.expect(send, has: ATSPI_STATE_SENSITIVE)
        try program.hands.press("BackSpace", "BackSpace", "BackSpace")
        try program.expect(field, shows: "me@abcd")
        // The address of a host on the local network is valid too.
        try program.expect(send, has: ATSPI_STATE_SENSITIVE)
        try program.hands.press("BackSpace", "BackSpace", "BackSpace", "BackSpace")
        try program.expect(field, shows: "me@")
        try program.expect(send, hasNot: ATSPI_STATE_SENSITIVE)
        try program.hands.press("Return")
        try program.expect(field, hasNot: ATSPI_STATE_FOCUSED)
      }
    }
  }
}
