// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

@Suite(.alone) @MainActor struct ReaderTests {
  private func view<View: UIView>(_ element: String) throws -> View {
    let objects = UINib(try .xib(element)).instantiate(withOwner: nil)
    return try #require(objects.first as? View)
  }

  @Test func readsTheAttributesOfAllViews() throws {
    let view: UIView = try view(
      """
      <view id="v" contentMode="bottomRight" tag="5" alpha="0.5" hidden="YES" clipsSubviews="YES"
        userInteractionEnabled="NO" semanticContentAttribute="forceRightToLeft"
        insetsLayoutMarginsFromSafeArea="NO" preservesSuperviewLayoutMargins="YES">
      <rect key="frame" x="1" y="2" width="3" height="4"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/>
      <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
      <accessibility key="accessibilityConfiguration" identifier="box" label="A box" hint="Opens">
      <accessibilityTraits key="traits" button="YES"/></accessibility></view>
      """)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
    #expect(view.contentMode == .bottomRight)
    #expect(view.tag == 5 && view.alpha == 0.5 && view.isHidden && view.clipsToBounds)
    #expect(!view.isUserInteractionEnabled && !view.insetsLayoutMarginsFromSafeArea)
    #expect(view.preservesSuperviewLayoutMargins)
    #expect(view.semanticContentAttribute == .forceRightToLeft)
    #expect(view.backgroundColor == .systemBackground)
    #expect(view.tintColor == .red)
    #expect(view.directionalLayoutMargins.leading == 2)
    #expect(view.accessibilityIdentifier == "box" && view.accessibilityLabel == "A box")
    #expect(view.accessibilityHint == "Opens" && view.accessibilityTraits == .button)
  }

  @Test func readsALabel() throws {
    let label: UILabel = try view(
      """
      <label id="l" textAlignment="right" lineBreakMode="wordWrap" numberOfLines="0" enabled="NO">
      <string key="text">Two
      lines</string>
      <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="21"/>
      <color key="textColor" white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      </label>
      """)
    #expect(label.text == "Two\nlines")
    #expect(label.font == .systemFont(ofSize: 21, weight: .semibold))
    #expect(label.textColor == .gray)
    #expect(label.textAlignment == .right && label.lineBreakMode == .byWordWrapping)
    #expect(label.numberOfLines == 0 && !label.isEnabled)
  }

  @Test func readsATextField() throws {
    let field: UITextField = try view(
      """
      <textField id="f" borderStyle="roundedRect" placeholder="Mail" text="a" textAlignment="center"
        clearButtonMode="whileEditing" enabled="NO">
      <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
      <textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
      """)
    #expect(field.text == "a" && field.placeholder == "Mail" && !field.isEnabled)
    #expect(field.borderStyle == .roundedRect && field.clearButtonMode == .whileEditing)
    #expect(field.textAlignment == .center && field.isSecureTextEntry)
    #expect(field.font == .preferredFont(forTextStyle: .headline))
  }

  @Test func readsTextInputTraits() throws {
    let field: UITextField = try view(
      """
      <textField id="f"><textInputTraits key="textInputTraits" autocapitalizationType="words"
        autocorrectionType="no" spellCheckingType="yes" keyboardType="emailAddress"
        returnKeyType="send" enablesReturnKeyAutomatically="YES" textContentType="email"/></textField>
      """)
    #expect(field.autocapitalizationType == .words && field.autocorrectionType == .no)
    #expect(field.spellCheckingType == .yes && field.keyboardType == .emailAddress)
    #expect(field.returnKeyType == .send && field.enablesReturnKeyAutomatically)
    #expect(field.textContentType == .emailAddress && !field.isSecureTextEntry)
    let plain: UITextField = try view(
      #"<textField id="f"><textInputTraits key="textInputTraits"/></textField>"#)
    #expect(plain.autocapitalizationType == .none && plain.keyboardType == .default)
    #expect(plain.textContentType == nil)
  }

  @Test func readsAButton_WithItsStates() throws {
    let button: UIButton = try view(
      """
      <button id="b" buttonType="system" enabled="NO">
      <fontDescription key="fontDescription" type="boldSystem" pointSize="12"/>
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <state key="normal" title="Send"><color key="titleColor" systemColor="systemRedColor"/></state>
      <state key="disabled"><attributedString key="attributedTitle"><fragment content="Not "/>
      <fragment content="yet"/></attributedString></state></button>
      """)
    #expect(button.buttonType == .system && !button.isEnabled)
    #expect(button.title(for: .normal) == "Send")
    #expect(button.attributedTitle(for: .disabled)?.string == "Not yet")
    #expect(button.titleLabel?.text == "Not yet")
    #expect(button.titleColor(for: .normal) == .systemRed)
    #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 12))
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
  }

  @Test func readsAButton_WithAConfiguration() throws {
    let button: UIButton = try view(
      """
      <button id="b" buttonType="system"><state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="filled" title="Go" cornerStyle="capsule">
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      <color key="baseForegroundColor" systemColor="labelColor"/>
      </buttonConfiguration></button>
      """)
    let configuration = try #require(button.configuration)
    #expect(configuration.title == "Go" && configuration.cornerStyle == .capsule)
    #expect(configuration.baseForegroundColor == .label)
    #expect(configuration.contentInsets.trailing == 4)
  }

  @Test func readsAStackView_WithWhatItArranges() throws {
    let stack: UIStackView = try view(
      """
      <stackView id="s" axis="vertical" distribution="equalSpacing" alignment="center" spacing="7">
      <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      <subviews><label text="A" id="a"/><label text="B" id="b"/></subviews></stackView>
      """)
    #expect(stack.axis == .vertical && stack.distribution == .equalSpacing)
    #expect(stack.alignment == .center && stack.spacing == 7)
    #expect(stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.arrangedSubviews.map { ($0 as? UILabel)?.text } == ["A", "B"])
  }

  @Test func readsTheStandardSpacing_OfAStackView() throws {
    let stack: UIStackView = try view(#"<stackView id="s" spacingType="standard"/>"#)
    #expect(stack.spacing == UIStackView.spacingUseSystem)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
  }

  @Test func readsAScrollView() throws {
    let scrollView: UIScrollView = try view(
      """
      <scrollView id="s" scrollEnabled="NO" pagingEnabled="YES" showsVerticalScrollIndicator="NO"
        contentInsetAdjustmentBehavior="never"><subviews><label id="l"/></subviews></scrollView>
      """)
    #expect(scrollView.isPagingEnabled)
    #expect(!scrollView.isScrollEnabled && !scrollView.showsVerticalScrollIndicator)
    #expect(scrollView.showsHorizontalScrollIndicator)
    #expect(scrollView.contentInsetAdjustmentBehavior == .never)
  }

  @Test func readsATextView() throws {
    let textView: UITextView = try view(
      """
      <textView id="t" editable="NO" scrollEnabled="NO" textAlignment="center">
        <string key="text">Lorem ipsum
      dolor</string>
        <fontDescription key="fontDescription" type="system" pointSize="14"/>
        <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"
          customColorSpace="sRGB"/>
        <textInputTraits key="textInputTraits" keyboardType="emailAddress"/>
      </textView>
      """)
    #expect(textView.text == "Lorem ipsum\ndolor")
    #expect(!textView.isEditable && textView.isSelectable && !textView.isScrollEnabled)
    #expect(textView.textAlignment == .center && textView.font == .systemFont(ofSize: 14))
    #expect(textView.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(textView.keyboardType == .emailAddress)
    #expect(textView.autocapitalizationType == .none)
  }

  @Test func readsATextView_WithItsDelegateAndItsDefaults() throws {
    let textView: UITextView = try view("<textView id=\"t\" selectable=\"NO\"/>")
    #expect(textView.text == "" && textView.isEditable && !textView.isSelectable)
    #expect(textView.isScrollEnabled && textView.showsVerticalScrollIndicator)
  }

  @Test(arguments: [
    (
      #"<wkWebView id="p" tag="1"><rect key="frame" x="0" y="0" width="200" height="216"/></wkWebView>"#,
      "WKWebView"
    ),
    (
      #"<mapView id="m" tag="1"><rect key="frame" x="0" y="0" width="20" height="80"/></mapView>"#,
      "MKMapView"
    ),
  ])
  func showsAPlaceholderWithTheName_OfAnUnsupportedKind(element: String, name: String) throws {
    let document = try Document.xib("<view id=\"v\"><subviews>\(element)</subviews></view>")
    let root = UINib(document).instantiate(withOwner: nil).first as? UIView
    let view = try #require(root?.viewWithTag(1))
    #expect(document.reports.count == 1)
    let frame = view.frame
    let placeholder = try #require(view.subviews.first)
    #expect(view.subviews.count == 1 && placeholder.frame == view.bounds)
    let label = try #require(Array(placeholder.descendants).compactMap { $0 as? UILabel }.first)
    root?.layoutIfNeeded()
    #expect(label.text == name && label.isHidden == (frame.width < 40))
    view.frame.size = CGSize(width: 300, height: 100)
    root?.layoutIfNeeded()
    #expect(placeholder.frame.size == view.frame.size && !label.isHidden)
  }

  @Test func loadsTheViewsInsideUnsupportedElements() throws {
    let effects: UIView = try view(
      """
      <visualEffectView id="t"><rect key="frame" x="0" y="0" width="320" height="400"/>
      <view key="contentView" id="c"><rect key="frame" x="0" y="0" width="320" height="400"/>
      <subviews><label text="Inside" id="l"/></subviews></view></visualEffectView>
      """)
    #expect(effects.subviews.count == 1)
    #expect(Array(effects.descendants).compactMap { ($0 as? UILabel)?.text } == ["Inside"])
  }

  @Test(arguments: [
    (#"<color key="backgroundColor" cocoaTouchSystemColor="darkTextColor"/>"#, UIColor.darkText),
    (
      #"<color key="backgroundColor" name="Brand"/>"#,
      UIColor(red: 0, green: 0.5, blue: 1, alpha: 1)
    ),
    (
      #"<color key="backgroundColor" systemColor="inventedColor"/>"#, UIColor(white: 0.25, alpha: 1)
    ),
    (
      """
      <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="displayP3"/>
      """, UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    ),
  ])
  func readsColours(element: String, color: UIColor) throws {
    let document = try Document(
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view id="v">\(element)</view></objects><resources>
        <namedColor name="Brand"><color red="0" green="0.5" blue="1" alpha="1"/></namedColor>
        <systemColor name="inventedColor"><color white="0.25" alpha="1"/></systemColor>
        </resources></document>
        """, file: "View.xib")
    let view = UINib(document).instantiate(withOwner: nil).first as? UIView
    let found = try #require(view?.backgroundColor).components()
    let expected = color.components()
    #expect(abs(found.red - expected.red) < 0.001 && abs(found.green - expected.green) < 0.001)
    #expect(abs(found.blue - expected.blue) < 0.001 && found.alpha == expected.alpha)
    #expect(document.reports == [])
  }

  @Test(arguments: [
    (
      #"<imageView image="nothing" id="i"/>"#,
      """
      The image 'nothing' isn't among the resources, so it is left out. Put the file into them, beside \
      the document.
      """
    ),
    (
      #"<imageView image="../../etc/passwd" id="i"/>"#,
      """
      The image '../../etc/passwd' isn't among the resources, so it is left out. Put the file into them, \
      beside the document.
      """
    ),
    (
      #"<imageView image="stra.fill" catalog="system" id="i"/>"#,
      """
      The symbol 'stra.fill' has no icon on this system, so it is left out. Did you mean 'star.fill'?
      """
    ),
    (
      """
      <label id="l"><fontDescription key="fontDescription" name="Nowhere-Bold" family="Nowhere" pointSize="9"/></label>
      """,
      """
      The font 'Nowhere-Bold' isn't installed, so the system font stands in for it. Install it, or \
      choose another.
      """
    ),
    (
      #"<view id="v"><color key="backgroundColor" name="Unknown"/></view>"#,
      """
      The colour 'Unknown' isn't known, and the document doesn't store it, so it is left out. Choose one \
      with components.
      """
    ),
    (
      #"<stackView axis="vertcal" id="s"/>"#,
      "axis 'vertcal' of <stackView> is unknown. Did you mean 'vertical'?"
    ),
  ])
  func saysWhatCantBeRead(element: String, message: String) throws {
    let document = try Document.xib(element)
    _ = UINib(document).instantiate(withOwner: nil)
    #expect(document.reports == ["View.xib:2: warning: \(message)"])
  }

  @Test func readsAMaterialWithItsContent() throws {
    let view: UIVisualEffectView = try view(
      """
      <visualEffectView id="v"><rect key="frame" x="0" y="0" width="30" height="40"/>
      <view key="contentView" id="c"><rect key="frame" x="0" y="0" width="30" height="40"/>
      <subviews><label text="Over" id="l"/></subviews></view>
      <blurEffect style="dark"/></visualEffectView>
      """)
    #expect(view.effect is UIBlurEffect)
    #expect((view.contentView.subviews.first as? UILabel)?.text == "Over")
    #expect(view.subviews == [view.contentView])
  }
}
