// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

@Suite(.alone) @MainActor struct ConstraintTests {
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let constraints: String
    let frame: CGRect

    init(_ description: String, _ constraints: String, _ frame: (Double, Double, Double, Double)) {
      testDescription = description
      self.constraints = constraints
      self.frame = CGRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3)
    }
  }

  nonisolated private static let topLeft = """
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="b"/>
    """

  nonisolated private static let size = """
    <constraint firstItem="box" firstAttribute="width" constant="30" id="c"/>
    <constraint firstItem="box" firstAttribute="height" constant="40" id="d"/>
    """

  @Test(arguments: [
    Case(
      "the absent first item is the view that has the constraint",
      """
      <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="5" id="a"/>
      <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" constant="6" id="b"/>
      """ + size, (365, 754, 30, 40)),
    Case(
      "margins of a root view, and the middle",
      """
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="a"/>
      <constraint firstItem="box" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="b"/>
      """ + size, (16, 380, 30, 40)),
    Case(
      "the middle between the margins",
      """
      <constraint firstItem="box" firstAttribute="centerX" secondItem="root" secondAttribute="centerXWithinMargins" \
      id="a"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="topMargin" id="b"/>
      """ + size, (185, 0, 30, 40)),
    Case(
      "multipliers as ratios",
      topLeft + """
        <constraint firstItem="box" firstAttribute="width" secondItem="root" secondAttribute="width" \
        multiplier="1:4" id="c"/>
        <constraint firstItem="box" firstAttribute="width" secondItem="box" secondAttribute="height" \
        multiplier="2/1" id="d"/>
        """, (0, 0, 100, 50)),
    Case(
      "a multiplied position counts from the view that has the constraint",
      """
      <constraint firstItem="box" firstAttribute="centerX" secondItem="root" secondAttribute="trailing" \
      multiplier="0.25" id="a"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="bottom" \
      multiplier="0.5" constant="1" id="b"/>
      """ + size, (85, 401, 30, 40)),
    Case(
      "a relation, and a priority that gives way",
      topLeft + """
        <constraint firstItem="box" firstAttribute="width" relation="lessThanOrEqual" constant="70" id="c"/>
        <constraint firstItem="box" firstAttribute="width" constant="90" priority="600" id="e"/>
        <constraint firstItem="box" firstAttribute="height" relation="greaterThanOrEqual" constant="8" id="d"/>
        <constraint firstItem="box" firstAttribute="height" constant="1" priority="250" id="f"/>
        """, (0, 0, 70, 8)),
    Case(
      "a placeholder is left out where the application runs",
      topLeft + size + """
        <constraint firstItem="box" firstAttribute="width" constant="99" placeholder="YES" id="e"/>
        """, (0, 0, 30, 40)),
  ])
  func positionsAView_AsTheConstraintsSay(_ test: Case) throws {
    let scene = try LaidOutScene(
      """
      <subviews>\(LaidOutScene.box("box"))</subviews>
      <constraints>\(test.constraints)</constraints>
      """)
    #expect(try scene.frame("box") == test.frame)
    #expect(scene.document.reports == [])
  }

  @Test func namesTheLineOfTheDocument_WhenConstraintsConflict() throws {
    let logged = try messages {
      _ = try LaidOutScene(
        """
        <subviews>\(LaidOutScene.box("box"))</subviews>
        <constraints>
        \(Self.topLeft)
        \(Self.size)
        <constraint firstItem="box" firstAttribute="width" constant="31" id="wide"/>
        </constraints>
        """)
    }
    #expect(
      logged == [
        """
        These constraints can't hold together; at least one of them is one that you don't want:
            UIView.width == 30 (Main.storyboard:10)
            UIView.width == 31 (Main.storyboard:12)
        This one is given up, until the others leave room for it:
            UIView.width == 31 (Main.storyboard:12)
        A view that was positioned by its frame needs \
        translatesAutoresizingMaskIntoConstraints = false before it is positioned by constraints.
        """
      ])
  }

  @Test func saysOnce_ThatAConstraintCannotReachAnotherScene() throws {
    let scenes = ["one", "two"].map { id in
      """
      <scene sceneID="\(id)-scene"><objects><viewController id="\(id)" sceneMemberID="viewController">
      <view key="view" id="\(id)-view"><constraints>
      <constraint firstItem="one-view" firstAttribute="width" secondItem="two-view" secondAttribute="width" id="\(id)-c"/>
      </constraints></view></viewController></objects></scene>
      """
    }
    let document = try Document.storyboard(
      scenes[0] + scenes[1].replacing(/<constraints>[^!]*<.constraints>/, with: ""),
      attributes: #"initialViewController="one""#)
    UIStoryboard(document).instantiateInitialViewController()?.loadViewIfNeeded()
    #expect(
      document.reports == [
        """
        Main.storyboard:4: warning: The constraint 'one-c' has the secondItem 'two-view', a <view> of another \
        scene, which it can't reach. Add it again, or delete it.
        """
      ])
  }

  @Test(arguments: [
    (
      #"<constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="top" id="a"/>"#,
      "Main.storyboard:7: error: leading can't be compared with top. The constraint is left out."
    ),
    (
      #"<constraint firstItem="box" firstAttribute="leading" constant="3" id="a"/>"#,
      """
      Main.storyboard:7: error: A constraint on leading needs a second item to count from. The constraint is left \
      out.
      """
    ),
    (
      #"<constraint firstItem="box" id="a"/>"#,
      """
      Main.storyboard:7: error: The constraint has no firstAttribute, so it is left out. Delete it, or draw it again.
      """
    ),
    (
      #"<constraint firstItem="box" firstAttribute="widht" constant="3" id="a"/>"#,
      "Main.storyboard:7: warning: firstAttribute 'widht' of <constraint> is unknown. Did you mean 'width'?"
    ),
    (
      #"<constraint firstItem="controller" firstAttribute="width" constant="3" id="a"/>"#,
      """
      Main.storyboard:7: warning: The constraint is left out: its firstItem 'controller' is <viewController>, which \
      is no view and no supported layout guide.
      """
    ),
    (
      #"<constraint firstItem="box" firstAttribute="width" constant="3" priority="2000" id="a"/>"#,
      """
      Main.storyboard:7: warning: The priority 2000.0 isn't above 0 and at most 1000, so the constraint is required. \
      Correct it.
      """
    ),
  ])
  func saysWhatIsWrong_WhenAConstraintMakesNoSense(_ constraint: String, _ report: String) throws {
    let scene = try LaidOutScene(
      """
      <subviews>\(LaidOutScene.box("box"))</subviews>
      <constraints>\(constraint)</constraints>
      """)
    #expect(scene.document.reports == [report])
  }
}
