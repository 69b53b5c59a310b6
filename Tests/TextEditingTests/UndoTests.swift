// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit
import GossamerTestSupport
import Testing

/// The Kit handles undo: the delegate is asked as for any change, and a refusal loses nothing.
@Suite(.alone) struct UndoTests {
  @Test(arguments: Owner.available)
  func takesBackWhatWasTypedInOneGo(owner: Owner) {
    let stage = Stage(owner, text: "a")
    stage.hands.type("bcd")
    _ = stage.delegate.takeLog()
    stage.hands.press(.undo)
    #expect(stage.text == "a")
    #expect(stage.selection == [1, 0])
    stage.hands.press(.redo)
    #expect(stage.text == "abcd")
    #expect(stage.selection == [4, 0])
    #expect(stage.delegate.takeLog() == ["change 1,3 \"\"", "change 1,0 \"bcd\""])
  }

  @Test(arguments: Owner.available)
  func takesBackStepByStep_WhenTheCaretWasMovedBetween(owner: Owner) {
    let stage = Stage(owner)
    stage.hands.type("ab")
    stage.hands.select(NSRange(location: 0, length: 0))
    stage.hands.type("x")
    stage.hands.press(.undo)
    #expect(stage.text == "ab")
    stage.hands.press(.undo)
    #expect(stage.text == "")
    #expect(!stage.field.canUndo)
    stage.hands.press(.undo)
    #expect(stage.text == "")
  }

  @Test(arguments: Owner.available)
  func bringsBackTextAndSelection_WhenTheSelectionWasReplaced(owner: Owner) {
    let stage = Stage(owner, text: "Hello")
    stage.hands.select(NSRange(location: 1, length: 3))
    stage.hands.type("u")
    stage.hands.press(.undo)
    #expect(stage.text == "Hello")
    #expect(stage.selection == [1, 3])
  }

  @Test(arguments: Owner.available)
  func takesBackARunOfDeletions(owner: Owner) {
    let stage = Stage(owner, text: "Hello")
    for _ in 0..<3 { stage.hands.press(.backspace) }
    stage.hands.press(.undo)
    #expect(stage.text == "Hello")
  }

  @Test(arguments: Owner.available)
  func bringsNothingRefusedBack_WhenUndoFollowsARefusal(owner: Owner) {
    let stage = Stage(owner)
    stage.hands.type("a")
    stage.refuse()
    stage.hands.type("b")
    stage.permit()
    stage.hands.press(.undo)
    #expect(stage.text == "")
    stage.hands.press(.redo)
    #expect(stage.text == "a")
  }

  @Test(arguments: Owner.available)
  func canStillUndo_WhenAnUndoWasRefused(owner: Owner) {
    let stage = Stage(owner)
    stage.hands.type("a")
    stage.refuse()
    stage.hands.press(.undo)
    #expect(stage.text == "a")
    #expect(stage.field.canUndo)
    stage.permit()
    stage.hands.press(.undo)
    #expect(stage.text == "")
    stage.refuse()
    stage.hands.press(.redo)
    #expect(stage.field.canRedo)
    stage.permit()
    stage.hands.press(.redo)
    #expect(stage.text == "a")
  }

  @Test(arguments: Owner.available)
  func hasNothingToUndo_WhenTheTextWasSet(owner: Owner) {
    let stage = Stage(owner)
    stage.hands.type("a")
    stage.field.text = "b"
    #expect(!stage.field.canUndo)
    stage.hands.press(.undo)
    #expect(stage.text == "b")
  }

  @Test(arguments: Owner.available)
  func keepsSelectionAndUndo_WhenTheSameTextIsSet(owner: Owner) {
    let stage = Stage(owner)
    stage.hands.type("abc")
    stage.hands.select(NSRange(location: 1, length: 1))
    stage.field.text = "abc"
    #expect(stage.selection == [1, 1])
    #expect(stage.field.canUndo)
  }

  @Test(arguments: Owner.available)
  func setsATextThatOnlyLooksTheSame(owner: Owner) {
    let stage = Stage(owner, text: "\u{E9}")
    stage.field.text = "e\u{301}"
    #expect(stage.text.unicodeScalars.count == 2)
    #expect(stage.selection == [2, 0])
  }
}
