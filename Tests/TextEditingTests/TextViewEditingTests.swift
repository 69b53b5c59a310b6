// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerGTK
@testable import GossamerKit

/// A text view is edited as a field is, headless and by a GtkTextView: each change is one question, and a refusal loses
/// nothing.
@Suite(.alone) struct TextViewEditingTests {
  @Test(arguments: Owner.available)
  func asksOnce_ForEachCharacterLineAndTab(owner: Owner) {
    let stage = TextViewStage(owner)
    stage.type("Hi\n\t😀")
    #expect(stage.text == "Hi\n\t😀")
    #expect(stage.selection == [6, 0])
    #expect(
      stage.delegate.takeLog() == [
        "0,0 \"H\"", "1,0 \"i\"", "2,0 \"\\n\"", "3,0 \"\\t\"", "4,0 \"😀\"",
      ])
  }

  @Test(arguments: Owner.available)
  func asksOnce_WhenTheSelectionIsReplaced(owner: Owner) {
    let stage = TextViewStage(owner, text: "one\ntwo\nthree")
    stage.select(2, 4)
    stage.type("x")
    #expect(stage.text == "onxo\nthree")
    #expect(stage.selection == [3, 0])
    stage.select(0, 4)
    stage.paste("a\nb")
    #expect(stage.text == "a\nb\nthree")
    stage.press(.enter)
    #expect(stage.text == "a\nb\n\nthree")
    #expect(
      stage.delegate.takeLog() == ["2,4 \"x\"", "0,4 \"a\\nb\"", "3,0 \"\\n\""])
  }

  @Test(arguments: Owner.available)
  func changesNothing_WhenTheDelegateRefuses(owner: Owner) {
    let stage = TextViewStage(owner, text: "Hello\nyou")
    stage.delegate.shouldChange = { _, _, _ in false }
    stage.select(1, 6)
    stage.type("x")
    stage.press(.backspace)
    stage.press(.delete)
    stage.press(.enter)
    stage.paste("y")
    #expect(stage.copy(cutting: true) == "ello\ny")
    #expect(stage.text == "Hello\nyou")
    #expect(stage.selection == [1, 6])
    stage.select(4)
    stage.press(.backspace)
    stage.drop("z")
    stage.setTextByAssistiveTechnology("none")
    #expect(stage.text == "Hello\nyou")
    #expect(stage.selection == [4, 0])
    #expect(!stage.textView.canUndo)
  }

  @Test(arguments: Owner.available)
  func changesWhatTheDelegatePutsInItsPlace(owner: Owner) {
    let stage = TextViewStage(owner, text: "ab")
    stage.delegate.shouldChange = { textView, range, text in
      guard text != text.uppercased() else { return true }
      textView.insertText(text.uppercased())
      return false
    }
    stage.type("c")
    stage.select(0, 1)
    stage.type("x")
    #expect(stage.text == "XbC")
    #expect(stage.selection == [1, 0])
  }

  @Test(arguments: Owner.available)
  func takesAProposal_ThatIsShorter(owner: Owner) {
    let stage = TextViewStage(owner, text: "ab")
    stage.delegate.shouldChange = { textView, _, text in
      let room = 4 - textView.edited.length
      if text.utf16.count > room { textView.propose(String(text.prefix(max(room, 0)))) }
      return text.utf16.count <= room
    }
    stage.paste("12345")
    #expect(stage.text == "ab12")
  }

  @Test(arguments: Owner.available)
  func deletesCharacters_AsAReaderSeesThem(owner: Owner) {
    let stage = TextViewStage(owner, text: "a👨‍👩‍👧\ne\u{301}b")
    stage.press(.backspace)
    stage.press(.backspace)
    #expect(stage.text == "a👨‍👩‍👧\n")
    stage.press(.backspace)
    stage.press(.backspace)
    #expect(stage.text == "a")
    stage.select(0)
    stage.press(.delete)
    stage.press(.delete)
    stage.press(.backspace)
    #expect(stage.text == "")
    #expect(stage.selection == [0, 0])
  }

  @Test(arguments: Owner.available)
  func undoesAndRedoes_AskingEachTime(owner: Owner) {
    let stage = TextViewStage(owner, text: "a\n")
    stage.type("bc")
    stage.press(.undo)
    #expect(stage.text == "a\n")
    #expect(stage.selection == [2, 0])
    stage.press(.redo)
    #expect(stage.text == "a\nbc")
    stage.delegate.shouldChange = { _, _, _ in false }
    stage.press(.undo)
    #expect(stage.text == "a\nbc")
    #expect(stage.textView.canUndo)
    #expect(
      stage.delegate.takeLog().suffix(3) == ["2,2 \"\"", "2,0 \"bc\"", "2,2 \"\""])
  }

  @Test(arguments: Owner.available)
  func asksOnce_WhenAnInputMethodCommits(owner: Owner) {
    let stage = TextViewStage(owner, text: "Hello")
    stage.select(1, 3)
    stage.compose("にほん")
    #expect(stage.textView.text == "Hello")
    #expect(stage.textView.markedText == "にほん")
    stage.commit("日本")
    #expect(stage.text == "H日本o")
    #expect(stage.textView.markedText == nil)
    #expect(stage.delegate.takeLog() == ["1,3 \"日本\""])
  }

  @Test(arguments: Owner.available)
  func copiesCutsAndDrops(owner: Owner) {
    let stage = TextViewStage(owner, text: "one\ntwo")
    stage.select(2, 3)
    #expect(stage.copy(cutting: false) == "e\nt")
    #expect(stage.copy(cutting: true) == "e\nt")
    #expect(stage.text == "onwo")
    stage.drop(" more\n")
    #expect(stage.text == "onwo more\n")
  }

  @Test(arguments: Owner.available)
  func isSetByAssistiveTechnologies_InOneChange(owner: Owner) {
    let stage = TextViewStage(owner, text: "one\ntwo")
    stage.setTextByAssistiveTechnology("three\nfour")
    #expect(stage.text == "three\nfour")
    #expect(stage.delegate.takeLog() == ["0,7 \"three\\nfour\""])
  }

  @Test(arguments: Owner.available)
  func showsWhatTheProgramSets(owner: Owner) {
    let stage = TextViewStage(owner, text: "a")
    stage.textView.text = "nul\u{0}s\r\nשלום"
    #expect(stage.text == "nul\u{0}s\r\nשלום")
    stage.type("😀")
    #expect(stage.text == "nul\u{0}s\r\nשלום😀")
    stage.textView.selectedRange = NSRange(location: 3, length: 99)
    #expect(stage.selection == [3, 10])
    stage.textView.insertText("!")
    #expect(stage.text == "nul!")
    #expect(stage.delegate.takeLog() == ["11,0 \"😀\"", "3,10 \"!\""])
  }

  @Test(arguments: Owner.available)
  func leavesOneChangeOfManyMegabytes(owner: Owner) {
    let stage = TextViewStage(owner, text: "ab")
    stage.select(1)
    let pasted = String(repeating: "A line of text with 40 characters in it.\n", count: 250_000)
    stage.paste(pasted)
    #expect(stage.textView.edited.length == pasted.utf16.count + 2)
    #expect(stage.delegate.log.count == 1)
    stage.type("x")
    #expect(stage.textView.text.hasSuffix("in it.\nxb"))
    stage.press(.undo)
    stage.press(.undo)
    #expect(stage.text == "ab")
  }

  @Test(arguments: Owner.available)
  func canBeCopied_ButNotChanged_WhenItIsOnlyRead(owner: Owner) {
    let stage = TextViewStage(owner, text: "one two")
    stage.textView.isEditable = false
    stage.textView.becomeFirstResponder()
    stage.select(0, 3)
    #expect(stage.copy(cutting: true) == "one")
    stage.type("x")
    stage.press(.backspace)
    stage.setTextByAssistiveTechnology("x")
    #expect(stage.text == "one two")
    #expect(stage.delegate.takeLog() == [])
  }

  @Test(arguments: Owner.available)
  func survivesADelegate_ThatTakesItAway(owner: Owner) {
    let stage = TextViewStage(owner, text: "ab")
    stage.delegate.shouldChange = { textView, _, _ in
      textView.removeFromSuperview()
      return true
    }
    stage.type("c")
    #expect(stage.textView.text == "abc")
    stage.window.addSubview(stage.textView)
    stage.delegate.shouldChange = { _, _, _ in true }
    stage.settle()
    #expect(stage.text == "abc")
  }
}

/// What only a GtkTextView does.
@Suite(.alone, .enabled(if: Owner.available.contains(.window), "This needs a display."))
struct TextViewWindowTests {
  private func gtk(_ stage: TextViewStage) throws -> GtkObject {
    GtkObject(try #require(stage.widget).handle.raw)
  }

  @Test func asksOnce_WhenAWordIsDeleted() throws {
    let stage = TextViewStage(.window, text: "one two\nthree")
    stage.select(7)
    try gtk(stage).emit("delete-from-cursor", .deletion(GTK_DELETE_WORD_ENDS), .int(-1))
    #expect(stage.text == "one \nthree")
    #expect(stage.delegate.takeLog() == ["4,3 \"\""])
    stage.delegate.shouldChange = { _, _, _ in false }
    try gtk(stage).emit("delete-from-cursor", .deletion(GTK_DELETE_PARAGRAPH_ENDS), .int(-1))
    #expect(stage.text == "one \nthree")
    #expect(stage.selection == [4, 0])
  }

  @Test func tellsOfTheSelection_ThatAPersonMoves() throws {
    let stage = TextViewStage(.window, text: "a😀b")
    try gtk(stage).emit(
      "move-cursor", .movement(GTK_MOVEMENT_VISUAL_POSITIONS), .int(-1), .bool(false))
    #expect(stage.selection == [3, 0])
    try gtk(stage).emit(
      "move-cursor", .movement(GTK_MOVEMENT_VISUAL_POSITIONS), .int(-1), .bool(true))
    #expect(stage.selection == [1, 2])
    try gtk(stage).emit("select-all", .bool(true))
    #expect(stage.selection == [0, 4])
  }

  @Test func typesOverCharacters_InOneChange_WhenOverwriting() throws {
    let stage = TextViewStage(.window, text: "abc")
    stage.select(1)
    try gtk(stage).emit("toggle-overwrite")
    stage.type("x")
    #expect(stage.text == "axc")
    #expect(stage.delegate.takeLog() == ["1,1 \"x\""])
  }
}
