// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

@Suite(.alone) @MainActor struct SizeClassVariationTests {
  private let wide = CGSize(width: 800, height: 800)
  private let narrow = CGSize(width: 400, height: 800)

  private func scene(_ constraints: String, _ variations: String = "") throws -> LaidOutScene {
    try LaidOutScene(
      """
      <subviews>\(LaidOutScene.box("box", LaidOutScene.size))</subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="top"/>
      \(constraints)
      </constraints>
      \(variations)
      """)
  }

  private func leading(_ id: String, _ constant: Int, _ contents: String = "") -> String {
    """
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
    constant="\(constant)" id="\(id)">\(contents)</constraint>
    """
  }

  @Test func hasTheConstantOfTheSizeClass_WhenTheWindowIsResized() throws {
    let scene = try scene(
      leading("near", 5, #"<variation key="widthClass=regular" constant="50"/>"#))
    #expect(try scene.frame("box").minX == 5)
    scene.resize(to: wide)
    #expect(try scene.frame("box").minX == 50)
    scene.resize(to: narrow)
    #expect(try scene.frame("box").minX == 5)
  }

  @Test func installsOtherConstraints_WhenTheWindowIsResized() throws {
    let scene = try scene(
      leading("near", 5) + leading("far", 60),
      """
      <variation key="default"><mask key="constraints"><exclude reference="far"/></mask></variation>
      <variation key="heightClass=regular-widthClass=regular"><mask key="constraints">\
      <exclude reference="near"/><include reference="far"/></mask></variation>
      """)
    #expect(try scene.frame("box").minX == 5)
    scene.resize(to: wide)
    #expect(try scene.frame("box").minX == 60)
    scene.resize(to: CGSize(width: 800, height: 400))
    #expect(try scene.frame("box").minX == 5)
  }

  @Test func removesASubview_WhereItIsNotInstalled() throws {
    let scene = try scene(
      leading("near", 5),
      """
      <variation key="widthClass=regular"><mask key="subviews"><exclude reference="box"/></mask></variation>
      """)
    let (root, box) = (try scene.view("root"), try scene.view("box"))
    #expect(root.subviews == [box])
    scene.resize(to: wide)
    #expect(root.subviews == [])
    scene.resize(to: narrow)
    #expect(root.subviews == [box])
    #expect(try scene.frame("box") == CGRect(x: 5, y: 0, width: 30, height: 40))
    #expect(scene.document.reports == [])
  }

  @Test func leavesWhatTheApplicationHasSet_WhenNothingVaries() throws {
    let scene = try scene(
      leading("near", 5, #"<variation key="heightClass=compact" constant="50"/>"#))
    let constraint = try #require(scene.object("near") as? NSLayoutConstraint)
    constraint.constant = 7
    scene.resize(to: wide)
    #expect(try scene.frame("box").minX == 7)
  }

  @Test func variesTheLookOfAView() throws {
    let scene = try LaidOutScene(
      """
      <subviews>
      <label hidden="YES" id="label"><rect key="frame" x="0.0" y="0.0" width="40" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <variation key="widthClass=regular" hidden="NO" text="wide">\
      <fontDescription key="fontDescription" type="system" pointSize="30"/></variation></label>
      <stackView id="stack"><rect key="frame" x="0.0" y="0.0" width="40" height="20"/>
      <variation key="widthClass=regular" axis="vertical" spacing="4"/></stackView>
      </subviews>
      """)
    let label = try #require(scene.view("label") as? UILabel)
    let stack = try #require(scene.view("stack") as? UIStackView)
    #expect((label.isHidden, label.font.pointSize, stack.axis) == (true, 17, .horizontal))
    scene.resize(to: wide)
    #expect((label.isHidden, label.font.pointSize, stack.axis) == (false, 30, .vertical))
    #expect(stack.spacing == 4)
    scene.resize(to: narrow)
    #expect((label.isHidden, label.font.pointSize, stack.axis) == (true, 17, .horizontal))
    #expect(
      scene.document.reports == [
        """
        Main.storyboard:7: warning: The variation of 'text' by size class isn't supported, so it is the same in all. \
        Set it in traitCollectionDidChange(_:).
        """
      ])
  }
}
