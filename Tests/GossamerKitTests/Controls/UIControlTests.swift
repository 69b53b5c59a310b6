// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct UIControlTests {
  @Test func callsItsTargets_InTheOrderOfRegistration() {
    let control = UIControl()
    let target = Target()
    control.addTarget(target, action: Target.act, for: .touchUpInside)
    control.addTarget(target, action: Target.actWithSender, for: [.touchUpInside, .valueChanged])
    control.addAction(UIAction { _ in target.calls.append("action") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(target.calls == ["act", "sender", "action"])
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .editingDidBegin)
    #expect(target.calls == ["act", "sender", "action", "sender"])
    #expect(target.sender === control)
  }

  @Test func callsARegistrationOnce_WhenSeveralOfItsEventsHappenTogether() {
    let control = UIControl()
    let target = Target()
    control.addTarget(target, action: Target.act, for: [.touchUpInside, .primaryActionTriggered])
    control.performPrimaryAction()
    #expect(target.calls == ["act"])
  }

  @Test func isNamedAfterItsLabels_ButNotThoseOfOtherControls() {
    let (card, box, hidden) = (UIControl(), UIView(), UILabel())
    let (title, detail, button) = (UILabel(), UILabel(), UIButton())
    card.addSubview(title)
    card.addSubview(box)
    box.addSubview(detail)
    box.addSubview(hidden)
    card.addSubview(button)
    #expect(card.accessibilityLabel == nil)
    (title.text, detail.text, hidden.text) = ("Milk", "2 bottles", "hidden")
    hidden.isHidden = true
    button.setTitle("Done", for: .normal)
    #expect(card.accessibilityLabel == "Milk, 2 bottles")
    #expect(!card.isAccessibilityElement)
    card.accessibilityLabel = "Shopping"
    #expect(card.accessibilityLabel == "Shopping")
    #expect(!card.isAccessibilityElement)
  }

  @Test func holdsItsTargetsWeakly() {
    let control = UIControl()
    weak var weakTarget: Target?
    do {
      let target = Target()
      weakTarget = target
      control.addTarget(target, action: Target.act, for: .touchUpInside)
    }
    #expect(weakTarget == nil)
    control.sendActions(for: .touchUpInside)
  }

  @Test func refusesASenderOfAnotherType_WithAMessage() {
    let control = UIControl()
    let target = Target()
    control.addTarget(target, action: Target.actWithButton, for: .touchUpInside)
    let messages = messages { control.sendActions(for: .touchUpInside) }
    #expect(
      messages == [
        """
        An action of Target expects a sender of type UIButton, but it is connected to a UIControl. \
        The action wasn't called.
        """
      ])
    #expect(target.calls.isEmpty)
  }

  @Test func removesTargets_ForTheEventsGiven() {
    let control = UIControl()
    let (one, other) = (Target(), Target())
    control.addTarget(one, action: Target.act, for: [.touchUpInside, .editingDidBegin])
    control.addTarget(other, action: Target.act, for: .touchUpInside)
    control.removeTarget(one, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .editingDidBegin)
    #expect(one.calls.count == 1)
    #expect(other.calls.count == 1)
    control.removeTarget(nil)
    control.sendActions(for: .touchUpInside)
    #expect(other.calls.count == 1)
  }

  @Test func replacesAnAction_ByOneWithTheSameIdentifier() {
    let control = UIControl()
    var calls: [String] = []
    let identifier = UIAction.Identifier("save")
    control.addAction(
      UIAction(identifier: identifier) { _ in calls.append("old") },
      for: [.touchUpInside, .editingDidBegin])
    control.addAction(
      UIAction(identifier: identifier) { _ in calls.append("new") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .editingDidBegin)
    #expect(calls == ["new", "old"])
    control.removeAction(identifiedBy: identifier, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    #expect(calls.count == 2)
    control.addAction(UIAction { _ in calls.append("one") }, for: .touchUpInside)
    control.addAction(UIAction { _ in calls.append("two") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(calls.suffix(2) == ["one", "two"])
  }

  @Test func tellsTheActionItsSender_WhileItRuns() {
    let control = UIControl()
    var sender: AnyObject?
    let action = UIAction { sender = $0.sender }
    control.addAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(sender === control)
    #expect(action.sender == nil)
  }

  @Test func callsNoneThatIsRemovedOrAddedMeanwhile() {
    let control = UIControl()
    let (removed, added) = (Target(), Target())
    control.addAction(
      UIAction { _ in
        control.removeTarget(removed)
        control.addTarget(added, action: Target.act, for: .touchUpInside)
      }, for: .touchUpInside)
    control.addTarget(removed, action: Target.act, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(removed.calls.isEmpty)
    #expect(added.calls.isEmpty)
    control.sendActions(for: .touchUpInside)
    #expect(!added.calls.isEmpty)
  }

  @Test(
    arguments: [
      (true, false, false, .normal), (false, false, false, .disabled),
      (true, true, false, .selected), (true, false, true, .highlighted),
      (false, true, true, [.disabled, .selected, .highlighted]),
    ] as [(Bool, Bool, Bool, UIControl.State)])
  func putsItsStateTogether(
    _ isEnabled: Bool, _ isSelected: Bool, _ isHighlighted: Bool, _ expected: UIControl.State
  ) {
    let control = UIControl()
    control.isEnabled = isEnabled
    control.isSelected = isSelected
    control.isHighlighted = isHighlighted
    #expect(control.state == expected)
    #expect(control.accessibilityTraits.contains(.notEnabled) == !isEnabled)
    #expect(control.accessibilityTraits.contains(.selected) == isSelected)
  }

  private final class Target {
    var calls: [String] = []
    var sender: UIControl?

    func act() { calls.append("act") }

    func actWithSender(_ sender: UIControl) {
      calls.append("sender")
      self.sender = sender
    }

    func actWithButton(_ sender: UIButton) { calls.append("button") }
  }
}
