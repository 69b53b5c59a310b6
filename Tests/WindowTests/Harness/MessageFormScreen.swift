// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CATSPI
import Foundation

/// The parts of the showcase's screen `message-form`.
struct MessageFormScreen {
  let showcase: RunningShowcase

  /// Opens the form in a window, lets `use` work with it, and closes it.
  /// - Parameters:
  ///   - drafts: the database of drafts.
  ///   - server: the server to post to; nil for the showcase's own.
  static func open(
    drafts: URL, server: URL? = nil, use: (MessageFormScreen) throws -> Void
  ) throws {
    let address = server.map { ["--messages", $0.absoluteString] } ?? []
    try RunningShowcase.open(
      "showcase", arguments: ["--screen", "message-form", "--drafts", drafts.path] + address
    ) { showcase in
      try use(MessageFormScreen(showcase: showcase))
    }
  }

  var subject: AccessibleNode {
    get throws { try showcase.node("text", named: "Subject") }
  }

  var body: AccessibleNode {
    get throws { try showcase.node("text", named: "Message") }
  }

  func button(_ name: String) throws -> AccessibleNode {
    try showcase.node("push button", named: name)
  }

  /// Waits until the form shows these texts.
  func expect(subject subjectText: String, body bodyText: String) throws {
    try showcase.expect(subject, shows: subjectText)
    try showcase.expect(body, shows: bodyText)
  }

  /// Waits until the node has the keyboard's focus.
  func expectFocus(on node: AccessibleNode) throws {
    try showcase.expect(node, has: ATSPI_STATE_FOCUSED)
  }

  /// Waits until the form has closed and the list shows a thread with this name, and returns the thread's node.
  @discardableResult
  func thread(_ name: String) throws -> AccessibleNode {
    _ = try showcase.node("heading", named: "Threads")
    try eventually("the form to go", seen: showcase.window.tree) {
      showcase.window.first("text", named: "Message") == nil
    }
    return try showcase.node("list item", named: name)
  }

  /// Waits until the notice that nothing is kept is visible, or until it isn't.
  func expectNotice(_ isThere: Bool) throws {
    let notice = "What you write isn't kept at the moment."
    try eventually("the notice to \(isThere ? "come" : "go")", seen: showcase.window.tree) {
      (showcase.window.first("label", named: notice) != nil) == isThere
    }
  }

  /// Waits until an alert with this message is shown, and dismisses it.
  func dismissAlert(saying message: String) throws {
    let label = try showcase.node("label", named: message)
    try showcase.expect(label, shows: message)
    try button("OK").press()
    try eventually("the alert to go", seen: showcase.window.tree) {
      showcase.window.first("push button", named: "OK") == nil
    }
  }
}
