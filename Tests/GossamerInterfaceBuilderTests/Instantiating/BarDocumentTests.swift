// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

/// Toolbars, search bars, date pickers and popovers in documents.
@Suite(.alone) @MainActor struct BarDocumentTests {
  private static let red =
    #"red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#

  @Test func readsAToolbarWithItsItems() throws {
    let storyboard = try UIStoryboard.scene(
      """
      <view key="view" id="root"><subviews>
      <toolbar barStyle="black" id="bar"><rect key="frame" x="0" y="0" width="300" height="44"/>
      <items><barButtonItem title="One" id="a"/><barButtonItem systemItem="flexibleSpace" id="b"/>
      <barButtonItem systemItem="trash" id="c"/></items>
      <color key="barTintColor" \(Self.red)/></toolbar>
      </subviews></view>
      """)
    let bar = try #require(try storyboard.view().subviews.first as? UIToolbar)
    #expect(bar.items?.map(\.title) == ["One", nil, "Delete"])
    #expect(bar.barTintColor == .red && bar.barStyle == .black)
    #expect(try storyboard.reports() == [])
  }

  @Test func readsTheToolbarOfANavigationController_AndItsScreens() throws {
    let storyboard = UIStoryboard(
      try .storyboard(
        """
        <scene sceneID="n"><objects><navigationController toolbarHidden="NO" hidesBarsOnTap="YES" id="nav" sceneMemberID="viewController">
        <navigationBar key="navigationBar" largeTitles="YES" id="bar">
        <color key="barTintColor" \(Self.red)/>
        <textAttributes key="titleTextAttributes"><color key="textColor" \(Self.red)/></textAttributes>
        <navigationBarAppearance key="standardAppearance"><color key="backgroundColor" \(Self.red)/></navigationBarAppearance>
        </navigationBar>
        <toolbar key="toolbar" id="tool"><color key="tintColor" \(Self.red)/></toolbar>
        <connections><segue destination="one" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="s1"><objects>
        <viewController hidesBottomBarWhenPushed="YES" id="one" sceneMemberID="viewController">
        <toolbarItems><barButtonItem title="Edit" id="e"/></toolbarItems>
        <view key="view" id="v1"/></viewController></objects></scene>
        """, attributes: #"initialViewController="nav""#))
    let stack = try #require(try storyboard.loaded() as? UINavigationController)
    let screen = try #require(stack.topViewController)
    #expect(!stack.isToolbarHidden && stack.hidesBarsOnTap && screen.hidesBottomBarWhenPushed)
    #expect(stack.toolbar?.items?.map(\.title) == ["Edit"] && stack.toolbar?.tintColor == .red)
    let bar = stack.navigationBar
    #expect(bar.prefersLargeTitles && bar.barTintColor == .red)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
    #expect(bar.standardAppearance.backgroundColor == .red)
  }

  @Test func readsASearchBar() throws {
    let storyboard = try UIStoryboard.scene(
      """
      <view key="view" id="root"><subviews>
      <searchBar text="abc" placeholder="Find" prompt="Notes" showsCancelButton="YES" showsScopeBar="YES" searchBarStyle="minimal" id="bar">
      <rect key="frame" x="0" y="0" width="300" height="56"/>
      <textInputTraits key="textInputTraits" autocorrectionType="no"/>
      <scopeButtonTitles><string>All</string><string>Mine</string></scopeButtonTitles>
      </searchBar></subviews></view>
      """)
    let bar = try #require(try storyboard.view().subviews.first as? UISearchBar)
    #expect(bar.text == "abc" && bar.placeholder == "Find" && bar.prompt == "Notes")
    #expect(bar.showsCancelButton && bar.showsScopeBar && bar.searchBarStyle == .minimal)
    #expect(bar.scopeButtonTitles == ["All", "Mine"])
    #expect(bar.autocorrectionType == .no && bar.returnKeyType == .search)
    #expect(try storyboard.reports() == [])
  }

  @Test func aSearchBarIsTheHeaderOfATable() throws {
    let storyboard = try UIStoryboard.scene(
      """
      <tableView key="view" id="root"><searchBar key="tableHeaderView" id="bar">
      <rect key="frame" x="0" y="0" width="300" height="44"/></searchBar></tableView>
      """)
    let table = try #require(try storyboard.view() as? UITableView)
    #expect(table.tableHeaderView is UISearchBar)
  }

  @Test func readsADatePicker() throws {
    let storyboard = try UIStoryboard.scene(
      """
      <view key="view" id="root"><subviews>
      <datePicker datePickerMode="date" style="wheels" minuteInterval="5" useCurrentDate="NO" id="p">
      <rect key="frame" x="0" y="0" width="300" height="216"/>
      <date key="date" timeIntervalSinceReferenceDate="578698890.5"/>
      <date key="minimumDate" timeIntervalSinceReferenceDate="0"/>
      <locale key="locale" localeIdentifier="de_DE"/>
      </datePicker></subviews></view>
      """)
    let picker = try #require(try storyboard.view().subviews.first as? UIDatePicker)
    #expect(picker.datePickerMode == .date && picker.datePickerStyle == .wheels)
    #expect(picker.minuteInterval == 5 && picker.locale?.identifier == "de_DE")
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 578_698_890.5))
    #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 0))
    #expect(try storyboard.reports() == [])
  }

  @Test(
    arguments: [
      (#"popoverAnchorView="anchor""#, true), (#"popoverAnchorBarButtonItem="item""#, false),
      ("", nil),
    ] as [(String, Bool?)])
  func aPopoverSegueHasItsAnchor(attributes: String, isView: Bool?) throws {
    let storyboard = UIStoryboard(
      try .storyboard(
        """
        <scene sceneID="s1"><objects>
        <viewController id="one" sceneMemberID="viewController"><view key="view" id="v1"><subviews>
        <button id="go"><rect key="frame" x="0" y="0" width="50" height="50"/><connections>
        <segue destination="two" kind="popoverPresentation" \(attributes) id="s">
        <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/></segue>
        </connections></button>
        <view id="anchor"><rect key="frame" x="0" y="0" width="50" height="50"/></view>
        </subviews></view>
        <navigationItem key="navigationItem" id="ni"><barButtonItem key="rightBarButtonItem" title="More" id="item"/></navigationItem>
        </viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="two" sceneMemberID="viewController">
        <view key="view" id="v2"/><size key="preferredContentSize" width="200" height="100"/>
        </viewController></objects></scene>
        """, attributes: #"initialViewController="one""#))
    let one = try storyboard.loaded()
    let button = try #require(one.view.subviews.first as? UIButton)
    let template = try #require(one.segueTemplates.first)
    let two = try #require(template.segue(from: one, sender: button)?.destination)
    let popover = try #require(two.popoverPresentationController)
    #expect(popover.permittedArrowDirections == [.up, .left])
    switch isView {
    case true?: #expect(popover.sourceView === one.view.subviews.last)
    case false?: #expect(popover.barButtonItem === one.navigationItem.rightBarButtonItem)
    case nil: #expect(popover.sourceView === button)
    }
  }

  @Test func readsTheBackgroundImageOfAButton() throws {
    let storyboard = try UIStoryboard.scene(
      """
      <view key="view" id="root"><subviews><button adjustsImageWhenHighlighted="NO" id="b">
      <rect key="frame" x="0" y="0" width="50" height="50"/>
      <state key="normal" backgroundImage="star" catalog="system"/></button></subviews></view>
      """)
    let button = try #require(try storyboard.view().subviews.first as? UIButton)
    #expect(!button.adjustsImageWhenHighlighted)
  }

  @Test func readsANavigationBarWithItsItem() throws {
    let storyboard = try UIStoryboard.scene(
      """
      <view key="view" id="root"><subviews>
      <navigationBar id="bar"><rect key="frame" x="0" y="0" width="300" height="44"/>
      <items><navigationItem title="Meme" id="item">
      <barButtonItem key="leftBarButtonItem" systemItem="action" id="a"/></navigationItem></items>
      </navigationBar></subviews></view>
      """)
    let bar = try #require(try storyboard.view().subviews.first as? UINavigationBar)
    #expect(bar.items?.map(\.title) == ["Meme"])
    #expect(bar.topItem?.leftBarButtonItem != nil)
    #expect(try storyboard.reports() == [])
  }
}
