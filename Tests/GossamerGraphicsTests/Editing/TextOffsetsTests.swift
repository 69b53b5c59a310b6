// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerGraphics

/// Compares the index of places in a text with walking through the `String`. After any change, its marks must still
/// be at most `TextOffsets.reach` apart.
@Suite(.alone) struct TextOffsetsTests {
  /// Pieces of texts: scalars of one to four bytes, joiners, combining marks, both writing directions.
  nonisolated private static let pieces = [
    "a", "word ", "ä", "e\u{301}", "日本", "😀", "👨‍👩‍👧", "🇩🇪", "שלום", "مُحَمَّد", "\u{200D}", "\n", "\r\n",
    "\0", "नि",
  ]

  private static func text(of count: Int, _ random: inout SplitMix) -> String {
    (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
  }

  private func expectValidMarks(_ text: EditedText, _ comment: @autoclosure () -> String) {
    let string = text.string
    let marks = text.offsets.marks
    #expect(marks.first == TextOffsets.Place())
    let (bytes, units) = (string.utf8.count, string.utf16.count)
    let end = TextOffsets.Place(byte: bytes, unit: units, scalar: string.unicodeScalars.count)
    #expect(text.offsets.end == end)
    for (former, next) in zip(marks, marks.dropFirst()) {
      let isFine = former.byte < next.byte && next.byte - former.byte <= TextOffsets.reach
      #expect(isFine, "from \(former) to \(next), \(comment())")
    }
  }

  @Test func findsTheSamePlacesAsAString() {
    for count in [0, 1, 50, 2_000] {
      var random = SplitMix(seed: count)
      let string = Self.text(of: count, &random)
      let text = EditedText(string)
      expectValidMarks(text, "\(count) pieces")
      var (scalar, unit) = (0, 0)
      for index in string.unicodeScalars.indices {
        #expect(text.scalarCount(upTo: unit) == scalar)
        #expect(text.range(ofScalars: scalar..<scalar).location == unit)
        #expect(text.place(of: index) == unit)
        let range = NSRange(location: unit, length: 0)
        #expect(text.indices(of: range).lowerBound == index)
        let width = UTF16.width(string.unicodeScalars[index])
        if width == 2 {
          #expect(text.valid(NSRange(location: unit + 1, length: 0)).location == unit)
          #expect(
            text.valid(NSRange(location: unit + 1, length: 1)) == NSRange(location: unit, length: 2)
          )
        }
        (scalar, unit) = (scalar + 1, unit + width)
      }
    }
  }

  @Test(arguments: [1, 2, 3])
  func followsTheText_AfterRandomReplacements(seed: Int) {
    var random = SplitMix(seed: seed)
    var text = EditedText()
    var units: [UInt16] = []
    for step in 0..<1_500 {
      let start = Int.random(in: 0...text.length, using: &random)
      // Mostly single keys, sometimes a paste or the deletion of a large part.
      let longest = step % 50 == 0 ? text.length : 3
      let range = text.valid(
        NSRange(location: start, length: Int.random(in: 0...longest, using: &random)))
      let count = step % 40 == 0 ? 400 : Int.random(in: 0..<3, using: &random)
      let replacement = Self.text(of: count, &random)
      units.replaceSubrange(range.lowerBound..<range.upperBound, with: replacement.utf16)
      text.apply(TextChange(range, replacement))
      let isAsExpected = text.isIdentical(to: String(decoding: units, as: UTF16.self))
      #expect(isAsExpected, "step \(step)")
      #expect(text.selection == TextChange(range, replacement).caretAfter)
      expectValidMarks(text, "step \(step)")
    }
  }

  @Test func addsFarFewerMarksThanKeys_WhenATextIsTyped() {
    var text = EditedText()
    for _ in 0..<20_000 { text.apply(TextChange(text.selection, "x")) }
    let most = 20_000 / (TextOffsets.reach / 4)
    #expect(text.offsets.marks.count < most)
    text.select(NSRange(location: 10_000, length: 0))
    for _ in 0..<20_000 { text.apply(TextChange(text.selection, "😀")) }
    #expect(text.offsets.marks.count < most * 5)
    while let range = text.rangeToDeleteBackward { text.apply(TextChange(range, "")) }
    while let range = text.rangeToDeleteForward { text.apply(TextChange(range, "")) }
    #expect(text.string == "")
    #expect(text.offsets.marks == [TextOffsets.Place()])
  }

  @Test func isNotIdentical_WhenOnlyTheAppearanceIsTheSame() {
    #expect(EditedText("\u{E9}").isIdentical(to: "\u{E9}"))
    #expect(!EditedText("\u{E9}").isIdentical(to: "e\u{301}"))
    #expect(EditedText("").isIdentical(to: ""))
    #expect(!EditedText("a").isIdentical(to: ""))
  }
}
