// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerGraphics
@testable import GossamerKit

/// Attributed text: how views show it, and its measured size.
@Suite(.alone) struct AttributedTextTests {
  private let red = NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red])

  // MARK: - Labels

  @Test func aPlainLabelHasATextInItsOwnLooks() {
    let label = UILabel()
    #expect(label.attributedText == nil)
    label.text = "Plain"
    label.font = .boldSystemFont(ofSize: 20)
    label.textColor = .red
    let values = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(label.attributedText?.string == "Plain")
    #expect(values?[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(values?[.foregroundColor] as? UIColor == .red)
  }

  @Test func attributesTakeOver_UntilTheTextIsSet() {
    let label = UILabel()
    label.text = "Plain"
    label.attributedText = red
    #expect(label.text == "Red" && label.attributedText == red && label.hasAttributes)
    #expect(label.defaultAccessibilityLabel == "Red")
    #expect(label.textColor == .label)
    label.text = "Red"
    #expect(label.text == "Red" && !label.hasAttributes)
    label.attributedText = red
    label.attributedText = nil
    #expect(label.text == nil && label.attributedText == nil)
  }

  @Test func aStringThatIsChangedLaterIsAnother() {
    let label = UILabel()
    let string = NSMutableAttributedString(attributedString: red)
    label.attributedText = string
    string.append(red)
    #expect(label.text == "Red" && label.attributedText?.length == 3)
  }

  @Test func whatTheLabelIsGivenLaterHoldsForTheWholeText() throws {
    let label = UILabel()
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    label.attributedText = NSAttributedString(
      string: "Red", attributes: [.foregroundColor: UIColor.red, .paragraphStyle: style])
    label.textColor = .blue
    label.textAlignment = .center
    let values = try #require(label.attributedText?.attributes(at: 0, effectiveRange: nil))
    #expect(values[.foregroundColor] as? UIColor == .blue)
    let paragraph = try #require(values[.paragraphStyle] as? NSParagraphStyle)
    #expect(paragraph.alignment == .center && paragraph.lineSpacing == 3)
    #expect(style.alignment == .natural)
  }

  @Test func aParagraphStyleCanBeAddedAndCopied() throws {
    let string = NSMutableAttributedString(attributedString: red)
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let copy = try #require(style.copy() as? NSParagraphStyle)
    string.addAttribute(
      .paragraphStyle, value: style, range: NSRange(location: 0, length: string.length))
    let label = UILabel()
    label.attributedText = string
    style.alignment = .left
    #expect(copy.alignment == .right && copy != style)
    #expect(copy == copy.mutableCopy() as? NSMutableParagraphStyle)
    #expect(label.content.runs.firstParagraph?.alignment == .right)
  }

  // MARK: - Buttons

  @Test func aButtonShowsTheTitleWithAttributesOfItsState() {
    let button = UIButton(type: .system)
    button.setTitle("Plain", for: .normal)
    button.setAttributedTitle(red, for: .normal)
    button.setTitle("Off", for: .disabled)
    #expect(button.currentAttributedTitle == red && button.currentTitle == "Plain")
    #expect(button.titleLabel?.attributedText == red)
    #expect(button.attributedTitle(for: .highlighted) == red)
    #expect(button.defaultAccessibilityLabel == "Red")
    button.isHighlighted = true
    #expect(button.titleLabel?.attributedText == red)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Off" && button.titleLabel?.hasAttributes == false)
    button.isEnabled = true
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "Plain")
  }

  @Test func aConfigurationsTitleHasUIKitsAttributes() throws {
    var configuration = UIButton.Configuration.filled()
    var title = AttributedString("Send now")
    title.font = .systemFont(ofSize: 30)
    let now = try #require(title.range(of: "now"))
    title[now].foregroundColor = .red
    title[now].underlineStyle = .single
    configuration.title = "Plain"
    configuration.attributedTitle = title
    let button = UIButton(configuration: configuration)
    let label = try #require(button.titleLabel)
    #expect(label.text == "Send now" && label.intrinsicContentSize.height > 34)
    let values = label.attributedText?.attributes(at: 6, effectiveRange: nil)
    #expect(values?[.foregroundColor] as? UIColor == .red)
    #expect(values?[.underlineStyle] as? Int == 1)
    #expect(label.attributedText?.attributes(at: 0, effectiveRange: nil).count == 1)
  }

  // MARK: - Fields

  private func attributes(of field: UITextField, at place: Int) -> UIColor? {
    field.attributedText?.attributes(at: place, effectiveRange: nil)[.foregroundColor] as? UIColor
  }

  @Test func whatIsTypedHasTheAttributesOfWhatItFollows() {
    let field = UITextField()
    let text = NSMutableAttributedString(attributedString: red)
    text.append(NSAttributedString(string: " black"))
    field.attributedText = text
    field.selectedRange = NSRange(location: 3, length: 0)
    field.insertText("👨‍👩‍👧")
    #expect(field.text == "Red👨‍👩‍👧 black")
    #expect(attributes(of: field, at: 10) == .red && attributes(of: field, at: 11) == nil)
    field.selectedRange = NSRange(location: 0, length: 11)
    field.insertText("X")
    #expect(field.text == "X black" && attributes(of: field, at: 0) == .red)
    field.undo()
    #expect(field.attributedText?.string == field.text)
    field.selectAll(nil)
    field.deleteBackward()
    field.insertText("new")
    #expect(!field.hasAttributes && field.attributedText?.string == "new")
  }

  @Test func aFieldIsPlainAgain_WhenItsTextIsSet() {
    let field = UITextField()
    field.attributedText = red
    #expect(field.text == "Red" && field.hasAttributes)
    field.isSecureTextEntry = true
    #expect(!field.hasAttributes)
    field.isSecureTextEntry = false
    field.text = "Red"
    #expect(!field.hasAttributes && attributes(of: field, at: 0) == .label)
  }

  @Test func aPlaceholderHasAttributes_UntilItIsSet() {
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    #expect(field.placeholder == "Name" && field.defaultAccessibilityLabel == "Name")
    let large = field.intrinsicContentSize
    field.placeholder = "Name"
    #expect(field.intrinsicContentSize.width < large.width / 2)
    let values = field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil)
    #expect(values?[.foregroundColor] as? UIColor == .placeholderText)
  }

  // MARK: - Measures

  private func label(
    _ text: String, width: CGFloat = 0, lines: Int = 0,
    _ values: [NSAttributedString.Key: Any] = [:],
    style: (NSMutableParagraphStyle) -> Void = { _ in }
  ) -> CGSize {
    let label = UILabel()
    label.numberOfLines = lines
    let paragraph = NSMutableParagraphStyle()
    style(paragraph)
    let values = values.merging([.paragraphStyle: paragraph]) { $1 }
    label.attributedText = NSAttributedString(string: text, attributes: values)
    return label.sizeThatFits(CGSize(width: width, height: .infinity))
  }

  @Test func attributesThatTakeRoomAreMeasured() {
    let plain = label("Text")
    let kerned = label("Text", [.kern: 10])
    #expect(abs(kerned.width - plain.width - 30) <= 1 && kerned.height == plain.height)
    #expect(label("Text", [.font: UIFont.systemFont(ofSize: 34)]).height > plain.height * 1.9)
    let raised = NSMutableAttributedString(string: "Text")
    raised.addAttribute(.baselineOffset, value: 10, range: NSRange(location: 3, length: 1))
    let raisedLabel = UILabel()
    raisedLabel.attributedText = raised
    #expect(raisedLabel.intrinsicContentSize.height == plain.height + 10)
    #expect(label("Text", [.foregroundColor: UIColor.red, .underlineStyle: 1]) == plain)
  }

  @Test func paragraphStylesAreMeasured() {
    let lines = "one\ntwo\nthree"
    let plain = label(lines)
    #expect(label(lines) { $0.lineSpacing = 5 }.height == plain.height + 10)
    #expect(label(lines) { $0.paragraphSpacing = 7 }.height == plain.height + 14)
    #expect(label(lines) { $0.paragraphSpacingBefore = 7 }.height == plain.height + 14)
    #expect(abs(label(lines) { $0.lineHeightMultiple = 2 }.height - 2 * plain.height) <= 3)
    #expect(label(lines) { $0.minimumLineHeight = 40 }.height == 120)
    #expect(label(lines) { $0.maximumLineHeight = 18 }.height == 54)
    #expect(label(lines) { $0.firstLineHeadIndent = 20 }.width == plain.width + 20)
    let wrapped = "some words that are wrapped in a narrow label"
    let height = label(wrapped, width: 120).height
    #expect(label(wrapped, width: 120) { $0.headIndent = 50 }.height > height)
    #expect(label(wrapped, width: 120) { $0.tailIndent = -50 }.height > height)
    #expect(label(wrapped, width: 120) { $0.tailIndent = 70 }.height > height)
    #expect(label(wrapped, width: 120) { $0.lineSpacing = 5 }.height > height + 5)
  }

  @Test func measuresThatAreNoLengthsDoNoHarm() {
    for value in [CGFloat.nan, .infinity, -.infinity, 1e300, -5] {
      let size = label(
        "some words\nmore", width: 50, [.kern: value, .baselineOffset: value],
        style: {
          $0.lineSpacing = value
          $0.headIndent = value
          $0.firstLineHeadIndent = value
          $0.tailIndent = value
          $0.lineHeightMultiple = value
          $0.maximumLineHeight = value
        })
      #expect(size.width >= 0 && size.width <= 50 && size.height >= 0)
    }
  }

  // MARK: - Places

  /// The texts of the laid out runs of a string, separated by bars.
  private func parts(_ text: String, _ range: NSRange, lines: Int = 0) -> String {
    let string = NSMutableAttributedString(string: text)
    string.addAttribute(.kern, value: 5, range: range)
    let request = TextRequest(
      text, runs: TextRuns(string), font: .systemFont(ofSize: 17), numberOfLines: lines,
      lineBreakMode: .byTruncatingTail, width: .infinity)
    let shown = Array(request.display.string.utf8)
    return request.runs.spans(of: text, laidOutAs: request.display.string)
      .map { String(decoding: shown[$0.range.clamped(to: 0..<shown.count)], as: UTF8.self) }
      .joined(separator: "|")
  }

  struct Place {
    var text: String
    var range: NSRange
    var lines = 0
    var parts: String
  }

  @Test(arguments: [
    Place(text: "abcdef", range: NSRange(location: 2, length: 2), parts: "ab|cd|ef"),
    Place(text: "ü👍ß", range: NSRange(location: 1, length: 2), parts: "ü|👍|ß"),
    // Ends within a surrogate pair.
    Place(text: "a👍b", range: NSRange(location: 1, length: 1), parts: "a|👍|b"),
    Place(text: "a👍b", range: NSRange(location: 2, length: 2), parts: "a👍|b"),
    Place(text: "سلام عالم", range: NSRange(location: 5, length: 4), parts: "سلام |عالم"),
    // The characters that DisplayText replaces, leaves out and inserts.
    Place(text: "a\0bc", range: NSRange(location: 2, length: 1), parts: "a\u{2400}|b|c"),
    Place(
      text: "a\r\nb\nc", range: NSRange(location: 3, length: 1), lines: 2,
      parts: "a\u{2028}|b|…"),
    Place(
      text: "e" + String(repeating: "\u{301}", count: 40) + "xy",
      range: NSRange(location: 41, length: 1),
      parts: "e" + String(repeating: "\u{301}", count: 30) + "|x|y"),
  ])
  func runsKeepTheirCharacters(_ place: Place) {
    #expect(parts(place.text, place.range, lines: place.lines) == place.parts)
  }

  @Test func runsKeepTheirCharacters_InAWordThatIsGivenPlacesToBreak() {
    let word = String(repeating: "w", count: 2_000)
    let found = parts(word + "END", NSRange(location: 2_000, length: 3))
    #expect(found.hasSuffix("|END") || found.hasSuffix("|\u{200B}END"))
  }

  // MARK: - Bad input

  @Test func aValueOfAWrongTypeIsIgnored_WithAMessage() {
    let label = UILabel()
    let messages = messages {
      label.attributedText = NSAttributedString(
        string: "a👍b",
        attributes: [
          .font: "Helvetica", .foregroundColor: 7, .kern: "wide", .paragraphStyle: UIColor.red,
          .underlineStyle: UIFont.systemFont(ofSize: 3), .link: 5,
        ])
    }
    #expect(messages.count == 6)
    #expect(
      messages.contains(
        """
        The attribute 'NSFont' of an attributed string can't be a String, which it is at character 0, so it \
        is ignored there. NSAttributedString.Key says which type it has.
        """))
    #expect(label.text == "a👍b" && !label.hasAttributes && label.intrinsicContentSize.width > 0)
  }

  // MARK: - Shrinking text to fit

  private func shrinkingLabel(_ text: String, lines: Int = 1, least: CGFloat = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = least
    return label
  }

  @Test func textIsMadeSmaller_UntilItFindsRoom() {
    let label = shrinkingLabel("The quick brown fox jumps over the lazy dog")
    let natural = label.intrinsicContentSize
    #expect(label.request(fitting: natural).font.pointSize == 17)
    for part in [0.3, 0.5, 0.9] {
      let room = CGSize(width: (natural.width * part).rounded(.down), height: 20)
      let measured = TextMeasurer.shared.measure(label.request(fitting: room))
      #expect(!measured.isTruncated && measured.size.width <= room.width)
      #expect(measured.size.width > room.width * 0.93)
    }
    #expect(label.intrinsicContentSize == natural)
  }

  @Test func textIsMadeNoSmallerThanIsAllowed() {
    let label = shrinkingLabel("The quick brown fox jumps over the lazy dog", least: 0.5)
    let room = CGSize(width: 30, height: 20)
    #expect(label.request(fitting: room).font.pointSize == 8.5)
    label.minimumScaleFactor = 7
    #expect(label.request(fitting: room).font.pointSize == 17)
    label.minimumScaleFactor = .nan
    #expect(label.request(fitting: room).font.pointSize <= 17)
    label.adjustsFontSizeToFitWidth = false
    #expect(label.request(fitting: room).font.pointSize == 17)
  }

  @Test func severalLinesAreMadeSmaller_WhenTheirNumberIsLimited() {
    let text = "The quick brown fox jumps over the lazy dog, and then the dog jumps over the fox"
    let room = CGSize(width: 200, height: 44)
    let label = shrinkingLabel(text, lines: 2)
    let measured = TextMeasurer.shared.measure(label.request(fitting: room))
    #expect(!measured.isTruncated && measured.lineCount == 2 && measured.size.height <= 44)
    label.numberOfLines = 0
    #expect(label.request(fitting: room).font.pointSize == 17)
  }

  @Test func attributesAreMadeSmallerToo() {
    let label = shrinkingLabel("")
    label.attributedText = NSAttributedString(
      string: "Some large text",
      attributes: [.font: UIFont.systemFont(ofSize: 40), .kern: 4])
    let measured = TextMeasurer.shared.measure(
      label.request(fitting: CGSize(width: 100, height: 50)))
    #expect(!measured.isTruncated && measured.size.width <= 100 && measured.size.width > 90)
  }

  @Test func aFieldsTextIsMadeSmaller_DownToItsMinimum() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 10
    field.text = "short"
    field.layoutIfNeeded()
    #expect(field.fontScale == 1)
    field.text = "a longer text here"
    #expect(field.fontScale < 1 && field.fontScale > CGFloat(10) / 17)
    field.text = "a text that is far too long for a field of a hundred points"
    #expect(field.fontScale == CGFloat(10) / 17)
    field.minimumFontSize = 20
    #expect(field.fontScale == 1)
  }
}
