// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  /// The file chooser of GTK, used by the keyboard: a name that begins with a slash is typed into it.
  @Suite struct FileChooserTests {
    private final class Listener: UIDocumentPickerDelegate {
      var heard: [String] = []

      func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
      ) { heard.append("picked " + urls.map(\.absoluteString).joined(separator: " ")) }

      func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        heard.append("cancelled")
      }
    }

    private let root = ButtonScreen("Root")
    private let listener = Listener()
    private let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])

    /// Shows the screen with the picker on it, and waits until the chooser has the keyboard.
    private func open() async throws -> ShownWindow {
      picker.delegate = listener
      picker.title = "Choose a text"
      let shown = try await Stage.show(root)
      root.present(picker, animated: true)
      try await Stage.eventually("the chooser is open") { try chooser(of: shown) != nil }
      try await Stage.eventually("the chooser is active") {
        try chooser(of: shown).map { gtk_window_is_active($0) != 0 } ?? false
      }
      return shown
    }

    /// GTK's dialog over the window; nil if there is none.
    private func chooser(of shown: ShownWindow) throws -> UnsafeMutablePointer<GtkWindow>? {
      let parent = try shown.gtkWindow
      guard let windows = gtk_window_get_toplevels() else { return nil }
      for index in 0..<g_list_model_get_n_items(windows) {
        guard let item = g_list_model_get_item(windows, index) else { continue }
        defer { g_object_unref(item) }
        let window = item.assumingMemoryBound(to: GtkWindow.self)
        let owner = gtk_window_get_transient_for(window)
        if UnsafeMutableRawPointer(owner) == UnsafeMutableRawPointer(parent),
          gtk_widget_get_mapped(item.assumingMemoryBound(to: GtkWidget.self)) != 0
        {
          return window
        }
      }
      return nil
    }

    @Test func tellsOfTheFile_WhoseNameIsTyped() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: "a.txt")
      try Data("Hello".utf8).write(to: file)
      let shown = try await open()
      try await Person.types(file.path)
      try await Person.presses("Return")
      try await Stage.eventually("the file is chosen") {
        listener.heard == ["picked \(file.absoluteString)"]
      }
      #expect(root.presentedViewController == nil)
      try await Stage.eventually("the chooser is closed") { try chooser(of: shown) == nil }
    }

    @Test func tellsThatNothingWasChosen_WhenEscapeIsPressed() async throws {
      let shown = try await open()
      try await Person.presses("Escape")
      try await Stage.eventually("it is told") { listener.heard == ["cancelled"] }
      try await Stage.eventually("the chooser is closed") { try chooser(of: shown) == nil }
      // The screen below takes input again.
      try await Person.clicks(root.button, in: shown)
      try await Stage.eventually("the button was pressed") { root.presses == 1 }
    }

    @Test func closes_WhenItIsDismissedByCode() async throws {
      let shown = try await open()
      root.dismiss(animated: true)
      try await Stage.eventually("the chooser is closed") { try chooser(of: shown) == nil }
      #expect(listener.heard == [])
    }

    @Test func closes_WhenItsWindowDoes() async throws {
      let shown = try await open()
      let window = UnsafeMutableRawPointer(try #require(try chooser(of: shown)))
      let lives = Lives(of: window.assumingMemoryBound(to: GtkWidget.self))
      shown.window.isHidden = true
      try await Stage.eventually("the chooser is freed") { lives.count == 0 }
      #expect(root.presentedViewController == nil)
      #expect(listener.heard == [])
    }
  }
}
