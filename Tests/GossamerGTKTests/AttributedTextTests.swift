// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Testing

@testable import GossamerGTK
@testable import GossamerKit

extension GTKTests {
  /// Attributed text in a window has its measured size and its colours.
  @Suite struct AttributedTextTests {
    nonisolated static let texts = [
      "Hello", "The quick brown fox jumps over the lazy dog", "Ég 👨‍👩‍👧 🇩🇪 été and more",
      "مرحبا بالعالم كيف الحال اليوم", "two\nparagraphs, the second longer than the first one",
    ]

    @Test(arguments: texts, [0, 2])
    func whatIsDrawnIsAsLargeAsWhatWasMeasured(text: String, lines: Int) async throws {
      let string = NSMutableAttributedString(string: text)
      let style = NSMutableParagraphStyle()
      style.lineSpacing = 6
      style.firstLineHeadIndent = 12
      style.paragraphSpacing = 9
      style.lineBreakMode = .byTruncatingTail
      string.setAttributes(
        [.font: UIFont.boldSystemFont(ofSize: 24), .kern: 2, .paragraphStyle: style],
        range: NSRange(location: 0, length: string.length))
      string.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 13), range: NSRange(location: 2, length: 2))
      let label = UILabel()
      label.numberOfLines = lines
      label.attributedText = string
      let size = label.sizeThatFits(CGSize(width: 180, height: CGFloat.infinity))
      label.frame = CGRect(origin: .zero, size: CGSize(width: 180, height: size.height))
      let root = UIView()
      root.addSubview(label)
      let shown = try await Stage.show(root)
      let peer = try #require(shown.peer(of: label) as? LabelPeer)
      let drawn = try #require(peer.drawnText)
      #expect(drawn.height.rounded(.up) == size.height)
      #expect(drawn.lineCount == TextMeasurer.shared.measure(label.request(width: 180)).lineCount)
      #expect(peer.accessibleTexts.label == text)
      label.text = text
      try await Stage.settle(shown)
      #expect(peer.drawnText == nil)
      #expect(peer.accessibleTexts.label == text)
    }

    @Test func linesBeyondTheLimitAreNotDrawn() async throws {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 200))
      label.numberOfLines = 2
      label.attributedText = NSAttributedString(
        string: "MMM MMM MMM MMM MMM", attributes: [.paragraphStyle: NSParagraphStyle.default])
      let root = UIView()
      root.addSubview(label)
      let shown = try await Stage.show(root)
      let picture = try Picture(of: label, in: shown)
      let rows = (0..<200).filter { y in (0..<60).contains { picture[$0, y].alpha > 200 } }
      let lines = label.sizeThatFits(CGSize(width: 60, height: 200)).height
      #expect(rows.count > 15 && CGFloat(rows.count) < lines)
      #expect(abs((rows.first ?? 0) - 80) < 10)
    }

    @Test func coloursFollowLightAndDark() async throws {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
      label.attributedText = NSAttributedString(
        string: "MMMMM",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 40),
          .foregroundColor: UIColor { $0.userInterfaceStyle == .dark ? .red : .blue },
        ])
      let root = UIView()
      root.addSubview(label)
      let shown = try await Stage.show(root)
      func count(_ matches: (Picture.Pixel) -> Bool) throws -> Int {
        let picture = try Picture(of: label, in: shown)
        return (0..<200).reduce(0) { count, x in
          (0..<60).reduce(count) { $0 + (matches(picture[x, $1]) ? 1 : 0) }
        }
      }
      let isBlue = { (pixel: Picture.Pixel) in
        pixel.blue > 200 && pixel.red < 50 && pixel.alpha > 200
      }
      let isRed = { (pixel: Picture.Pixel) in
        pixel.red > 200 && pixel.blue < 50 && pixel.alpha > 200
      }
      #expect(try count(isBlue) > 100 && count(isRed) == 0)
      shown.window.overrideUserInterfaceStyle = .dark
      try await Stage.settle(shown)
      #expect(try count(isRed) > 100 && count(isBlue) == 0)
    }

    @Test func aFieldsTextIsAsWideAsItWasMeasured() async throws {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 350, height: 60))
      let string = NSMutableAttributedString(string: "small 👨‍👩‍👧 LARGE")
      string.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 6, length: 14))
      field.attributedText = string
      let root = UIView()
      root.addSubview(field)
      let shown = try await Stage.show(root)
      let peer = try #require(shown.peer(of: field) as? TextFieldPeer)
      func width() -> Double { peer.text.x(ofShown: peer.text.length) - peer.text.x(ofShown: 0) }
      #expect(abs(width() - field.intrinsicContentSize.width) <= 1)
      field.becomeFirstResponder()
      field.selectedRange = NSRange(location: string.length, length: 0)
      field.insertText("R")
      try await Stage.settle(shown)
      #expect(field.text == "small 👨‍👩‍👧 LARGER")
      #expect(abs(width() - field.intrinsicContentSize.width) <= 1)
      field.text = "small"
      try await Stage.settle(shown)
      #expect(abs(width() - field.intrinsicContentSize.width) <= 1)
    }

    @Test func aPlaceholderIsInItsOwnColour_AndGreyWithoutOne() async throws {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
      field.attributedPlaceholder = NSAttributedString(
        string: "MMMMMM",
        attributes: [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 40)])
      let root = UIView()
      root.addSubview(field)
      let shown = try await Stage.show(root)
      func isAnywhere(_ matches: (Picture.Pixel) -> Bool) throws -> Bool {
        let picture = try Picture(of: field, in: shown)
        return (0..<300).contains { x in (0..<60).contains { matches(picture[x, $0]) } }
      }
      let isRed = { (pixel: Picture.Pixel) in pixel.red > 200 && pixel.blue < 50 }
      #expect(try isAnywhere(isRed))
      field.placeholder = "MMMMMM"
      try await Stage.settle(shown)
      #expect(
        try !isAnywhere(isRed) && !isAnywhere { $0.alpha > 200 } && isAnywhere { $0.alpha > 50 })
    }

    @Test func aLabelThatIsTooNarrowShowsItsTextSmaller() async throws {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      label.text = "A title that is wider"
      label.adjustsFontSizeToFitWidth = true
      let root = UIView()
      root.addSubview(label)
      let shown = try await Stage.show(root)
      let layout = { gtk_label_get_layout(try shown.peer(of: label).handle.opaque) }
      #expect(try pango_layout_is_ellipsized(layout()) == 0)
      var width: Int32 = 0
      try pango_layout_get_pixel_size(layout(), &width, nil)
      #expect(width > 90 && width <= 100)
      label.frame.size.width = 300
      try await Stage.settle(shown)
      try pango_layout_get_pixel_size(layout(), &width, nil)
      #expect(CGFloat(width) == label.intrinsicContentSize.width)
    }
  }
}
