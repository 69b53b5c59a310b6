// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit
import GossamerTestSupport
import Testing

/// Ranges are in UTF-16 units, and never divide a grapheme cluster.
@Suite(.alone) struct UnicodeTests {
  nonisolated private static let family = "👨‍👩‍👧"

  @Test(arguments: Owner.available)
  func countsUTF16Units_WhenAFamilyIsTyped(owner: Owner) {
    let stage = Stage(owner)
    stage.hands.type("a\(Self.family)b")
    #expect(stage.text == "a\(Self.family)b")
    #expect(stage.selection == [10, 0])
    #expect(
      stage.delegate.takeLog() == [
        "change 0,0 \"a\"", "change 1,0 \"\(Self.family)\"", "change 9,0 \"b\"",
      ])
  }

  @Test(arguments: Owner.available)
  func asksForEightUnits_WhenAFamilyIsReplaced(owner: Owner) {
    let stage = Stage(owner, text: "a\(Self.family)b")
    stage.hands.select(NSRange(location: 1, length: 8))
    stage.hands.type("x")
    #expect(stage.text == "axb")
    #expect(stage.delegate.takeLog() == ["change 1,8 \"x\""])
  }

  /// The text before the caret, and what Backspace leaves of it.
  nonisolated private static let deletions: [(text: String, left: String)] = [
    ("aé", "a"), ("ae\u{301}", "a"), ("a\(family)", "a"), ("a🇩🇪", "a"), ("a👍🏽", "a"), ("a한", "a"),
    ("نِ", "ن"), ("שׁ", "ש"), ("नि", "न"), ("𝒳", ""),
  ]

  @Test(arguments: Owner.available, deletions)
  func deletesWhatAReaderTypedLast_WhenBackspaceIsPressed(
    owner: Owner, deletion: (text: String, left: String)
  ) {
    let stage = Stage(owner, text: deletion.text)
    stage.hands.press(.backspace)
    #expect(stage.text.unicodeScalars.elementsEqual(deletion.left.unicodeScalars))
    let left = deletion.left.utf16.count
    #expect(stage.selection == [left, 0])
    let deleted = deletion.text.utf16.count - left
    #expect(stage.delegate.takeLog() == ["change \(left),\(deleted) \"\""])
  }

  @Test(arguments: Owner.available)
  func deletesAWholeFamily_WhenDeleteIsPressed(owner: Owner) {
    let stage = Stage(owner, text: "a\(Self.family)b")
    stage.hands.select(NSRange(location: 1, length: 0))
    stage.hands.press(.delete)
    #expect(stage.text == "ab")
    #expect(stage.delegate.takeLog() == ["change 1,8 \"\""])
  }

  @Test(arguments: Owner.available)
  func joinsMarkAndLetter_WhenTheMarkIsTypedAlone(owner: Owner) {
    let stage = Stage(owner, text: "e")
    stage.hands.type("\u{301}")
    #expect(stage.text.unicodeScalars.map(\.value) == [0x65, 0x301])
    #expect(stage.selection == [2, 0])
  }

  @Test(arguments: Owner.available)
  func keepsTheOrderOfTyping_WhenTextRunsFromRightToLeft(owner: Owner) {
    let stage = Stage(owner)
    stage.field.semanticContentAttribute = .forceRightToLeft
    stage.hands.type("שלום abc")
    #expect(stage.text == "שלום abc")
    stage.hands.select(NSRange(location: 0, length: 4))
    stage.hands.type("مرحبا")
    #expect(stage.text == "مرحبا abc")
    #expect(stage.selection == [5, 0])
  }

  @Test(arguments: Owner.available)
  func putsRangesRight_WhenTheyReachOutOfTheTextOrDivideAPair(owner: Owner) {
    let stage = Stage(owner, text: "a😀b")
    stage.field.selectedRange = NSRange(location: 2, length: 0)
    #expect(stage.selection == [1, 0])
    stage.field.selectedRange = NSRange(location: 2, length: 1)
    #expect(stage.selection == [1, 2])
    stage.field.selectedRange = NSRange(location: NSNotFound, length: 5)
    #expect(stage.selection == [4, 0])
    stage.field.selectedRange = NSRange(location: -3, length: .max)
    #expect(stage.selection == [0, 4])
  }
}
