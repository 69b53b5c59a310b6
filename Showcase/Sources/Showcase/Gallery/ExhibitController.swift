// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerLive

/// A running screen beside the source of its controller. A button shows the screen's connections, and another one lets a
/// person make others if a document has made the screen.
final class ExhibitController: UIViewController {
  private let screen: ShowcaseScreen
  private let exhibit: WiresViewController
  private let makeEditor: (() throws -> UIViewController)?

  /// - Parameter makeEditor: makes an editor of the screen's document; nil if it has none.
  init(
    _ screen: ShowcaseScreen, in exhibit: WiresViewController,
    makeEditor: (() throws -> UIViewController)?
  ) {
    self.screen = screen
    self.exhibit = exhibit
    self.makeEditor = makeEditor
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
    let wires = UIBarButtonItem(
      title: "Wires", target: self, action: ExhibitController.toggleWires)
    let edit = UIBarButtonItem(title: "Edit", target: self, action: ExhibitController.edit)
    navigationItem.rightBarButtonItems = makeEditor == nil ? [wires] : [wires, edit]
  }

  func edit() {
    do {
      if let editor = try makeEditor?() { show(editor, sender: self) }
    } catch {
      presentFailure("\(error)")
    }
  }

  func toggleWires() { exhibit.showsWires.toggle() }
}
