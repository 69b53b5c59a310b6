// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerInterfaceBuilder

/// The global tint of a document, which Interface Builder writes at its end.
@Suite(.alone) @MainActor struct GlobalTintTests {
  private func makeController(tint: String) throws -> UIViewController {
    try UIStoryboard(
      Document(
        text: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
          initialViewController="vc"><scenes><scene sceneID="s"><objects>
          <viewController id="vc" sceneMemberID="viewController"><view key="view" id="v"/></viewController>
          </objects></scene></scenes>
          <resources><namedColor name="Leaf"><color red="0" green="1" blue="0" alpha="1"/></namedColor></resources>
          \(tint)
          </document>
          """, file: "Main.storyboard")
    ).initialViewController()
  }

  @Test(arguments: [
    (#"<color key="tintColor" red="1" green="0" blue="0" alpha="1"/>"#, UIColor.red),
    (#"<color key="tintColor" name="Leaf"/>"#, UIColor.green), ("", .tintColor),
    (#"<color key="tintColor" name="Missing"/>"#, .tintColor),
  ])
  func tintsTheWindow_WhoseRootItIs(tint: String, expected: UIColor) throws {
    let controller = try makeController(tint: tint)
    let screen = Screen(controller)
    #expect(screen.window.tintColor == expected)
    #expect(controller.view.tintColor == expected)
  }

  @Test func changesWithTheRootOfTheWindow() throws {
    let red = #"<color key="tintColor" red="1" green="0" blue="0" alpha="1"/>"#
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for (tint, expected) in [
      (red, UIColor.red), (#"<color key="tintColor" name="Leaf"/>"#, .green), ("", .tintColor),
    ] {
      window.rootViewController = try makeController(tint: tint)
      #expect(window.tintColor == expected)
    }
  }

  @Test func leavesTheWindowItsOwnTint() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.tintColor = .blue
    window.rootViewController = try makeController(
      tint: #"<color key="tintColor" red="1" green="0" blue="0" alpha="1"/>"#)
    #expect(window.tintColor == .blue)
  }

  @Test func saysThatTheColourIsUnknown_InItsLine() throws {
    let logged = try messages {
      _ = try makeController(tint: #"<color key="tintColor" name="Missing"/>"#)
    }
    #expect(
      logged == [
        """
        Main.storyboard:5: warning: The colour 'Missing' isn't known, and the document doesn't store it, so it is left \
        out. Choose one with components.
        """
      ])
  }
}
