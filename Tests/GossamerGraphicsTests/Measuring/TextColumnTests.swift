// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerGraphics

/// Finding and measuring the paragraphs of an edited text, and keeping the measurements through changes.
@Suite(.alone) struct TextColumnTests {
  private let style = TextColumn.Style(font: .systemFont(ofSize: 14), width: 200)

  private func column(_ text: EditedText) -> TextColumn {
    var column = TextColumn(style)
    column.apply(TextChange(NSRange(), text.string), in: text)
    return column
  }

  private func lengths(_ column: TextColumn) -> [Int] {
    var lengths: [Int] = []
    var next: ParagraphHeights.Place? = column.paragraphs.place(ofUnit: 0)
    while let place = next {
      lengths.append(column.paragraphs[place].length)
      next = column.paragraphs.place(after: place)
    }
    return lengths
  }

  @Test(arguments: [
    ("", [0]), ("a", [1]), ("a\n", [2, 0]), ("a\nb", [2, 1]), ("\r\n\r\n", [2, 2, 0]),
    ("a\rb", [2, 1]), ("😀\u{2029}é", [3, 1]), ("a\u{2028}b", [3]), ("\n\r", [1, 1, 0]),
    ("a\u{0}b\n", [4, 0]),
  ])
  func dividesTextIntoParagraphs_AsGTKDoes(text: String, expected: [Int]) {
    #expect(lengths(column(EditedText(text))) == expected)
  }

  /// Some of the changes join a carriage return with a line feed, or separate them.
  @Test(arguments: [1, 2, 3, 4])
  func hasTheParagraphsOfANewColumn_AfterRandomChanges(seed: Int) {
    var random = SplitMix(seed: seed)
    let pieces = ["", "a", "\n", "\r", "\r\n", "😀", "\u{2029}", "one two\nthree\n", "\u{2028}"]
    var text = EditedText()
    var column = column(text)
    for _ in 0..<400 {
      let start = Int.random(in: 0...text.length, using: &random)
      let length = Int.random(in: 0...6, using: &random)
      let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
      let change = TextChange(
        text.valid(NSRange(location: start, length: length)),
        String(repeating: piece, count: Int.random(in: 1...3, using: &random)))
      text.apply(change)
      column.apply(change, in: text)
      #expect(lengths(column) == lengths(self.column(text)))
    }
    #expect(lengths(column).reduce(0, +) == text.length)
  }

  @Test func findsParagraphs_InManyBlocks() throws {
    let text = EditedText(String(repeating: "abc\n", count: 5_000))
    var column = column(text)
    #expect(column.paragraphs.place(ofUnit: 4 * 4_321 + 3).start == 4 * 4_321)
    #expect(column.paragraphs.place(ofUnit: 20_000).start == 20_000)
    column.measure(text, TextRuns())
    let line = column.paragraphs.height / 5_001
    #expect(column.paragraphs.isMeasured)
    #expect(column.paragraphs.place(atHeight: line * 4_000 + 1).start == 16_000)
    #expect(column.paragraphs.place(atHeight: 1_000_000).start == 20_000)
    #expect(column.paragraphs.place(ofUnit: 16_000).top == line * 4_000)
  }

  @Test func forgetsOnlyTheHeightOfTheChangedParagraph() {
    var text = EditedText("one\ntwo\nthree")
    var column = column(text)
    column.measure(text, TextRuns())
    let change = TextChange(NSRange(location: 5, length: 0), "x")
    text.apply(change)
    column.apply(change, in: text)
    let first = column.paragraphs.place(ofUnit: 0)
    #expect(column.paragraphs[first].isMeasured)
    #expect(column.paragraphs.firstEstimated?.start == 4)
    #expect(column.paragraphs[column.paragraphs.place(ofUnit: 9)].isMeasured)
  }

  @Test func heightIsTheSumOfTheHeightsOfItsLines() {
    let long = String(repeating: "wrapped ", count: 40)
    let text = EditedText("one\n\n" + long)
    var column = column(text)
    column.measure(text, TextRuns())
    let line = TextMeasurer.shared.measure("x", font: style.font).size.height
    let wrapped = TextMeasurer.shared.measure(long, font: style.font, width: 200)
    #expect(wrapped.lineCount > 4)
    let expected = 2 * line + wrapped.size.height
    #expect(abs(column.paragraphs.height - expected) <= 2)
  }

  @Test func findsTheVerticalRangeOfACharactersLine() {
    let text = EditedText("one\ntwo\u{0}\n" + String(repeating: "wrapped ", count: 40))
    var column = column(text)
    column.measure(text, TextRuns())
    let line = column.paragraphs.place(ofUnit: 4).top
    #expect(column.line(at: 1, text, TextRuns()).lowerBound == 0)
    #expect(column.line(at: 6, text, TextRuns()).lowerBound == line)
    let last = column.line(at: text.length, text, TextRuns())
    #expect(last.lowerBound > 4 * line)
    #expect(abs(last.upperBound - column.paragraphs.height) <= 1)
  }
}
