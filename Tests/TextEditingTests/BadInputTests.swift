// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit
import GossamerTestSupport
import Testing

/// Bad input never crashes, hangs, or loses text.
@Suite(.alone) struct BadInputTests {
  @Test(arguments: Owner.available)
  func keepsEachCharacter_WhenAMegabyteIsPasted(owner: Owner) {
    let stage = Stage(owner)
    let text = String(repeating: "Ein Text mit Umlaut: ä. ", count: 40_000)
    stage.hands.paste(text)
    #expect(stage.text == text)
    #expect(stage.selection == [text.utf16.count, 0])
    stage.hands.type("!")
    #expect(stage.text.utf8.count == text.utf8.count + 1)
    stage.hands.press(.undo)
    stage.hands.press(.undo)
    #expect(stage.text == "")
    stage.hands.press(.redo)
    #expect(stage.text == text)
  }

  @Test(arguments: Owner.available)
  func keepsNULs_WhenTheTextIsSetByProgram(owner: Owner) {
    let stage = Stage(owner)
    stage.field.text = "a\0b"
    #expect(stage.text == "a\0b")
    #expect(stage.selection == [3, 0])
    stage.hands.type("c")
    stage.hands.press(.backspace)
    stage.hands.press(.backspace)
    #expect(stage.text == "a\0")
    stage.field.removeFromSuperview()
    #expect(stage.field.text == "a\0")
  }

  @Test(arguments: Owner.available)
  func insertsNULs_WhenAProgramTypes(owner: Owner) {
    let stage = Stage(owner, text: "ab")
    stage.field.selectedRange = NSRange(location: 1, length: 0)
    stage.field.insertText("\0\0")
    #expect(stage.text == "a\0\0b")
    #expect(stage.selection == [3, 0])
  }

  @Test(arguments: Owner.available)
  func keepsTheText_WhenItIsSetToNothing(owner: Owner) {
    let stage = Stage(owner, text: "a")
    stage.field.text = nil
    #expect(stage.text == "")
    #expect(!stage.field.hasText)
  }
}
