// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerLive

@Suite(.alone) struct NavigationTests {
  /// A navigation controller, a screen with a button that pushes, and the screen that is pushed,
  /// which shows the name of the model.
  private static let document = Storyboards.document(
    initial: "nav",
    scenes: """
      <scene sceneID="s0"><objects>
        <navigationController id="nav" sceneMemberID="viewController">
          <connections><segue destination="first" kind="relationship" \
      relationship="rootViewController" id="r"/></connections>
        </navigationController>
      </objects></scene>
      <scene sceneID="s1"><objects>
        <viewController id="first" sceneMemberID="viewController">
          <view key="view" id="firstView">
            <rect key="frame" x="0" y="0" width="320" height="480"/>
            <subviews><button id="push">
              <rect key="frame" x="0" y="100" width="100" height="40"/>
              <state key="normal" title="Push"/>
              <connections><segue destination="second" kind="show" id="push-it"/></connections>
            </button></subviews>
          </view>
        </viewController>
      </objects></scene>
      <scene sceneID="s2"><objects>
        <viewController id="second" sceneMemberID="viewController">
          <view key="view" id="secondView">
            <rect key="frame" x="0" y="0" width="320" height="480"/>
            <subviews><label text="nobody" id="name">
              <rect key="frame" x="0" y="100" width="100" height="40"/>
            </label></subviews>
          </view>
        </viewController>
        <customObject id="container" customClass="ModelContainer"/>
        <customObject id="observe" customClass="ObserveIntention">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="sourceKeyPath" value="model.name"/>
            <userDefinedRuntimeAttribute type="string" keyPath="targetKeyPath" value="text"/>
          </userDefinedRuntimeAttributes>
          <connections>
            <outlet property="sourceObject" destination="container" id="o1"/>
            <outlet property="target" destination="name" id="o2"/>
          </connections>
        </customObject>
      </objects></scene>
      """)

  @Test func givesTheModelToTheScreenThatIsPushed_AndDrawsItsWires() async throws {
    try await TemporaryDirectory.use { directory in
      let model = try DynamicModel(json: #"{"name": "Dominik"}"#)
      let stage = try LiveStage(Self.document, in: directory, model: model, wires: true)
      let live = try #require(stage.controller.view as? LiveView)
      #expect(live.wires?.wiring.connections.map(\.name) == [])
      try Self.push(on: stage)
      #expect(stage.labels.contains("Dominik"))
      #expect(live.wires?.wiring.connections.map(\.name) == ["sourceObject", "target"])
      #expect(live.wires?.curves.compactMap(\.self).count == 2)
    }
  }

  @Test func keepsTheNavigationStack_WhenTheDocumentIsSaved() async throws {
    try await TemporaryDirectory.use { directory in
      let stage = try LiveStage(Self.document, in: directory)
      try Self.push(on: stage)
      #expect(stage.labels.contains("nobody"))
      try stage.save(Self.document.replacing("nobody", with: "anybody"))
      try await stage.wait(for: "anybody")
      let navigation = try #require(stage.controller.children.first as? UINavigationController)
      #expect(navigation.viewControllers.count == 2)
    }
  }

  private static func push(on stage: LiveStage) throws {
    let buttons = stage.window.descendants.compactMap { $0 as? UIButton }
    try #require(buttons.first { $0.title(for: .normal) == "Push" }).performPrimaryAction()
    stage.update()
  }
}
