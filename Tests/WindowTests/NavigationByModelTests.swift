// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import GossamerTestSupport
import Testing

extension WindowTests {
  /// The screens of the message form follow its model: they come back after a kill, and a person goes back in the middle
  /// of an animation.
  @Suite struct NavigationByModelTests {
    private let folder = TemporaryFolder()
    private var drafts: DraftDatabase { DraftDatabase(url: folder.url.appending(path: "drafts")) }
    private var state: URL { folder.url.appending(path: "state") }

    /// Opens the showcase. It is killed in the end, unless `use` closes it.
    private func open(use: (MessageFormScreen) throws -> Void) throws {
      try RunningShowcase.open(
        "showcase",
        arguments: [
          "--screen", "message-form", "--drafts", drafts.url.path, "--state", state.path,
        ]
      ) { try use(MessageFormScreen(showcase: $0)) }
    }

    /// Waits until the saved state contains a text.
    private func expectState(_ text: String) throws {
      var kept = ""
      try eventually("'\(text)' to be kept", seen: kept) {
        var configuration = Configuration()
        configuration.readonly = true
        let rows = try DatabaseQueue(path: state.path, configuration: configuration).read {
          try Data.fetchAll($0, sql: "SELECT content FROM draft WHERE content NOT NULL")
        }
        kept = rows.map { String(decoding: $0, as: UTF8.self) }.joined()
        return kept.replacing("\\", with: "").contains(text)
      }
    }

    @Test func bringsBackTheScreenTheTextAndTheWindow_AfterAKill() throws {
      var size = (width: 0, height: 0)
      try open { screen in
        _ = try screen.showcase.node("heading", named: "New Thread")
        try screen.body.setText("Who comes?")
        try drafts.expect(["Who comes?"])
        try screen.showcase.resize(width: 700)
        size = try screen.showcase.hands.size
        try expectState(#""window":"[[\#(screen.showcase.window.extents.width),"#)
        try expectState(#""writing":"[{"thread":{}}]"#)
      }
      try open { screen in
        try screen.expect(subject: "", body: "Who comes?")
        #expect(try screen.showcase.hands.size == size)
        try screen.showcase.hands.press("alt+Left")
        _ = try screen.showcase.node("heading", named: "Threads")
        try expectState(#""writing":"[null]"#)
      }
      try open { screen in
        _ = try screen.showcase.node("heading", named: "Threads")
        try screen.showcase.click(screen.button("Compose"))
        try screen.expect(subject: "", body: "Who comes?")
      }
    }

    @Test func bringsBackAReply_AfterTheWindowWasClosed() throws {
      try open { screen in
        try screen.body.setText("Lunch")
        try screen.button("Post").press()
        try screen.thread("No Subject, General · 1 message · Lunch").press()
        _ = try screen.showcase.node("heading", named: "New Message")
        try screen.body.setText("Me")
        try screen.showcase.click(screen.button("Close"))
        try screen.showcase.expectSuccess()
      }
      try open { screen in
        _ = try screen.showcase.node("heading", named: "New Message")
        try screen.showcase.expect(screen.body, shows: "Me")
      }
    }

    @Test func goesBack_InTheMiddleOfAnAnimation() throws {
      try open { screen in
        let showcase = screen.showcase
        try screen.showcase.click(screen.button("Cancel"))
        for round in 0..<3 {
          // The model has become nil, or the same request would have no effect.
          try showcase.click(screen.button("Compose"))
          try eventually("the form to come, round \(round)", seen: showcase.window.tree) {
            showcase.window.first("text", named: "Message") != nil
          }
          try showcase.hands.press("alt+Left")
          try eventually("the form to go, round \(round)", seen: showcase.window.tree) {
            showcase.window.first("text", named: "Message") == nil
          }
          _ = try showcase.node("heading", named: "Threads")
        }
        try screen.button("Compose").press()
        try screen.expect(subject: "", body: "")
      }
    }
  }
}
