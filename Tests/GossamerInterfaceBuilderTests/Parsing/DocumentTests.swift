// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

@Suite(.alone) struct DocumentTests {
  private let scenes = """
    <scene sceneID="s-1">
      <objects>
        <viewController id="vc-1" sceneMemberID="viewController">
          <view key="view" id="v-1"><subviews><label text="Hello" id="l-1"/></subviews></view>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="p-1" sceneMemberID="firstResponder"/>
        <customObject id="c-1" customClass="ReverseIntention"/>
      </objects>
    </scene>
    <scene sceneID="s-2"><objects><navigationController id="vc-2" sceneMemberID="viewController"/></objects></scene>
    """

  @Test func hasAScene_ForEachController() throws {
    let document = try Document.storyboard(scenes, attributes: #"initialViewController="vc-2""#)
    #expect(document.kind == .storyboard)
    #expect(document.scenes.map(\.controller?.id) == ["vc-1", "vc-2"])
    #expect(document.scenes[0].objects.map(\.id) == ["vc-1", "p-1", "c-1"])
    #expect(document.scenes[0].placeholder("IBFirstResponder")?.id == "p-1")
    #expect(document.initialViewControllerID == "vc-2")
  }

  @Test func findsElementsAndTheirScenes_ById() throws {
    let document = try Document.storyboard(scenes)
    let label = try #require(document.element(id: "l-1"))
    #expect(label.name == "label")
    #expect(label.line == 5)
    #expect(label.parent?.parent?.id == "v-1")
    #expect(document.scene(of: label)?.element.string("sceneID") == "s-1")
    #expect(document.element(id: "nothing") == nil)
  }

  @Test func hasOneSceneWithoutController_WhenItIsAXib() throws {
    let document = try Document.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
      <view id="v-1"/>
      """)
    #expect(document.kind == .xib)
    #expect(document.scenes.map { $0.objects.map(\.id) } == [["-1", "v-1"]])
    #expect(document.scenes[0].controller == nil)
    #expect(document.scenes[0].placeholder("IBFilesOwner")?.line == 2)
    let view = try #require(document.element(id: "v-1"))
    #expect(document.scene(of: view)?.element === document.root)
  }

  @Test func readsTheSettingsOfTheDocument() throws {
    let document = try Document(
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701"
          useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" launchScreen="YES">
          <device id="retina4_7" orientation="landscape"/>
        </document>
        """, file: "View.xib")
    #expect(document.toolsVersion == 21701)
    #expect(document.deviceID == "retina4_7")
    #expect(document.isLandscape && document.usesAutoLayout && document.usesSafeAreas)
    #expect(document.usesTraitCollections && document.isLaunchScreen)
    #expect(document.element(id: "retina4_7") == nil)
  }

  @Test func hasDefaults_WhenADocumentSaysNothing() throws {
    let document = try Document.xib("")
    #expect(document.toolsVersion == 0)
    #expect(document.deviceID == nil)
    #expect(!document.isLandscape && !document.usesAutoLayout && !document.usesSafeAreas)
    #expect(document.scenes[0].objects.isEmpty)
  }

  @Test func findsResources_ByName() throws {
    let document = try Document(
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <resources>
            <image name="star" catalog="system" width="128" height="116"/>
            <namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/></namedColor>
            <systemColor name="labelColor"><color white="0.0" alpha="1" colorSpace="calibratedWhite"/></systemColor>
          </resources>
        </document>
        """, file: "View.xib")
    #expect(document.resources.imageSize(named: "star") == CGSize(width: 128, height: 116))
    #expect(document.resources.imageSize(named: "Brand") == nil)
    #expect(document.resources.namedColor("Brand")?.number("red") == 1)
    #expect(document.resources.systemColor("labelColor")?.number("white") == 0)
  }
}
