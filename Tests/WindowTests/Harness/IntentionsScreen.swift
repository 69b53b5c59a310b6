// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CATSPI

/// The parts of the showcase's screens `intentions` and `storyboard-intentions`.
struct IntentionsScreen {
  let showcase: RunningShowcase
  let field: AccessibleNode
  let reverse: AccessibleNode
  let uppercase: AccessibleNode
  let result: AccessibleNode

  /// Opens the screen in a window, lets `use` work with it, and closes it.
  static func open(
    _ screen: String = "intentions", environment: [String: String] = [:],
    use: (IntentionsScreen) throws -> Void
  ) throws {
    try RunningShowcase.open(screen: screen, environment: environment) { showcase in
      try use(IntentionsScreen(showcase))
    }
  }

  private init(_ showcase: RunningShowcase) throws {
    self.showcase = showcase
    field = try showcase.node("text", named: "Name")
    reverse = try showcase.node("push button", named: "Reverse")
    uppercase = try showcase.node("push button", named: "Uppercase")
    result = try showcase.node("label", named: "Result")
  }

  /// Waits until field and label show these texts.
  func expect(field fieldText: String, result resultText: String) throws {
    try showcase.expect(field, shows: fieldText)
    try showcase.expect(result, shows: resultText)
  }

  /// Waits until the node has the keyboard focus, or until it doesn't.
  func expect(_ node: AccessibleNode, isFocused: Bool) throws {
    if isFocused {
      try showcase.expect(node, has: ATSPI_STATE_FOCUSED)
    } else {
      try showcase.expect(node, hasNot: ATSPI_STATE_FOCUSED)
    }
  }

  /// Replaces the field's text as a user does: by a click, Ctrl+A and typing.
  func typeOver(_ text: String) throws {
    try showcase.click(field)
    try expect(field, isFocused: true)
    try showcase.hands.press("ctrl+a")
    try showcase.hands.type(text)
    try showcase.expect(field, shows: text)
  }
}
