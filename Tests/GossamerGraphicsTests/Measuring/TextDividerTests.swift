// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerGraphics

/// Dividing long paragraphs for layout, and the edits by which a host's text follows each change.
@MainActor @Suite(.alone) struct TextDividerTests {
  private func column(_ text: EditedText) -> TextColumn {
    var column = TextColumn(TextColumn.Style(font: .systemFont(ofSize: 14), width: 200))
    column.apply(TextChange(NSRange(), text.string), in: text)
    return column
  }

  /// The texts of the column's paragraphs; a long paragraph of the text is divided into several.
  private func lines(_ column: TextColumn, _ text: EditedText) -> [String] {
    var (lines, next): ([String], _) = ([], Optional(column.paragraphs.place(ofUnit: 0)))
    while let place = next {
      let length = column.paragraphs[place].length
      lines.append(text.substring(in: NSRange(location: place.start, length: length)))
      next = column.paragraphs.place(after: place)
    }
    return lines
  }

  nonisolated private static let units = [
    "word and more ", "日本語の文章", "Unbreakable", "שלום עולם ", "👨‍👩‍👧", "🇩🇪", "e\u{301}", "→", "a\u{200D}",
  ]

  @Test(arguments: units)
  func linesAreShort_AndEndBetweenCharacters(unit: String) {
    let text = EditedText(
      "short\n" + String(repeating: unit, count: 50_000 / unit.utf8.count) + "\n")
    let lines = lines(column(text), text)
    #expect(lines.joined() == text.string)
    #expect(lines.first == "short\n" && lines.last == "")
    // A divided character would count as two.
    #expect(lines.reduce(0) { $0 + $1.count } == text.string.count)
    for line in lines.dropFirst().dropLast() {
      let length = line.utf8.count
      #expect(length <= 3_100 && length > 300)
      if unit == "word and more " { #expect(line.hasSuffix(" ") || line.hasSuffix("\n")) }
      if unit == "Unbreakable" || unit == "→" { #expect(length <= 1_001) }
    }
  }

  @Test func ordinaryParagraphsStayWhole() {
    let text = EditedText(String(repeating: "word ", count: 800) + "\n" + "word")
    #expect(lines(column(text), text).count == 2)
  }

  @Test func dividesBeforeALongWord() {
    let text = EditedText(
      "See here, there is: " + String(repeating: "word ", count: 60)
        + String(repeating: "x", count: 1_500))
    #expect(lines(column(text), text).map(\.utf8.count) == [320, 750, 750])
  }

  /// Random changes of texts with long lines. A host that applies the edits must have the text with its divisions, and
  /// lines must stay short.
  @Test(arguments: [1, 2, 3, 4, 5, 6])
  func editsKeepAHostsTextInStep_AfterRandomChanges(seed: Int) {
    var random = SplitMix(seed: seed)
    let pieces = [
      "", "a", " ", "\n", "\r", "\r\n", "😀", "\u{301}", "🇩", "\u{200D}", "word and more ", "日本語",
      "\u{2029}",
    ]
    var text = EditedText()
    var column = column(text)
    var shown: [Unicode.Scalar] = []
    for step in 0..<150 {
      let places = column.divisions.places.map(\.unit)
      // Half of the changes are made at divisions.
      let start =
        places.isEmpty || Bool.random(using: &random)
        ? Int.random(in: 0...text.length, using: &random)
        : places[Int.random(in: 0..<places.count, using: &random)]
          - Int.random(in: 0...2, using: &random)
      let length = [0, 0, 1, 3, 2_000][Int.random(in: 0..<5, using: &random)]
      let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
      let count = [1, 2, 500, 3_000][Int.random(in: 0..<4, using: &random)]
      let change = TextChange(
        text.valid(
          NSRange(location: max(start, 0), length: text.length > 30_000 ? 20_000 : length)),
        String(repeating: piece, count: count))
      text.apply(change)
      for edit in column.apply(change, in: text) {
        shown.replaceSubrange(edit.range, with: edit.text.unicodeScalars)
        for division in edit.divisions {
          #expect(shown[edit.range.lowerBound + division] == "\n")
        }
      }
      let divisions = column.divisions.places
      let expected = TextDivisions.shown(text.string, dividedAt: divisions)
      guard shown == Array(expected.unicodeScalars) else {
        Issue.record(
          "After change \(step), \(change.range) by \(count) of \(piece.debugDescription)")
        return
      }
      let lines = lines(column, text)
      #expect(lines.joined() == text.string)
      #expect(lines.allSatisfy { $0.utf8.count <= 4_100 })
      #expect(divisions.allSatisfy { $0 == text.offsets.place(ofUnit: $0.unit, in: text.string) })
    }
    for place in stride(from: 0, through: text.length, by: 7)
    where text.valid(NSRange(location: place, length: 0)).location == place {
      let scalar = text.scalarCount(upTo: place)
      for isBehind in [true, false] {
        let shown = column.shownPlace(of: place, isBehindDivision: isBehind, text)
        #expect(column.divisions.scalar(shownAt: shown) == scalar)
      }
    }
  }

  /// Shift+End and a paste do this. The division after the selection was once searched again for each pasted line.
  @Test func fortyThousandLinesCanReplaceTheEndOfADividedLine() {
    var text = EditedText(String(repeating: "word and more ", count: 5_000))
    var column = column(text)
    let division = column.divisions.places[3].unit
    let change = TextChange(
      NSRange(location: division - 20, length: 20),
      String(repeating: "A line of fifty letters\n", count: 40_000))
    text.apply(change)
    let edits = column.apply(change, in: text)
    #expect(!edits.isEmpty)
    #expect(lines(column, text).joined() == text.string)
  }

  @Test func typingAKeyMovesDivisions_ButAddsNone() {
    var text = EditedText(String(repeating: "word and more ", count: 50_000))
    var column = column(text)
    let before = column.divisions.places.map(\.unit)
    let place = before[100] - 10
    for count in 1...20 {
      let change = TextChange(NSRange(location: place, length: 0), "x")
      text.apply(change)
      #expect(column.apply(change, in: text).count == 1)
      #expect(
        column.divisions.places.map(\.unit)
          == before[..<100] + before[100...].map { $0 + count })
    }
  }
}
