// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit
import GossamerTestSupport
import Testing

/// Marked text isn't part of the text until the input method commits it, as one change.
@Suite(.alone) struct CompositionTests {
  @Test(arguments: Owner.available)
  func leavesTextAndDelegateAlone_WhileAnInputMethodComposes(owner: Owner) {
    let stage = Stage(owner, text: "a")
    stage.hands.compose("に")
    stage.hands.compose("にほ")
    #expect(stage.field.text == "a")
    #expect(stage.field.markedText == "にほ")
    #expect(stage.delegate.takeLog() == [])
  }

  @Test(arguments: Owner.available)
  func asksOnce_WhenAnInputMethodCommits(owner: Owner) {
    let stage = Stage(owner, text: "a")
    stage.hands.compose("にほん")
    stage.hands.commit("日本")
    #expect(stage.text == "a日本")
    #expect(stage.field.markedText == nil)
    #expect(stage.delegate.takeLog() == ["change 1,0 \"日本\""])
  }

  @Test(arguments: Owner.available)
  func asksOnceForTheWholeReplacement_WhenSomethingWasSelected(owner: Owner) {
    let stage = Stage(owner, text: "Hello")
    stage.hands.select(NSRange(location: 1, length: 3))
    stage.hands.compose("にほん")
    #expect(stage.text == "Hello")
    #expect(stage.field.selectedRange == NSRange(location: 1, length: 3))
    stage.hands.commit("日本")
    #expect(stage.text == "H日本o")
    #expect(stage.delegate.takeLog() == ["change 1,3 \"日本\""])
  }

  @Test(arguments: Owner.available)
  func losesNothing_WhenACommitIsRefused(owner: Owner) {
    let stage = Stage(owner, text: "Hello")
    stage.refuse()
    stage.hands.select(NSRange(location: 1, length: 3))
    stage.hands.compose("にほん")
    stage.hands.commit("日本")
    #expect(stage.text == "Hello")
    #expect(stage.selection == [1, 3])
    #expect(stage.field.markedText == nil)
  }

  @Test(arguments: Owner.available)
  func losesNothing_WhenAnInputMethodGivesUp(owner: Owner) {
    let stage = Stage(owner, text: "Hello")
    stage.hands.select(NSRange(location: 1, length: 3))
    stage.hands.compose("に")
    stage.hands.compose("")
    #expect(stage.text == "Hello")
    #expect(stage.selection == [1, 3])
    #expect(stage.field.markedText == nil)
    #expect(stage.delegate.takeLog() == [])
  }

  @Test(arguments: Owner.available)
  func givesUpComposing_WhenTheTextIsSetOrEditingEnds(owner: Owner) {
    let stage = Stage(owner, text: "a")
    stage.hands.compose("に")
    stage.field.text = "b"
    #expect(stage.field.markedText == nil)
    #expect(stage.text == "b")
    stage.hands.compose("に")
    stage.hands.focus(nil)
    #expect(stage.field.markedText == nil)
    #expect(stage.text == "b")
  }
}
