// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

@Suite(.alone) @MainActor struct GuideTests {
  private let box = LaidOutScene.box("box")

  private func constraints(top: String, bottom: String) -> String {
    """
    <constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
    <constraint firstItem="box" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="b"/>
    <constraint firstItem="box" firstAttribute="top" \(top) id="c"/>
    <constraint firstItem="box" firstAttribute="bottom" \(bottom) id="d"/>
    </constraints>
    """
  }

  @Test func keepsToTheSafeArea_WhenTheGuideIsIt() throws {
    let scene = try LaidOutScene(
      "<subviews>\(box)</subviews>"
        + constraints(
          top: #"secondItem="safe" secondAttribute="top""#,
          bottom: #"secondItem="safe" secondAttribute="bottom""#)
        + #"<viewLayoutGuide key="safeArea" id="safe"/>"#)
    #expect(try scene.frame("box") == CGRect(x: 0, y: 0, width: 400, height: 800))
    scene.window.hostSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    #expect(try scene.frame("box") == CGRect(x: 0, y: 44, width: 400, height: 722))
  }

  @Test(arguments: ["keyboardLayoutGuide", "viewLayoutGuide"])
  func endsAtTheSafeArea_WhereAKeyboardWouldBegin(element: String) throws {
    let scene = try LaidOutScene(
      "<subviews>\(box)</subviews>"
        + constraints(
          top: #"secondItem="root" secondAttribute="top""#,
          bottom: #"secondItem="keyboard" secondAttribute="top""#)
        + #"<\#(element) key="keyboard" id="keyboard"/>"#)
    scene.window.hostSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    #expect(try scene.frame("box") == CGRect(x: 0, y: 0, width: 400, height: 766))
  }

  @Test func keepsToTheGuidesOfTheController_WhereThereAreNoSafeAreas() throws {
    let scene = try LaidOutScene(
      "<subviews>\(box)</subviews>"
        + constraints(
          top: #"secondItem="upper" secondAttribute="bottom" constant="5""#,
          bottom: #"secondItem="lower" secondAttribute="top""#),
      guides: """
        <layoutGuides><viewControllerLayoutGuide type="top" id="upper"/>\
        <viewControllerLayoutGuide type="bottom" id="lower"/></layoutGuides>
        """)
    scene.window.hostSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 49, right: 0)
    #expect(try scene.frame("box") == CGRect(x: 0, y: 25, width: 400, height: 726))
  }

  @Test func sizesTheContent_WhenTheGuideIsThatOfAScrollView() throws {
    let scroll = """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
      <rect key="frame" x="0.0" y="0.0" width="400" height="800"/>
      <subviews>\(LaidOutScene.box("box"))</subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="e"/>
      <constraint firstItem="box" firstAttribute="trailing" secondItem="content" secondAttribute="trailing" id="f"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" id="g"/>
      <constraint firstItem="box" firstAttribute="bottom" secondItem="content" secondAttribute="bottom" id="h"/>
      <constraint firstItem="box" firstAttribute="width" secondItem="frame" secondAttribute="width" id="i"/>
      <constraint firstItem="box" firstAttribute="height" constant="1234" id="j"/>
      </constraints>
      <viewLayoutGuide key="contentLayoutGuide" id="content"/><viewLayoutGuide key="frameLayoutGuide" id="frame"/>
      </scrollView>
      """
    let scene = try LaidOutScene(
      "<subviews>\(scroll)</subviews>"
        + constraints(
          top: #"secondItem="root" secondAttribute="top""#,
          bottom: #"secondItem="root" secondAttribute="bottom""#
        ).replacingOccurrences(of: #"firstItem="box""#, with: #"firstItem="scroll""#))
    #expect(try scene.frame("box") == CGRect(x: 0, y: 0, width: 400, height: 1234))
    let scrollView = try #require(scene.view("scroll") as? UIScrollView)
    #expect(scrollView.contentSize == CGSize(width: 400, height: 1234))
  }

  @Test func followsTheSuperview_WhenTheFrameIsFixed() throws {
    let scene = try LaidOutScene(
      """
      <subviews>
      <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="fixed">
      <rect key="frame" x="10" y="20" width="30" height="40"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" heightSizable="YES"/></view>
      </subviews>
      """)
    scene.resize(to: CGSize(width: 500, height: 900))
    #expect(try scene.frame("fixed") == CGRect(x: 110, y: 20, width: 30, height: 140))
  }

  @Test func readsThePriorities_OfTheIntrinsicSize() throws {
    let scene = try LaidOutScene(
      """
      <subviews><label horizontalHuggingPriority="251" verticalCompressionResistancePriority="2" id="label">
      <rect key="frame" x="0.0" y="0.0" width="40" height="20"/></label></subviews>
      """)
    let label = try scene.view("label")
    #expect(label.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
    #expect(label.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(label.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(label.contentCompressionResistancePriority(for: .vertical) == UILayoutPriority(2))
  }
}
