// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Shows a screen and, if asked, how its parts are connected: wires over it, with a dock below for what is no view.
/// Each lights up as it fires.
///
///     let wires = WiresViewController(ContactsViewController())
///     addChild(wires)
///     ...
///     wires.showsWires.toggle()
///
/// It works with any screen, made by code or by a document. Wires lead from controls and gestures to whom they call,
/// from fields and tables to their delegates, and between intentions and what they know. An action that is a closure
/// has none. Only the last one that is asked to show wires sees them fire.
public final class WiresViewController: UIViewController {
  private let interface = Interface.current
  private let screen: UIViewController
  private let liveView = LiveView()

  /// Creates a controller that shows a screen, without wires.
  public init(_ screen: UIViewController) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  /// It is in no document.
  public required init?(coder: NSCoder) { nil }

  isolated deinit {
    if showsWires { interface.wireObserver = nil }
  }

  /// Whether the wires are shown, as the screen is connected when this is set. False unless set.
  public var showsWires = false {
    didSet { showWires() }
  }

  public override func loadView() { view = liveView }

  public override func viewDidLoad() {
    super.viewDidLoad()
    addChild(screen)
    liveView.showScene(screen.view)
    screen.didMove(toParent: self)
    showWires()
  }

  private func showWires() {
    guard isViewLoaded else { return }
    liveView.showWires(showsWires ? Wiring(of: screen) : nil)
    interface.wireObserver =
      showsWires ? { [weak liveView] in liveView?.wires?.fire(from: $0, to: $1) } : nil
  }
}
