// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import Testing

/// A field with several intentions as its delegates, headless and with a GtkText.
@Suite(.alone) struct FieldIntentionTests {
  let controller = UIViewController()
  let button = UIControl()

  /// A field with at most 10 characters, for an e-mail address.
  private func stage(_ owner: Owner, truncates: Bool = false) -> Stage {
    let field = MulticastTextField()
    let stage = Stage(owner, field: field)
    controller.intentions = [
      DismissOnEnterIntention(field),
      MaximumCharacterOnEditIntention(field, maximumCharacter: 10, truncates: truncates),
      EmailValidationOnEditIntention(of: field, to: button, \.isEnabled),
    ]
    return stage
  }

  @Test(arguments: Owner.available)
  func limitsValidatesAndEnds_WhenAPersonTypes(owner: Owner) {
    let stage = stage(owner)
    #expect(!button.isEnabled)
    stage.hands.type("ada@b.de")
    #expect(button.isEnabled)
    stage.hands.type("xyz")
    #expect(stage.text == "ada@b.dexy")
    stage.hands.press(.undo)
    #expect(!button.isEnabled)
    stage.hands.press(.redo)
    #expect(button.isEnabled)
    stage.hands.press(.enter)
    #expect(!stage.field.isEditing)
  }

  @Test(arguments: Owner.available)
  func refusesAPasteThatIsTooLong(owner: Owner) {
    let stage = stage(owner)
    stage.hands.type("ab")
    stage.hands.paste("123456789")
    #expect(stage.text == "ab")
    #expect(stage.selection == [2, 0])
  }

  @Test(arguments: Owner.available)
  func cutsAPasteThatIsTooLong_WhenItMay(owner: Owner) {
    let stage = stage(owner, truncates: true)
    stage.hands.type("abc")
    stage.hands.select(NSRange(location: 1, length: 1))
    stage.hands.paste("👨‍👩‍👧@x.de1234567")
    #expect(stage.text == "a👨‍👩‍👧@x.de12c")
    #expect(stage.selection == [16, 0])
    stage.hands.press(.undo)
    #expect(stage.text == "abc")
    #expect(stage.selection == [1, 1])
  }

  @Test(arguments: Owner.available)
  func cutsWhatAnInputMethodCommits_WhenItMay(owner: Owner) {
    let stage = stage(owner, truncates: true)
    stage.hands.type("12345678")
    stage.hands.compose("にほんご")
    stage.hands.commit("日本語")
    #expect(stage.text == "12345678日本")
  }

  @Test(arguments: Owner.available)
  func refusesWhenTheDelegateRefuses_WhateverTheIntentionsSay(owner: Owner) {
    let stage = stage(owner)
    stage.hands.type("ada@b.de")
    stage.refuse()
    stage.hands.press(.backspace)
    #expect(stage.text == "ada@b.de")
    #expect(button.isEnabled)
  }
}
