// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit
import GossamerTestSupport
import Testing

/// The delegate is asked before each change by a person, once per change.
@Suite(.alone) struct ChangeTests {
  @Test(arguments: Owner.available)
  func asksForEachCharacter_WhenAPersonTypes(owner: Owner) {
    let stage = Stage(owner)
    stage.hands.type("Hi!")
    #expect(stage.text == "Hi!")
    #expect(stage.selection == [3, 0])
    #expect(
      stage.delegate.takeLog() == [
        "change 0,0 \"H\"", "change 1,0 \"i\"", "change 2,0 \"!\"",
      ])
  }

  @Test(arguments: Owner.available)
  func losesNothing_WhenTheDelegateRefuses(owner: Owner) {
    let stage = Stage(owner, text: "Hello")
    stage.refuse()
    stage.hands.select(NSRange(location: 1, length: 3))
    stage.hands.type("x")
    #expect(stage.text == "Hello")
    #expect(stage.selection == [1, 3])
    stage.hands.press(.backspace)
    stage.hands.press(.delete)
    #expect(stage.text == "Hello")
    #expect(stage.selection == [1, 3])
    #expect(
      stage.delegate.takeLog() == [
        "change 1,3 \"x\"", "change 1,3 \"\"", "change 1,3 \"\"",
      ])
  }

  @Test(arguments: Owner.available)
  func keepsTheCaret_WhenTheDelegateRefusesATypedCharacter(owner: Owner) {
    let stage = Stage(owner, text: "Hello")
    stage.refuse()
    stage.hands.select(NSRange(location: 2, length: 0))
    stage.hands.type("x")
    #expect(stage.text == "Hello")
    #expect(stage.selection == [2, 0])
  }

  @Test(arguments: Owner.available)
  func asksOnce_WhenASelectionIsReplaced(owner: Owner) {
    let stage = Stage(owner, text: "Hello")
    stage.hands.select(NSRange(location: 1, length: 3))
    stage.hands.type("u")
    #expect(stage.text == "Huo")
    #expect(stage.selection == [2, 0])
    #expect(stage.delegate.takeLog() == ["change 1,3 \"u\""])
  }

  @Test(arguments: Owner.available)
  func asksOnce_WhenAPasteReplacesASelection(owner: Owner) {
    let stage = Stage(owner, text: "Hello")
    stage.hands.select(NSRange(location: 0, length: 5))
    stage.hands.paste("Good morning")
    #expect(stage.text == "Good morning")
    #expect(stage.selection == [12, 0])
    #expect(stage.delegate.takeLog() == ["change 0,5 \"Good morning\""])
  }

  @Test(arguments: Owner.available)
  func keepsTheSelection_WhenAPasteIsRefused(owner: Owner) {
    let stage = Stage(owner, text: "Hello")
    stage.refuse()
    stage.hands.select(NSRange(location: 1, length: 2))
    stage.hands.paste("x")
    #expect(stage.text == "Hello")
    #expect(stage.selection == [1, 2])
  }

  @Test(arguments: Owner.available)
  func makesLineBreaksSpaces_WhenTheyArePasted(owner: Owner) {
    let stage = Stage(owner)
    stage.hands.paste("one\ntwo\r\nthree\u{2028}four")
    #expect(stage.text == "one two three four")
    #expect(stage.delegate.takeLog() == ["change 0,0 \"one two three four\""])
  }

  @Test(arguments: Owner.available)
  func asksForBothDeletions_WhenBackspaceAndDeleteArePressed(owner: Owner) {
    let stage = Stage(owner, text: "abcd")
    stage.hands.select(NSRange(location: 2, length: 0))
    stage.hands.press(.backspace)
    stage.hands.press(.delete)
    #expect(stage.text == "ad")
    #expect(stage.selection == [1, 0])
    #expect(stage.delegate.takeLog() == ["change 1,1 \"\"", "change 1,1 \"\""])
  }

  @Test(arguments: Owner.available)
  func asksNothing_WhenThereIsNothingToDelete(owner: Owner) {
    let stage = Stage(owner)
    stage.hands.press(.backspace)
    stage.hands.press(.delete)
    #expect(stage.delegate.takeLog() == [])
  }

  @Test(arguments: Owner.available)
  func copiesAndAsksForTheDeletion_WhenAPersonCuts(owner: Owner) {
    let stage = Stage(owner, text: "Hello")
    stage.hands.select(NSRange(location: 1, length: 3))
    #expect(stage.hands.copy(cutting: true) == "ell")
    #expect(stage.text == "Ho")
    #expect(stage.delegate.takeLog() == ["change 1,3 \"\""])
  }

  @Test(arguments: Owner.available)
  func keepsTextAndSelection_WhenACutIsRefused(owner: Owner) {
    let stage = Stage(owner, text: "Hello")
    stage.refuse()
    stage.hands.select(NSRange(location: 1, length: 3))
    #expect(stage.hands.copy(cutting: true) == "ell")
    #expect(stage.text == "Hello")
    #expect(stage.selection == [1, 3])
  }

  @Test(arguments: Owner.available)
  func copiesNothing_WhenTheTextIsSecret(owner: Owner) {
    let stage = Stage(owner, text: "secret")
    stage.field.isSecureTextEntry = true
    stage.hands.select(NSRange(location: 0, length: 6))
    #expect(stage.hands.copy(cutting: false) == nil)
    #expect(stage.hands.copy(cutting: true) == nil)
    #expect(stage.text == "secret")
  }

  @Test(arguments: Owner.available)
  func asksOnce_WhenATextIsDropped(owner: Owner) {
    let stage = Stage(owner, text: "Hello")
    stage.hands.drop(" you")
    #expect(stage.text == "Hello you")
    #expect(stage.delegate.takeLog() == ["change 5,0 \" you\""])
    stage.refuse()
    stage.hands.drop(" there")
    #expect(stage.text == "Hello you")
  }

  @Test(arguments: Owner.available)
  func asksWhetherToClearThenForTheChange_WhenTheClearButtonIsPressed(owner: Owner) {
    let stage = Stage(owner, text: "Hello")
    stage.field.clearButtonMode = .whileEditing
    stage.delegate.shouldClear = false
    stage.hands.pressClearButton()
    #expect(stage.text == "Hello")
    stage.delegate.shouldClear = true
    stage.hands.pressClearButton()
    #expect(stage.text == "")
    #expect(stage.delegate.takeLog() == ["clear?", "clear?", "change 0,5 \"\""])
  }

  @Test(arguments: Owner.available)
  func asksOnce_WhenAnAssistiveTechnologySetsTheText(owner: Owner) {
    let stage = Stage(owner, text: "Hello")
    stage.hands.setTextByAssistiveTechnology("Good morning")
    #expect(stage.text == "Good morning")
    #expect(stage.delegate.takeLog() == ["change 0,5 \"Good morning\""])
    stage.refuse()
    stage.hands.setTextByAssistiveTechnology("")
    #expect(stage.text == "Good morning")
  }

  @Test(arguments: Owner.available)
  func changesNothing_WhenTheFieldIsDisabled(owner: Owner) {
    let stage = Stage(owner, text: "Hello")
    stage.field.isEnabled = false
    #expect(!stage.field.isEditing)
    stage.hands.focus(stage.field)
    #expect(!stage.field.isEditing)
    stage.field.insertText("x")
    #expect(stage.text == "Hello")
  }
}
