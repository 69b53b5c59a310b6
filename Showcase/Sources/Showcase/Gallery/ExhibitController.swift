// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerLive

/// A running screen beside the source of its controller. A button shows the screen's connections.
final class ExhibitController: UIViewController {
  private let screen: ShowcaseScreen
  private let exhibit: WiresViewController

  init(_ screen: ShowcaseScreen, in exhibit: WiresViewController) {
    self.screen = screen
    self.exhibit = exhibit
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    addChild(exhibit)
    view = ExhibitView(exhibit.view, source: ControllerSource(of: screen))
    exhibit.didMove(toParent: self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = screen.name
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Wires", target: self, action: ExhibitController.toggleWires)
  }

  func toggleWires() { exhibit.showsWires.toggle() }
}
