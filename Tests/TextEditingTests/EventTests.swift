// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit
import GossamerTestSupport
import Testing

/// The delegate's calls for beginning, changes, Return and ending, in UIKit's order.
@Suite(.alone) struct EventTests {
  private static func stage(_ owner: Owner, text: String = "", isEditing: Bool = true) -> Stage {
    let stage = Stage(owner, text: text, isEditing: isEditing)
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
      (.editingDidEnd, "editingDidEnd"), (.primaryActionTriggered, "primaryActionTriggered"),
    ]
    for (event, name) in events {
      stage.field.addAction(UIAction { [weak stage] _ in stage?.delegate.note(name) }, for: event)
    }
    return stage
  }

  @Test(arguments: Owner.available)
  func asksThenTells_WhenAPersonBeginsAndEnds(owner: Owner) {
    let stage = Self.stage(owner, isEditing: false)
    #expect(!stage.field.isEditing)
    stage.hands.focus(stage.field)
    #expect(stage.field.isEditing)
    #expect(stage.field.isFirstResponder)
    stage.hands.focus(nil)
    #expect(!stage.field.isEditing)
    #expect(!stage.field.isFirstResponder)
    #expect(
      stage.delegate.takeLog() == [
        "begin?", "did begin", "editingDidBegin", "end?", "did end", "editingDidEnd",
      ])
  }

  @Test(arguments: Owner.available)
  func tellsSelectionThenChange_WhenAPersonTypes(owner: Owner) {
    let stage = Self.stage(owner)
    stage.delegate.notesSelection = true
    stage.hands.type("a")
    #expect(stage.delegate.takeLog() == ["change 0,0 \"a\"", "selection 1", "editingChanged"])
    stage.refuse()
    stage.hands.type("b")
    #expect(stage.delegate.takeLog() == ["change 1,0 \"b\""])
  }

  @Test(arguments: Owner.available)
  func tellsTheSelectionOnly_WhenTheTextIsSetOrSelected(owner: Owner) {
    let stage = Self.stage(owner)
    stage.delegate.notesSelection = true
    stage.field.text = "abc"
    stage.hands.select(NSRange(location: 1, length: 1))
    #expect(stage.delegate.takeLog() == ["selection 3", "selection 1"])
  }

  @Test(arguments: Owner.available)
  func asksTheNextBeforeTheFormer_WhenTheFocusMovesOn(owner: Owner) {
    let stage = Self.stage(owner)
    stage.field.accessibilityIdentifier = "1"
    stage.other.accessibilityIdentifier = "2"
    stage.other.delegate = stage.delegate
    stage.hands.focus(stage.other)
    #expect(
      stage.delegate.takeLog() == [
        "begin? 2", "end? 1", "did end 1", "editingDidEnd", "did begin 2",
      ])
    stage.hands.type("x")
    #expect(stage.other.text == "x")
    #expect(stage.text == "")
  }

  @Test(arguments: Owner.available)
  func staysWhereItIs_WhenTheNextFieldRefusesToBegin(owner: Owner) {
    let stage = Self.stage(owner)
    stage.other.delegate = stage.delegate
    stage.delegate.shouldBegin = { _ in false }
    stage.hands.focus(stage.other)
    #expect(stage.field.isEditing)
    #expect(!stage.other.isEditing)
    stage.hands.type("x")
    #expect(stage.text == "x")
    #expect(stage.other.text == "")
  }

  @Test(arguments: Owner.available)
  func staysWhereItIs_WhenTheFieldRefusesToEnd(owner: Owner) {
    let stage = Self.stage(owner)
    stage.delegate.shouldEnd = { _ in false }
    stage.hands.focus(stage.other)
    stage.hands.focus(nil)
    #expect(stage.field.isEditing)
    stage.hands.type("x")
    #expect(stage.text == "x")
    #expect(stage.delegate.takeLog() == ["end?", "end?", "change 0,0 \"x\"", "editingChanged"])
  }

  @Test(arguments: Owner.available)
  func sendsTheAction_WhenReturnIsPressed(owner: Owner) {
    let stage = Self.stage(owner)
    stage.hands.press(.enter)
    #expect(stage.field.isEditing)
    stage.delegate.shouldReturn = { _ in false }
    stage.hands.press(.enter)
    #expect(stage.delegate.takeLog() == ["return?", "primaryActionTriggered", "return?"])
  }

  @Test(arguments: Owner.available)
  func endsEditing_WhenReturnIsPressedAndSomethingWaitsForIt(owner: Owner) {
    let stage = Self.stage(owner)
    let action = UIAction { [weak stage] _ in stage?.delegate.note("editingDidEndOnExit") }
    stage.field.addAction(action, for: .editingDidEndOnExit)
    stage.hands.press(.enter)
    #expect(!stage.field.isEditing)
    #expect(
      stage.delegate.takeLog() == [
        "return?", "primaryActionTriggered", "editingDidEndOnExit", "end?", "did end",
        "editingDidEnd",
      ])
  }

  @Test(arguments: Owner.available)
  func endsEditingAndKeepsTheText_WhenEscapeIsPressed(owner: Owner) {
    let stage = Self.stage(owner)
    stage.hands.type("a")
    _ = stage.delegate.takeLog()
    stage.hands.press(.escape)
    #expect(stage.text == "a")
    #expect(!stage.field.isEditing)
    #expect(stage.delegate.takeLog() == ["end?", "did cancel", "editingDidEnd"])
  }

  @Test(arguments: Owner.available)
  func emptiesTheField_WhenItClearsOnBeginEditing(owner: Owner) {
    let stage = Self.stage(owner, text: "old", isEditing: false)
    stage.field.clearsOnBeginEditing = true
    stage.hands.focus(stage.field)
    #expect(stage.text == "")
    #expect(
      stage.delegate.takeLog() == [
        "begin?", "clear?", "change 0,3 \"\"", "editingChanged", "did begin", "editingDidBegin",
      ])
  }
}
