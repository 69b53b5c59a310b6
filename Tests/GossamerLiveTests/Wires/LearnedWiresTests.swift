// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import Observation
import Testing

@testable import GossamerLive

/// The wires of a view model, which are learned from what the screen does.
@Suite(.alone) struct LearnedWiresTests {
  @Observable fileprivate final class VisitsViewModel {
    var visits = 0
    let city = "Bern"
  }

  fileprivate final class VisitsController: UIViewController {
    let viewModel = VisitsViewModel()
    let button = UIButton(configuration: .filled())
    let (visits, city) = (UILabel(), UILabel())

    override func viewDidLoad() {
      super.viewDidLoad()
      for (index, subview) in [button, visits, city].enumerated() {
        subview.frame = CGRect(x: 20, y: 60 + 60 * index, width: 200, height: 40)
        view.addSubview(subview)
      }
      button.addAction(
        UIAction { [viewModel] _ in viewModel.visits += 1 }, for: .primaryActionTriggered)
    }

    override func updateProperties() {
      super.updateProperties()
      visits.text = "\(viewModel.visits)"
      city.text = viewModel.city
    }
  }

  private let controller = VisitsController()
  private let wires: WiresViewController
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

  init() {
    wires = WiresViewController(controller)
    window.rootViewController = wires
    window.makeKeyAndVisible()
    Interface.current.updateCycle.updateToRest()
    wires.showsWires = true
    Interface.current.updateCycle.updateToRest()
  }

  private var drawn: [Wiring.Connection] {
    get throws { try #require((wires.view as? LiveView)?.wires).wiring.connections }
  }

  private func name(from source: AnyObject, to destination: AnyObject) throws -> String? {
    try drawn.first { $0.source === source && $0.destination === destination }?.name
  }

  @Test func leadFromTheViewModelToWhatTheFirstUpdateHasWritten() throws {
    #expect(try name(from: controller.viewModel, to: controller.visits) == "updateProperties")
    #expect(try name(from: controller.viewModel, to: controller.city) == "updateProperties")
    #expect(try name(from: controller.button, to: controller.viewModel) == nil)
  }

  @Test func haveTheNamesOfTheProperties_AndLightUp_WhenTheModelHasChanged() throws {
    controller.button.sendActions(for: .primaryActionTriggered)
    Interface.current.updateCycle.updateToRest()
    #expect(try name(from: controller.viewModel, to: controller.visits) == "visits")
    #expect(try name(from: controller.viewModel, to: controller.city) == "updateProperties")
    #expect(try name(from: controller.button, to: controller.viewModel) == "visits")
    controller.button.sendActions(for: .primaryActionTriggered)
    Interface.current.updateCycle.updateToRest()
    let view = try #require((wires.view as? LiveView)?.wires)
    #expect(view.isLit)
    #expect(view.wiring.nodes.map(\.title) == ["VisitsViewModel"])
  }
}
