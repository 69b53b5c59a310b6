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
/// from fields and tables to their delegates, and between intentions and the objects they refer to.
///
/// What closures and `updateProperties()` do with a view model is learned while they do it, from the beginning of the
/// screen, whether wires are shown or not: see `UIApplication.observeTrace(_:)` for what that costs.
public final class WiresViewController: UIViewController {
  private let interface = Interface.current
  private let screen: UIViewController
  private let liveView = LiveView()
  private let learned = LearnedWires()
  private var trace: TraceObservation?
  /// Redraws the wires when new ones are learned.
  private var link: UpdateLink?
  private var hasLearned = false

  /// Creates a controller that shows a screen, without wires.
  public init(_ screen: UIViewController) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  /// Documents can't create it.
  public required init?(coder: NSCoder) { nil }

  /// Whether the wires are shown. Setting it reads the connections of the screen. False by default.
  public var showsWires = false {
    didSet { showWires() }
  }

  public override func loadView() { view = liveView }

  public override func viewDidLoad() {
    super.viewDidLoad()
    observe()
    addChild(screen)
    liveView.showScene(screen.view)
    screen.didMove(toParent: self)
    showWires()
  }

  private func showWires() {
    guard isViewLoaded else { return }
    hasLearned = false
    guard showsWires else { return liveView.showWires(nil) }
    var wiring = Wiring(of: screen)
    learned.add(to: &wiring)
    liveView.showWires(wiring)
  }

  /// Learns the view models' wires from the beginning, and lights up those that are shown.
  private func observe() {
    trace = interface.observeTrace { [weak self] in self?.note($0) }
    link = UpdateLink { [weak self] in
      guard let self, hasLearned, showsWires else { return false }
      showWires()
      return false
    }
  }

  private func note(_ step: TraceStep) {
    guard isOfScreen(step) else { return }
    liveView.wires?.fire(step)
    guard let used = learned.note(step) else { return }
    if used.isNew {
      hasLearned = true
      link?.setNeedsUpdate()
    }
    liveView.wires?.fire(from: used.source, to: used.destination)
  }

  /// Whether a view that was written is the screen's: the dock's views follow the models too.
  private func isOfScreen(_ step: TraceStep) -> Bool {
    guard step.kind == .write, let view = step.target as? UIView else { return true }
    return view.isDescendant(of: screen.view)
  }
}
