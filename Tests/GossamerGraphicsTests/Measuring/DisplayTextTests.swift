// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerGraphics

@Suite(.alone) struct DisplayTextTests {
  struct Case: CustomTestStringConvertible {
    var text: String
    var lines = 0
    var mode = NSLineBreakMode.byTruncatingTail
    var expected: String
    var isCut = false
    var testDescription: String { "\(text.debugDescription), \(lines), \(mode)" }
  }

  @Test(arguments: [
    Case(text: "", expected: ""), Case(text: "", lines: 1, expected: ""),
    Case(text: "a\nb\r\nc\r", expected: "a\nb\r\nc\r"),
    Case(text: "\u{0}a\u{0}\u{301}", expected: "\u{2400}a\u{2400}\u{301}"),
    Case(text: "a\n", lines: 1, expected: "a"),
    Case(text: "a\nb", lines: 1, expected: "a…", isCut: true),
    Case(text: "a\n\n", lines: 1, expected: "a…", isCut: true),
    Case(text: "a\nb", lines: 2, expected: "a\u{2028}b"),
    Case(text: "a\r\nb\u{2029}c\rd", lines: 3, expected: "a\u{2028}b\u{2028}c…", isCut: true),
    Case(text: "a\nb\nc", lines: 2, mode: .byWordWrapping, expected: "a\nb", isCut: true),
    Case(text: "a\nb\nc", lines: 2, mode: .byClipping, expected: "a\nb", isCut: true),
    Case(text: "a€\u{2028}b", expected: "a€\u{2028}b"),
    Case(text: "a€\u{2028}b", lines: 1, expected: "a€…", isCut: true),
    Case(text: "a\u{2028}b", lines: 2, mode: .byClipping, expected: "a\nb"),
    Case(text: "‧ \u{202A}", lines: 1, expected: "‧ \u{202A}"),
  ])
  func preparesTextForPango(_ expected: Case) {
    let display = DisplayText(
      expected.text, font: .systemFont(ofSize: 17), numberOfLines: expected.lines,
      lineBreakMode: expected.mode)
    #expect(display.string == expected.expected)
    #expect(display.isCut == expected.isCut)
  }

  @Test(arguments: ["x", "word ", "日本語", "👨‍👩‍👧", "e\u{301}", "\u{0}", "🇩🇪"])
  func losesNoScalar_WhenDividingLongParagraphs(_ unit: String) {
    let text = String(repeating: unit, count: 100_000 / unit.utf8.count)
    let display = DisplayText(
      text, font: .systemFont(ofSize: 17), numberOfLines: 0, lineBreakMode: .byWordWrapping)
    let added: Set<Unicode.Scalar> = ["\n", "\u{200B}"]
    let kept = display.string.unicodeScalars.filter { !added.contains($0) }
    let replaced = text.unicodeScalars.map { $0.value == 0 ? "\u{2400}" : $0 }
    #expect(kept.elementsEqual(replaced))
    let longest = display.string.split(separator: "\n").map(\.utf8.count).max()
    #expect(longest ?? 0 <= 16_384)
    #expect(!display.isCut)
  }

  @Test(arguments: ["👨‍👩‍👧", "e\u{301}", "🇩🇪", "日"])
  func dividesBetweenCharacters(_ unit: String) throws {
    let text = String(repeating: unit, count: 40_000 / unit.utf8.count)
    let display = DisplayText(
      text, font: .systemFont(ofSize: 17), numberOfLines: 0, lineBreakMode: .byCharWrapping)
    let paragraphs = display.string.split(separator: "\n")
    #expect(paragraphs.count > 1)
    for paragraph in paragraphs {
      #expect(paragraph.allSatisfy { String($0) == unit })
    }
  }

  @Test(arguments: ["\u{301}", "\u{200D}", "\u{FE0F}", "\u{20DD}"])
  func keepsThirtyOfAHundredThousandCombiningMarks(_ mark: String) {
    let text = "a" + String(repeating: mark, count: 100_000) + "b" + mark
    let display = DisplayText(
      text, font: .systemFont(ofSize: 17), numberOfLines: 0, lineBreakMode: .byWordWrapping)
    #expect(display.string == "a" + String(repeating: mark, count: 30) + "b" + mark)
  }

  @Test func dividesWithinACharacter_WhenItIsVeryLong() {
    let text = String(repeating: "👨\u{200D}", count: 100_000)
    let display = DisplayText(
      text, font: .systemFont(ofSize: 17), numberOfLines: 0, lineBreakMode: .byWordWrapping)
    let paragraphs = display.string.unicodeScalars.split(separator: "\n")
    #expect(paragraphs.count > 40)
    #expect(paragraphs.allSatisfy { $0.count <= 16_384 / 7 * 2 + 2 })
  }

  @Test(arguments: ["a\n", "word ", "a\r\n", "a\u{2029}", "\n"])
  func piecesOfALongTextHaveAllParagraphs(_ unit: String) {
    let text = String(repeating: unit, count: 100_000 / unit.utf8.count)
    let display = DisplayText(
      text, font: .systemFont(ofSize: 17), numberOfLines: 0, lineBreakMode: .byWordWrapping)
    #expect(display.isLong)
    let pieces = display.pieces()
    func paragraphs(_ text: some StringProtocol) -> Int {
      var splitter = ParagraphSplitter(String(text), greatestLength: .max)
      var count = 0
      while splitter.next() != nil { count += 1 }
      return count
    }
    #expect(pieces.map(paragraphs).reduce(0, +) == paragraphs(display.string))
    #expect(pieces.allSatisfy { paragraphs($0) <= 64 && $0.utf8.count <= 2 * 16_384 })
  }

  @Test func doesNotDivideOrdinaryProse() {
    let prose = String(repeating: "An ordinary paragraph is shorter than a chapter. ", count: 300)
    let display = DisplayText(
      prose, font: .systemFont(ofSize: 17), numberOfLines: 0, lineBreakMode: .byWordWrapping)
    #expect(display.string == prose)
  }

  @Test(arguments: [
    // The first paragraph takes both lines, so that the others can't be seen.
    ("A first paragraph that wraps once\nshort", NSLineBreakMode.byTruncatingTail, true),
    ("A first paragraph that wraps once\nshort\nmore", .byTruncatingTail, true),
    ("A first paragraph that wraps once\n\n.", .byTruncatingTail, true),
    ("one\ntwo\nthree", .byTruncatingTail, false),
    ("A first paragraph that wraps once", .byTruncatingTail, false),
  ])
  func isCutAfterTheFirstParagraph_WhenThatTakesAllLines(
    text: String, mode: NSLineBreakMode, isCut: Bool
  ) {
    let request = request(text, mode)
    let shown = TextMeasurer.shared.display(request).string
    if isCut {
      #expect(shown == "A first paragraph that wraps once…")
      #expect(TextMeasurer.shared.measure(request).isTruncated)
    } else {
      #expect(shown == request.display.string)
    }
    #expect(TextMeasurer.shared.measure(request).lineCount == 2)
  }

  @Test(arguments: [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle])
  func lastLineJoinsParagraphsByEnSpaces_WhenTheHeadOrMiddleIsTruncated(mode: NSLineBreakMode) {
    let request = request("A first paragraph that wraps once\nshort\nend", mode)
    #expect(
      TextMeasurer.shared.display(request).string
        == "A first paragraph that wraps once\u{2002}short…")
  }

  private func request(_ text: String, _ mode: NSLineBreakMode) -> TextRequest {
    let font = UIFont.systemFont(ofSize: 17)
    let width = TextMeasurer.shared.measure("A first paragraph that", font: font).size.width
    return TextRequest(
      text, font: font, numberOfLines: 2, lineBreakMode: mode, width: width + 4)
  }
}
