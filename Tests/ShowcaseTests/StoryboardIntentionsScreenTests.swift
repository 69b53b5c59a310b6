// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTesting
import Testing

@testable import Showcase

/// The screen `storyboard-intentions`: it does what `intentions` does, from its document.
@Suite struct StoryboardIntentionsScreenTests {
  private let screen: Screen

  init() throws {
    let named = try ShowcaseScreen.named("storyboard-intentions")
    screen = Screen(try #require(named.makeController()))
  }

  private func shown() throws -> [String?] {
    [try screen.textField("Name").text, try screen.label("Result").text]
  }

  @Test func isMadeByTheDocument() throws {
    let controller = screen.window.rootViewController
    #expect(controller is StoryboardIntentionsViewController)
    #expect(controller?.title == "Intentions, without code")
    #expect(try shown() == ["Dominik", "Dominik"])
  }

  @Test func reversesAndUppercases_AsTheDocumentConnects() throws {
    try screen.textField("Name").replaceText(with: "Hello 👨‍👩‍👧")
    try screen.button("Reverse").tap()
    #expect(try shown() == ["👨‍👩‍👧 olleH", "👨‍👩‍👧 olleH"])
    try screen.button("Uppercase").tap()
    #expect(try shown() == ["👨‍👩‍👧 OLLEH", "👨‍👩‍👧 OLLEH"])
  }

  @Test func showsTheModelAgain_WhenUppercaseChangesNothingInIt() throws {
    try screen.button("Uppercase").tap()
    try screen.textField("Name").replaceText(with: "dominik")
    #expect(try shown() == ["dominik", "DOMINIK"])
    try screen.button("Uppercase").tap()
    #expect(try shown() == ["DOMINIK", "DOMINIK"])
  }

  @Test func endsEditing_WhenReturnIsPressed() throws {
    let field = try screen.textField("Name")
    try field.typeText("!")
    try field.press(.return)
    #expect(!field.isEditing)
  }

  @Test(arguments: [CGSize(width: 393, height: 852), CGSize(width: 900, height: 600)])
  func laysOutAsItsConstraintsSay(size: CGSize) throws {
    screen.size = size
    let field = try screen.textField("Name").frame
    let reverse = try screen.button("Reverse").frame
    let uppercase = try screen.button("Uppercase").frame
    #expect(field.origin == CGPoint(x: 20, y: 40))
    #expect(field.width == size.width - 40)
    #expect(reverse.origin == CGPoint(x: 20, y: field.maxY + 20))
    #expect(uppercase.maxX == field.maxX)
    #expect(uppercase.minY == reverse.minY)
  }
}
