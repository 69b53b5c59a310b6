// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

@Suite(.alone) @MainActor struct ConnectionMessageTests {
  struct Case: CustomTestStringConvertible {
    let connection: String
    let message: String
    var testDescription: String { connection }
  }

  @Test(arguments: [
    Case(
      connection: #"<outlet property="feild" destination="field" id="c"/>"#,
      message:
        "The outlet 'feild' isn't connected: Clerk has no wire 'feild'. Did you mean 'field'?"
    ),
    Case(
      connection: #"<outlet property="field" destination="one" id="c"/>"#,
      message: """
        The outlet 'field' isn't connected: 'field' of Clerk is of type UITextField, which a UILabel \
        can't become. Give it a value of that type.
        """),
    Case(
      connection: #"<outlet property="labels" destination="one" id="c"/>"#,
      message: """
        The outlet 'labels' isn't connected: it is an outlet collection of Clerk. Connect it as one.
        """),
    Case(
      connection: #"<outletCollection property="field" destination="field" id="c"/>"#,
      message: """
        The outlet 'field' isn't connected: it is no outlet collection of Clerk. Connect it as an \
        outlet.
        """),
    Case(
      connection: #"<outletCollection property="labels" destination="field" id="c"/>"#,
      message: """
        The outlet 'labels' isn't connected: 'labels' of Clerk is of type UILabel, which a \
        UITextField can't become. Give it a value of that type.
        """),
    Case(
      connection: #"<outlet property="field" destination="map" id="c"/>"#,
      message: "The outlet 'field' isn't connected: <mapView> isn't supported."),
    Case(
      connection:
        #"<action selector="press:" destination="clerk" eventType="touchUpInside" id="c"/>"#,
      message: "The action 'press:' isn't connected: Clerk is no UIControl, so it sends no actions."
    ),
  ])
  func saysWhatIsWrong_WithAConnectionOfAnObject(case: Case) throws {
    let storyboard = try UIStoryboard.scene(
      """
      <view key="view" id="root"><subviews><label text="One" id="one"/><textField id="field"/>
      <mapView id="map"/></subviews></view>
      """,
      objects: """
        <customObject id="clerk" customClass="Clerk"><connections>
        \(`case`.connection)</connections></customObject>
        """)
    #expect(
      try storyboard.reports() == [
        "Main.storyboard:5: warning: <mapView> isn't supported, so a simpler view stands in for it.",
        "Main.storyboard:8: warning: \(`case`.message)",
      ])
  }

  @Test(arguments: [
    Case(
      connection: #"<action selector="prss:" destination="clerk" eventType="touchUpInside"/>"#,
      message: """
        The action 'prss:' isn't connected: Clerk has no wire for this action. Did you mean 'press:'?
        """),
    Case(
      connection: #"<action selector="press:" destination="one" eventType="touchUpInside"/>"#,
      message: """
        The action 'press:' isn't connected: UILabel has no wire for this action. Give the object a \
        class of its own that has one, in the identity inspector.
        """),
    Case(
      connection: #"<action selector="press:" destination="clerk" eventType="touchUpInsid"/>"#,
      message: """
        The action 'press:' isn't connected: no control sends the event 'touchUpInsid'. Did you mean \
        'touchUpInside'?
        """),
    Case(
      connection: """
        <action selector="press:" destination="clerk" eventType="menuActionTriggered"/>
        """,
      message: """
        The action 'press:' isn't connected: the event 'menuActionTriggered' isn't supported. Choose \
        another, such as 'touchUpInside'.
        """),
  ])
  func saysWhatIsWrong_WithAnAction(case: Case) throws {
    let storyboard = try UIStoryboard.scene(
      """
      <view key="view" id="root"><subviews><label text="One" id="one"/>
      <button id="button"><connections>
      \(`case`.connection)</connections></button></subviews></view>
      """, objects: #"<customObject id="clerk" customClass="Clerk"/>"#)
    #expect(try storyboard.reports() == ["Main.storyboard:6: warning: \(`case`.message)"])
  }

  @Test func sendsAlongTheResponderChain_WhenTheTargetIsTheFirstResponder() throws {
    let storyboard = try UIStoryboard.scene(
      """
      <view key="view" id="root" customClass="CounterView"><subviews><button id="button">
      <connections><action selector="count:" destination="first" eventType="touchUpInside" id="a"/>
      </connections></button></subviews></view>
      """,
      objects: #"<placeholder placeholderIdentifier="IBFirstResponder" id="first"/>"#)
    let view = try #require(try storyboard.view() as? CounterView)
    (view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(view.count == 1)
    #expect(try storyboard.reports() == [])
  }
}
