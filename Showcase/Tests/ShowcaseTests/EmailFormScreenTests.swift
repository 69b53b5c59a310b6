// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import Showcase

/// The screen `email-form`: one field, three delegates.
@Suite(.alone) struct EmailFormScreenTests {
  private let screen: Screen

  init() throws {
    let storyboard = UIStoryboard(name: "EmailForm", bundle: nil)
    screen = Screen(try #require(storyboard.instantiateInitialViewController()))
  }

  private func canSend() throws -> Bool { try screen.button("Send").isEnabled }

  @Test func isCreatedByTheDocument() {
    let controller = screen.window.rootViewController
    #expect(controller.map { type(of: $0) } == UIViewController.self)
    #expect(controller?.intentions.count == 4)
  }

  @Test func isFound_WhenTheBundleIsTheMainOne() throws {
    let storyboard = UIStoryboard(name: "EmailForm", bundle: .main)
    #expect(storyboard.instantiateInitialViewController() != nil)
  }

  @Test func beginsEditing_WhenItHasAppeared() throws {
    #expect(try screen.textField("E-mail address").isEditing)
    #expect(try !canSend())
  }

  @Test(arguments: [
    ("a@b.de", true), ("a@b", true), ("a@", false), ("a@b.", false), ("a b@c.de", false),
  ])
  func canSend_WhenTheTextIsAnAddress(text: String, isAddress: Bool) throws {
    try screen.textField("E-mail address").typeText(text)
    #expect(try canSend() == isAddress)
    try screen.textField("E-mail address").replaceText(with: "")
    #expect(try !canSend())
  }

  @Test func hasAtMostTenCharacters() throws {
    let field = try screen.textField("E-mail address")
    try field.typeText("me@abcd.orgs")
    #expect(field.text == "me@abcd.or")
    #expect(try canSend())
  }

  @Test func validatesTheTextThatIsLeft_WhenALongerOneWasRefused() throws {
    let field = try screen.textField("E-mail address")
    try field.typeText("me@abcd.or")
    try field.typeText(" ")
    #expect(field.text == "me@abcd.or")
    #expect(try canSend())
  }

  @Test func endsEditing_WhenReturnIsPressed() throws {
    let field = try screen.textField("E-mail address")
    try field.press(.return)
    #expect(!field.isEditing)
  }

  @Test(arguments: [(393, 353), (900, 480)] as [(CGFloat, CGFloat)])
  func isAsWideAsIsReadable(width: CGFloat, expected: CGFloat) throws {
    screen.size = CGSize(width: width, height: 852)
    #expect(try screen.textField("E-mail address").frame.width == expected)
  }
}
