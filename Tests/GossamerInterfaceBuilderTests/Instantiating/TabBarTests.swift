// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

@Suite(.alone) @MainActor struct TabBarTests {
  private func storyboard(_ item: String, bar: String = "") throws -> UIStoryboard {
    UIStoryboard(
      try .storyboard(
        """
        <scene sceneID="t"><objects>
        <tabBarController id="tabs" sceneMemberID="viewController">
        <tabBar key="tabBar" contentMode="scaleToFill" id="bar">\(bar)</tabBar>
        <connections>
        <segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="two" kind="relationship" relationship="viewControllers" id="r2"/>
        </connections></tabBarController></objects></scene>
        <scene sceneID="n"><objects>
        <navigationController id="nav" sceneMemberID="viewController">
        <tabBarItem key="tabBarItem" systemItem="search" id="i1"/>
        <connections>
        <segue destination="one" kind="relationship" relationship="rootViewController" id="r"/>
        </connections></navigationController></objects></scene>
        <scene sceneID="s1"><objects>
        <viewController id="one" title="One" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="s2"><objects>
        <viewController id="two" title="Two" sceneMemberID="viewController">
        \(item)</viewController></objects></scene>
        """, attributes: #"initialViewController="tabs""#))
  }

  @Test func givesATabBarControllerItsScreens_InOrder() throws {
    let storyboard = try storyboard(
      """
      <tabBarItem key="tabBarItem" tag="7" title="Mail" badgeValue="3" id="i2">
      <color key="badgeColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </tabBarItem>
      """,
      bar: """
        <color key="unselectedItemTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        """)
    let tabs = try #require(storyboard.loaded() as? UITabBarController)
    #expect(try storyboard.reports() == [])
    let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect(stack.viewControllers.map(\.title) == ["One"])
    #expect(tabs.tabBar.items?.map(\.title) == ["Search", "Mail"])
    let item = try #require(tabs.tabBar.items?.last)
    #expect(item.tag == 7 && item.badgeValue == "3" && item.badgeColor == .red)
    #expect(tabs.tabBar.unselectedItemTintColor == .red)
    #expect(tabs.viewControllers?.allSatisfy { !$0.isViewLoaded } == true)
  }

  @Test func anUnknownSystemItemIsCalledSo_AndReported() throws {
    let storyboard = try storyboard(
      #"<tabBarItem key="tabBarItem" systemItem="inbox" id="i2"/>"#)
    let tabs = try #require(storyboard.loaded() as? UITabBarController)
    #expect(tabs.tabBar.items?.last?.title == "Inbox")
    _ = tabs.viewControllers?.last?.view
    #expect(
      try storyboard.load().document.reports.contains {
        $0.contains("The system item 'inbox' isn't supported")
      })
  }
}
