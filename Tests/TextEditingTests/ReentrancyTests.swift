// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerKit

/// A delegate may do anything during its calls.
@Suite(.alone) struct ReentrancyTests {
  @Test(arguments: Owner.available)
  func keepsTheTextThatWasSet_WhenTheDelegateSetsOneAndRefuses(owner: Owner) {
    let stage = Stage(owner)
    stage.delegate.shouldChange = { field, _, string in
      field.text = (field.text ?? "") + string.uppercased()
      return false
    }
    stage.hands.type("abc")
    #expect(stage.text == "ABC")
    #expect(stage.selection == [3, 0])
  }

  @Test(arguments: Owner.available)
  func keepsTheCaret_WhenTheDelegateSetsTextAndCaretAndRefuses(owner: Owner) {
    let stage = Stage(owner, text: "Hello")
    stage.hands.select(NSRange(location: 1, length: 3))
    stage.delegate.shouldChange = { field, _, _ in
      field.text = "12-34"
      field.selectedRange = NSRange(location: 2, length: 1)
      return false
    }
    stage.hands.type("x")
    #expect(stage.text == "12-34")
    #expect(stage.selection == [2, 1])
  }

  @Test(arguments: Owner.available)
  func insertsAtTheNewCaret_WhenTheDelegateSetsTheTextAndPermits(owner: Owner) {
    let stage = Stage(owner, text: "long text")
    stage.delegate.shouldChange = { field, _, string in
      if !string.isEmpty { field.text = "x" }
      return true
    }
    stage.hands.select(NSRange(location: 2, length: 5))
    stage.hands.type("y")
    #expect(stage.text == "xy")
    #expect(stage.selection == [2, 0])
  }

  @Test(arguments: Owner.available)
  func deletesNothing_WhenTheDelegateReplacesWhatWasToBeDeleted(owner: Owner) {
    let stage = Stage(owner, text: "abc")
    stage.delegate.shouldChange = { field, _, _ in
      field.text = "new"
      return true
    }
    stage.hands.press(.backspace)
    #expect(stage.text == "new")
  }

  @Test(arguments: Owner.available)
  func keepsTheTextThatWasSet_WhenItIsSetInEditingChanged(owner: Owner) {
    let stage = Stage(owner)
    let action = UIAction { [weak stage] _ in
      guard let field = stage?.field else { return }
      field.text = String((field.text ?? "").uppercased().prefix(3))
    }
    stage.field.addAction(action, for: .editingChanged)
    stage.hands.type("abcde")
    #expect(stage.text == "ABC")
    #expect(stage.selection == [3, 0])
  }

  @Test(arguments: Owner.available)
  func keepsTheSelection_WhenItIsSetInEditingChanged(owner: Owner) {
    let stage = Stage(owner, text: "Hello")
    let action = UIAction { [weak stage] _ in
      stage?.field.selectedRange = NSRange(location: 1, length: 2)
    }
    stage.field.addAction(action, for: .editingChanged)
    stage.hands.type("!")
    #expect(stage.text == "Hello!")
    #expect(stage.selection == [1, 2])
  }

  @Test(arguments: Owner.available)
  func asksNoMore_WhenTheDelegateInsertsFromInsideOfTheQuestion(owner: Owner) {
    let stage = Stage(owner)
    stage.delegate.shouldChange = { field, _, string in
      field.insertText(string + string)
      return false
    }
    stage.hands.type("a")
    #expect(stage.text == "aa")
    #expect(stage.delegate.takeLog() == ["change 0,0 \"a\""])
  }

  @Test(arguments: Owner.available, [true, false])
  func keepsTheText_WhenTheDelegateRemovesTheFieldFromInsideOfTheQuestion(
    owner: Owner, permits: Bool
  ) {
    let stage = Stage(owner, text: "Hello")
    stage.delegate.shouldChange = { field, _, _ in
      field.removeFromSuperview()
      return permits
    }
    stage.hands.select(NSRange(location: 0, length: 5))
    stage.hands.type("x")
    #expect(stage.field.text == (permits ? "x" : "Hello"))
    #expect(stage.field.window == nil)
    #expect(!stage.field.isEditing)
  }

  @Test(arguments: Owner.available, [true, false])
  func endsEditing_WhenTheDelegateResignsFromInsideOfTheQuestion(owner: Owner, permits: Bool) {
    let stage = Stage(owner, text: "Hello")
    stage.delegate.shouldChange = { field, _, _ in
      field.resignFirstResponder()
      return permits
    }
    stage.hands.type("x")
    #expect(stage.text == (permits ? "Hellox" : "Hello"))
    #expect(!stage.field.isEditing)
    #expect(stage.delegate.takeLog() == ["change 5,0 \"x\"", "end?", "did end"])
  }

  @Test(arguments: Owner.available)
  func insertsWhereTheUndoneTextStood_WhenTheDelegateUndoesFromInsideOfTheQuestion(owner: Owner) {
    let stage = Stage(owner, text: "Hello")
    stage.hands.paste(" you")
    stage.delegate.shouldChange = { field, _, _ in
      field.undo()
      return true
    }
    stage.hands.type("!")
    #expect(stage.text == "Hello!")
    stage.permit()
    stage.hands.press(.undo)
    #expect(stage.text == "Hello")
    #expect(stage.selection == [5, 0])
  }

  @Test(arguments: Owner.available)
  func tellsOfTheTextOnce_WhenTheDelegateReplacesItFromInsideOfTheQuestion(owner: Owner) {
    let stage = Stage(owner)
    stage.delegate.shouldChange = { field, _, string in
      guard let range = field.selectedTextRange else { return true }
      field.replace(range, withText: string.uppercased())
      return false
    }
    var told: [String] = []
    let action = UIAction { [weak stage] _ in told.append(stage?.field.text ?? "") }
    stage.field.addAction(action, for: .editingChanged)
    stage.hands.type("ab")
    #expect(stage.text == "AB")
    #expect(told == ["A", "AB"])
    stage.permit()
    stage.hands.press(.undo)
    #expect(stage.text == "")
  }

  @Test(arguments: Owner.available)
  func takesTheTextAlong_WhenTheFieldIsRemovedAndAddedAgain(owner: Owner) {
    let stage = Stage(owner)
    stage.hands.type("abc")
    stage.hands.select(NSRange(location: 1, length: 1))
    stage.field.removeFromSuperview()
    #expect(stage.field.text == "abc")
    #expect(stage.field.selectedRange == NSRange(location: 1, length: 1))
    stage.field.insertText("x")
    stage.field.undo()
    stage.field.redo()
    stage.window.addSubview(stage.field)
    stage.hands.focus(stage.field)
    #expect(stage.text == "axc")
    stage.hands.press(.undo)
    #expect(stage.text == "abc")
    #expect(stage.selection == [1, 1])
  }

  @Test(arguments: Owner.available)
  func endsEditing_WhenTheFieldIsRemovedAlthoughItRefusesToEnd(owner: Owner) {
    let stage = Stage(owner)
    stage.delegate.shouldEnd = { _ in false }
    stage.field.removeFromSuperview()
    #expect(!stage.field.isEditing)
    #expect(stage.window.firstResponder == nil)
    #expect(stage.delegate.takeLog() == ["end?", "did end"])
  }

  @Test(arguments: Owner.available)
  func goesOnInTheNextField_WhenTheDelegateMovesTheFocusFromInsideOfTheQuestion(owner: Owner) {
    let stage = Stage(owner)
    let other = stage.other
    stage.delegate.shouldChange = { field, _, string in
      field.text = string
      other.becomeFirstResponder()
      return false
    }
    stage.hands.type("12")
    #expect(stage.text == "1")
    #expect(other.text == "2")
    #expect(other.isEditing)
  }

  @Test(arguments: Owner.available)
  func goesOnInTheNextField_WhenReturnMovesTheFocus(owner: Owner) {
    let stage = Stage(owner)
    let other = stage.other
    stage.delegate.shouldReturn = { _ in other.becomeFirstResponder() }
    stage.hands.press(.enter)
    stage.hands.type("x")
    #expect(!stage.field.isEditing)
    #expect(other.text == "x")
  }

  @Test(arguments: Owner.available)
  func comesToRest_WhenTheQuestionWhetherToEndMovesTheFocus(owner: Owner) {
    let stage = Stage(owner)
    let other = stage.other
    stage.delegate.shouldEnd = { _ in
      other.becomeFirstResponder()
      return true
    }
    stage.hands.focus(nil)
    #expect(!stage.field.isEditing)
    #expect(!other.isEditing)
  }

  @Test(arguments: Owner.available)
  func staysInTheField_WhenItTakesTheFocusBackAtTheEndOfEditing(owner: Owner) {
    let stage = Stage(owner)
    stage.delegate.didEnd = { $0.becomeFirstResponder() }
    stage.hands.focus(stage.other)
    #expect(stage.field.isEditing)
    #expect(!stage.other.isEditing)
    stage.hands.type("x")
    #expect(stage.text == "x")
  }

  @Test(arguments: Owner.available)
  func moves_WhenTheBeginningOfEditingMovesTheFocusOn(owner: Owner) {
    let stage = Stage(owner, isEditing: false)
    let other = stage.other
    stage.delegate.didBegin = { _ in other.becomeFirstResponder() }
    stage.hands.focus(stage.field)
    stage.hands.type("x")
    #expect(!stage.field.isEditing)
    #expect(other.text == "x")
  }

  @Test(arguments: Owner.available)
  func comesToRest_WhenTheDelegateChangesWhatItIsToldOf(owner: Owner) {
    let stage = Stage(owner)
    stage.delegate.didChangeSelection = { $0.text = ($0.text ?? "") + "!" }
    stage.hands.type("a")
    #expect(stage.text == "a!")
  }
}
