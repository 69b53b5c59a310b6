// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

/// A controller written from habit, without wires.
final class BareViewController: UIViewController {}

/// An object whose only wire is its title.
final class Porter: CustomObject {
  var title: String?

  required init() {}

  static var wires: AnyWires { Wires<Porter>().attribute("title", \.title) }
}

/// An object without any wires.
final class Stranger: CustomObject {
  required init() {}

  static var wires: AnyWires { Wires<Stranger>() }
}

@Suite(.alone) @MainActor struct MissingWiresTests {
  @Test func givesTheWholeBlockToPaste_WhenAControllerHasNoWires() throws {
    let storyboard = try UIStoryboard.scene(
      """
      <view key="view" id="root"><subviews>
      <textField id="field"/><label id="one"/><label id="two"/>
      <button id="button"><connections>
      <action selector="save:" destination="vc" eventType="touchUpInside"/>
      <action selector="cancel" destination="vc" eventType="touchUpInside"/></connections></button>
      </subviews></view>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="limit"><integer key="value" value="30"/>\
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """,
      controller: """
        <connections><outlet property="field" destination="field" id="a"/>
        <outletCollection property="labels" destination="one" id="b"/>
        <outletCollection property="labels" destination="two" id="c"/></connections>
        """, class: "BareViewController")
    #expect(
      try storyboard.reports() == [
        #"""
        Main.storyboard:11: warning: BareViewController has no wires for what this document connects and sets: \
        the outlet 'field', the outlet collection 'labels', the runtime attribute 'limit', the action 'save:' \
        and the action 'cancel'. Write them into the class:

          override class var wires: AnyWires {
            Wires<BareViewController>(super.wires)
              .attribute("limit", \.limit)
              .outlet("field", \.field)
              .outlets("labels", \.labels)
              .action("save:", BareViewController.save)
              .action("cancel", BareViewController.cancel)
          }
        """#.replacing("\\\n", with: "")
      ])
  }

  @Test(arguments: [
    (
      "Porter",
      """
      has no wires for what this document connects and sets: the outlet 'label'. Add these to its wires:

            .outlet("label", \\.label)
      """
    ),
    (
      "Stranger",
      """
      has no wires for what this document connects and sets: the outlet 'label'. Write them into the class:

        static var wires: AnyWires {
          Wires<Stranger>()
            .outlet("label", \\.label)
        }
      """
    ),
  ])
  func givesWhatIsMissing_OfAnObject(_ name: String, _ message: String) throws {
    let storyboard = try UIStoryboard.scene(
      #"<view key="view" id="root"><subviews><label id="one"/></subviews></view>"#,
      objects: """
        <customObject id="object" customClass="\(name)"><connections>
        <outlet property="label" destination="one" id="a"/></connections></customObject>
        """)
    #expect(try storyboard.reports() == ["Main.storyboard:7: warning: \(name) \(message)"])
  }
}
