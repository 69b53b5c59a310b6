// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

/// A controller that records the segues it prepares, and has an unwind action.
final class StationViewController: UIViewController {
  private(set) var prepared: [String] = []
  private(set) var returned = 0

  override class var wires: AnyWires {
    Wires<StationViewController>(super.wires)
      .action("back:", StationViewController.back(_:))
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append("\(segue.identifier ?? "nil") to \(segue.destination.title ?? "nil")")
  }

  func back(_ segue: UIStoryboardSegue) {
    returned += 1
  }
}

/// A navigation controller that records how many screens it has in `awakeFromNib()`.
final class RailwayController: UINavigationController {
  private(set) var counts: [Int] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    counts.append(viewControllers.count)
  }
}

@Suite(.alone) @MainActor struct SegueTests {
  private func storyboard(_ connections: String, more: String = "") throws -> UIStoryboard {
    UIStoryboard(
      try .storyboard(
        """
        <scene sceneID="n"><objects><navigationController id="nav" customClass="RailwayController" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="bar"/>
        <connections><segue destination="one" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="s1"><objects>
        <viewController id="one" title="One" customClass="StationViewController" sceneMemberID="viewController">
        <view key="view" id="v1"><subviews><button id="go"><connections>
        \(connections)
        </connections></button>\(more)</subviews></view>
        <navigationItem key="navigationItem" title="First" id="item">
        <barButtonItem key="rightBarButtonItem" title="Next" id="next"><connections>
        <segue destination="two" kind="show" identifier="bar" id="s9"/></connections></barButtonItem>
        </navigationItem>
        </viewController></objects></scene>
        <scene sceneID="s2"><objects>
        <viewController id="two" title="Two" sceneMemberID="viewController">
        <view key="view" id="v2"><subviews><button id="home"><connections>
        <segue destination="exit" kind="unwind" identifier="home" unwindAction="back:" id="u"/>
        </connections></button></subviews></view></viewController>
        <exit placeholderIdentifier="UIKit.ExitPlaceholder" id="exit"/>
        </objects></scene>
        """, attributes: #"initialViewController="nav""#))
  }

  private func start(
    _ storyboard: UIStoryboard
  ) throws -> (UINavigationController, StationViewController) {
    let navigation: UINavigationController = try storyboard.initialViewController()
    let station = try #require(navigation.topViewController as? StationViewController)
    station.loadViewIfNeeded()
    return (navigation, station)
  }

  private func press(_ view: UIView?) {
    (view?.subviews.first as? UIButton)?.sendActions(for: .primaryActionTriggered)
  }

  @Test func wakesANavigationControllerUp_WhenItHasItsRoot() throws {
    let (navigation, _) = try start(storyboard(""))
    #expect((navigation as? RailwayController)?.counts == [1])
  }

  @Test(arguments: ["show", "push"])
  func goesToTheNextScreenAndBack_WhenAButtonIsPressed(kind: String) throws {
    let (navigation, station) = try start(
      storyboard(#"<segue destination="two" kind="\#(kind)" identifier="next" id="s"/>"#))
    press(station.view)
    #expect(station.prepared == ["next to Two"])
    #expect(navigation.topViewController?.title == "Two")
    press(navigation.topViewController?.view)
    #expect(navigation.topViewController === station)
    #expect(station.returned == 1)
  }

  @Test func presentsAScreen_InTheStyleOfTheSegue() throws {
    let (_, station) = try start(
      storyboard(
        #"<segue destination="two" kind="presentation" modalPresentationStyle="fullScreen" id="s"/>"#
      ))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = station
    window.makeKeyAndVisible()
    press(station.view)
    #expect(station.presentedViewController?.title == "Two")
    #expect(station.presentedViewController?.modalPresentationStyle == .fullScreen)
  }

  @Test func putsAControllerIntoAContainer_WhenTheViewIsLoaded() throws {
    let (_, station) = try start(
      storyboard(
        "",
        more: """
          <containerView id="c"><rect key="frame" x="0" y="40" width="100" height="50"/><connections>
          <segue destination="two" kind="embed" identifier="inside" id="e"/></connections></containerView>
          """))
    #expect(station.prepared == ["inside to Two"])
    #expect(station.children.map(\.title) == ["Two"])
    #expect(station.children.first?.view.superview === station.view.subviews.last)
  }

  @Test func saysWhatIsWrong_WhenNothingTriggersASegue() throws {
    let storyboard = try storyboard(
      "",
      more: """
        <label id="label"><connections>
        <segue destination="two" kind="show" identifier="far" id="s1"/></connections></label>
        <mapView id="picker"><connections>
        <segue destination="two" kind="show" id="s2"/></connections></mapView>
        """)
    let (navigation, station) = try start(storyboard)
    #expect(
      try storyboard.load().document.reports.filter { $0.contains("connected") } == [
        """
        Main.storyboard:11: warning: The segue 'far' isn't connected: UILabel is no UIControl, so nothing \
        triggers the segue. Perform it by performSegue(withIdentifier:sender:).
        """,
        """
        Main.storyboard:13: warning: The segue 's2' isn't connected: <mapView> isn't supported. Perform it \
        by performSegue(withIdentifier:sender:).
        """,
      ])
    station.performSegue(withIdentifier: "far", sender: nil)
    #expect(navigation.topViewController?.title == "Two")
  }

  @Test func performsASegue_OfABarButton() throws {
    let (navigation, station) = try start(storyboard(""))
    #expect(station.navigationItem.title == "First")
    #expect(station.navigationItem.rightBarButtonItem?.title == "Next")
    station.performSegue(withIdentifier: "bar", sender: nil)
    #expect(navigation.topViewController?.title == "Two")
  }

  @Test func endsEmbedding_WhenStoryboardsEmbedEachOther() throws {
    let folder = TemporaryFolder()
    for (name, other) in [("One", "Two"), ("Two", "One")] {
      try folder.write(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc">
        <scenes><scene sceneID="s1"><objects><viewController id="vc" sceneMemberID="viewController">
        <view key="view" id="v"><subviews>
        <containerView id="c1"><connections><segue destination="p" kind="embed" id="e1"/></connections></containerView>
        <containerView id="c2"><connections><segue destination="p" kind="embed" id="e2"/></connections></containerView>
        </subviews></view></viewController></objects></scene>
        <scene sceneID="s2"><objects><viewControllerPlaceholder storyboardName="\(other)" id="p" sceneMemberID="viewController"/>
        </objects></scene></scenes></document>
        """, named: "\(name).storyboard")
    }
    let storyboard = UIStoryboard(contentsOf: URL(fileURLWithPath: "\(folder.path)/One.storyboard"))
    var count = 0
    var controllers = [try storyboard.loaded()]
    while let controller = controllers.popLast() {
      count += 1
      controllers += controller.children
    }
    #expect(count == SceneGroup.greatestCount)
  }
}
