// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerLive

@Suite(.alone) struct WiresViewTests {
  /// A button that is connected with an intention, which is connected with a container.
  private struct Scene {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    let intention = ReverseIntention()
    let container = AnyModelContainer()
    let live = LiveView()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))

    init() {
      root.addSubview(button)
      live.showScene(root)
      live.showWires(
        Wiring(
          nodes: [
            .init(object: intention, title: "Reverse"), .init(object: container, title: "Model"),
          ],
          connections: [
            .init(kind: .action, name: "reverse:", source: button, destination: intention),
            .init(kind: .outlet, name: "modelContainer", source: intention, destination: container),
          ]))
      let controller = UIViewController()
      controller.view = live
      window.rootViewController = controller
      window.makeKeyAndVisible()
      Interface.current.updateCycle.updateToRest()
    }

    var wires: WiresView {
      get throws { try #require(live.wires) }
    }

    func dockPlace() throws -> CGFloat {
      live.bounds.height - (try wires.dockHeight(width: live.bounds.width))
    }
  }

  @Test func leadsFromTheViewToTheDock_AndToTheModelBelow() throws {
    let scene = Scene()
    let curves = try scene.wires.curves.compactMap(\.self)
    let dock = try scene.dockPlace()
    try #require(curves.count == 2)
    #expect(curves[0].start.y == 60)
    #expect(curves[0].end.y > dock)
    #expect(curves[1].start.y > curves[0].end.y)
    #expect(curves[1].end.y > curves[1].start.y)
  }

  @Test func followsTheViews() throws {
    let scene = Scene()
    scene.button.frame.origin.y = 100
    Interface.current.updateCycle.update()
    #expect(try scene.wires.curves[0]?.start.y == 140)
  }

  @Test(arguments: [
    "hidden", "transparent", "outside", "removed",
  ])
  func drawsNoWire_WhenItsViewCanNotBeSeen(why: String) throws {
    let scene = Scene()
    switch why {
    case "hidden": scene.root.isHidden = true
    case "transparent": scene.button.alpha = 0
    case "outside": scene.button.frame.origin.x = 1000
    default: scene.button.removeFromSuperview()
    }
    Interface.current.updateCycle.update()
    let curves = try scene.wires.curves
    #expect(curves[0] == nil)
    #expect(curves[1] != nil)
  }

  @Test func leadsFromTheButtonOfABarItem_AndLightsUpWhenThatIsPressed() throws {
    let (intention, item) = (ReverseIntention(), UIBarButtonItem(title: "Reverse"))
    item.setTarget(intention, actionNamed: "reverse:")
    let screen = UIViewController()
    screen.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: screen)
    let live = LiveView()
    live.showScene(navigation.view)
    live.showWires(
      Wiring(
        nodes: [.init(object: intention, title: "Reverse")],
        connections: [
          .init(kind: .action, name: "reverse:", source: item, destination: intention)
        ]))
    let controller = UIViewController()
    controller.addChild(navigation)
    controller.view = live
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    Interface.current.updateCycle.updateToRest()
    let wires = try #require(live.wires)
    let button = try #require(
      navigation.navigationBar.descendants.compactMap { $0 as? UIButton }.first {
        $0.title(for: .normal) == "Reverse"
      })
    let start = try #require(wires.curves[0]).start
    let frame = button.convert(button.bounds, to: live)
    #expect(start.y == frame.maxY)
    #expect(frame.minX...frame.maxX ~= start.x)
    let observation = Interface.current.observeTrace { wires.fire($0) }
    button.sendActions(for: .primaryActionTriggered)
    observation.stop()
    #expect(wires.isLit)
  }

  @Test func lightsUpWhatFires_InEitherDirection() throws {
    let scene = Scene()
    let wires = try scene.wires
    #expect(!wires.isLit)
    wires.fire(from: scene.button, to: scene.container)
    #expect(!wires.isLit)
    wires.fire(from: scene.container, to: scene.intention)
    #expect(wires.isLit)
  }

  @Test func letsTouchesThrough() throws {
    let scene = Scene()
    #expect(scene.window.hitTest(CGPoint(x: 30, y: 30), with: nil) === scene.button)
  }

  @Test func showsThePresentModel() throws {
    let scene = Scene()
    let texts = {
      scene.live.descendants.compactMap { ($0 as? UILabel)?.text }.filter { $0.hasPrefix("Model") }
    }
    #expect(texts() == ["Model   no model"])
    let model = try DynamicModel(json: #"{"name": "Dominik", "age": 42}"#)
    scene.container.anyModel = model
    Interface.current.updateCycle.updateToRest()
    #expect(texts() == ["Model   age: 42, name: “Dominik”"])
    try model.setValue("Anna", forKey: "name")
    Interface.current.updateCycle.updateToRest()
    #expect(texts() == ["Model   age: 42, name: “Anna”"])
  }
}
