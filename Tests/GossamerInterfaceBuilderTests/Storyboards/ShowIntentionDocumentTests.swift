// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Observation
import Testing

@testable import GossamerInterfaceBuilder

/// A model whose properties ask for screens.
@Observable final class Trip: Wirable {
  var stop: String?
  var isMapShown = false

  static var wires: AnyWires {
    Wires<Trip>().attribute("stop", \.stop).attribute("isMapShown", \.isMapShown)
  }
}

/// Segues that a property of a model performs and takes back.
@Suite(.alone) @MainActor struct ShowIntentionDocumentTests {
  private let trip = Trip()

  private func intention(_ property: String, _ segue: String, _ more: String = "") -> String {
    """
    <customObject id="\(property)" customClass="ShowIntention"><userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="string" keyPath="sourceKeyPath" value="model.\(property)"/>
    <userDefinedRuntimeAttribute type="string" keyPath="segueIdentifier" value="\(segue)"/>\(more)
    </userDefinedRuntimeAttributes><connections>
    <outlet property="sourceObject" destination="container" id="\(property)-o"/>
    </connections></customObject>
    """
  }

  private func open(_ segue: String = "stop") throws -> (UINavigationController, Screen) {
    let title =
      #"<userDefinedRuntimeAttribute type="string" keyPath="destinationKeyPath" value="title"/>"#
    let storyboard = UIStoryboard(
      try .storyboard(
        """
        <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="bar"/>
        <connections><segue destination="one" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="s1"><objects>
        <viewController id="one" title="Trip" sceneMemberID="viewController">
        <view key="view" id="v1"/>
        <connections>
        <segue destination="two" kind="show" identifier="stop" id="s"/>
        <segue destination="two" kind="presentation" modalPresentationStyle="fullScreen" identifier="map" id="m"/>
        </connections></viewController>
        <customObject id="container" customClass="ModelContainer"/>
        \(intention("stop", segue, title))
        \(intention("isMapShown", "map"))
        </objects></scene>
        <scene sceneID="s2"><objects>
        <viewController id="two" title="Two" sceneMemberID="viewController">
        <view key="view" id="v2"/></viewController></objects></scene>
        """, attributes: #"initialViewController="nav""#))
    let navigation: UINavigationController = try storyboard.initialViewController()
    let screen = Screen(navigation)
    let root = try #require(navigation.viewControllers.first)
    let container = root.keptObjects.compactMap { $0 as? AnyModelContainer }.first
    try #require(container).anyModel = trip
    screen.update()
    return (navigation, screen)
  }

  @Test func performsASegue_AndGivesTheValueToItsDestination() throws {
    let (navigation, screen) = try open()
    #expect(navigation.viewControllers.map(\.title) == ["Trip"])
    trip.stop = "Rome"
    screen.update()
    #expect(navigation.viewControllers.map(\.title) == ["Trip", "Rome"])
    trip.stop = "Oslo"
    screen.update()
    #expect(navigation.viewControllers.map(\.title) == ["Trip", "Oslo"])
    navigation.popViewController(animated: true)
    screen.update()
    #expect(trip.stop == nil)
  }

  @Test func presentsWhileAPropertyIsTrue() throws {
    let (navigation, screen) = try open()
    trip.isMapShown = true
    screen.update()
    #expect(navigation.presentedViewController?.title == "Two")
    #expect(navigation.presentedViewController?.modalPresentationStyle == .fullScreen)
    navigation.dismiss(animated: false)
    screen.update()
    #expect(!trip.isMapShown)
    trip.isMapShown = true
    screen.update()
    trip.isMapShown = false
    screen.update()
    #expect(navigation.presentedViewController == nil)
  }

  @Test func saysThatThereIsNoSuchSegue() throws {
    let logged = try messages {
      let (_, screen) = try open("stopp")
      trip.stop = "Rome"
      screen.update()
    }
    #expect(
      logged == [
        """
        Main.storyboard:14: ShowIntention can't show 'model.stop', because the scene has no segue 'stopp'. Did you \
        mean 'stop'?
        """
      ])
  }
}
