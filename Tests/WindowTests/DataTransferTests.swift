// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CATSPI
import Foundation
import Testing

extension WindowTests {
  /// Data of another application that is dropped on the message form or pasted into it.
  @Suite struct DataTransferTests {
    private let folder = FileManager.default.temporaryDirectory
      .appending(path: "transfer-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Opens a window of another application that offers `data`, and the message form beside it.
    private func open(
      offering data: [String: Data],
      use: (_ form: RunningShowcase, _ other: RunningShowcase) throws -> Void
    ) throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      var arguments: [String] = []
      for (number, (type, data)) in data.sorted(by: { $0.key < $1.key }).enumerated() {
        let file = folder.appending(path: "offered-\(number)")
        try data.write(to: file)
        arguments += [type, file.path]
      }
      try RunningShowcase.open("OtherApplication", arguments: arguments) { other in
        try other.hands.move(toX: 800, y: 100)
        let drafts = folder.appending(path: "drafts.sqlite").path
        try RunningShowcase.open(
          "showcase", arguments: ["--screen", "message-form", "--drafts", drafts]
        ) { form in
          _ = try form.node("text", named: "Message")
          try use(form, other)
        }
      }
    }

    /// The URLs of files with these names and contents, as file managers offer them.
    private func files(_ contents: [String: Data]) throws -> [String: Data] {
      var list = ""
      for (name, data) in contents.sorted(by: { $0.key < $1.key }) {
        let file = folder.appending(path: name)
        try data.write(to: file)
        list += file.absoluteString + "\r\n"
      }
      return ["text/uri-list": Data(list.utf8), "text/plain": Data(list.utf8)]
    }

    /// A picture of one red pixel.
    private static let picture = Data(
      base64Encoded: """
        iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==
        """)

    private func picture() throws -> Data { try #require(Self.picture) }

    @Test func attachesFiles_WhenTheyAreDroppedOnTheText() throws {
      let offered = try files(["a red point.png": picture(), "notes.txt": Data("Notes".utf8)])
      try open(offering: offered) { form, other in
        try other.hands.drag(onto: form.hands, x: 200, y: 400)
        _ = try form.node("push button", named: "Remove a red point.png")
        _ = try form.node("push button", named: "Remove notes.txt")
        try form.expect(form.node("text", named: "Message"), shows: "")
      }
    }

    @Test func attachesADroppedPicture_ThatIsNoFile() throws {
      try open(offering: ["image/png": picture()]) { form, other in
        try other.hands.drag(onto: form.hands, x: 200, y: 400)
        _ = try form.node("push button", named: "Remove Attachment.png")
      }
    }

    @Test func insertsAText_WhenItIsDroppedOnTheText() throws {
      try open(offering: ["text/plain;charset=utf-8": Data("Grüße".utf8)]) { form, other in
        try other.hands.drag(onto: form.hands, x: 200, y: 400)
        try form.expect(form.node("text", named: "Message"), shows: "Grüße")
      }
    }

    @Test func attachesAPicture_WhenItIsPasted() throws {
      try open(offering: ["image/png": picture()]) { form, _ in
        try form.click(form.node("text", named: "Message"))
        try form.hands.press("ctrl+v")
        _ = try form.node("push button", named: "Remove Attachment.png")
        try form.expect(form.node("text", named: "Message"), shows: "")
      }
    }

    @Test func attachesFiles_WhenTheyArePasted_AlsoIntoTheSubject() throws {
      let offered = try files(["notes.txt": Data("Notes".utf8)])
      try open(offering: offered) { form, _ in
        try form.click(form.node("text", named: "Subject"))
        try form.hands.press("ctrl+v")
        _ = try form.node("push button", named: "Remove notes.txt")
        try form.expect(form.node("text", named: "Subject"), shows: "")
      }
    }

    @Test func showsAMessage_WhenADroppedFileIsMissing() throws {
      var offered = try files(["notes.txt": Data("Notes".utf8)])
      try FileManager.default.removeItem(at: folder.appending(path: "notes.txt"))
      offered["text/plain"] = nil
      try open(offering: offered) { form, other in
        try other.hands.drag(onto: form.hands, x: 200, y: 400)
        let message =
          "'notes.txt' can't be read: No such file or directory. Choose it again, or leave it out."
        _ = try form.node("label", named: message)
      }
    }
  }
}
