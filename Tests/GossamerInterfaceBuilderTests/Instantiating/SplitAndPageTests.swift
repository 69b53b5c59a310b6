// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerInterfaceBuilder

@Suite(.alone) @MainActor struct SplitAndPageTests {
  private func split(_ attributes: String = "", more: String = "") throws -> UIStoryboard {
    UIStoryboard(
      try .storyboard(
        """
        <scene sceneID="s"><objects><splitViewController id="split" \(attributes) sceneMemberID="viewController">
        <connections>
        <segue destination="nav" kind="relationship" relationship="masterViewController" id="r1"/>
        <segue destination="detail" kind="relationship" relationship="detailViewController" id="r2"/>
        \(more)
        </connections></splitViewController></objects></scene>
        <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController"><connections>
        <segue destination="list" kind="relationship" relationship="rootViewController" id="r3"/>
        </connections></navigationController></objects></scene>
        <scene sceneID="l"><objects><viewController id="list" title="List" sceneMemberID="viewController">
        <view key="view" id="v1"><subviews><button id="b"><rect key="frame" x="20" y="200" width="100" height="40"/>
        <state key="normal" title="Open"/>
        <connections><segue destination="other" kind="showDetail" id="s1"/></connections></button></subviews></view>
        </viewController></objects></scene>
        <scene sceneID="d"><objects><viewController id="detail" title="Detail" sceneMemberID="viewController">
        <view key="view" id="v2"/></viewController></objects></scene>
        <scene sceneID="o"><objects><viewController id="other" title="Other" sceneMemberID="viewController">
        <view key="view" id="v3"/></viewController></objects></scene>
        """, attributes: #"initialViewController="split""#))
  }

  @Test func givesASplitViewControllerItsColumns() throws {
    let storyboard = try split(#"minimumPrimaryColumnWidth="250" maximumPrimaryColumnWidth="300""#)
    let controller: UISplitViewController = try storyboard.initialViewController()
    #expect(controller.viewController(for: .primary) is UINavigationController)
    #expect(controller.viewController(for: .secondary)?.title == "Detail")
    #expect(controller.minimumPrimaryColumnWidth == 250)
    #expect(controller.maximumPrimaryColumnWidth == 300)
    let screen = Screen(controller, size: CGSize(width: 1000, height: 700))
    #expect(controller.primaryColumnWidth == 300)
    try screen.button("Open").tap()
    screen.advance(by: 1)
    #expect(controller.viewController(for: .secondary)?.title == "Other")
    #expect(try storyboard.reports() == [])
  }

  @Test func readsAThirdColumn() throws {
    let storyboard = try split(
      more:
        #"<segue destination="other" kind="relationship" relationship="supplementaryViewController" id="r9"/>"#
    )
    let controller: UISplitViewController = try storyboard.initialViewController()
    #expect(controller.style == .tripleColumn)
    #expect(controller.viewController(for: .supplementary)?.title == "Other")
    #expect(try storyboard.reports() == [])
  }

  @Test func leavesAnUnknownColumnOut() throws {
    let storyboard = try split(
      more:
        #"<segue destination="other" kind="relationship" relationship="inspectorViewController" id="r9"/>"#
    )
    #expect(
      try storyboard.reports() == [
        """
        Main.storyboard:6: error: The segue 'r9' of the kind 'relationship' leads to an unsupported column: \
        a split view has a master, a supplementary, a detail and a compact one, so it is left out. Connect it again, or delete it.
        """
      ])
  }

  @Test func readsTheOrientationOfPages() throws {
    let storyboard = UIStoryboard(
      try .storyboard(
        """
        <scene sceneID="s"><objects><pageViewController id="pages" transitionStyle="scroll" \
        navigationOrientation="vertical" pageSpacing="8" spineLocation="none" sceneMemberID="viewController"/>
        </objects></scene>
        """, attributes: #"initialViewController="pages""#))
    let pages: UIPageViewController = try storyboard.initialViewController()
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
    #expect(pages.settings.spacing == 8)
    let page = UIViewController()
    pages.setViewControllers([page], direction: .forward, animated: false)
    let screen = Screen(pages)
    #expect(page.view.frame == screen.window.bounds)
    #expect(try storyboard.reports() == [])
  }

  @Test func readsAPageControl() throws {
    let storyboard = try UIStoryboard.scene(
      """
      <view key="view" id="v"><subviews><pageControl id="p" numberOfPages="5" currentPage="3" hidesForSinglePage="YES">
      <rect key="frame" x="0.0" y="0.0" width="80" height="26"/>
      <color key="pageIndicatorTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </pageControl></subviews></view>
      """)
    let control = try #require(storyboard.view().subviews.first as? UIPageControl)
    #expect(control.numberOfPages == 5 && control.currentPage == 3 && control.hidesForSinglePage)
    #expect(control.pageIndicatorTintColor == .red)
    #expect(try storyboard.reports() == [])
  }
}
