// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

/// Everything that an action may do to its gesture recognizer during the gesture, for every kind of recognizer.
@Suite(.alone) struct BadMomentTests {
  /// What goes wrong in an action, or between two moves of a finger.
  enum Mischief: CaseIterable {
    case removesRecognizer, removesView, removesSuperview, freesView, closesWindow
    case replacesRoot, disables, removesItsTarget, addsAnother, gesturesAgain, movesTheView
  }

  nonisolated static let kinds:
    [(name: String, make: @MainActor @Sendable () -> UIGestureRecognizer)] = [
      ("tap", { UITapGestureRecognizer() }), ("press", { UILongPressGestureRecognizer() }),
      ("pan", { UIPanGestureRecognizer() }), ("swipe", { UISwipeGestureRecognizer() }),
      ("pinch", { UIPinchGestureRecognizer() }), ("rotation", { UIRotationGestureRecognizer() }),
      ("edge", { edgePan() }), ("hover", { UIHoverGestureRecognizer() }),
    ]

  private static func edgePan() -> UIGestureRecognizer {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    return pan
  }

  @Test(arguments: Mischief.allCases, kinds.map(\.name))
  func nothingIsLeft_WhateverAnActionDoes(mischief: Mischief, name: String) throws {
    let make = try #require(Self.kinds.first { $0.name == name }).make
    // The call of the action in which it happens: the first, the second or the third.
    for call in 1...3 {
      weak var freed: UIGestureRecognizer?
      weak var freedView: UIView?
      do {
        let stage = BadMomentStage()
        let recognizer = make()
        (freed, freedView) = (recognizer, stage.view)
        stage.listen(to: recognizer) { stage in
          if stage.calls == call { stage.make(mischief, with: make) }
        }
        stage.gesture(name)
        stage.screen.advance(by: 3)
        #expect(recognizer.state == .possible || recognizer.view == nil, "at call \(call)")
        #expect(stage.calls > 0, "at call \(call)")
        stage.isHealthy()
      }
      #expect(freed == nil && freedView == nil, "at call \(call)")
    }
  }
}

private final class BadMomentStage {
  let screen: Screen
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let middle = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private(set) var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private(set) var calls = 0
  private var whenCalled: (BadMomentStage) -> Void = { _ in }

  init() {
    let controller = UIViewController()
    controller.view = root
    screen = Screen(controller, size: root.bounds.size)
    root.addSubview(middle)
    if let view { middle.addSubview(view) }
    screen.update()
  }

  func listen(
    to recognizer: UIGestureRecognizer, _ whenCalled: @escaping (BadMomentStage) -> Void
  ) {
    recognizer.addTarget(self, action: BadMomentStage.note)
    view?.addGestureRecognizer(recognizer)
    self.whenCalled = whenCalled
  }

  private func note(_ recognizer: UIGestureRecognizer) {
    calls += 1
    whenCalled(self)
  }

  func make(_ mischief: BadMomentTests.Mischief, with make: () -> UIGestureRecognizer) {
    guard let recognizer = view?.gestureRecognizers?.first else { return }
    switch mischief {
    case .removesRecognizer: view?.removeGestureRecognizer(recognizer)
    case .removesView: view?.removeFromSuperview()
    case .removesSuperview: middle.removeFromSuperview()
    case .freesView:
      view?.removeFromSuperview()
      view = nil
    case .closesWindow: screen.window.isHidden = true
    case .replacesRoot: screen.window.rootViewController = UIViewController()
    case .disables: recognizer.isEnabled = false
    case .removesItsTarget: recognizer.removeTarget(self)
    case .addsAnother: view?.addGestureRecognizer(make())
    case .gesturesAgain: try? view?.press(type: .direct).lift()
    case .movesTheView: view?.transform = CGAffineTransform(scaleX: 0, y: 0)
    }
  }

  /// The input of the person; the gesture may end before it.
  func gesture(_ name: String) {
    switch name {
    case "tap": for _ in 0..<3 { try? view?.tap(times: 1) }
    case "press":
      let touch = try? view?.press()
      screen.advance(by: 1)
      touch?.move(by: CGVector(dx: 30, dy: 0))
      touch?.lift()
    case "pinch": try? view?.pinch(scale: 2)
    case "rotation": try? view?.pinch(scale: 1, rotation: 2)
    case "swipe": for _ in 0..<3 { try? view?.drag(by: CGVector(dx: 90, dy: 0), in: 0.1) }
    case "hover":
      for x in [10.0, 20, 30] { screen.window.eventSynthesizer.hover(at: CGPoint(x: x, y: 10)) }
      screen.window.eventSynthesizer.hover(at: nil)
    default:
      let touch = try? view?.press(offset: CGVector(dx: -95, dy: 0))
      touch?.move(by: CGVector(dx: 80, dy: 0))
      touch?.lift()
    }
  }

  /// A tap in a new window is recognised: nothing of the last gesture blocks the next.
  func isHealthy() {
    let other = UIView(frame: CGRect(x: 300, y: 300, width: 50, height: 50))
    root.addSubview(other)
    let tap = UITapGestureRecognizer()
    let log = GestureLog()
    tap.addTarget(log, action: GestureLog.count)
    other.addGestureRecognizer(tap)
    let controller = UIViewController()
    controller.view = root
    screen.window.rootViewController = controller
    screen.window.isHidden = false
    screen.update()
    try? other.tap(times: 1)
    #expect(log.calls == ["called"])
  }
}
