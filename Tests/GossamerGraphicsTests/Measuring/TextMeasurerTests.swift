// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerGraphics

@Suite(.alone) struct TextMeasurerTests {
  private let measurer = TextMeasurer()
  private let font = UIFont.systemFont(ofSize: 17)
  private let pangram = "The quick brown fox jumps over the lazy dog"

  struct Lines: CustomTestStringConvertible {
    var text: String
    var limit = 0
    var mode = NSLineBreakMode.byTruncatingTail
    var width = CGFloat.infinity
    var count: Int
    var isTruncated = false
    var testDescription: String { "\(text.debugDescription), \(limit), \(mode), \(width)" }
  }

  @Test(arguments: [
    Lines(text: "", count: 1), Lines(text: "a", count: 1), Lines(text: "\n", count: 2),
    Lines(text: "a\n", count: 2), Lines(text: "a\r\nb\rc\u{2029}d", count: 4),
    Lines(text: "a\u{2028}b", count: 2), Lines(text: "a\u{0}b", count: 1),
    Lines(text: "a\n", limit: 1, count: 1),
    Lines(text: "a\nb", limit: 1, count: 1, isTruncated: true),
    Lines(text: "a\nb\nc", limit: 2, count: 2, isTruncated: true),
    Lines(text: "a\nb\nc", limit: 2, mode: .byClipping, count: 2, isTruncated: true),
    Lines(text: "a\nb\nc", limit: 3, count: 3), Lines(text: "a\nb\nc", limit: -1, count: 3),
    Lines(text: "aa bb cc", width: 25, count: 3),
    Lines(text: "aa bb cc", limit: 2, width: 25, count: 2, isTruncated: true),
    Lines(
      text: "aa bb cc", limit: 2, mode: .byTruncatingHead, width: 25, count: 2, isTruncated: true),
    Lines(
      text: "aa bb cc", limit: 2, mode: .byWordWrapping, width: 25, count: 2, isTruncated: true),
    Lines(text: "aa bb cc", limit: 1, width: 25, count: 1, isTruncated: true),
    Lines(text: "aa bb cc", width: 0, count: 8), Lines(text: "aa bb cc", width: -5, count: 8),
    Lines(text: "aa bb cc", width: .nan, count: 1),
  ])
  func countsTheVisibleLines(_ expected: Lines) {
    let measured = measurer.measure(
      expected.text, font: font, numberOfLines: expected.limit, lineBreakMode: expected.mode,
      width: expected.width)
    #expect(measured.lineCount == expected.count)
    #expect(measured.isTruncated == expected.isTruncated)
    #expect(measured.size.height == (CGFloat(expected.count) * font.lineHeight).rounded(.up))
    #expect(measured.firstBaseline == font.ascender.rounded(.up))
    let lastTop = CGFloat(expected.count - 1) * font.lineHeight
    #expect(measured.lastBaseline == (lastTop + font.ascender).rounded(.up))
  }

  @Test func isNoWiderThanTheLimit_WhenASingleLineIsTruncated() {
    let natural = measurer.measure(pangram, font: font, numberOfLines: 1).size.width
    for width in [0, 1, 100.9, natural - 1, natural, natural + 1] as [CGFloat] {
      let measured = measurer.measure(pangram, font: font, numberOfLines: 1, width: width)
      #expect(measured.size.width == min(width.rounded(.down), natural))
      #expect(measured.isTruncated == (width < natural))
    }
  }

  @Test func heightDoesNotGrow_WhenTheWidthGrows() {
    let text = String(repeating: pangram + " 👨‍👩‍👧 مرحبا ", count: 5)
    var earlier = CGFloat.infinity
    for width in stride(from: 60 as CGFloat, through: 1_000, by: 20) {
      let measured = measurer.measure(text, font: font, width: width)
      #expect(measured.size.height <= earlier)
      #expect(measured.size.width <= width)
      earlier = measured.size.height
    }
    #expect(earlier < measurer.measure(text, font: font, width: 60).size.height / 10)
  }

  @Test func givesTheSameResult_ForTheWidthItMeasured() {
    let wrapped = measurer.measure(pangram, font: font, width: 150)
    let again = measurer.measure(pangram, font: font, width: wrapped.size.width)
    #expect(again == wrapped)
    let natural = measurer.measure(pangram, font: font)
    #expect(measurer.measure(pangram, font: font, width: natural.size.width) == natural)
  }

  @Test func breaksAnywhere_WhenWrappingByCharacters() {
    let words = measurer.measure("aaaa bbbb", font: font, lineBreakMode: .byWordWrapping, width: 70)
    let characters = measurer.measure(
      "aaaa bbbb", font: font, lineBreakMode: .byCharWrapping, width: 70)
    #expect(words.lineCount == 2)
    #expect(characters.lineCount == 2)
    #expect(characters.size.width > words.size.width)
  }

  @Test func isWiderAndHigher_WhenTheFontIsLarger() {
    var earlier = measurer.measure(pangram, font: font.withSize(5)).size
    for size in [11, 17, 34, 100, 10_000] as [CGFloat] {
      let measured = measurer.measure(pangram, font: font.withSize(size)).size
      #expect(measured.width > earlier.width)
      #expect(measured.height > earlier.height)
      earlier = measured
    }
  }

  @Test func givesTheSameResult_WhenAskedAgainOrByAnotherMeasurer() {
    let samples = ["", "Hello", "👨‍👩‍👧", "العربية مرحبا", "日本語テキスト", "a\tb", "e\u{301}\u{302}"]
    for text in samples {
      let first = measurer.measure(text, font: font, width: 50)
      #expect(measurer.measure(text, font: font, width: 50) == first)
      #expect(TextMeasurer().measure(text, font: font, width: 50) == first)
    }
  }
}

/// Texts of a million bytes. Measuring them must not hang or overflow, and must not lose lines.
@Suite(.alone) struct TextMeasurerBoundsTests {
  struct Large: CustomTestStringConvertible {
    var unit: String
    var leastLines: Int
    var testDescription: String { unit.debugDescription }
  }

  @Test(
    // Finds only hangs: the time in which other tests keep the main actor busy counts too.
    .timeLimit(.minutes(20)),
    arguments: [
      Large(unit: "\n", leastLines: 48_000), Large(unit: "lorem ipsum\n", leastLines: 48_000),
      Large(unit: "lorem ipsum dolor ", leastLines: 20_000), Large(unit: "x", leastLines: 20_000),
      Large(unit: "日本語", leastLines: 8_000), Large(unit: "مرحبا ", leastLines: 8_000),
    ])
  func measuresAMillionBytes(_ large: Large) {
    let text = String(repeating: large.unit, count: 1_000_000 / large.unit.utf8.count)
    let font = UIFont.systemFont(ofSize: 17)
    let measurer = TextMeasurer()
    let whole = measurer.measure(text, font: font, width: 393)
    #expect(whole.lineCount >= large.leastLines)
    #expect(whole.size.width <= 393)
    #expect(whole.size.height <= 1_000_021)
    let two = measurer.measure(text, font: font, numberOfLines: 2, width: 393)
    #expect(two.lineCount == 2)
    #expect(two.isTruncated)
    #expect(measurer.measure(text, font: font, numberOfLines: 1, width: 393).isTruncated)
  }
}
