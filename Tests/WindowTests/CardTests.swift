// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CATSPI
import Testing

extension WindowTests {
  /// A control inside another control, in the accessibility tree.
  @Suite struct CardTests {
    @Test func cardAndItsButtonAreFoundAndPressedSeparately() throws {
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

    private static let document = LiveScreen.document(
      subviews: """
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
        """,
      objects: LiveScreen.change("ReverseIntention", id: "reverse")
        + LiveScreen.change("UppercaseIntention", id: "upper"))
  }
}
