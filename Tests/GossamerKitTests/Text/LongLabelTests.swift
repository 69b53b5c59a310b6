// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerGraphics
@testable import GossamerKit

/// Labels with long texts: only the visible part is laid out, and it looks as it does in the whole text.
@Suite(.alone) @MainActor struct LongLabelTests {
  private let measurer = TextMeasurer()

  nonisolated private static let units = [
    "The quick brown fox jumps. ", "שלום עולם ", "日本語の文章はこのように", "👨‍👩‍👧🇩🇪 é", "Unbreakable",
    "line of words\n",
    "two\r\nlines ", "iiiiiiii ",
  ]

  nonisolated private static let modes: [NSLineBreakMode] = [
    .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byWordWrapping, .byCharWrapping,
    .byClipping,
  ]

  @Test(arguments: units, modes)
  func takesTheRoomOfTheWholeText(unit: String, mode: NSLineBreakMode) {
    let text = String(repeating: unit, count: 15_000 / unit.utf8.count)
    for numberOfLines in [1, 2, 5] {
      for width in [40, 300] as [CGFloat] {
        let request = TextRequest(
          text, font: .systemFont(ofSize: 17), numberOfLines: numberOfLines, lineBreakMode: mode,
          width: width)
        #expect(measurer.visiblePart(of: request).text.utf8.count < 6_000)
        #expect(measurer.measure(request) == measurer.engine.measure(request))
      }
    }
  }

  @Test(arguments: [1, 2, 0])
  func shapesNoMoreThanIsSeen_OfTwoMillionCharacters(numberOfLines: Int) {
    let label = UILabel()
    label.numberOfLines = numberOfLines
    label.text = String(repeating: "word ", count: 400_000)
    for width in [300, .infinity] as [CGFloat] {
      let request = label.request(width: width)
      let part = TextMeasurer.shared.visiblePart(of: request)
      #expect(part.text.utf8.count < (numberOfLines == 0 ? 100_000 : 5_000))
      #expect(label.text?.hasPrefix(part.text) == true)
    }
    let wrapped = label.sizeThatFits(CGSize(width: 300, height: CGFloat.infinity))
    #expect((290...300).contains(wrapped.width))
    if numberOfLines == 0 {
      #expect((16_384..<16_500).contains(wrapped.height))
    } else {
      #expect(label.intrinsicContentSize.width > 16_384)
    }
    #expect(label.accessibilityLabel == label.text)
  }

  @Test func measuresMore_WhereLettersAreNarrow() {
    // 3,000 characters that aren't seen, then some that are.
    let text =
      String(repeating: "\u{200B}", count: 3_000) + String(repeating: "word ", count: 20_000)
    let request = TextRequest(
      text, font: .systemFont(ofSize: 17), numberOfLines: 1, lineBreakMode: .byTruncatingTail,
      width: 300)
    let measured = measurer.measure(request)
    #expect(measured.size.width == 300 && measured.isTruncated)
    let part = measurer.visiblePart(of: request).text.utf8.count
    #expect((9_000..<20_000).contains(part))
  }

  @Test func hasBothEnds_WhereTheMiddleIsTruncated() {
    let text = "Once " + String(repeating: "upon a 😀 time ", count: 10_000) + "ever after\nThe end"
    let attributed = NSMutableAttributedString(string: text)
    let length = attributed.length
    attributed.addAttribute(
      .kern, value: 2, range: NSRange(location: length - 13, length: 5))  // "after"
    let label = UILabel()
    label.lineBreakMode = .byTruncatingMiddle
    label.attributedText = attributed
    let part = TextMeasurer.shared.visiblePart(of: label.request(width: 200))
    #expect(part.text.utf8.count < 3_000)
    #expect(part.text.hasPrefix("Once upon") && part.text.contains("ever after\nThe e"))
    let end = part.text.utf16.count
    #expect(part.runs.runs.last?.end == end)
    let kerned = part.runs.runs.firstIndex { $0.attributes.kern == 2 }.map { index in
      NSRange(part.runs.runs[index - 1].end..<part.runs.runs[index].end)
    }
    #expect(kerned.map { (part.text as NSString).substring(with: $0) } == "after")
  }
}
