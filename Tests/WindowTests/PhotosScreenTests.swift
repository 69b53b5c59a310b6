// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CATSPI
import Foundation
import GossamerTestSupport
import Synchronization
import Testing

extension WindowTests {
  /// The screen that shows a server's photos in a table, used by hand, by the keyboard alone, and through
  /// the accessibility tree.
  @Suite struct PhotosScreenTests {
    private static let title = "MVVM Table View Example"

    @Test func scrollsSelectsAndReloads_ByHand() throws {
      try RunningShowcase.open(screen: "photos") { showcase in
        let first = try showcase.node(
          "list item", named: "Noon over the two islands in April, Album 1")
        _ = try showcase.node("heading", named: Self.title)
        try showcase.click(showcase.node("list item", named: "Midnight sun over hills, Album 1"))
        _ = try showcase.node("heading", named: "Midnight sun over hills")
        let before = try first.extents.y
        let size = try showcase.hands.size
        try showcase.hands.turnWheel(1, x: size.width / 2, y: size.height / 2)
        let fifth = try showcase.node("list item", named: "Midnight sun over hills, Album 1")
        try eventually("the rows to move up", seen: showcase.window.tree) {
          try fifth.extents.y < before + 300
        }
        let place = try showcase.restingPlace(of: fifth).y
        try showcase.hands.press("ctrl+r")
        _ = try showcase.node("heading", named: Self.title)
        // The reload has ended, and the list hasn't scrolled.
        try showcase.expect(
          showcase.node("push button", named: "Refresh"), has: ATSPI_STATE_SENSITIVE)
        #expect(try fifth.extents.y == place)
      }
    }

    @Test func selectsAndReloads_ByTheKeyboardAlone() throws {
      try RunningShowcase.open(screen: "photos") { showcase in
        _ = try showcase.node("list item", named: "Noon over the two islands in April, Album 1")
        let list = try showcase.node("scroll pane", named: "Photos")
        try showcase.hands.press("Tab")
        let button = try showcase.node("push button", named: "Refresh")
        try showcase.expect(button, has: ATSPI_STATE_FOCUSED)
        try showcase.hands.press("Tab")
        try showcase.expect(list, has: ATSPI_STATE_FOCUSED)
        try showcase.hands.press("Down", "Return")
        _ = try showcase.node("heading", named: "Evening over a quiet bay after the rain")
        try showcase.hands.press("F5")
        _ = try showcase.node("heading", named: Self.title)
      }
    }

    @Test func showsAnAlertWhenReloadingFails_AndRecovers() throws {
      let answers = Answers()
      let server = LoopbackServer { answers.answer($0) }
      let arguments = ["--screen", "photos", "--photos", server.url("").absoluteString]
      try RunningShowcase.open("showcase", arguments: arguments) { showcase in
        _ = try showcase.node("list item", named: "Dunes, Album 1")
        // By the keyboard alone.
        try showcase.hands.press("ctrl+r")
        let button = try showcase.node("push button", named: "OK")
        try showcase.expect(button, has: ATSPI_STATE_FOCUSED)
        try Screenshot.take("photos-alert-393")
        try showcase.hands.press("Return")
        try expectNoAlert(showcase)
        _ = try showcase.node("list item", named: "Dunes, Album 1")
        // Through the accessibility tree.
        try showcase.node("push button", named: "Refresh").press()
        let message = "An Error Occurred\n\nThe server has failed (500). Try again later."
        try showcase.expect(showcase.node("label", named: message), shows: message)
        try showcase.node("push button", named: "OK").press()
        try expectNoAlert(showcase)
        _ = try showcase.node("list item", named: "Dunes, Album 1")
        // The server works again.
        try showcase.hands.press("F5")
        _ = try showcase.node("list item", named: "Hills, Album 2")
      }
    }

    private func expectNoAlert(_ showcase: RunningShowcase) throws {
      try eventually("the alert to go", seen: showcase.window.tree) {
        showcase.window.first("push button", named: "OK") == nil
      }
    }
  }
}

/// The answers of the server: a list, two failures, and another list.
nonisolated private final class Answers: Sendable {
  private let count = Mutex(0)

  func answer(_ connection: Connection) {
    guard connection.path == "/photos" else { return connection.answer(Data()) }
    let number = count.withLock { count in
      count += 1
      return count
    }
    switch number {
    case 1: connection.answer(Self.list(album: 1, title: "dunes"))
    case 2, 3: connection.answer(Data(), status: "500 Internal Server Error")
    default: connection.answer(Self.list(album: 2, title: "hills"))
    }
  }

  private static func list(album: Int, title: String) -> Data {
    Data(
      """
      [{"albumId": \(album), "id": 1, "title": "\(title)", "url": "http://127.0.0.1:1/1", \
      "thumbnailUrl": "http://127.0.0.1:1/1"}]
      """.utf8)
  }
}
