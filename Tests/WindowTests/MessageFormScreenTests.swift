// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CATSPI
import Foundation
import GossamerTestSupport
import Testing

extension WindowTests {
  /// Writing and posting messages by hand, by the keyboard alone, and through the accessibility
  /// tree.
  @Suite struct MessageFormScreenTests {
    private static let failure = "The server has failed (500). Try again later. Your draft is kept."

    private let folder = TemporaryFolder()
    private var drafts: URL { folder.url.appending(path: "drafts.sqlite") }

    @Test func postsAThreadAndAReply_ByHand() throws {
      try MessageFormScreen.open(drafts: drafts) { screen in
        let showcase = screen.showcase
        try showcase.click(screen.subject)
        try screen.expectFocus(on: screen.subject)
        try showcase.hands.type("Lunch")
        try showcase.click(screen.body)
        try screen.expectFocus(on: screen.body)
        try showcase.hands.type("Who comes?")
        try screen.expect(subject: "Lunch", body: "Who comes?")
        try showcase.click(screen.button("Channel, General"))
        try showcase.clickInMenu(showcase.node("radio menu item", named: "Questions"))
        _ = try screen.button("Channel, Questions")
        try showcase.click(screen.button("Post"))
        let thread = try screen.thread("Lunch, Questions · 1 message · Who comes?")

        try showcase.click(thread)
        _ = try showcase.node("heading", named: "New Message")
        try screen.expectFocus(on: screen.body)
        try showcase.hands.type("Me")
        try screen.expect(subject: "Lunch", body: "Me")
        try showcase.click(screen.button("Post"))
        try screen.thread("Lunch, Questions · 2 messages · Me")
      }
    }

    @Test func asksBeforeCancellingAndPosts_ByTheKeyboardAlone() throws {
      try MessageFormScreen.open(drafts: drafts) { screen in
        let hands = screen.showcase.hands
        _ = try screen.showcase.node("heading", named: "New Thread")
        try screen.expectFocus(on: screen.subject)
        try hands.type("Lunch")
        try hands.press("Tab")
        try screen.expectFocus(on: screen.button("Add Attachment"))
        try hands.press("Tab")
        try screen.expectFocus(on: screen.button("Channel, General"))
        try hands.press("space")
        _ = try screen.showcase.node("radio menu item", named: "Questions")
        try hands.press("Down", "Down", "Return")
        try screen.expectFocus(on: screen.button("Channel, Questions"))
        try hands.press("Tab")
        try screen.expectFocus(on: screen.body)
        try hands.type("Who\tcomes?")
        try screen.expect(subject: "Lunch", body: "Who\tcomes?")

        try hands.press("ctrl+Tab")
        try screen.expectFocus(on: screen.button("Cancel"))
        try hands.press("Return")
        _ = try screen.showcase.node("dialog", named: "Delete this draft?")
        _ = try screen.button("Delete Draft")
        try screen.expectFocus(on: screen.button("Keep Writing"))
        try hands.press("Return")
        try screen.expect(subject: "Lunch", body: "Who\tcomes?")
        try screen.expectFocus(on: screen.button("Cancel"))
        try hands.press("Tab")
        try screen.expectFocus(on: screen.button("Post"))
        try hands.press("space")
        try screen.thread("Lunch, Questions · 1 message · Who\u{FFFD}comes?")
      }
    }

    @Test func asksNothing_WhenAnEmptyFormIsCancelled() throws {
      try MessageFormScreen.open(drafts: drafts) { screen in
        try screen.expectFocus(on: screen.subject)
        #expect(try !screen.button("Post").has(ATSPI_STATE_SENSITIVE))
        try screen.showcase.hands.press("shift+Tab")
        try screen.expectFocus(on: screen.button("Cancel"))
        try screen.showcase.hands.press("space")
        _ = try screen.showcase.node("heading", named: "Threads")
        _ = try screen.showcase.node("label", named: "No Threads")
      }
    }

    @Test func postsAThread_ThroughTheAccessibilityTree() throws {
      try MessageFormScreen.open(drafts: drafts) { screen in
        try screen.subject.setText("Größe 👩‍👩‍👧")
        try screen.body.setText("First\nSecond")
        try screen.expect(subject: "Größe 👩‍👩‍👧", body: "First\nSecond")
        try screen.showcase.expect(screen.button("Post"), has: ATSPI_STATE_SENSITIVE)
        try screen.button("Post").press()
        try screen.thread("Größe 👩‍👩‍👧, General · 1 message · First\u{FFFD}Second")
      }
    }

    @Test func keepsTheMessageAndItsID_WhenPostingFails() throws {
      let posts = Posts { $0 == 1 ? "500 Oops" : "201 Created" }
      let server = LoopbackServer { posts.answer($0) }
      try MessageFormScreen.open(drafts: drafts, server: server.url("")) { screen in
        try screen.subject.setText("Lunch")
        try screen.body.setText("Who comes?")
        try screen.button("Post").press()
        try screen.dismissAlert(saying: Self.failure)
        try screen.expect(subject: "Lunch", body: "Who comes?")
        try screen.button("Post").press()
        _ = try screen.showcase.node("heading", named: "Threads")
      }
      #expect(posts.all.count == 2)
      for post in posts.all {
        #expect(post.contains("\r\n\r\nLunch\r\n"))
        #expect(post.contains("\r\n\r\nWho comes?\r\n"))
        #expect(post.contains("\r\n\r\nGeneral\r\n"))
      }
      #expect(Set(posts.ids).count == 1)
    }

    /// - Parameter tabs: how often Tab is pressed first, so that the subject, the channel or the body has the
    ///   focus.
    @Test(arguments: [0, 2, 3]) func acceptsNoKeys_WhileItPosts(tabs: Int) throws {
      let gate = Barrier()
      defer { gate.open() }
      let posts = Posts { _ in
        gate.wait()
        return "500 Oops"
      }
      let server = LoopbackServer { posts.answer($0) }
      try MessageFormScreen.open(drafts: drafts, server: server.url("")) { screen in
        let (showcase, subject, body) = (screen.showcase, try screen.subject, try screen.body)
        try subject.setText("Lunch")
        try body.setText("Who comes?")
        for _ in 0..<tabs { try showcase.hands.press("Tab") }
        let focused = [0: subject, 2: try screen.button("Channel, General"), 3: body][tabs]
        try screen.expectFocus(on: #require(focused))
        // Presses the button as a screen reader does, without moving the focus.
        try screen.button("Post").press()
        _ = try showcase.node("label", named: "Posting…")
        try Screenshot.take("message-form-posting")
        // The space would press a focused button. Several frames pass until the window has its new width, so all keys
        // have been handled by then.
        try showcase.hands.type("wrong word")
        try showcase.resize(width: 500)
        #expect(showcase.window.first("radio menu item") == nil)
        for node in [body, subject] {
          try showcase.click(node)
          try showcase.hands.type("wrong")
        }
        for _ in 1...6 {
          try showcase.hands.press("Tab")
          try showcase.hands.type("wrong")
        }
        try showcase.resize(width: 450)
        try screen.expect(subject: "Lunch", body: "Who comes?")
        gate.open()
        try screen.dismissAlert(saying: Self.failure)
        try screen.expect(subject: "Lunch", body: "Who comes?")
        try showcase.click(body)
        try screen.expectFocus(on: body)
        try showcase.hands.type("!")
        try screen.expect(subject: "Lunch", body: "Who comes?!")
      }
    }
  }
}
