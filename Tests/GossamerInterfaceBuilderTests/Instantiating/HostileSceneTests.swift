// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

@Suite(.alone) @MainActor struct HostileSceneTests {
  @Test func leavesOut_WhatIsNoView() throws {
    let storyboard = try UIStoryboard.scene(
      """
      <view key="view" id="root"><subviews>
      <viewController id="inner"/>
      <customObject id="object" customClass="Clerk"/>
      <label text="Still there" id="l"/></subviews></view>
      """)
    let view = try storyboard.view()
    #expect(view.subviews.map { ($0 as? UILabel)?.text } == ["Still there"])
    #expect(
      try storyboard.load().document.reports == [
        """
        Main.storyboard:5: error: <viewController> is no view, but stands where one has to be, so it is \
        left out. Move it.
        """,
        """
        Main.storyboard:6: error: <customObject> is no view, but stands where one has to be, so it is \
        left out. Move it.
        """,
      ])
  }

  @Test func loadsViews_ThatAreNestedAsDeeplyAsADocumentMayBe() throws {
    let depth = XMLTreeBuilder.greatestDepth / 2 - 8
    let nested =
      String(repeating: "<view><subviews>", count: depth)
      + String(repeating: "</subviews></view>", count: depth)
    let storyboard = try UIStoryboard.scene(
      #"<view key="view" id="root"><subviews>\#(nested)</subviews></view>"#)
    #expect(Array(try storyboard.view().descendants).count == depth + 1)
  }

  @Test(arguments: ["1e308", "-1e308", "nan", "inf", "1e-320", "0x10", "99999999999999999999"])
  func doesNotCrash_WithAbsurdNumbers(number: String) throws {
    let storyboard = try UIStoryboard.scene(
      """
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="320" height="568"/><subviews>
      <label text="A" alpha="\(number)" tag="\(number)" numberOfLines="\(number)" id="l">
      <rect key="frame" x="\(number)" y="\(number)" width="\(number)" height="\(number)"/>
      <fontDescription key="fontDescription" type="system" pointSize="\(number)"/>
      <color key="textColor" red="\(number)" green="\(number)" blue="0" alpha="\(number)"/></label>
      <stackView spacing="\(number)" id="s"><rect key="frame" x="0" y="0" width="10" height="10"/>
      <edgeInsets key="layoutMargins" top="\(number)" left="0" bottom="0" right="0"/>
      <subviews><label text="B" id="b"/></subviews></stackView></subviews></view>
      """)
    let controller = try storyboard.loaded()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    Interface.current.updateCycle.updateToRest()
    let frames = controller.view.descendants.map(\.frame)
    #expect(frames.allSatisfy { $0.width.isFinite && $0.minX.isFinite })
  }

  @Test func skipsADelegate_ThatIsNone() throws {
    let storyboard = try UIStoryboard.scene(
      """
      <view key="view" id="root"><subviews><textField id="f" customClass="MulticastTextField">
      <connections>
      <outletCollection property="delegates" destination="clerk" id="c1"/>
      <outletCollection property="delegates" destination="dismiss" id="c2"/>
      </connections></textField></subviews></view>
      """,
      objects: """
        <customObject id="clerk" customClass="Clerk"/>
        <customObject id="dismiss" customClass="DismissOnEnterIntention"/>
        """)
    let controller = try storyboard.loaded()
    let field = try #require(controller.view.subviews.first as? MulticastTextField)
    #expect(field.delegates.count == controller.keptObjects.count - 1)
    #expect(
      try storyboard.load().document.reports == [
        """
        Main.storyboard:6: warning: The outlet 'delegates' isn't connected: 'delegates' of \
        MulticastTextField is of type UITextFieldDelegate, which a Clerk can't become. Give it a value of \
        that type.
        """
      ])
  }

  @Test func saysSo_WhenACreatorForgetsTheCoder() throws {
    let storyboard = try UIStoryboard.scene(#"<view key="view" id="root"/>"#)
    let controller = storyboard.instantiateInitialViewController { _ in UIViewController() }
    #expect(controller != nil)
    #expect(
      try storyboard.load().document.reports == [
        """
        Main.storyboard:3: error: The creator has made a UIViewController without the coder that it was \
        given, so that nothing of the document reaches it. Call super.init(coder:) with it.
        """
      ])
  }
}
