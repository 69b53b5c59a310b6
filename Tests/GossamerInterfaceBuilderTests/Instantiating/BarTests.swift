// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

@Suite(.alone) @MainActor struct BarTests {
  private func item(_ element: String) throws -> UIBarButtonItem {
    let storyboard = try UIStoryboard.scene(
      #"<view key="view" id="root"/>"#,
      controller: """
        <navigationItem key="navigationItem" title="Bar" id="ni">\(element)</navigationItem>
        """)
    let item = try #require(try storyboard.loaded().navigationItem.rightBarButtonItem)
    #expect(try storyboard.reports() == [])
    return item
  }

  /// The names of the system items in documents.
  nonisolated static let systemItems = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
    "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
    "pause", "rewind", "fastForward", "undo", "redo", "close",
  ]

  @Test(arguments: systemItems)
  func readsSystemItems(name: String) throws {
    let item = try item(
      #"<barButtonItem key="rightBarButtonItem" systemItem="\#(name)" id="b"/>"#)
    let systemItem = try #require(item.systemItem)
    #expect("\(systemItem)" == name)
    #expect((item.image == nil) == (UIBarButtonItem(systemItem: systemItem).image == nil))
  }

  @Test func readsTheAttributesOfAnItem() throws {
    let item = try item(
      """
      <barButtonItem key="rightBarButtonItem" title="Send" style="done" width="80" id="b">
      <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </barButtonItem>
      """)
    #expect(item.style == .prominent)
    #expect(item.width == 80)
    #expect(item.tintColor == .red)
  }

  @Test func readsAViewOfAnItem() throws {
    let item = try item(
      """
      <barButtonItem key="rightBarButtonItem" id="b">
      <view key="customView" id="cv"><rect key="frame" x="0" y="0" width="60" height="30"/>
      <subviews><label text="Inside" id="l"><rect key="frame" x="0" y="0" width="60" height="30"/>
      </label></subviews></view></barButtonItem>
      """)
    #expect(item.customView?.frame.width == 60)
    #expect((item.customView?.subviews.first as? UILabel)?.text == "Inside")
  }

  @Test func readsTitleViewAndLargeTitle() throws {
    let storyboard = try UIStoryboard.scene(
      #"<view key="view" id="root"/>"#,
      controller: """
        <navigationItem key="navigationItem" largeTitleDisplayMode="never" id="ni">
        <label key="titleView" text="Of a label" id="tv"/></navigationItem>
        """)
    let item = try storyboard.loaded().navigationItem
    #expect(item.largeTitleDisplayMode == .never)
    #expect((item.titleView as? UILabel)?.text == "Of a label")
    #expect(try storyboard.reports() == [])
  }

  @Test func readsThatABarPrefersLargeTitles() throws {
    let document = try Document.storyboard(
      """
      <scene sceneID="s"><objects>
      <navigationController id="nav" sceneMemberID="viewController">
      <navigationBar key="navigationBar" largeTitles="YES" id="bar"/></navigationController>
      </objects></scene>
      """, attributes: #"initialViewController="nav""#)
    let navigation: UINavigationController = try UIStoryboard(document).initialViewController()
    #expect(navigation.navigationBar.prefersLargeTitles)
  }
}
