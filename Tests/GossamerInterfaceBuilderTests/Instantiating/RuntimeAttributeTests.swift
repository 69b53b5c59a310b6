// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

/// A view with a property of each type that a runtime attribute may have.
final class DialView: UIView {
  var name: String? = "before"
  var isRound = false
  var number = 0.5
  var whole = 1
  var point = CGPoint.zero
  var size = CGSize.zero
  var rect = CGRect.zero
  var range = NSRange(location: 0, length: 0)
  var color: UIColor?

  override class var wires: AnyWires {
    Wires<DialView>(super.wires)
      .attribute("name", \.name).attribute("isRound", \.isRound).attribute("number", \.number)
      .attribute("whole", \.whole).attribute("point", \.point).attribute("size", \.size)
      .attribute("rect", \.rect).attribute("range", \.range).attribute("color", \.color)
  }
}

@Suite(.alone) @MainActor struct RuntimeAttributeTests {
  private func storyboard(_ attributes: String) throws -> UIStoryboard {
    try UIStoryboard.scene(
      """
      <view key="view" id="root" customClass="DialView"><userDefinedRuntimeAttributes>
      \(attributes)
      </userDefinedRuntimeAttributes></view>
      """)
  }

  @Test func setsAValueOfEachType() throws {
    let storyboard = try storyboard(
      """
      <userDefinedRuntimeAttribute type="nil" keyPath="name"/>
      <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
      <userDefinedRuntimeAttribute type="number" keyPath="number"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="whole"><integer key="value" value="7"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="point" keyPath="point"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="size" keyPath="size"><size key="value" width="3" height="4"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="rect" keyPath="rect"><rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="range" keyPath="range"><range key="value" location="5" length="6"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="color" keyPath="color"><color key="value" systemColor="systemRedColor"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="9"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel"><string key="value">Two
      lines</string></userDefinedRuntimeAttribute>
      """)
    let dial = try #require(try storyboard.view() as? DialView)
    #expect(try storyboard.reports() == [])
    #expect(dial.name == nil)
    #expect(dial.isRound)
    #expect(dial.number == 2.5)
    #expect(dial.whole == 7)
    #expect(dial.point == CGPoint(x: 1, y: 2))
    #expect(dial.size == CGSize(width: 3, height: 4))
    #expect(dial.rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(dial.range == NSRange(location: 5, length: 6))
    #expect(dial.color == .systemRed)
    #expect(dial.layer.cornerRadius == 9)
    #expect(dial.accessibilityLabel == "Two\nlines")
  }

  @Test(arguments: [
    (
      #"<userDefinedRuntimeAttribute type="string" keyPath="whole" value="many"/>"#,
      """
      The runtime attribute 'whole' isn't set: 'whole' of DialView is of type Int, which the string \
      'many' can't become. Give it a value of that type.
      """
    ),
    (
      #"<userDefinedRuntimeAttribute type="string" keyPath="colour" value="red"/>"#,
      """
      The runtime attribute 'colour' isn't set: DialView has no wire 'colour'. Did you mean 'color'?
      """
    ),
    (
      #"<userDefinedRuntimeAttribute type="string" keyPath="name.first" value="A"/>"#,
      """
      The runtime attribute 'name.first' isn't set: the key path 'name.first' goes too far: 'name' is of \
      type String, which has no keys. Let the key path end there, or make the class Wirable.
      """
    ),
    (
      #"<userDefinedRuntimeAttribute type="string" keyPath="" value="A"/>"#,
      "The runtime attribute has no key path, so it is left out. Give it one, or delete it."
    ),
    (
      #"<userDefinedRuntimeAttribute type="strnig" keyPath="name" value="A"/>"#,
      """
      The type 'strnig' of a runtime attribute is unknown, so the attribute isn't set. It is one of \
      boolean, color, image, localizedString, nil, number, point, range, rect, size, string.
      """
    ),
    (
      #"<userDefinedRuntimeAttribute type="size" keyPath="size" value="3"/>"#,
      """
      The runtime attribute 'size' of type 'size' has no value of that type, so it isn't set. Give it \
      one.
      """
    ),
    (
      #"<userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="maybe"/>"#,
      """
      value 'maybe' of <userDefinedRuntimeAttribute> isn't YES or NO, so it counts as not given. Correct \
      it.
      """
    ),
    (
      #"<userDefinedRuntimeAttribute type="image" keyPath="color" value="gone"/>"#,
      """
      The image 'gone' isn't among the resources, so it is left out. Put the file into them, beside the \
      document.
      """
    ),
    (
      #"<userDefinedRuntimeAttribute type="number" keyPath="number" value="5000000000"/>"#,
      """
      value '5000000000' of <userDefinedRuntimeAttribute> isn't a number from -1e9 to 1e9, so it counts \
      as not given. Correct it.
      """
    ),
    (
      #"<userDefinedRuntimeAttribute type="number" keyPath="number" value="99999999999999999999"/>"#,
      """
      value '99999999999999999999' of <userDefinedRuntimeAttribute> isn't a number from -1e9 to 1e9, so \
      it counts as not given. Correct it.
      """
    ),
    (
      #"<userDefinedRuntimeAttribute type="number" keyPath="whole"><integer key="value" value="3.5"/></userDefinedRuntimeAttribute>"#,
      "value '3.5' of <integer> isn't a whole number, so it counts as not given. Correct it."
    ),
    (
      #"<userDefinedRuntimeAttribute type="nil" keyPath="whole"/>"#,
      """
      The runtime attribute 'whole' isn't set: 'whole' of DialView is of type Int, which can't be nil. Give it a value.
      """
    ),
  ])
  func saysWhatIsWrong_WithAnAttribute(attribute: String, message: String) throws {
    let reports = try storyboard(attribute).reports()
    #expect(reports == ["Main.storyboard:5: warning: \(message)"])
  }
}
