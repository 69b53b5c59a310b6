// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation
import GossamerKit
import GossamerSupport
import GossamerTestSupport
import Testing

@testable import GossamerGTK

extension GTKTests {
  /// The clipboard of another application: `Tests/OtherApplication`.
  @Suite struct OfferedDataTests {
    private static let pdf = "application/pdf"

    /// Another application that has copied something.
    private final class Other {
      private let process = Process()
      private let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

      init(copying data: Data, as mime: String) async throws {
        _ = try Stage.host()
        // The data of the previous application would be mistaken for this one's.
        gdk_clipboard_set_content(try Self.clipboard().opaque, nil)
        try data.write(to: file)
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
          .deletingLastPathComponent().appending(path: "OtherApplication")
        process.arguments = [mime, file.path]
        try process.run()
        try await Stage.eventually("\(mime) is on the clipboard") {
          try Self.types().contains(mime)
        }
      }

      private static func types() throws -> [String] {
        OfferedData(source: .clipboard(try clipboard())).mimeTypes
      }

      static func clipboard() throws -> ObjectHandle {
        let clipboard = try #require(gdk_display_get_clipboard(gdk_display_get_default()))
        return ObjectHandle(referencing: UnsafeMutableRawPointer(clipboard))
      }

      /// Makes it answer no more requests.
      func stop() { kill(process.processIdentifier, SIGSTOP) }

      deinit {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: file)
      }
    }

    /// A description of an outcome.
    private func loading(_ provider: NSItemProvider, as type: UTType) -> (
      Progress, () -> String?
    ) {
      final class Heard { var outcome: String? }
      let heard = Heard()
      let progress = provider.loadDataRepresentation(for: type) { data, error in
        heard.outcome = data.map { "\($0.count) bytes" } ?? error.map { "\($0)" } ?? "nothing"
      }
      return (progress, { heard.outcome })
    }

    private func item() throws -> NSItemProvider {
      try #require(OfferedData(source: .clipboard(try Other.clipboard())).item)
    }

    @Test func keepsWhatIsCopied_AfterItWasEmptied() async throws {
      _ = try Stage.host()
      let clipboard = try Other.clipboard()
      for text in (0..<5).map({ "copied \($0)" }) {
        UIPasteboard.general.string = nil
        #expect(OfferedData(source: .clipboard(clipboard)).mimeTypes == [])
        UIPasteboard.general.string = text
        // The display reports both changes only now.
        gdk_display_sync(gdk_display_get_default())
        let told = ContinuousClock.now + .milliseconds(50)
        try await Stage.eventually("it has told") { ContinuousClock.now > told }
        #expect(gdk_clipboard_is_local(clipboard.opaque) != 0)
        #expect(UIPasteboard.general.string == text)
      }
    }

    @Test func readsNoMoreThanTheLimit() async throws {
      let other = try await Other(copying: Data(count: 3_000_000), as: Self.pdf)
      for (limit, expected) in [
        (3_000_000, "3000000 bytes"),
        (
          2_999_999,
          """
          'What another application offers' has more than 2999999 bytes, the most that are taken here. Choose something \
          smaller.
          """
        ),
      ] {
        let item = try item()
        item.greatestDataSize = limit
        let (_, outcome) = loading(item, as: .pdf)
        try await Stage.eventually("it is loaded") { outcome() != nil }
        #expect(outcome() == expected)
      }
      withExtendedLifetime(other) {}
    }

    @Test func endsAtOnce_WhenItsProgressIsCancelled_ThoughTheOtherNeverAnswers() async throws {
      // GDK goes on waiting for the answer, and would take that of another test for it, to a request for the same type.
      let other = try await Other(copying: Data(count: 3_000_000), as: "application/zip")
      let item = try item()
      other.stop()
      let (progress, outcome) = loading(item, as: .zip)
      for _ in 0..<20 {
        await Task.yield()
        g_main_context_iteration(nil, 0)
      }
      #expect(outcome() == nil)
      progress.cancel()
      try await Stage.eventually("it is cancelled") { outcome() != nil }
      #expect(outcome() == "CancellationError()")
      withExtendedLifetime(other) {}
    }

    @Test func saysThatNothingIsPasted_WhenTheTextIsTooLarge() async throws {
      let other = try await Other(
        copying: Data(repeating: 65, count: 1000), as: "text/plain;charset=utf-8")
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      let shown = try await Stage.show(field)
      field.becomeFirstResponder()
      let captured = CapturedMessages()
      let before = Messages.views
      Messages.views = captured.logger
      defer { Messages.views = before }
      try #require(field.peer as? TextFieldPeer).text.paste(limit: 999)
      try await Stage.eventually("it is said") { !captured.all.isEmpty }
      #expect(
        captured.all == [
          """
          Nothing is pasted into UITextField: 'What another application offers' has more than 999 bytes, the most that \
          are taken here. Choose something smaller.
          """
        ])
      #expect(field.text == "")
      withExtendedLifetime((other, shown)) {}
    }

    @Test func pastesTheText_OfAnotherApplication() async throws {
      let other = try await Other(
        copying: Data("Grüße, \u{1F600}".utf8), as: "text/plain;charset=utf-8")
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      let shown = try await Stage.show(field)
      field.becomeFirstResponder()
      field.paste(nil)
      try await Stage.eventually("it is pasted") { field.text == "Grüße, \u{1F600}" }
      withExtendedLifetime((other, shown)) {}
    }
  }
}
