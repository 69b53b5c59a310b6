// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

@MainActor @Suite(.alone) struct ClassTests {
  @Test func hasItsSubviews_WhenAViewIsInitialised() throws {
    let storyboard = try UIStoryboard.scene(
      """
      <view key="view" id="root" customClass="CounterView">
      <subviews><label id="one"/><label id="two"/></subviews></view>
      """)
    #expect((try storyboard.view() as? CounterView)?.subviewsAtFirst == 2)
  }

  @Test(arguments: [
    ("UIStackVeiw", "UIStackView"), ("UINavigatonItem", "UINavigationItem"),
    ("UINavigationControler", "UINavigationController"), ("ReversIntention", "ReverseIntention"),
    ("DebonceIntention", "DebounceIntention"), ("ModelContaner", "ModelContainer"),
  ])
  func suggestsTheClassThatWasMeant(name: String, meant: String) {
    #expect(ClassLookup(modules: []).suggestion(for: name) == meant)
  }

  @Test func namesTheCharacter_ThatOnlyLooksLikeTheOneMeant() {
    let lookup = ClassLookup(modules: [])
    // The second letter is Cyrillic.
    #expect(
      lookup.advice(for: "R\u{435}verseIntention")
        == """
        Did you mean 'ReverseIntention'? The name in the document has the character U+0435, which that name lacks.
        """)
  }

  @Test(arguments: [
    (
      #"<view key="view" id="root" customClass="CountrView"/>"#,
      """
      Main.storyboard:4: warning: The class 'CountrView' is unknown, so UIView stands in for it. Write \
      it, at the top level of a module of the application and not private, or give \
      InterfaceBuilder.classNames["CountrView"] a class.
      """
    ),
    (
      #"<label key="view" id="root" customClass="UILabell"/>"#,
      """
      Main.storyboard:4: warning: The class 'UILabell' is unknown, so UILabel stands in for it. Did you \
      mean 'UILabel'?
      """
    ),
    (
      #"<label key="view" id="root" customClass="CounterView"/>"#,
      """
      Main.storyboard:4: error: The class 'CounterView' is no subclass of UILabel, which <label> has to \
      be, so UILabel stands in for it. Choose another class, or another object.
      """
    ),
    (
      #"<view key="view" id="root" customClass="Clerk"/>"#,
      """
      Main.storyboard:4: error: The class 'Clerk' is no subclass of UIView, which <view> has to be, so \
      UIView stands in for it. Choose another class, or another object.
      """
    ),
    (
      #"<view key="view" id="root" customClass="RefusingView"/>"#,
      """
      Main.storyboard:4: error: init(coder:) of RefusingView has given nil, so UIView stands in for it. \
      Call super.init(coder:) there.
      """
    ),
  ])
  func standsIn_ForAClassThatCantBeUsed(view: String, message: String) throws {
    #expect(try UIStoryboard.scene(view).reports() == [message])
  }

  @Test func leavesOut_ObjectsThatCantBeMade() throws {
    let storyboard = try UIStoryboard.scene(
      #"<view key="view" id="root"/>"#,
      objects: """
        <customObject id="a" customClass="CounterView"/>
        <customObject id="b" customClass="Nobody"/>
        <customObject id="c"/>
        """)
    #expect(
      try storyboard.reports() == [
        """
        Main.storyboard:6: error: The class 'CounterView' can't be made by a document, so the object is \
        left out. Let it conform to CustomObject.
        """,
        """
        Main.storyboard:7: error: The class 'Nobody' is unknown, so the object is left out. Write it, at \
        the top level of a module of the application and not private, or give \
        InterfaceBuilder.classNames["Nobody"] a class.
        """,
        """
        Main.storyboard:8: warning: The object has no class, so it is left out. Give it one in the \
        identity inspector.
        """,
      ])
  }

  @Test func usesTheClass_ThatANameIsMappedTo() throws {
    InterfaceBuilder.classNames["ABCCounter"] = CounterView.self
    defer { InterfaceBuilder.classNames["ABCCounter"] = nil }
    let storyboard = try UIStoryboard.scene(
      #"<view key="view" id="root" customClass="ABCCounter" customModule="Elsewhere"/>"#)
    #expect(try storyboard.view() is CounterView)
  }

  @Test func reportsWhatIsNotConnected_WhenTheClassIsUnknown() throws {
    let storyboard = try UIStoryboard.scene(
      """
      <view key="view" id="root" customClass="Gauge">
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="unit" value="m"/>
      </userDefinedRuntimeAttributes>
      <connections>
      <outlet property="needle" destination="root" id="c"/>
      </connections></view>
      """)
    #expect(
      try storyboard.reports().dropFirst() == [
        "Main.storyboard:6: warning: The runtime attribute 'unit' isn't set: the class 'Gauge' can't be used, as another message says.",
        "Main.storyboard:9: warning: The outlet 'needle' isn't connected: the class 'Gauge' can't be used, as another message says.",
      ])
  }
}

/// A view that can't be decoded.
final class RefusingView: UIView {
  required init?(coder: NSCoder) {
    return nil
  }
}
