// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  /// A press goes where the Kit's hit test says, overrides included. A pin that takes no input marks
  /// where the person clicks.
  @Suite struct HitTestingTests {
    private let root = UIView()
    private let pin = UIView(frame: CGRect(x: 94, y: 94, width: 4, height: 4))
    private let button = RoomyButton(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
    private let presses = Presses()

    init() {
      pin.isUserInteractionEnabled = false
      button.addAction(UIAction { [presses] _ in presses.count += 1 }, for: .touchUpInside)
    }

    @Test func aButtonIsPressed_WhereItsPointInsideReturnsTrue() async throws {
      for view in [button, pin] { root.addSubview(view) }
      let shown = try await Stage.show(root)
      try await Person.clicks(pin, in: shown)
      try await Stage.eventually("the button is pressed") { presses.count == 1 }
    }

    @Test func aPressPassesThroughAView_WhoseHitTestReturnsNil() async throws {
      let glass = Glass(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      for view in [button, glass] { root.addSubview(view) }
      let shown = try await Stage.show(root)
      try await Person.clicks(button, in: shown)
      try await Stage.eventually("the button is pressed") { presses.count == 1 }
    }

    @Test func aButtonIsNotPressed_WhereItLiesOutsideOfItsSuperview() async throws {
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 110, height: 300))
      card.addSubview(button)
      let behind = RoomyButton(frame: CGRect(x: 110, y: 100, width: 80, height: 40))
      let pressesBehind = Presses()
      behind.addAction(UIAction { _ in pressesBehind.count += 1 }, for: .touchUpInside)
      for view in [behind, card] { root.addSubview(view) }
      let shown = try await Stage.show(root)
      try await Person.clicks(button, in: shown)
      try await Stage.eventually("what lies behind is pressed") { pressesBehind.count == 1 }
      #expect(presses.count == 0)
    }
  }
}

private final class Presses {
  var count = 0
}

private final class RoomyButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

private final class Glass: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
