// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

/// Gesture recognisers in documents, with their actions, delegates and segues.
@Suite(.alone) struct DocumentGestureTests {
  @Test func callsTheActionOfATap_OnTheViewThatHasIt() throws {
    let controller = try controller(
      """
      <tapGestureRecognizer id="tap" cancelsTouchesInView="NO">
        <connections>
          <action selector="note:" destination="vc" id="a1"/>
          <outlet property="delegate" destination="vc" id="o1"/>
        </connections>
      </tapGestureRecognizer>
      """)
    let window = show(controller)
    defer { window.isHidden = true }
    let tap = try #require(controller.view.gestureRecognizers?.first as? UITapGestureRecognizer)
    #expect(!tap.cancelsTouchesInView && tap.delegate === controller)
    window.eventSynthesizer.press(1, at: CGPoint(x: 50, y: 50), type: .direct, buttons: [])
    window.eventSynthesizer.release(1, at: CGPoint(x: 50, y: 50))
    #expect(controller.taps.map { $0 === tap } == [true])
    #expect(controller.isAsked)
  }

  @Test func readsEachKindWithItsAttributes() throws {
    func make(_ xml: String) throws -> UIGestureRecognizer {
      let controller = try controller(xml.replacing("/>", with: " id=\"tap\"/>"))
      return try #require(controller.view.gestureRecognizers?.first)
    }
    let tap = try make(
      #"<tapGestureRecognizer numberOfTapsRequired="2" numberOfTouchesRequired="3"/>"#)
    #expect((tap as? UITapGestureRecognizer)?.numberOfTapsRequired == 2)
    #expect((tap as? UITapGestureRecognizer)?.numberOfTouchesRequired == 3)
    let press = try make(
      #"<pongPressGestureRecognizer allowableMovement="20" minimumPressDuration="5"/>"#)
    #expect((press as? UILongPressGestureRecognizer)?.minimumPressDuration == 5)
    #expect((press as? UILongPressGestureRecognizer)?.allowableMovement == 20)
    let swipe = try make(#"<swipeGestureRecognizer direction="left"/>"#)
    #expect((swipe as? UISwipeGestureRecognizer)?.direction == .left)
    let pan = try make(#"<panGestureRecognizer minimumNumberOfTouches="2"/>"#)
    #expect((pan as? UIPanGestureRecognizer)?.minimumNumberOfTouches == 2)
    #expect(try make("<pinchGestureRecognizer/>") is UIPinchGestureRecognizer)
    #expect(try make("<rotationGestureRecognizer/>") is UIRotationGestureRecognizer)
    #expect(try make("<hoverGestureRecognizer/>") is UIHoverGestureRecognizer)
    #expect(
      try make("<screenEdgePanGestureRecognizer/>") is UIScreenEdgePanGestureRecognizer)
  }

  @Test func createsARecogniserOfTheApplication() throws {
    let controller = try controller(
      #"<tapGestureRecognizer id="tap" customClass="TripleTap" "#
        + #"customModule="GossamerInterfaceBuilderTests"/>"#)
    #expect(controller.view.gestureRecognizers?.first is TripleTap)
  }

  @Test func saysSo_WhenAClassCantBeMade() throws {
    let logged = try messages {
      let controller = try controller(
        #"<tapGestureRecognizer id="tap" customClass="ShyTap" "#
          + #"customModule="GossamerInterfaceBuilderTests"/>"#)
      #expect(controller.view.gestureRecognizers?.first is UITapGestureRecognizer)
    }
    #expect(logged.count == 1)
    #expect(
      logged.first?.hasSuffix(
        """
        The class 'ShyTap' can't be made by a document, so UITapGestureRecognizer stands in for it. \
        Let it conform to CustomObject.
        """) == true, "\(logged)")
  }

  private func controller(_ recognizer: String) throws -> TouchedViewController {
    let scene = """
      <scene sceneID="s"><objects>
        <viewController id="vc" sceneMemberID="viewController" customClass="TouchedViewController"
            customModule="GossamerInterfaceBuilderTests">
          <view key="view" id="root">
            <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
            <connections>
              <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="c1"/>
            </connections>
          </view>
        </viewController>
      \(recognizer)
      </objects></scene>
      """
    let controller: UIViewController = try UIStoryboard(
      .storyboard(scene, attributes: #"initialViewController="vc""#)
    ).initialViewController()
    controller.loadViewIfNeeded()
    return try #require(controller as? TouchedViewController)
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    window.isHidden = false
    return window
  }
}

final class TouchedViewController: UIViewController, UIGestureRecognizerDelegate {
  private(set) var taps: [UIGestureRecognizer] = []
  private(set) var isAsked = false

  override class var wires: AnyWires {
    Wires<TouchedViewController>(super.wires).action("note:", TouchedViewController.note)
  }

  func note(_ recognizer: UITapGestureRecognizer) { taps.append(recognizer) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isAsked = true
    return true
  }
}

final class TripleTap: UITapGestureRecognizer, CustomObject {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    numberOfTapsRequired = 3
  }
}

final class ShyTap: UITapGestureRecognizer {}
