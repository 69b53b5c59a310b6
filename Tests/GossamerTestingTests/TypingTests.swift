// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

@Suite(.alone) struct TypingTests {
  /// Writes down what it is asked, and refuses what it is told to.
  private final class Witness: UITextFieldDelegate {
    var asked: [String] = []
    var refused: Set<String> = []
    var mayBegin = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      asked.append(string)
      return !refused.contains(string)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
      return true
    }
  }

  private let witness = Witness()
  private let name = field("Name")
  private let city = field("City", y: 40)
  private let save = button("Save", CGRect(x: 0, y: 80, width: 100, height: 40))
  private let screen: Screen

  init() {
    name.delegate = witness
    screen = Screen(controller(name, city, save))
  }

  @Test func asksTheDelegateOfEachCharacter() throws {
    try name.typeText("e\u{301}👨‍👩‍👧🇩🇪")
    #expect(witness.asked == ["e\u{301}", "👨‍👩‍👧", "🇩🇪"])
    #expect(name.text == "e\u{301}👨‍👩‍👧🇩🇪")
  }

  @Test func leavesOut_WhatTheDelegateRefuses() throws {
    witness.refused = ["b"]
    try name.typeText("abc")
    #expect(name.text == "ac")
  }

  @Test func goesOnAtTheEnd_WhenThereIsText() throws {
    name.text = "Ada"
    try name.typeText("m")
    #expect(name.text == "Adam")
  }

  @Test func typesOverAll_WhenItReplaces() throws {
    name.text = "Ada"
    try name.replaceText(with: "Bob")
    #expect(name.text == "Bob")
    try name.replaceText(with: "")
    #expect(name.text == "")
  }

  @Test func deletes_BeforeAndBehindTheCaret() throws {
    try name.typeText("abcd")
    try name.press(.delete)
    #expect(name.text == "abc")
    name.selectedRange = NSRange(location: 0, length: 0)
    try name.press(.forwardDelete)
    #expect(name.text == "bc")
  }

  @Test(arguments: [Key.return, .escape])
  func endsEditing(key: Key) throws {
    try name.tap()
    try name.press(key)
    #expect(!name.isEditing)
  }

  @Test func movesOn_WhenTabIsPressed() throws {
    try name.tap()
    try name.press(.tab)
    #expect(city.isEditing)
    try city.press(.tab)
    #expect(!city.isEditing)
  }

  @Test func refuses_WhenTheDelegateDoesNotLetItBegin() {
    witness.mayBegin = false
    let error = #expect(throws: ScreenError.self) { try name.typeText("a") }
    #expect(
      error?.description == """
        UITextField "Name" (0, 0, 100, 30) text: "" can't be edited: its delegate, or the field \
        that is being edited, refuses.
        """)
  }

  @Test func saysWhatIsLost_WhenEditingEndsInTheMiddle() {
    let error = #expect(throws: ScreenError.self) { try name.typeText("ab\ncd") }
    #expect(
      error?.description == """
        UITextField "Name" (0, 0, 100, 30) text: "ab" isn't being edited, so 'cd' goes nowhere. \
        Tap it before.
        """)
  }

  @Test func refusesAKey_WhenTheFieldIsNotEdited() {
    #expect(throws: ScreenError.self) { try name.press(.return) }
  }
}
