// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

/// Typing into a text view goes the way of typing into a field.
@Suite(.alone) struct TextViewTypingTests {
  private let body = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
  private let subject = field("Subject")
  private let save = button("Save", CGRect(x: 0, y: 400, width: 100, height: 40))
  private let screen: Screen

  init() {
    body.accessibilityLabel = "Body"
    body.textContainerInset.top = 40
    body.addSubview(subject)
    screen = Screen(controller(body, save))
  }

  @Test func typesLinesAndTabs() throws {
    try screen.textView("Body").typeText("a\n\tb👨‍👩‍👧")
    #expect(body.text == "a\n\tb👨‍👩‍👧")
    try body.press(.delete)
    #expect(body.text == "a\n\tb")
    try body.replaceText(with: "")
    #expect(body.text == "")
    #expect(body.isEditing)
  }

  @Test func leavesByCtrlTab_TheFieldsInsideComeBeforeTheText() throws {
    try subject.typeText("x")
    try subject.press(.tab)
    #expect(body.isEditing)
    screen.pressKey("\t", .command)
    #expect(save.isFirstResponder || !body.isFirstResponder)
    try body.tap()
    screen.pressKey("\t", .shift)
    #expect(subject.isFirstResponder)
    #expect(body.text == "")
  }

  @Test func goesOnByTab_WhenTheTextIsOnlyRead() throws {
    body.isEditable = false
    try body.tap()
    screen.pressKey("\t", .shift)
    #expect(subject.isFirstResponder)
  }

  @Test func leavesByEscape() throws {
    try body.typeText("a")
    screen.pressEscape()
    #expect(!body.isEditing)
    #expect(body.text == "a")
  }

  @Test func keepsCommandsOfLettersForTheText() throws {
    try body.typeText("s")
    #expect(body.text == "s")
  }

  @Test func isPicturedWithItsText() throws {
    try body.typeText("Hi")
    let picture = screen.picture
    #expect(picture.contains("UITextView \"Body\""))
    #expect(picture.contains("text: \"Hi\""))
    #expect(picture.contains("editing"))
  }
}
