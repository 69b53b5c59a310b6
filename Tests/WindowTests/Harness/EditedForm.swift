// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CATSPI
import Foundation

/// A form without behaviour, opened by `gossamer edit`: a field for an e-mail address, and a button that is disabled.
struct EditedForm {
  let program: RunningShowcase
  let file: URL

  /// Writes the document of the bare form into a folder of its own, and removes that at the end.
  static func withFile(use: (URL) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory
      .appending(path: "edit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let bare = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/BareEmailForm.storyboard")
    let file = directory.appending(path: "Form.storyboard")
    try FileManager.default.copyItem(at: bare.standardizedFileURL, to: file)
    try use(file)
  }

  /// Opens the editor, lets `use` work with it, and closes it.
  static func edit(_ file: URL, use: (EditedForm) throws -> Void) throws {
    try RunningShowcase.open("gossamer", arguments: ["edit", file.path]) { program in
      try use(EditedForm(program: program, file: file))
    }
  }

  var field: AccessibleNode { get throws { try program.node("text", named: "E-mail address") } }
  var send: AccessibleNode { get throws { try program.node("push button", named: "Send") } }

  /// The document as it is on the disk.
  var document: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

  /// A row of the panel, by the beginning of its name.
  func row(_ beginning: String) throws -> AccessibleNode {
    var found: AccessibleNode?
    try eventually("a row '\(beginning)…'", seen: program.window.tree) {
      found = program.window.first("list item") { $0.hasPrefix(beginning) }
      return found != nil
    }
    guard let found else {
      throw WindowTestError.lacks(interface: "row '\(beginning)…'", node: "the panel")
    }
    return found
  }

  /// Drags a class of the palette onto the field, and makes it one of the field's delegates.
  func addDelegate(_ className: String) throws {
    try row("Add an Object").press()
    try program.click(program.node("text", named: "Filter"))
    try program.hands.type(className)
    try program.drag(row(className), to: field)
    try choose("Add \(className) to delegates of MulticastTextField 'E-mail address'")
    try expect { $0.contains("property=\"delegates\"") && $0.contains(className) }
    try program.click(program.node("push button", named: "Form.storyboard"))
    _ = try row("Add an Object")
  }

  /// Moves the focus by Tab to the list of a page, once that is shown.
  func focusList(_ name: String) throws { try focus("scroll pane \(name)") }

  /// Moves the focus by Tab to a node, once it is there.
  /// - Parameter call: the call of the node; see `Hiker`.
  func focus(_ call: String) throws {
    let keys = Hiker(program: program)
    for _ in 0..<20 {
      let node = try keys.element(call)
      if node.has(ATSPI_STATE_FOCUSED) { return }
      try keys.press("Tab")
      // The focus has moved by now, or moves in one of the next frames.
      Thread.sleep(forTimeInterval: 0.1)
    }
    try eventually("the focus on \(call)", seen: program.window.tree) { false }
  }

  /// Chooses an entry of the menu that is open.
  func choose(_ title: String) throws {
    var item: AccessibleNode?
    try eventually("the menu's entry '\(title)'", seen: program.window.tree) {
      item = program.window.first("menu item") { $0.hasPrefix(title) }
      return item != nil
    }
    if let item { try program.clickInMenu(item) }
  }

  /// Waits until the document on the disk fits.
  func expect(_ condition: (String) -> Bool) throws {
    try eventually("the document", seen: document) { condition(document) }
  }
}
