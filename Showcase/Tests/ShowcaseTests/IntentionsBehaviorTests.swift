// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import Showcase

/// The behaviour of the screen of intentions, whether a controller, a view or a document connects them.
@Suite(.alone) struct IntentionsBehaviorTests {
  private nonisolated static let names = [
    "intentions", "intentions-in-view", "storyboard-intentions",
  ]

  @Test(arguments: names)
  func reversesByWholeCharacters_WhenReverseIsTapped(name: String) throws {
    let screen = try Screen.ofShowcase(name)
    try screen.textField("Name").replaceText(with: "Hello 👨‍👩‍👧")
    try screen.button("Reverse").tap()
    #expect(try screen.shown == ["👨‍👩‍👧 olleH", "👨‍👩‍👧 olleH"])
    try screen.button("Uppercase").tap()
    #expect(try screen.shown == ["👨‍👩‍👧 OLLEH", "👨‍👩‍👧 OLLEH"])
  }

  @Test(arguments: names)
  func showsTheModelAgain_WhenUppercaseChangesNothingInIt(name: String) throws {
    let screen = try Screen.ofShowcase(name)
    try screen.button("Uppercase").tap()
    try screen.textField("Name").replaceText(with: "dominik")
    #expect(try screen.shown == ["dominik", "DOMINIK"])
    try screen.button("Uppercase").tap()
    #expect(try screen.shown == ["DOMINIK", "DOMINIK"])
  }

  @Test(arguments: names)
  func endsEditing_WhenReturnIsPressed(name: String) throws {
    let screen = try Screen.ofShowcase(name)
    let field = try screen.textField("Name")
    try field.typeText("!")
    try field.press(.return)
    #expect(!field.isEditing)
    #expect(try screen.shown == ["Dominik!", "Dominik"])
  }
}

extension Screen {
  /// A screen of the showcase.
  static func ofShowcase(_ name: String) throws -> Screen {
    Screen(try #require(try ShowcaseScreen.named(name).makeController()))
  }

  /// The texts of the field and the label.
  fileprivate var shown: [String?] {
    get throws { [try textField("Name").text, try label("Result").text] }
  }
}
