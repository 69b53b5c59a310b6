// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerInterfaceBuilder
import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerCanvas

@Suite(.alone) @MainActor struct CanvasInsetTests {
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var device = "retina6_1"
    var tools = 21701
    /// The XML of the other scenes.
    var others = ""
    /// The XML of the controller's children.
    var contents = ""
    let top: CGFloat
    let bottom: CGFloat
  }

  nonisolated private static func navigation(
    _ attributes: String = "", bar: String = ""
  ) -> String {
    """
    <scene sceneID="n"><objects>
    <navigationController id="nav" sceneMemberID="viewController" \(attributes)>
    <navigationBar key="navigationBar" id="bar" \(bar)/><connections>
    <segue destination="it" kind="relationship" relationship="rootViewController" id="r"/>
    </connections></navigationController></objects></scene>
    """
  }

  nonisolated private static func shown(by segue: String) -> String {
    """
    <scene sceneID="o"><objects><viewController id="other" sceneMemberID="viewController">
    <connections><segue destination="it" id="r" \(segue)/></connections>
    </viewController></objects></scene>
    """
  }

  nonisolated private static let tabs = """
    <scene sceneID="t"><objects><tabBarController id="tabs" sceneMemberID="viewController"><connections>
    <segue destination="nav" kind="relationship" relationship="viewControllers" id="v"/></connections>
    </tabBarController></objects></scene>
    """

  @Test(arguments: [
    Case(testDescription: "no bars", top: 48, bottom: 34),
    Case(testDescription: "before Xcode 14", tools: 20037, top: 44, bottom: 34),
    Case(
      testDescription: "a phone with a button", device: "retina4_7", tools: 14460, top: 20,
      bottom: 0),
    Case(testDescription: "the same from Xcode 11", device: "retina4_7", top: 0, bottom: 0),
    Case(testDescription: "insets that Xcode stores twice", tools: 24506, top: 96, bottom: 68),
    Case(testDescription: "a navigation bar", others: navigation(), top: 92, bottom: 34),
    Case(
      testDescription: "a hidden bar", others: navigation(#"navigationBarHidden="YES""#), top: 48,
      bottom: 34),
    Case(
      testDescription: "an opaque bar", others: navigation(bar: #"translucent="NO""#), top: 0,
      bottom: 34),
    Case(
      testDescription: "a large title", others: navigation(bar: #"largeTitles="YES""#), top: 144,
      bottom: 34),
    Case(
      testDescription: "large titles, but not here",
      others: navigation(bar: #"largeTitles="YES""#),
      contents: #"<navigationItem key="navigationItem" largeTitleDisplayMode="never" id="i"/>"#,
      top: 92, bottom: 34),
    Case(testDescription: "tabs", others: navigation() + tabs, top: 92, bottom: 83),
    Case(
      testDescription: "a sheet", others: shown(by: #"kind="presentation""#), top: 0, bottom: 34),
    Case(
      testDescription: "presented on the full screen",
      others: shown(by: #"kind="presentation" modalPresentationStyle="fullScreen""#), top: 48,
      bottom: 34),
    Case(
      testDescription: "pushed from nowhere, in Xcode 10", device: "retina4_7", tools: 14109,
      others: shown(by: #"kind="show""#), top: 64, bottom: 0),
    Case(
      testDescription: "a simulated bar",
      contents: #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#,
      top: 92, bottom: 34),
    Case(
      testDescription: "a bar that is simulated away", others: navigation(),
      contents: #"<nil key="simulatedTopBarMetrics"/>"#, top: 48, bottom: 34),
    Case(
      testDescription: "edges that end at the bars", others: navigation(),
      contents: #"<extendedEdge key="edgesForExtendedLayout" bottom="YES"/>"#, top: 0, bottom: 34),
    Case(
      testDescription: "segues in a circle", others: shown(by: #"kind="show""#),
      contents: """
        <connections><segue destination="other" kind="show" id="q"/></connections>
        """, top: 0, bottom: 34),
  ])
  func insetsAreThoseOfTheBarsAroundTheView(_ test: Case) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(test.tools)" useSafeAreas="YES">
      <device id="\(test.device)" orientation="portrait"/><scenes>
      <scene sceneID="s"><objects><viewController id="it" sceneMemberID="viewController">
      \(test.contents)</viewController></objects></scene>\(test.others)
      </scenes></document>
      """
    let document = try Document(data: Data(text.utf8), file: "Main.storyboard")
    let controller = try #require(document.element(id: "it"))
    let insets = CanvasInsets(document).insets(inside: BarFinder(document).bars(of: controller))
    #expect(insets == UIEdgeInsets(top: test.top, left: 0, bottom: test.bottom, right: 0))
  }
}
