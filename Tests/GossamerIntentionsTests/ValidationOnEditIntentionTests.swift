// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import Testing

@Suite(.alone) struct ValidationOnEditIntentionTests {
  /// Finds texts of even length valid, and records all texts.
  private final class EvenIntention: ValidationOnEditIntention {
    private(set) var texts: [String] = []

    override func isValid(_ text: String) -> Bool {
      texts.append(text)
      return text.count.isMultiple(of: 2)
    }
  }

  private final class Gate {
    var isOpen = false {
      didSet { settings += 1 }
    }
    private(set) var settings = 0
  }

  let controller = UIViewController()
  let button = UIControl()
  let field = UITextField()

  @Test(arguments: [("", false), ("ada", false), ("ada@example.com", true)])
  func validatesAtOnce_WhenItIsConnected(text: String, isValid: Bool) {
    field.text = text
    button.isEnabled = !isValid
    controller.intentions = [EmailValidationOnEditIntention(of: field, to: button, \.isEnabled)]
    #expect(button.isEnabled == isValid)
  }

  @Test func followsTheText_WhileAPersonTypes() {
    controller.intentions = [EmailValidationOnEditIntention(of: field, to: button, \.isEnabled)]
    var states: [Bool] = []
    for character in "a@b.de@" {
      field.insertText(String(character))
      states.append(button.isEnabled)
    }
    #expect(states == [false, false, true, false, true, true, false])
    field.deleteBackward()
    #expect(button.isEnabled)
  }

  @Test func followsTheText_WhateverChangesIt() {
    let intention = EvenIntention(of: field, to: button, \.isEnabled)
    controller.intentions = [intention]
    #expect(button.isEnabled)
    UIPasteboard.general.string = "abc"
    field.paste(nil)
    #expect(!button.isEnabled)
    field.undo()
    #expect(button.isEnabled)
    field.redo()
    #expect(!button.isEnabled)
    field.clear()
    #expect(button.isEnabled)
    field.text = "x"
    #expect(!button.isEnabled)
    field.text = nil
    #expect(button.isEnabled)
    #expect(intention.texts == ["", "abc", "", "abc", "", "x", ""])
  }

  @Test func followsTheText_ThatAnotherIntentionShows() {
    let person = Person(name: "ada@example.com")
    controller.intentions = [
      EmailValidationOnEditIntention(of: field, to: button, \.isEnabled),
      ObserveIntention(from: person, \.name, to: field, \.text),
    ]
    #expect(!button.isEnabled)
    nextFrame()
    #expect(button.isEnabled)
  }

  @Test func seesNoText_ThatAnotherDelegateRefuses() {
    let field = MulticastTextField()
    let intention = EvenIntention(of: field, to: button, \.isEnabled)
    controller.intentions = [
      intention, MaximumCharacterOnEditIntention(field, maximumCharacter: 2),
    ]
    for text in ["a", "b", "c", "defg"] { field.insertText(text) }
    #expect(intention.texts == ["", "a", "ab"])
    #expect(button.isEnabled)
  }

  @Test func seesTheTextThatIsLeft_WhenItIsChangedInEditingChanged() {
    let intention = EvenIntention(of: field, to: button, \.isEnabled)
    controller.intentions = [intention]
    field.addAction(
      UIAction { [field] _ in field.text = "abcd" }, for: .editingChanged)
    field.insertText("a")
    #expect(intention.texts == ["", "a", "abcd"])
    #expect(button.isEnabled)
  }

  @Test func seesTheTextThatIsLeft_WhenWritingTheTargetChangesIt() {
    let clearing = ClearingControl()
    clearing.field = field
    controller.intentions = [EvenIntention(of: field, to: clearing, \.isEnabled)]
    field.insertText("a")
    #expect(field.text == "")
    #expect(clearing.isEnabled)
  }

  @Test func comesToRest_WhenWritingTheTargetChangesTheTextForEver() {
    let restless = RestlessControl()
    restless.field = field
    controller.intentions = [EvenIntention(of: field, to: restless, \.isEnabled)]
    field.insertText("a")
    #expect(restless.settings <= 101)
  }

  @Test func writesTheTarget_OnlyIfItHasAnotherValue() {
    let gate = Gate()
    controller.intentions = [EvenIntention(of: field, to: gate, \.isOpen)]
    field.insertText("ab")
    field.insertText("cd")
    #expect(gate.isOpen)
    #expect(gate.settings == 1)
  }

  @Test func writesNothing_WhenItHasEnded() {
    controller.intentions = [EmailValidationOnEditIntention(of: field, to: button, \.isEnabled)]
    controller.intentions = []
    field.text = "ada@example.com"
    #expect(!button.isEnabled)
  }

  @Test func keepsNeitherFieldNorTargetAlive() {
    var (short, target): (UITextField?, UIControl?) = (UITextField(), UIControl())
    if let short, let target {
      controller.intentions = [EmailValidationOnEditIntention(of: short, to: target, \.isEnabled)]
    }
    weak let freedField = short
    weak let freedTarget = target
    (short, target) = (nil, nil)
    #expect(freedField == nil)
    #expect(freedTarget == nil)
  }
}

/// A control that empties a field when it is disabled.
private final class ClearingControl: UIControl {
  weak var field: UITextField?

  override var isEnabled: Bool {
    didSet { if !isEnabled { field?.text = "" } }
  }
}

/// A control that makes its field's text longer whenever it is enabled or disabled.
private final class RestlessControl: UIControl {
  weak var field: UITextField?
  private(set) var settings = 0

  override var isEnabled: Bool {
    didSet {
      settings += 1
      field?.text?.append("a")
    }
  }
}
