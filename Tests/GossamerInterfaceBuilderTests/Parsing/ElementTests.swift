// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

@Suite(.alone) struct ElementTests {
  private func element(_ text: String) throws -> (Element, Document) {
    let document = try Document.xib(text)
    return (try #require(document.scenes[0].objects.first), document)
  }

  @Test func readsValues_FromAttributes() throws {
    let (view, document) = try element(
      #"<view hidden="YES" opaque="NO" tag="-3" alpha="0.25" small="1e-05" customClass="Dial"/>"#)
    #expect(view.bool("hidden") == true)
    #expect(view.bool("opaque") == false)
    #expect(view.integer("tag") == -3)
    #expect(view.number("alpha") == 0.25)
    #expect(view.number("small") == 0.00001)
    #expect(view.string("customClass") == "Dial")
    #expect(
      view.bool("absent") == nil && view.integer("absent") == nil && view.number("absent") == nil)
    #expect(document.reports.isEmpty)
  }

  @Test(arguments: [
    ("0.5", 0.5), ("16:9", 16.0 / 9), ("1/4", 0.25), ("1.5:3", 0.5), ("-1", -1),
  ])
  func readsARatio_InEachForm(text: String, ratio: CGFloat) throws {
    let (constraint, _) = try element("<constraint multiplier=\"\(text)\"/>")
    #expect(constraint.ratio("multiplier") == ratio)
  }

  @Test func readsGeometry_FromChildrenByKey() throws {
    let (view, document) = try element(
      """
      <view>
        <rect key="frame" x="1" y="2" width="3" height="4"/>
        <size key="itemSize" width="5" height="6"/>
        <point key="offset" x="7" y="8"/>
        <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
        <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
        <range key="value" location="2" length="5"/>
      </view>
      """)
    #expect(view.rect("frame") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.size("itemSize") == CGSize(width: 5, height: 6))
    #expect(view.point("offset") == CGPoint(x: 7, y: 8))
    #expect(view.edgeInsets("layoutMargins") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      view.edgeInsets("contentEdgeInsets") == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(
      view.directionalEdgeInsets("directionalLayoutMargins")
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(view.range("value") == NSRange(location: 2, length: 5))
    #expect(view.rect("bounds") == nil)
    #expect(document.reports.isEmpty)
  }

  @Test func readsText_FromAnAttributeOrAnElement() throws {
    let (label, document) = try element(
      """
      <label title="In a line">
        <string key="text">Two
      lines &amp; more</string>
        <mutableString key="placeholder"><![CDATA[a < b]]></mutableString>
        <string key="base" base64-UTF8="YES">
      EENvbnRhaW5lcg
      </string>
        <color key="textColor" red="1"/>
      </label>
      """)
    #expect(label.text("title") == "In a line")
    #expect(label.text("text") == "Two\nlines & more")
    #expect(label.text("placeholder") == "a < b")
    #expect(label.text("base") == "\u{10}Container")
    #expect(label.text("textColor") == nil)
    #expect(label.text("absent") == nil)
    #expect(document.reports.isEmpty)
  }

  @Test func findsChildren_ByKeyAndByTag() throws {
    let (view, _) = try element(
      #"<view><subviews><label id="1"/><button id="2"/><label id="3"/></subviews><view key="view" id="4"/></view>"#
    )
    #expect(view.child(key: "view")?.id == "4")
    #expect(view.members(of: "subviews").map(\.id) == ["1", "2", "3"])
    #expect(view.child(named: "subviews")?.children(named: "label").map(\.id) == ["1", "3"])
    #expect(view.members(of: "constraints").isEmpty)
    #expect(
      view.subtree.map(\.name) == ["view", "subviews", "label", "button", "label", "view"])
  }

  @Test(arguments: [
    (
      #"hidden="true""#,
      "hidden 'true' of <view> isn't YES or NO, so it counts as not given. Correct it."
    ),
    (
      #"tag="3.5""#,
      "tag '3.5' of <view> isn't a whole number, so it counts as not given. Correct it."
    ),
    (
      #"alpha="inf""#,
      "alpha 'inf' of <view> isn't a number, so it counts as not given. Correct it."
    ),
    (
      #"alpha="-1e10""#,
      """
      alpha '-1e10' of <view> isn't a number from -1e9 to 1e9, so it counts as not given. Correct it.
      """
    ),
    (
      #"alpha="a&#x9;b""#,
      "alpha 'a\tb' of <view> isn't a number, so it counts as not given. Correct it."
    ),
    (
      #"ratio="1:0""#,
      "ratio '1:0' of <view> isn't a number, or two as in 16:9, so it counts as not given. Correct it."
    ),
    (
      #"ratio="1e9:1e-9""#,
      """
      ratio '1e9:1e-9' of <view> isn't a number, or two as in 16:9, so it counts as not given. Correct it.
      """
    ),
    (
      #"mode="centre""#,
      "mode 'centre' of <view> is unknown. Did you mean 'center'?"
    ),
    (
      #"mode="x""#,
      "mode 'x' of <view> is unknown. It is one of 'center', 'left'."
    ),
  ])
  func warnsOnceWithTheLine_WhenAValueIsWrong(attribute: String, message: String) throws {
    let (view, document) = try element("\n<view \(attribute)/>")
    for _ in 1...2 {
      #expect(view.bool("hidden") == nil)
      #expect(view.integer("tag") == nil)
      #expect(view.number("alpha") == nil)
      #expect(view.ratio("ratio") == nil)
      #expect(view.choice("mode", from: ["center": 1, "left": 2]) == nil)
    }
    #expect(document.reports == ["View.xib:3: warning: \(message)"])
  }

  @Test func warns_WhenANumberOfAnElementIsWrong() throws {
    let (view, document) = try element(
      #"<view><rect key="frame" x="1" y="two" width="3" height="4"/></view>"#)
    #expect(view.rect("frame") == nil)
    #expect(
      document.reports == [
        "View.xib:2: warning: y 'two' of <rect> isn't a number, so it counts as not given. Correct it."
      ])
  }
}
