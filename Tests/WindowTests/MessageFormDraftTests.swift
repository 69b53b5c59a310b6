// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

extension WindowTests {
  /// Saving and restoring the draft of the message form, with two processes, a locked database or a closed window.
  @Suite struct MessageFormDraftTests {
    private let folder = TemporaryFolder()
    private var drafts: DraftDatabase {
      DraftDatabase(url: folder.url.appending(path: "drafts.sqlite"))
    }

    @Test func keepsTwoDrafts_WhenTwoProcessesWrite() throws {
      try MessageFormScreen.open(drafts: drafts.url) { first in
        try first.body.setText("Mine")
        try drafts.expect(["Mine"])
        try MessageFormScreen.open(drafts: drafts.url) { second in
          try second.dismissAlert(
            saying: """
              This draft is open in another window. What you write here is kept as a draft of its own.
              """)
          try second.expect(subject: "", body: "")
          try second.body.setText("Theirs")
          try drafts.expect(["Theirs", "Mine"])
        }
        try first.expect(subject: "", body: "Mine")
        try first.body.setText("Mine, longer")
        try drafts.expect(["Mine, longer", "Theirs"])
      }
      // Each process finds its own draft.
      try MessageFormScreen.open(drafts: drafts.url) { screen in
        try screen.expect(subject: "", body: "Mine, longer")
        try screen.button("Post").press()
        try screen.thread("No Subject, General · 1 message · Mine, longer")
        try screen.button("Compose").press()
        try screen.expect(subject: "", body: "Theirs")
        try drafts.expect(["Theirs"])
      }
    }

    @Test func losesNoKeyAndShowsANotice_WhileTheDatabaseIsLocked() throws {
      try MessageFormScreen.open(drafts: drafts.url) { screen in
        try screen.body.setText("Who")
        try drafts.expect(["Who"])
        let text = String(repeating: " comes to lunch", count: 16).prefix(239)
        try screen.showcase.click(screen.body)
        try screen.expectFocus(on: screen.body)
        try screen.showcase.hands.press("ctrl+End")
        let writer = try drafts.beginToWrite()
        let typing = try screen.showcase.hands.startTyping(
          String(text), delay: Int(TestLimit.wait / .seconds(1.5)))
        let reason = """
          The draft can't be kept at the moment, because another program uses '\(drafts.url.path)'. It is tried again.
          """
        _ = try screen.showcase.node("label", named: reason)
        #expect(typing.isRunning)
        typing.waitUntilExit()
        let button = try screen.button("OK")
        try screen.expectFocus(on: button)
        try screen.showcase.hands.press("space")
        try screen.expectFocus(on: screen.body)
        try screen.showcase.hands.type("?")
        try screen.expect(subject: "", body: "Who" + text + "?")
        try screen.expectNotice(true)
        #expect(try drafts.bodies == ["Who"])
        try writer.close()
        try drafts.expect(["Who" + text + "?"])
        try screen.expectNotice(false)
      }
    }

    @Test func keepsTheDraft_WhenTheDatabaseIsLockedUntilTheWindowCloses() throws {
      try MessageFormScreen.open(drafts: drafts.url) { screen in
        try screen.body.setText("Who")
        try drafts.expect(["Who"])
        let writer = try drafts.beginToWrite()
        try screen.body.setText("Who comes?")
        // Waits for the alert, which says that the draft can't be kept.
        _ = try screen.button("OK")
        try screen.showcase.click(screen.button("Close"))
        // The process tries to save for two seconds, and for another two while it ends.
        DispatchQueue.global().asyncAfter(deadline: .now() + 2.5) { try? writer.close() }
        try screen.showcase.expectSuccess()
      }
      try drafts.expect(["Who comes?"])
    }

    @Test func keepsTheDraft_WhenTheWindowIsClosedWhileItPosts() throws {
      let gate = Barrier()
      defer { gate.open() }
      let posts = Posts { _ in
        gate.wait()
        return "201 Created"
      }
      let server = LoopbackServer { posts.answer($0) }
      try MessageFormScreen.open(drafts: drafts.url, server: server.url("")) { screen in
        try screen.subject.setText("Lunch")
        try screen.body.setText("Who comes?")
        try screen.button("Post").press()
        _ = try screen.showcase.node("label", named: "Posting…")
        try eventually("the message to be sent", seen: "\(posts.all)") { posts.all.count == 1 }
        try screen.showcase.click(screen.button("Close"))
        try screen.showcase.expectSuccess()
      }
      try MessageFormScreen.open(drafts: drafts.url, server: server.url("")) { screen in
        try screen.expect(subject: "Lunch", body: "Who comes?")
        gate.open()
        try screen.button("Post").press()
        _ = try screen.showcase.node("heading", named: "Threads")
      }
      // The equal ids tell a server that has accepted the first message that the second one is the same message.
      #expect(posts.ids.count == 2)
      #expect(Set(posts.ids).count == 1)
      try drafts.expect([])
    }
  }

  /// Drafts on a disk that is read-only or full.
  @Suite(.enabled(if: SmallDisk.isPossible, "mounts a small disk, which only root can"))
  struct MessageFormDiskTests {
    @Test func saysThatDraftsCannotBeKeptAndPosts_WhenTheDiskIsReadOnly() throws {
      let disk = try SmallDisk()
      let drafts = DraftDatabase(url: disk.database)
      try MessageFormScreen.open(drafts: drafts.url) { screen in
        try screen.body.setText("Before")
        try drafts.expect(["Before"])
      }
      try disk.makeReadOnly()
      try MessageFormScreen.open(drafts: drafts.url) { screen in
        try screen.dismissAlert(
          saying: """
            Drafts can't be kept, because '\(drafts.url.path)' can only be read. Make the file and its folder writable.
            """)
        try screen.showcase.click(screen.body)
        try screen.showcase.hands.type("Who comes?")
        try screen.expect(subject: "", body: "Who comes?")
        try screen.button("Post").press()
        try screen.thread("No Subject, General · 1 message · Who comes?")
      }
    }

    @Test func saysThatTheDiskIsFull_AndSavesTheDraft_WhenThereIsSpaceAgain() throws {
      let disk = try SmallDisk()
      let drafts = DraftDatabase(url: disk.database)
      try MessageFormScreen.open(drafts: drafts.url) { screen in
        try screen.body.setText("Who")
        try drafts.expect(["Who"])
        try disk.fill()
        // Longer than the space that the database's log already occupies.
        let long = String(repeating: String(repeating: "x", count: 99) + "\n", count: 1500)
        try screen.body.setText(long)
        try screen.dismissAlert(
          saying: """
            The draft can't be kept, because the disk of '\(drafts.url.path)' is full. Make room; it is tried again.
            """)
        try screen.expect(subject: "", body: long)
        try screen.expectNotice(true)
        #expect(try drafts.bodies == ["Who"])
        try screen.body.setText("Who comes?")
        try disk.clear()
        try drafts.expect(["Who comes?"])
        try screen.expectNotice(false)
        #expect(try drafts.complaints == ["ok"])
      }
    }
  }
}
