// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@Suite(.alone) @MainActor struct NamedActionTests {
  private let button = UIButton(frame: .zero)

  @Test func callsTheAction_WhenTheEventHappens() {
    let target = Target()
    button.addTarget(target, actionNamed: "press:", for: .touchUpInside)
    button.addTarget(target, actionNamed: "note", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    #expect(target.calls == ["press UIButton", "note"])
  }

  @Test func callsAnActionOnce_WhenItIsAddedTwice() {
    let target = Target()
    for event in [UIControl.Event.touchUpInside, .touchUpInside, .valueChanged] {
      button.addTarget(target, actionNamed: "note", for: event)
    }
    button.sendActions(for: .touchUpInside)
    #expect(target.calls == ["note"])
    button.sendActions(for: .valueChanged)
    #expect(target.calls == ["note", "note"])
  }

  @Test func callsTheResponderChainOnce_WhenTheActionIsAddedTwice() {
    let controller = ActingController()
    controller.view.addSubview(button)
    for _ in 1...2 { button.addTarget(nil, actionNamed: "act:", for: .touchUpInside) }
    button.sendActions(for: .touchUpInside)
    #expect(controller.senders == [button])
  }

  @Test func callsTheSubclass_WhenItOverridesTheMethod() {
    let target = SubTarget()
    button.addTarget(target, actionNamed: "note", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.calls == ["sub"])
  }

  @Test func holdsTheTargetWeakly() {
    var target: Target? = Target()
    weak let weakTarget = target
    if let target { button.addTarget(target, actionNamed: "note", for: .touchUpInside) }
    target = nil
    #expect(weakTarget == nil)
    #expect(messages { button.sendActions(for: .touchUpInside) }.isEmpty)
  }

  @Test func looksAlongTheResponderChain_WithoutATarget() {
    let controller = ActingController()
    controller.view.addSubview(button)
    button.addTarget(nil, actionNamed: "act:", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(controller.senders == [button])
  }

  @Test(arguments: [
    (
      "nothing:", true,
      "The action 'nothing:' of UIButton was called, but Target has no wire for it."
    ),
    (
      "nothing:", false,
      "The action 'nothing:' of UIButton was called, but nobody in the responder chain has a wire for it."
    ),
    (
      "label:", true,
      """
      The action 'label:' of Target wasn't called: it expects a sender of type UILabel, but it is \
      connected to a UIButton.
      """
    ),
  ])
  func tells_WhenTheActionCannotBeCalled(name: String, hasTarget: Bool, message: String) {
    let target = Target()
    button.addTarget(hasTarget ? target : nil, actionNamed: name, for: .touchUpInside)
    #expect(messages { button.sendActions(for: .touchUpInside) } == [message])
  }
}

private class Target: Wirable {
  var calls: [String] = []

  init() {}

  class var wires: AnyWires {
    Wires<Target>()
      .action("press:", Target.press).action("note", Target.note).action("label:", Target.label)
  }

  func press(_ sender: UIControl) { calls.append("press \(type(of: sender))") }
  func note() { calls.append("note") }
  func label(_ sender: UILabel) { calls.append("label") }
}

private final class SubTarget: Target {
  override func note() { calls.append("sub") }
}

private final class ActingController: UIViewController {
  var senders: [UIButton] = []

  override class var wires: AnyWires {
    Wires<ActingController>(super.wires).action("act:", ActingController.act)
  }

  func act(_ sender: UIButton) { senders.append(sender) }
}
