// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

/// A controller with a view model, which inherits all of its initialisers.
final class GreetingController: ViewModelController<String> {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Hello, \(viewModel)"
  }
}

/// A controller that creates the destinations of its segues.
final class HostController: UIViewController {
  var calls: [String] = []

  override class var wires: AnyWires {
    Wires<HostController>(super.wires)
      .segueAction("makeGreeting:", HostController.makeGreeting)
      .segueAction("greet:sender:", HostController.greet)
      .segueAction("greet:sender:segueIdentifier:", HostController.greetAs)
      .segueAction("nothing:", HostController.nothing)
  }

  func makeGreeting(_ coder: NSCoder) -> GreetingController? {
    calls.append("makeGreeting")
    return GreetingController(coder: coder, viewModel: "Anna")
  }

  func greet(_ coder: NSCoder, _ sender: Any?) -> GreetingController? {
    calls.append("greet \(sender is UIButton)")
    return GreetingController(coder: coder, viewModel: "Bo")
  }

  func greetAs(_ coder: NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController? {
    calls.append("greet as \(identifier ?? "nobody")")
    return GreetingController(coder: coder, viewModel: identifier ?? "")
  }

  func nothing(_ coder: NSCoder) -> UIViewController? { nil }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    calls.append("prepare \(type(of: segue.destination))")
  }
}

@Suite(.alone) @MainActor struct SegueActionTests {
  private func storyboard(
    _ segue: String, host: String = "HostController", destination: String = "GreetingController"
  ) throws -> UIStoryboard {
    UIStoryboard(
      try .storyboard(
        """
        <scene sceneID="s1"><objects>
        <viewController id="one" customClass="\(host)" sceneMemberID="viewController">
        <view key="view" id="v1"><subviews>
        <button id="go"><connections>\(segue)</connections></button>
        </subviews></view>
        </viewController></objects></scene>
        <scene sceneID="s2"><objects>
        <viewController id="two" storyboardIdentifier="Two" customClass="\(destination)" sceneMemberID="viewController">
        <view key="view" tag="5" id="v2"/></viewController>
        </objects></scene>
        """, attributes: #"initialViewController="one""#))
  }

  private func go(_ storyboard: UIStoryboard) throws -> (HostController, UIViewController?) {
    let navigation = UINavigationController()
    let host: HostController = try storyboard.initialViewController()
    navigation.setViewControllers([host], animated: false)
    host.loadViewIfNeeded()
    (host.view.subviews.first as? UIButton)?.sendActions(for: .primaryActionTriggered)
    return (host, navigation.topViewController)
  }

  @Test(arguments: [
    ("makeGreeting:", "makeGreeting", "Hello, Anna"),
    ("greet:sender:", "greet true", "Hello, Bo"),
    ("greet:sender:segueIdentifier:", "greet as guest", "Hello, guest"),
  ])
  func makesTheDestination_WithItsViewModel(name: String, call: String, title: String) throws {
    let (host, shown) = try go(
      storyboard(
        """
        <segue destination="two" kind="show" identifier="guest" destinationCreationSelector="\(name)" id="s"/>
        """))
    #expect(host.calls == [call, "prepare GreetingController"])
    shown?.loadViewIfNeeded()
    #expect(shown?.title == title)
    #expect(shown?.view.tag == 5)
  }

  @Test func createsEmbeddedControllers() throws {
    let storyboard = try storyboard(
      """
      </connections></button><containerView id="c"><connections>
      <segue destination="two" kind="embed" destinationCreationSelector="makeGreeting:" id="s"/>
      </connections></containerView><button id="other"><connections>
      """)
    let host = try #require(try storyboard.loaded() as? HostController)
    #expect(host.children.map(\.title) == ["Hello, Anna"])
  }

  @Test func leavesTheDestinationToItsOwnInitialiser_WhenTheActionGivesNil() throws {
    let (host, shown) = try go(
      storyboard(
        #"<segue destination="two" kind="show" destinationCreationSelector="nothing:" id="s"/>"#,
        destination: "DeskViewController"))
    #expect(host.calls == ["prepare DeskViewController"])
    #expect(shown is DeskViewController)
  }

  @Test(arguments: [
    (
      "makeGreting:", "HostController",
      """
      Main.storyboard:5: warning: The segue action 'makeGreting:' isn't called, so init(coder:) makes the destination: \
      HostController has no wire for it. Did you mean 'makeGreeting:'?
      """
    ),
    (
      "makeDetail:", "DeskViewController",
      """
      Main.storyboard:5: warning: DeskViewController has no wires for what this document connects and sets: the segue \
      action 'makeDetail:'. Add these to its wires:

            .segueAction("makeDetail:", DeskViewController.makeDetail)
      """
    ),
  ])
  func saysSo_WhenThereIsNoSuchWire(name: String, host: String, report: String) throws {
    let storyboard = try storyboard(
      """
      <segue destination="two" kind="show" destinationCreationSelector="\(name)" id="s"/>
      """, host: host)
    #expect(try storyboard.reports() == [report])
  }

  @Test func isMadeByACreator_WithItsViewModel() throws {
    let greeting: GreetingController = try storyboard("").viewController(withIdentifier: "Two") {
      GreetingController(coder: $0, viewModel: "Cleo")
    }
    #expect(greeting.view.tag == 5)
    #expect(greeting.title == "Hello, Cleo")
  }

  @Test func isAPlainController_AndSaysSo_WhenNobodyGivesTheViewModel() throws {
    let storyboard = try storyboard("")
    var controller: UIViewController?
    let logged = try messages {
      controller = try storyboard.viewController(withIdentifier: "Two")
    }
    #expect(
      logged.first == """
        GreetingController can't be made from a document alone: it needs a String. Make it by \
        instantiateViewController(identifier:creator:) or by a segue action, which call \
        GreetingController(coder:viewModel:).
        """)
    #expect(controller.map { type(of: $0) == UIViewController.self } == true)
    #expect(controller?.view.tag == 5)
  }

  @Test func keepsItsViewModel_WhenMadeInCode() {
    #expect(GreetingController(viewModel: "Dan").viewModel == "Dan")
  }
}
