// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

@Suite(.alone) struct DocumentCheckTests {
  @Test func reportsNothing_WhenAllIsInOrder() throws {
    let connections = """
      <connections>
        <outlet property="label" destination="label" id="c-1"/>
        <outletCollection property="labels" destination="label" id="c-2"/>
        <action selector="cancel:" destination="first" id="c-3"/>
        <segue destination="two" kind="show" id="c-4"/>
        <segue destination="exit" kind="unwind" unwindAction="back:" id="c-5"/>
        <segue destination="elsewhere" kind="presentation" id="c-6"/>
      </connections>
      """
    let view = """
      <subviews><label id="label"/></subviews>
      <constraints>
        <constraint id="k-1" firstItem="label" firstAttribute="top" secondItem="one-view" secondAttribute="top"/>
      </constraints>
      <variation key="widthClass=regular"><mask key="constraints"><exclude reference="k-1"/></mask></variation>
      \(connections)
      """
    let others = """
      <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
      <exit id="exit" sceneMemberID="exit"/>
      <customObject id="intention" customClass="ReverseIntention"/>
      """
    let document = try Document.storyboard(
      """
      \(Document.scene("one", view, objects: others))\(Document.scene("two"))
      <scene><objects><viewControllerPlaceholder id="elsewhere" sceneMemberID="viewController"/></objects></scene>
      """, attributes: #"initialViewController="one""#)
    #expect(document.checked() == [])
  }

  @Test func saysSo_WhenAStoryboardHasNoScenes() throws {
    let document = try Document.storyboard("")
    #expect(
      document.checked() == [
        """
        Main.storyboard:1: warning: The storyboard has no scenes, so there is nothing to show. Add a view \
        controller to it.
        """
      ])
  }

  @Test(arguments: [
    ("retina6_2", "Did you mean 'retina6_0'?"),
    ("toaster", "Choose another device in Interface Builder."),
  ])
  func saysSo_WhenTheDeviceIsUnknown(_ id: String, _ advice: String) throws {
    let text = """
      <document type="\(Document.Kind.storyboard.rawValue)" version="3.0">
      <device id="\(id)" orientation="portrait"/>
      <scenes>\(Document.scene("one"))</scenes></document>
      """
    let document = try Document(data: Data(text.utf8), file: "Main.storyboard")
    #expect(
      document.checked() == [
        """
        Main.storyboard:2: warning: The device '\(id)' is unknown, so the scenes are as large as the document \
        says, without the insets of a device. \(advice)
        """
      ])
  }

  @Test func reportsNothing_WhenAXibHasSeveralViewsAndAnOwner() throws {
    let document = try Document.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
        <connections><outlet property="view" destination="v-1" id="c-1"/></connections>
      </placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
      <view id="v-1"/>
      <label id="v-2"><connections><outlet property="owner" destination="-1" id="c-2"/></connections></label>
      """)
    #expect(document.checked() == [])
  }

  @Test(arguments: [
    (
      #"<label id="1"/><button id="1"/>"#,
      """
      error: The id '1' belongs to <label> in line 2 already, so that no connection reaches this <button>. \
      Give it another id.
      """
    ),
    (
      #"<label><connections><outlet property="field" destination="gone"/></connections></label>"#,
      """
      error: The outlet 'field' has the destination 'gone', which isn't in the document. Connect it again, or \
      delete it.
      """
    ),
    (
      #"<label><connections><outletCollection property="fields" destination="gone"/></connections></label>"#,
      """
      error: The outlet collection 'fields' has the destination 'gone', which isn't in the document. Connect it \
      again, or delete it.
      """
    ),
    (
      #"<label><connections><action selector="reverse:"/></connections></label>"#,
      "error: The action 'reverse:' has no destination. Connect it again, or delete it."
    ),
    (
      #"<label id="1"><connections><outlet id="2" destination="1"/></connections></label>"#,
      "error: The outlet '2' has no property. Connect it again, or delete it."
    ),
    (
      #"<view><constraints><constraint id="3" firstItem="gone" firstAttribute="top"/></constraints></view>"#,
      """
      error: The constraint '3' has the firstItem 'gone', which isn't in the document. Add it again, or delete \
      it.
      """
    ),
    (
      #"<view><variation key="default"><mask><exclude reference="gone"/></mask></variation></view>"#,
      "error: The exclude has the reference 'gone', which isn't in the document. Delete it."
    ),
    (
      #"<view><subviews><mapView/></subviews></view>"#,
      "warning: <mapView> isn't supported, so a simpler view stands in for it."
    ),
    (
      #"<avPlayer/>"#,
      "warning: <avPlayer> isn't supported, so it is left out."
    ),
    (
      #"<tableViewCell><rect key="frame"/></tableViewCell>"#,
      "warning: <tableViewCell> isn't supported, so a simpler view stands in for it."
    ),
  ])
  func reports_WhatIsWrongInAXib(objects: String, message: String) throws {
    #expect(try Document.xib(objects).checked() == ["View.xib:2: \(message)"])
  }

  @Test func reportsControllers_ThatAreNotThere() throws {
    let document = try Document.storyboard(
      """
      <scene><objects/></scene>
      <scene><objects>
      <viewController id="1" sceneMemberID="viewController"/>
      <viewController id="2" sceneMemberID="viewController"><view key="view" id="3"/></viewController>
      </objects></scene>
      <scene><objects><mapController sceneMemberID="viewController"/></objects></scene>
      """, attributes: #"initialViewController="nobody""#)
    #expect(
      document.checked() == [
        """
        Main.storyboard:1: error: The initial view controller 'nobody' isn't in the document. Choose another \
        one.
        """,
        """
        Main.storyboard:2: error: The scene has no view controller, so it can't be loaded. Add one, or delete \
        the scene.
        """,
        """
        Main.storyboard:5: error: The scene has a view controller already, in line 4, so this one isn't loaded. \
        Give it a scene of its own.
        """,
        """
        Main.storyboard:7: warning: <mapController> isn't supported, so a plain view controller stands in for it.
        """,
      ])
  }

  @Test func reportsTheInitialController_WhenItIsAView() throws {
    let document = try Document.storyboard(
      Document.scene("one"), attributes: #"initialViewController="one-view""#)
    #expect(
      document.checked() == [
        """
        Main.storyboard:1: error: The initial view controller 'one-view' is a <view>, and no view controller of \
        a scene. Choose another one.
        """
      ])
  }

  @Test func warns_WhenAConnectionLeavesItsScene() throws {
    let document = try Document.storyboard(
      """
      \(Document.scene("one", #"<connections><outlet property="other" destination="two-view"/></connections>"#))
      \(Document.scene("two"))
      """)
    #expect(
      document.checked() == [
        """
        Main.storyboard:3: warning: The outlet 'other' has the destination 'two-view', a <view> of another scene, \
        which it can't reach. Connect it again, or delete it.
        """
      ])
  }

  @Test func reportsEachThingOnce_AndNotMoreThanAThousand() throws {
    let few = try Document.xib("<mapView/>")
    _ = few.checked()
    #expect(few.checked().count == 1)
    let many = try Document.xib(String(repeating: "<mapView/>\n", count: 5000)).checked()
    #expect(many.count == 1001)
    #expect(
      many.last
        == "View.xib: error: There is more that is wrong in this document. Correct the rest first.")
  }
}
