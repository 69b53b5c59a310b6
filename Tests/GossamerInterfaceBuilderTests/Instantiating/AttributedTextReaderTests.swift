// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

/// Attributed texts, and texts that shrink to fit.
@Suite(.alone) @MainActor struct AttributedTextReaderTests {
  private func read<View: UIView>(_ element: String) throws -> (view: View, messages: [String]) {
    let document = try Document.xib(element)
    let view = try #require(UINib(document).instantiate(withOwner: nil).first as? View)
    return (view, document.reports)
  }

  private let terms = """
    <attributedString key="KEY"><fragment content="Read "/><fragment><string key="content">the
    terms</string><attributes>
    <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
    <color key="NSStrokeColor" white="0" alpha="1"/>
    <font key="NSFont" metaFont="systemBold" size="20"/>
    <integer key="NSUnderline" value="1"/><real key="NSKern" value="1.5"/>
    <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="truncatingTail"
      baseWritingDirection="natural" lineSpacing="4" lineHeightMultiple="1.2"/>
    </attributes></fragment></attributedString>
    """

  private func attributes(_ text: NSAttributedString?) -> [NSAttributedString.Key: Any] {
    text?.attributes(at: 6, effectiveRange: nil) ?? [:]
  }

  @Test func readsALabelsText() throws {
    let (label, messages): (UILabel, [String]) = try read(
      """
      <label id="l" usesAttributedText="YES" textAlignment="right" lineBreakMode="clip">
      \(terms.replacing("KEY", with: "attributedText"))
      <fontDescription key="fontDescription" type="system" pointSize="9"/></label>
      """)
    #expect(label.text == "Read the\nterms")
    let values = attributes(label.attributedText)
    #expect(values[.foregroundColor] as? UIColor == .red)
    #expect(values[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(values[.underlineStyle] as? Int == 1 && values[.kern] as? CGFloat == 1.5)
    let style = try #require(values[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.alignment == .center && style.lineBreakMode == .byTruncatingTail)
    #expect(style.lineSpacing == 4 && style.lineHeightMultiple == 1.2)
    #expect(label.font == .systemFont(ofSize: 9) && label.textAlignment == .right)
    #expect(messages == [])
  }

  @Test func readsAFieldsTexts() throws {
    let (field, messages): (UITextField, [String]) = try read(
      """
      <textField id="f" minimumFontSize="9">
      \(terms.replacing("KEY", with: "attributedText"))
      \(terms.replacing("KEY", with: "attributedPlaceholder"))
      <fontDescription key="fontDescription" type="system" pointSize="9"/></textField>
      """)
    #expect(attributes(field.attributedText)[.foregroundColor] as? UIColor == .red)
    #expect(attributes(field.attributedPlaceholder)[.underlineStyle] as? Int == 1)
    #expect(field.adjustsFontSizeToFitWidth && field.minimumFontSize == 9)
    #expect(messages == [])
  }

  @Test func readsAButtonsTitles() throws {
    let (button, _): (UIButton, [String]) = try read(
      """
      <button id="b" buttonType="system"><state key="normal" title="Plain">
      \(terms.replacing("KEY", with: "attributedTitle"))</state></button>
      """)
    #expect(attributes(button.attributedTitle(for: .normal))[.underlineStyle] as? Int == 1)
    #expect(button.title(for: .normal) == "Plain" && button.titleLabel?.text == "Read the\nterms")
    let (configured, _): (UIButton, [String]) = try read(
      """
      <button id="b" buttonType="system"><state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="plain">
      \(terms.replacing("KEY", with: "attributedTitle"))</buttonConfiguration></button>
      """)
    #expect(configured.titleLabel?.text == "Read the\nterms")
  }

  @Test func saysWhatItCantRead_AndKeepsTheText() throws {
    let (label, messages): (UILabel, [String]) = try read(
      """
      <label id="l"><attributedString key="attributedText"><fragment content="Text"><attributes>
      <shadow key="NSShadow"/><real key="NSKern" value="wide"/><string key="NSFont">Bold</string>
      <font key="NSFont" size="12" name="NoSuchFont"/>
      </attributes></fragment></attributedString></label>
      """)
    #expect(label.text == "Text")
    #expect(messages.count == 4)
    #expect(
      messages.contains {
        $0.contains("The attribute 'NSShadow' of an attributed text isn't supported as a <shadow>")
      })
  }

  @Test(arguments: [
    (#"adjustsFontSizeToFit="NO""#, false, 0), (#"minimumScaleFactor="0.5""#, true, 0.5),
    (#"minimumFontSize="9""#, true, 0.5), ("", false, 0),
    (#"adjustsFontSizeToFit="NO" minimumScaleFactor="0.5""#, false, 0.5),
    (#"adjustsFontSizeToFit="YES""#, true, 0),
  ])
  func readsTheMinimumSizeOfALabelsText(attributes: String, isSmaller: Bool, least: CGFloat) throws
  {
    let (label, _): (UILabel, [String]) = try read(
      """
      <label id="l" text="A" \(attributes)>
      <fontDescription key="fontDescription" type="system" pointSize="18"/></label>
      """)
    #expect(label.adjustsFontSizeToFitWidth == isSmaller && label.minimumScaleFactor == least)
  }
}
