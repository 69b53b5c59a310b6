// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

@Suite(.alone) @MainActor struct InstantiationTests {
  private let desk = """
    <scene sceneID="s"><objects>
      <viewController id="vc" customClass="DeskViewController" sceneMemberID="viewController">
        <view key="view" id="root">
          <rect key="frame" x="0" y="0" width="320" height="568"/>
          <subviews>
            <label text="One" id="one"/>
            <label text="Two" id="two"/>
            <textField id="field" text="Dominik"/>
            <button id="button" buttonType="system">
              <state key="normal" title="Go"/>
              <connections>
                <action selector="press:" destination="clerk" eventType="touchUpInside" id="a"/>
              </connections>
            </button>
          </subviews>
        </view>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="number">
            <integer key="value" value="7"/>
          </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        <connections>
          <outlet property="clerk" destination="clerk" id="c1"/>
          <outlet property="field" destination="field" id="c2"/>
        </connections>
      </viewController>
      <customObject id="clerk" customClass="Clerk">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="title" value="Mr"/>
        </userDefinedRuntimeAttributes>
        <connections>
          <outlet property="field" destination="field" id="c3"/>
          <outletCollection property="labels" destination="two" id="c4"/>
          <outletCollection property="labels" destination="one" id="c5"/>
        </connections>
      </customObject>
    </objects></scene>
    """

  private func controller() throws -> DeskViewController {
    try UIStoryboard(.storyboard(desk, attributes: #"initialViewController="vc""#))
      .initialViewController()
  }

  @Test func followsTheOrderOfUIKit_WhenAViewIsLoaded() throws {
    let controller = try controller()
    #expect(controller.log == ["awake with 7, no field"])
    controller.loadViewIfNeeded()
    #expect(
      controller.log.last
        == """
        loaded with a field, clerk ["title Mr", "field", "label Two", "label One", "awake"]
        """)
  }

  @Test func connectsActions_ToTheirEvents() throws {
    let controller = try controller()
    let button = try #require(controller.view.subviews.last as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(controller.clerk?.log.last == "press Go")
  }

  @Test func keepsTopLevelObjects_AsLongAsTheController() throws {
    var controller: DeskViewController? = try controller()
    weak var clerk: Clerk?
    controller?.loadViewIfNeeded()
    clerk = controller?.clerk
    controller?.clerk = nil
    #expect(clerk != nil)
    controller = nil
    #expect(clerk == nil)
  }
}
