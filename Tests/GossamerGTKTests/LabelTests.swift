// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  @Suite struct LabelTests {
    @Test func theWholeTextIsShown_WhenItHasRoom() async throws {
      #expect(try await isShortened(height: 200, numberOfLines: 0) == false)
    }

    @Test(arguments: [(20, 0), (200, 2), (20, 2)])
    func anEllipsisStandsForWhatFindsNoRoom(height: CGFloat, numberOfLines: Int) async throws {
      #expect(try await isShortened(height: height, numberOfLines: numberOfLines))
    }

    @Test(arguments: [
      // Alignment, text and widget from right to left, and where the text stands in the widget's terms.
      (NSTextAlignment.left, false, false, Float(0)), (.left, true, false, 0),
      (.left, false, true, 1),
      (.right, false, false, 1), (.right, true, false, 1), (.right, false, true, 0),
      (.natural, false, false, 0), (.natural, true, false, 1), (.natural, true, true, 0),
      (.natural, false, true, 1), (.center, true, true, 0.5), (.justified, true, false, 1),
    ])
    func textStandsOnTheSideThatIsMeant(
      alignment: NSTextAlignment, text: Bool, widget: Bool, xalign: Float
    ) {
      let result = LabelAlignment(
        alignment, isTextRightToLeft: text, isWidgetRightToLeft: widget)
      #expect(result.xalign == xalign)
    }

    @Test(arguments: [0, 2], [false, true])
    func anEllipsisAloneStandsWhereAnEndOfALineIsCut(numberOfLines: Int, isAttributed: Bool)
      async throws
    {
      let label = UILabel()
      label.numberOfLines = numberOfLines
      label.font = .systemFont(ofSize: 17)
      label.text = "A first paragraph that"
      let width = label.intrinsicContentSize.width + 4
      let height = 2 * label.font.lineHeight.rounded(.up)
      let text = "A first paragraph that wraps once\nshort\nmore"
      if isAttributed {
        label.attributedText = NSAttributedString(
          string: text, attributes: [.foregroundColor: UIColor.systemRed])
      } else {
        label.text = text
      }
      label.frame = CGRect(x: 0, y: 0, width: width, height: height)
      let root = UIView()
      root.addSubview(label)
      let shown = try await Stage.show(root)
      let peer = try shown.peer(of: label)
      let shownText =
        try #require(peer as? LabelPeer).drawnText?.text
        ?? String(cString: gtk_label_get_text(peer.handle.opaque))
      #expect(shownText == "A first paragraph that wraps once…")
      label.frame.size.height = 200
      try await Stage.settle(shown)
      if numberOfLines == 0, !isAttributed {
        #expect(String(cString: gtk_label_get_text(peer.handle.opaque)) == label.text)
      }
    }

    @Test func theNameIsTheLabel_AndTheTextStays() async throws {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "Dominik"
      label.accessibilityLabel = "Result"
      let root = UIView()
      root.addSubview(label)
      let shown = try await Stage.show(root)
      label.text = "kinimoD"
      try await Stage.settle(shown)
      let peer = try shown.peer(of: label)
      #expect(peer.accessibleTexts.label == "Result")
      #expect(String(cString: gtk_label_get_text(peer.handle.opaque)) == "kinimoD")
    }

    @Test(arguments: ["a line of some words\n", "word ", "日本語"])
    func aMegabyteIsDrawn_AsHighAsItWasMeasured(unit: String) async throws {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: unit, count: 1_000_000 / unit.utf8.count)
      let size = label.sizeThatFits(CGSize(width: 393, height: .max))
      #expect((16_384..<16_500).contains(size.height))
      label.frame = CGRect(origin: .zero, size: CGSize(width: 393, height: size.height))
      let root = UIScrollView()
      root.contentSize = label.frame.size
      root.addSubview(label)
      let shown = try await Stage.show(root)
      let peer = try #require(try shown.peer(of: label) as? LabelPeer)
      let drawn = try #require(peer.drawnText)
      // Pieces of the text are laid out until the label is full.
      #expect(CGFloat(drawn.height) >= size.height - 1)
      #expect(CGFloat(drawn.height) < size.height + 16_384)
      #expect(peer.accessibleTexts.label == label.text)
    }

    @Test(
      arguments: [1, 3], [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
    func onlyWhatIsSeenIsShaped_OfATitleOf100_000Characters(
      numberOfLines: Int, mode: NSLineBreakMode
    ) async throws {
      let (words, root) = ("some words, ", UIView())
      func label(_ count: Int) -> UILabel {
        let label = UILabel(frame: CGRect(x: 5, y: 0, width: 300, height: 100))
        label.numberOfLines = numberOfLines
        label.lineBreakMode = mode
        label.text = "Once " + String(repeating: words, count: count) + "and ever after"
        root.addSubview(label)
        return label
      }
      let (long, short) = (label(100_000 / words.utf8.count), label(60))
      short.frame.origin.y = 120
      let shown = try await Stage.show(root)
      let text = String(cString: gtk_label_get_text(try shown.peer(of: long).handle.opaque))
      #expect(text.utf8.count < 3_000)
      #expect(long.intrinsicContentSize.height == short.intrinsicContentSize.height)
      // The visible text is the same as if the whole text were shaped.
      let pictures = try [long, short].map { try Picture(of: $0, in: shown) }
      for y in 0..<100 {
        for x in 0..<300 where pictures[0][x, y] != pictures[1][x, y] {
          Issue.record("They differ at \(x), \(y).")
          return
        }
      }
      #expect((0..<100).contains { pictures[0][10, $0].alpha > 0 })
    }

    @Test func onlyWhatIsSeenIsShaped_OfALongTitleWithAttributes() async throws {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      let text = String(repeating: "some words, ", count: 100_000)
      label.attributedText = NSAttributedString(
        string: text, attributes: [.foregroundColor: UIColor.red])
      let root = UIView()
      root.addSubview(label)
      let shown = try await Stage.show(root)
      let peer = try #require(try shown.peer(of: label) as? LabelPeer)
      #expect(try #require(peer.drawnText).byteCount < 3_000)
      let picture = try Picture(of: label, in: shown)
      #expect((0..<40).contains { y in (0..<300).contains { picture[$0, y].red > 200 } })
    }

    @Test func aMegabyteBecomesItsFirstLines_WhenThatIsWhatFindsRoom() async throws {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
      label.numberOfLines = 0
      label.text = String(repeating: "line\n", count: 200_000)
      let root = UIView()
      root.addSubview(label)
      let shown = try await Stage.show(root)
      let text = String(cString: gtk_label_get_text(try shown.peer(of: label).handle.opaque))
      #expect(text.hasPrefix("line\u{2028}line") && text.utf8.count < 200)
      label.frame.size.height = 400
      try await Stage.settle(shown)
      let longer = String(cString: gtk_label_get_text(try shown.peer(of: label).handle.opaque))
      #expect(longer.utf8.count > text.utf8.count + 50)
    }

    private func isShortened(height: CGFloat, numberOfLines: Int) async throws -> Bool {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: height))
      label.text = "The quick brown fox jumps over the lazy dog"
      label.numberOfLines = numberOfLines
      let root = UIView()
      root.addSubview(label)
      let shown = try await Stage.show(root)
      let layout = gtk_label_get_layout(try shown.peer(of: label).handle.opaque)
      return pango_layout_is_ellipsized(layout) != 0
    }
  }
}
