// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CATSPI
import Testing

extension WindowTests {
  /// Tables and pages of documents, in a window.
  @Suite struct DocumentTableTests {
    @Test func followsTheSegueOfARow_ByPointerAndByKeyboard() throws {
      try LiveScreen.open(document: Self.document) { screen in
        let program = screen.program
        _ = try program.node("list item", named: "Street")
        try Screenshot.take("document-table")
        try program.click(program.node("list item", named: "More"))
        _ = try program.node("label", named: "There is no more")
        try program.hands.press("alt+Left")
        let city = try program.node("list item", named: "City")
        try program.click(city)
        try program.hands.press("Down", "Return")
        _ = try program.node("label", named: "There is no more")
      }
    }

    @Test func turnsPages_ByPointerWheelKeyboardAndButtons() throws {
      try RunningShowcase.open("Desk", arguments: ["tour"]) { tour in
        _ = try tour.node("label", named: "Welcome")
        let size = try tour.hands.size
        try tour.hands.drag(
          fromX: size.width * 7 / 8, y: size.height / 3, right: -size.width * 3 / 4, down: 0)
        _ = try tour.node("spin button", named: "Page 2 of 3")
        try Screenshot.take("tour")
        try tour.hands.turnWheel(1, x: size.width / 2, y: size.height / 2)
        _ = try tour.node("spin button", named: "Page 3 of 3")
        try tour.hands.press("Page_Up")
        _ = try tour.node("spin button", named: "Page 2 of 3")
        try tour.node("push button", named: "Next Page").press()
        _ = try tour.node("spin button", named: "Page 3 of 3")
        try tour.click(tour.node("push button", named: "Begin"))
        _ = try tour.node("heading", named: "To-do")
      }
    }

    private static func cell(_ id: String, _ text: String, _ more: String = "") -> String {
      """
      <tableViewCell id="\(id)" textLabel="\(id)-text" style="IBUITableViewCellStyleDefault">
      <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-content">
      <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
      <subviews><label text="\(text)" id="\(id)-text"><rect key="frame" x="16" y="0.0" width="361" height="44"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
      </tableViewCellContentView>\(more)</tableViewCell>
      """
    }

    private static let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      useAutolayout="YES" initialViewController="nav"><scenes>
      <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
      <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="l"><objects><tableViewController id="list" title="Address" sceneMemberID="viewController">
      <tableView key="view" style="insetGrouped" dataMode="static" rowHeight="-1" id="table">
      <rect key="frame" x="0.0" y="0.0" width="393" height="700"/>
      <sections><tableViewSection headerTitle="Home" footerTitle="Where you live" id="s1"><cells>
      \(cell("street", "Street"))\(cell("city", "City"))
      </cells></tableViewSection><tableViewSection id="s2"><cells>
      \(cell("more", "More", #"<connections><segue destination="detail" kind="show" id="s"/></connections>"#))
      </cells></tableViewSection></sections>
      </tableView></tableViewController></objects></scene>
      <scene sceneID="d"><objects><viewController id="detail" title="More" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="700"/>
      <subviews><label text="There is no more" id="label"><rect key="frame" x="40" y="200" width="300" height="40"/>
      </label></subviews></view></viewController></objects></scene>
      </scenes></document>
      """
  }
}
