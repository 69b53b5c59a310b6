// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerLive

/// A document that is edited by touches, without a display.
@Suite(.alone) struct WireEditorTests {
  /// The editor of one document.
  private struct Editor {
    let file: URL
    let screen: Screen

    init(_ text: String, in directory: TemporaryDirectory) throws {
      file = try directory.file(named: "Main.storyboard", containing: text)
      let controller = LiveController(
        LiveRequest(file: file, path: file.path, showsWires: true, isEdited: true))
      try controller.load()
      screen = Screen(controller, size: CGSize(width: 800, height: 700))
    }

    var saved: String {
      get throws { try String(contentsOf: file, encoding: .utf8) }
    }

    var views: [UIView] { Array(screen.window.descendants) }

    var field: UITextField {
      get throws { try #require(views.lazy.compactMap { $0 as? UITextField }.first) }
    }

    func center(of view: UIView) -> CGPoint {
      view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    func button() throws -> CGPoint {
      let button = views.lazy.compactMap { $0 as? UIButton }.first { $0.currentTitle == "Press" }
      return center(of: try #require(button))
    }

    func dock(_ title: String) throws -> CGPoint {
      let node = views.lazy.compactMap { $0 as? DockNode }.first { $0.label.text == title }
      return center(of: try #require(node))
    }

    var wires: WiresView {
      get throws { try #require(views.lazy.compactMap { $0 as? WiresView }.first) }
    }

    /// The middle of the first wire.
    func wire() throws -> CGPoint {
      let curve = try #require(wires.curves.lazy.compactMap { $0 }.first)
      return try wires.convert(curve.point(at: 0.5), to: nil)
    }

    func drag(from start: CGPoint, to end: CGPoint) {
      let touch = screen.press(at: start)
      touch.move(to: end)
      touch.lift()
    }
  }

  private static let reverse = #"<customObject id="reverse" customClass="ReverseIntention"/>"#
  private static let action =
    #"<action selector="reverse:" destination="reverse" eventType="touchUpInside" id="act"/>"#

  @Test func `A drag offers what is possible, and what is chosen is saved, drawn and undone`()
    async throws
  {
    try await TemporaryDirectory.use { directory in
      let editor = try Editor(Storyboards.screen(objects: Self.reverse), in: directory)
      let before = try editor.saved
      // Typed before, it stays.
      _ = try editor.field.becomeFirstResponder()
      try editor.field.insertText("Ada")
      editor.drag(from: try editor.button(), to: try editor.dock("Reverse"))
      let menu = try #require(editor.screen.menuPicture)
      #expect(menu.hasPrefix("On Touch Up Inside, call change: of ReverseIntention"))
      #expect(menu.contains("Other Events"))
      try editor.screen.choose("On Touch Up Inside, call reverse: of ReverseIntention")
      #expect(try editor.saved.contains(#"selector="reverse:" destination="reverse""#))
      #expect(try editor.field.text == "Ada")
      _ = try editor.wire()
      #expect(editor.screen.pressKey("z", .command))
      #expect(try editor.saved == before)
      #expect(editor.screen.pressKey("z", [.command, .shift]))
      #expect(try editor.saved != before)
    }
  }

  @Test func `A drag to what can't be connected offers nothing, and Escape leaves all as it is`()
    async throws
  {
    try await TemporaryDirectory.use { directory in
      let editor = try Editor(Storyboards.screen(objects: Self.reverse), in: directory)
      let before = try editor.saved
      editor.drag(from: try editor.button(), to: CGPoint(x: 160, y: 400))
      #expect(editor.screen.menuPicture == nil)
      editor.drag(from: try editor.button(), to: try editor.dock("Reverse"))
      editor.screen.dismissMenu()
      #expect(try editor.saved == before)
    }
  }

  @Test func `A wire that is pressed is chosen, and Delete removes it`() async throws {
    try await TemporaryDirectory.use { directory in
      let editor = try Editor(
        Storyboards.screen(
          button: "<connections>\(Self.action)</connections>", objects: Self.reverse),
        in: directory)
      editor.screen.press(at: try editor.wire()).lift()
      _ = try editor.screen.label("Delete this Connection")
      #expect(editor.screen.pressKey(UIKeyCommand.inputDelete))
      #expect(try !editor.saved.contains("<action"))
      #expect(try editor.wires.curves.isEmpty)
    }
  }

  @Test func `With Use chosen, Delete leaves the document alone`() async throws {
    try await TemporaryDirectory.use { directory in
      let editor = try Editor(Storyboards.screen(objects: Self.reverse), in: directory)
      let before = try editor.saved
      editor.screen.press(at: try editor.dock("Reverse")).lift()
      try editor.screen.segmentedControl("Mode").select("Use")
      editor.screen.pressKey(UIKeyCommand.inputDelete)
      #expect(try editor.saved == before)
      try editor.screen.segmentedControl("Mode").select("Edit")
      #expect(editor.screen.pressKey(UIKeyCommand.inputDelete))
      #expect(try editor.saved != before)
    }
  }

  @Test func `What is typed into an attribute stays when another program saves`() async throws {
    try await TemporaryDirectory.use { directory in
      let limit = #"<customObject id="limit" customClass="MaximumCharacterOnEditIntention"/>"#
      let editor = try Editor(Storyboards.screen(objects: limit), in: directory)
      editor.screen.press(at: try editor.dock("MaximumCharacterOnEdit")).lift()
      let label = try editor.screen.textField("Label")
      try label.tap()
      try label.typeText("Short")
      let attribute = try editor.screen.textField("maximumCharacter")
      try attribute.tap()
      // The label was stored by now, and the page made anew.
      #expect(try editor.saved.contains(#"userLabel="Short""#))
      #expect(try editor.screen.textField("maximumCharacter") === attribute)
      try attribute.typeText("1")
      try Data(try editor.saved.replacing("Hello", with: "Good evening").utf8)
        .write(to: editor.file, options: .atomic)
      try await editor.screen.eventually("the new label") {
        (try? editor.screen.label("Good evening")) != nil
      }
      #expect(attribute.isEditing && attribute.text == "1")
      try attribute.typeText("2")
      try attribute.press(.return)
      #expect(try editor.saved.contains(#"<integer key="value" value="12"/>"#))
    }
  }

  @Test func `A file that was broken is shown again when it is as before`() async throws {
    try await TemporaryDirectory.use { directory in
      let editor = try Editor(Storyboards.screen(), in: directory)
      let before = try editor.saved
      for text in ["<document", before] {
        try Data(text.utf8).write(to: editor.file, options: .atomic)
        try await editor.screen.eventually("the error or its end") {
          editor.views.contains { $0 is ErrorBanner } == (text != before)
        }
      }
    }
  }

  @Test func `A file that is broken at first can be edited once it is mended`() async throws {
    try await TemporaryDirectory.use { directory in
      let editor = try Editor("<document", in: directory)
      #expect(editor.views.contains { $0 is ErrorBanner })
      try Data(Storyboards.screen(objects: Self.reverse).utf8)
        .write(to: editor.file, options: .atomic)
      try await editor.screen.eventually("the panel") {
        (try? editor.screen.button("Undo")) != nil
      }
      editor.screen.update()
      editor.drag(from: try editor.button(), to: try editor.dock("Reverse"))
      #expect(editor.screen.menuPicture != nil)
    }
  }

  @Test func `With Use chosen, input goes to the screen`() async throws {
    try await TemporaryDirectory.use { directory in
      let editor = try Editor(Storyboards.screen(objects: Self.reverse), in: directory)
      editor.screen.press(at: try editor.button()).lift()
      _ = try editor.screen.label("Connect…")
      try editor.screen.segmentedControl("Mode").select("Use")
      editor.drag(from: try editor.button(), to: try editor.dock("Reverse"))
      #expect(editor.screen.menuPicture == nil)
      try editor.field.tap()
      #expect(try editor.field.isEditing)
    }
  }

  @Test func `What another program saves is shown, and what is made then is added to it`()
    async throws
  {
    try await TemporaryDirectory.use { directory in
      let editor = try Editor(Storyboards.screen(objects: Self.reverse), in: directory)
      try Data(Storyboards.screen(label: "Good evening", objects: Self.reverse).utf8)
        .write(to: editor.file, options: .atomic)
      try await editor.screen.eventually("the new label") {
        (try? editor.screen.label("Good evening")) != nil
      }
      editor.screen.update()
      editor.drag(from: try editor.button(), to: try editor.dock("Reverse"))
      try editor.screen.choose("On Touch Up Inside, call reverse: of ReverseIntention")
      #expect(try editor.saved.contains("Good evening"))
      #expect(try editor.saved.contains(#"selector="reverse:""#))
    }
  }

  @Test func `A document that can't be edited says why, and is shown all the same`() async throws {
    try await TemporaryDirectory.use { directory in
      let editor = try Editor(Storyboards.screen(), in: directory)
      try Data("<document".utf8).write(to: editor.file, options: .atomic)
      try await editor.screen.eventually("the error") {
        editor.views.contains { $0 is ErrorBanner }
      }
      _ = try editor.button()
    }
  }
}
