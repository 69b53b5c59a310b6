// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerInterfaceBuilder

/// A document says what comes back at the next start.
@Suite(.alone) @MainActor struct RestoreIntentionDocumentTests {
  private let name = "test-\(UUID().uuidString)"

  private func open(_ trip: Trip) throws -> (UIViewController, Screen) {
    let storyboard = UIStoryboard(
      try .storyboard(
        """
        <scene sceneID="s1"><objects>
        <viewController id="one" title="Trip" sceneMemberID="viewController">
        <view key="view" id="v1"><rect key="frame" x="0" y="0" width="400" height="600"/><subviews>
        <textField id="name"><rect key="frame" x="20" y="100" width="300" height="34"/>
        <accessibility key="accessibilityConfiguration" label="Name"/></textField>
        <label id="label"/>
        </subviews></view></viewController>
        <customObject id="container" customClass="ModelContainer"/>
        <customObject id="restore" customClass="RestoreIntention"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="stateName" value="\(name)"/>
        <userDefinedRuntimeAttribute type="string" keyPath="modelKeyPaths" value="stop, isMapShown"/>
        <userDefinedRuntimeAttribute type="boolean" keyPath="restoresWindowSize" value="YES"/>
        </userDefinedRuntimeAttributes><connections>
        <outlet property="modelContainer" destination="container" id="o1"/>
        <outletCollection property="views" destination="name" id="o2"/>
        <outletCollection property="views" destination="label" id="o3"/>
        </connections></customObject>
        </objects></scene>
        """, attributes: #"initialViewController="one""#))
    let controller: UIViewController = try storyboard.initialViewController()
    let screen = Screen(controller)
    let container = controller.keptObjects.compactMap { $0 as? AnyModelContainer }.first
    try #require(container).anyModel = trip
    screen.update()
    return (controller, screen)
  }

  @Test func bringsBackTextsByTheirIds_AndPropertiesByTheirNames() throws {
    let store = FileStore<RestoredState>.user(name)
    defer { try? store.save(nil) }
    let logged = try messages {
      do {
        let trip = Trip()
        let (_, screen) = try open(trip)
        try screen.textField("Name").typeText("Anna")
        trip.stop = "Rome"
        trip.isMapShown = true
        screen.size = CGSize(width: 500, height: 700)
        screen.update()
        screen.window.isHidden = true
      }
      let trip = Trip()
      let (_, screen) = try open(trip)
      #expect(try screen.textField("Name").text == "Anna")
      #expect(trip.stop == "Rome" && trip.isMapShown)
      #expect(screen.window.bounds.size == CGSize(width: 500, height: 700))
      trip.stop = nil
      screen.update()
      screen.window.isHidden = true
    }
    #expect(
      logged.first?.hasSuffix(
        """
        RestoreIntention can't restore a UILabel. Connect a text field, a text view, a scroll view or a table.
        """) == true)
    #expect(logged.count == 2)
    let trip = Trip()
    _ = messages { _ = try? open(trip) }
    #expect(trip.stop == nil && trip.isMapShown)
  }

  @Test func renamesAFileThatCannotBeRead_WithAMessage() throws {
    let store = FileStore<RestoredState>.user(name)
    defer { try? store.save(nil) }
    try store.save(RestoredState())
    try Data("no JSON".utf8).write(to: store.url)
    let trip = Trip()
    let logged = try messages {
      let (_, screen) = try open(trip)
      trip.stop = "Oslo"
      screen.update()
      screen.window.isHidden = true
    }
    let aside = store.url.deletingLastPathComponent().appending(path: "\(name) (unreadable).json")
    defer { try? FileManager.default.removeItem(at: aside) }
    let outcome = "can't be read, so that it was renamed to '\(name) (unreadable).json'"
    #expect(logged.contains { $0.contains(outcome) })
    #expect(try String(contentsOf: aside, encoding: .utf8) == "no JSON")
    #expect(try store.load() != nil)
  }
}
