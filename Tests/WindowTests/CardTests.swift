// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CATSPI
import Testing

extension WindowTests {
  /// A control with another one inside of it, as a screen reader meets it.
  @Suite struct CardTests {
    @Test func bothTheCardAndItsButton_AreFoundAndPressed() throws {
      try LiveScreen.open(document: Self.document) { screen in
        let program = screen.program
        let card = try program.node("push button", named: "Groceries")
        let button = try #require(card.first("push button", named: "Shout"), "\(card.tree)")
        #expect(card.first("label", named: "Groceries") != nil)
        try program.expect(screen.result, shows: "Dominik")
        try button.press()
        try program.expect(screen.result, shows: "DOMINIK")
        try card.press()
        try program.expect(screen.result, shows: "KINIMOD")
        try program.click(button)
        try program.click(card)
        try program.expect(screen.result, shows: "DOMINIK")
        let off = try #require(card.first("push button", named: "Off"), "\(card.tree)")
        try program.expect(off, hasNot: ATSPI_STATE_SENSITIVE)
        #expect(card.has(ATSPI_STATE_SENSITIVE))
      }
    }

    private static let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="vc">
        <scenes><scene sceneID="scene"><objects>
          <viewController id="vc" sceneMemberID="viewController">
            <view key="view" id="root">
              <rect key="frame" x="0" y="0" width="320" height="300"/>
              <subviews>
                <view customClass="UIControl" fixedFrame="YES" id="card">
                  <rect key="frame" x="20" y="20" width="280" height="100"/>
                  <subviews>
                    <label text="Groceries" fixedFrame="YES" id="title">
                      <rect key="frame" x="10" y="10" width="100" height="24"/>
                    </label>
                    <button fixedFrame="YES" buttonType="system" id="shout">
                      <rect key="frame" x="200" y="5" width="70" height="30"/>
                      <state key="normal" title="Shout"/>
                      <connections>
                        <action selector="capitalize:" destination="upper" eventType="touchUpInside" id="c1"/>
                      </connections>
                    </button>
                    <button fixedFrame="YES" enabled="NO" buttonType="system" id="off">
                      <rect key="frame" x="200" y="65" width="70" height="30"/>
                      <state key="normal" title="Off"/>
                    </button>
                  </subviews>
                  <connections>
                    <action selector="reverse:" destination="reverse" eventType="touchUpInside" id="c2"/>
                  </connections>
                </view>
                <textField fixedFrame="YES" id="field">
                  <rect key="frame" x="20" y="200" width="280" height="34"/>
                </textField>
                <label text="" fixedFrame="YES" id="label">
                  <rect key="frame" x="20" y="160" width="280" height="24"/>
                  <accessibility key="accessibilityConfiguration" label="Result"/>
                </label>
              </subviews>
            </view>
          </viewController>
          \(change("ReverseIntention", id: "reverse"))
          \(change("UppercaseIntention", id: "upper"))
          \(observation(id: "toField", target: "field"))
          \(observation(id: "toLabel", target: "label"))
          <customObject id="container" customClass="ModelContainer"/>
        </objects></scene></scenes>
      </document>
      """

    private static func observation(id: String, target: String) -> String {
      """
      <customObject id="\(id)" customClass="ObserveIntention">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="sourceKeyPath" value="model.name"/>
          <userDefinedRuntimeAttribute type="string" keyPath="targetKeyPath" value="text"/>
        </userDefinedRuntimeAttributes>
        <connections>
          <outlet property="sourceObject" destination="container" id="\(id)-1"/>
          <outlet property="target" destination="\(target)" id="\(id)-2"/>
        </connections>
      </customObject>
      """
    }

    private static func change(_ className: String, id: String) -> String {
      """
      <customObject id="\(id)" customClass="\(className)">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="modelKeyPath" value="name"/>
        </userDefinedRuntimeAttributes>
        <connections>
          <outlet property="modelContainer" destination="container" id="\(id)-1"/>
          <outlet property="textField" destination="field" id="\(id)-2"/>
        </connections>
      </customObject>
      """
    }
  }
}
