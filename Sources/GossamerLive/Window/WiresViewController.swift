// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Shows a screen and, on request, the connections of its objects: wires over the screen, and a dock below it for
/// objects that aren't views. A wire lights up when it fires.
///
///     let wires = WiresViewController(ContactsViewController())
///     addChild(wires)
///     ...
///     wires.showsWires.toggle()
///
/// It works with any screen, made by code or by a document. Wires lead from controls and gestures to their targets,
/// from fields and tables to their delegates, and between intentions and the objects they refer to. An action that
/// is a closure has no wire. If there are several such controllers, wires light up only in the one whose
/// ``showsWires`` was set last.
public final class WiresViewController: UIViewController {
  private let interface = Interface.current
  private let screen: UIViewController
  private let liveView = LiveView()

  /// Creates a controller that shows a screen, without wires.
  public init(_ screen: UIViewController) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  /// Documents can't create it.
  public required init?(coder: NSCoder) { nil }

  isolated deinit {
    if showsWires { interface.wireObserver = nil }
  }

  /// Whether the wires are shown. Setting it reads the connections of the screen. False by default.
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
