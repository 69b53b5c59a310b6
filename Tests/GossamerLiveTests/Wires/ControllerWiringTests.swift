// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import Observation
import Testing

@testable import GossamerLive

/// The connections of a screen that code has made.
@Suite(.alone) struct ControllerWiringTests {
  @Observable final class Model {
    var name = "Anna"
  }

  private let controller = UIViewController()
  private let field = UITextField()
  private let button = UIButton()
  private let container = ModelContainer(model: Model())
  private let reverse: ReverseIntention
  private let observe: ObserveIntention
  private let dismiss: DismissOnEnterIntention

  init() {
    reverse = ReverseIntention(of: field, in: container, \.name, on: button)
    observe = ObserveIntention(from: container, \.name, to: field, \.text)
    dismiss = DismissOnEnterIntention(field)
    for view in [field, button] { controller.view.addSubview(view) }
    controller.intentions = [reverse, observe, dismiss]
  }

  private func kinds(
    from source: AnyObject, to destination: AnyObject, in wiring: Wiring
  ) -> [WireKind] {
    wiring.connections.filter { $0.source === source && $0.destination === destination }
      .map(\.kind)
  }

  @Test func leadsFromControls_ToTheirTargets() {
    let wiring = Wiring(of: controller)
    #expect(kinds(from: button, to: reverse, in: wiring) == [.action])
    #expect(kinds(from: field, to: dismiss, in: wiring) == [.delegate])
  }

  @Test func leadsFromIntentions_ToTheirOutlets() {
    let wiring = Wiring(of: controller)
    #expect(kinds(from: reverse, to: field, in: wiring) == [.outlet])
    #expect(kinds(from: reverse, to: container, in: wiring) == [.outlet])
    #expect(kinds(from: container, to: observe, in: wiring) == [.observation])
    #expect(kinds(from: observe, to: field, in: wiring) == [.observation])
  }

  @Test func namesObjectsThatAreNoViews_ByTheirClasses() {
    #expect(
      Wiring(of: controller).nodes.map(\.title) == [
        "Reverse", "Observe", "DismissOnEnter", "ModelContainer",
      ])
  }

  @Test func leavesOutTheKitsOwnObjects() {
    let navigation = UINavigationController(rootViewController: controller)
    #expect(!(navigation.view.gestureRecognizers ?? []).isEmpty)
    let all = Wiring(of: navigation)
    #expect(all.nodes.map(\.title) == Wiring(of: controller).nodes.map(\.title))
  }

  @Test func leadsToTheControllersOfContainedScreens() {
    final class Child: UIViewController {
      func save() {}
    }
    let child = Child()
    let save = UIButton()
    save.addTarget(child, action: Child.save, for: .primaryActionTriggered)
    child.view.addSubview(save)
    controller.addChild(child)
    controller.view.addSubview(child.view)
    child.didMove(toParent: controller)
    let wiring = Wiring(of: controller)
    #expect(kinds(from: save, to: child, in: wiring) == [.action])
    #expect(wiring.nodes.contains { $0.object === child && $0.title == "Child" })
  }

  @Test func lightsUp_WhileTheWiresAreShown() throws {
    let wires = WiresViewController(controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    window.rootViewController = wires
    window.makeKeyAndVisible()
    let live = try #require(wires.view as? LiveView)
    #expect(live.wires == nil)
    wires.showsWires = true
    Interface.current.updateCycle.updateToRest()
    button.sendActions(for: .primaryActionTriggered)
    #expect(try #require(live.wires).isLit)
    wires.showsWires = false
    #expect(live.wires == nil)
  }
}
