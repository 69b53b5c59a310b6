// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  /// A card is a control that is pressed as a whole, with other controls in it.
  @Suite struct CardTests {
    private let card = Card()

    @Test func aPressOnTheCheckBox_IsForTheCheckBoxAlone() async throws {
      let shown = try await show()
      try await Person.clicks(card.checkBox, in: shown)
      try await Stage.eventually("something is pressed") { card.presses != [] }
      #expect(card.presses == ["check box"])
      #expect(!card.isHighlighted)
    }

    @Test func aPressOnTheCardOrItsText_IsForTheCard() async throws {
      let shown = try await show()
      try await Person.clicks(CGPoint(x: 150, y: 70), of: card, in: shown)
      try await Stage.eventually("the card is pressed") { card.presses == ["card"] }
      try await Person.clicks(card.title, in: shown)
      try await Stage.eventually("the card is pressed") { card.presses == ["card", "card"] }
    }

    @Test func theCardIsNotHighlighted_WhileTheCheckBoxIs() async throws {
      let shown = try await show()
      let middle = CGPoint(x: card.checkBox.bounds.midX, y: card.checkBox.bounds.midY)
      try await Person.pressesDown(at: middle, of: card.checkBox, in: shown)
      try await Stage.eventually("the box is highlighted") { card.checkBox.isHighlighted }
      #expect(!card.isHighlighted)
      // A press that is released outside of the box has no effect.
      try await Person.moves(to: CGPoint(x: 150, y: 70), of: card, in: shown)
      try await Person.letsGo()
      try await Person.clicks(CGPoint(x: 150, y: 70), of: card, in: shown)
      try await Stage.eventually("something is pressed") { card.presses != [] }
      #expect(card.presses == ["card"])
    }

    @Test func aDisabledCheckBox_KeepsAPressFromTheCard() async throws {
      card.checkBox.isEnabled = false
      let shown = try await show()
      try await Person.clicks(card.checkBox, in: shown)
      try await Person.clicks(CGPoint(x: 150, y: 70), of: card, in: shown)
      try await Stage.eventually("something is pressed") { card.presses != [] }
      #expect(card.presses == ["card"])
    }

    @Test func aDisabledCard_LeavesItsCheckBoxUsable() async throws {
      card.isEnabled = false
      let shown = try await show()
      try await Person.clicks(CGPoint(x: 150, y: 70), of: card, in: shown)
      try await Person.clicks(card.checkBox, in: shown)
      try await Stage.eventually("something is pressed") { card.presses != [] }
      #expect(card.presses == ["check box"])
    }

    @Test func aFieldInACard_IsEditedByAClick_AndTakesTheKeys() async throws {
      let field = UITextField(frame: CGRect(x: 10, y: 40, width: 100, height: 30))
      card.addSubview(field)
      let shown = try await show()
      try await Person.clicks(field, in: shown)
      try await Stage.eventually("the field is edited") { field.isEditing }
      try await Person.presses("space")
      try await Stage.eventually("a space is typed") { field.text == " " }
      #expect(card.presses == [])
    }

    @Test func tabAndSpace_ReachTheCardAndTheCheckBox() async throws {
      let shown = try await show()
      try await Person.presses("Tab")
      try await Stage.eventually("the card has the focus") { try shown.focusedView === card }
      try await Person.presses("space")
      try await Stage.eventually("the card is pressed") { card.presses == ["card"] }
      try await Person.presses("Tab")
      try await Stage.eventually("the box has the focus") {
        try shown.focusedView === card.checkBox
      }
      try await Person.presses("space")
      try await Stage.eventually("the box is pressed") { card.presses == ["card", "check box"] }
      try await Person.presses("shift+Tab")
      try await Stage.eventually("the card has the focus") { try shown.focusedView === card }
    }

    /// As without a host, and in UIKit: the superview is hit tested first.
    @Test func whatLiesOutsideOfItsSuperview_IsNotPressed() async throws {
      let beneath = UIButton(frame: CGRect(x: 20, y: 160, width: 60, height: 40))
      beneath.addAction(UIAction { [card] _ in card.note("beneath") }, for: .touchUpInside)
      // All of the box lies on the button beneath; a part of the other one lies on the card.
      card.checkBox.frame = CGRect(x: 0, y: 140, width: 60, height: 40)
      let other = UIButton(frame: CGRect(x: 200, y: 80, width: 60, height: 40))
      other.addAction(UIAction { [card] _ in card.note("other") }, for: .touchUpInside)
      card.addSubview(other)
      let shown = try await show(behind: beneath)
      try await Person.clicks(card.checkBox, in: shown)
      try await Stage.eventually("the button beneath is pressed") { card.presses == ["beneath"] }
      try await Person.clicks(CGPoint(x: 30, y: 30), of: other, in: shown)
      try await Person.clicks(CGPoint(x: 30, y: 10), of: other, in: shown)
      try await Stage.eventually("the inner part is pressed") { card.presses.last == "other" }
      #expect(card.presses == ["beneath", "other"])
      // The box can be pressed again as soon as the card contains it.
      card.frame.size.height = 190
      try await Stage.settle(shown)
      try await Person.clicks(card.checkBox, in: shown)
      try await Stage.eventually("the box is pressed") { card.presses.last == "check box" }
    }

    @Test func theCard_IsCalledByItsTexts() async throws {
      let shown = try await show()
      let peer = try shown.peer(of: card)
      #expect(peer.accessibleTexts.label == "Groceries")
      card.title.text = "Flat"
      try await Stage.settle(shown)
      #expect(peer.accessibleTexts.label == "Flat")
      let detail = UILabel(frame: CGRect(x: 10, y: 50, width: 80, height: 20))
      detail.text = "3 items"
      card.addSubview(detail)
      try await Stage.settle(shown)
      #expect(peer.accessibleTexts.label == "Flat, 3 items")
      card.title.isHidden = true
      try await Stage.settle(shown)
      #expect(peer.accessibleTexts.label == "3 items")
      detail.removeFromSuperview()
      try await Stage.settle(shown)
      #expect(peer.accessibleTexts.label == nil)
    }

    private func show(behind view: UIView? = nil) async throws -> ShownWindow {
      let root = UIView()
      if let view { root.addSubview(view) }
      root.addSubview(card)
      return try await Stage.show(root, size: CGSize(width: 320, height: 300))
    }
  }
}

/// A card with a title and a check box, that notes what is pressed.
private final class Card: UIControl {
  let title = UILabel(frame: CGRect(x: 10, y: 10, width: 120, height: 30))
  let checkBox = UIButton(frame: CGRect(x: 200, y: 10, width: 60, height: 40))
  private(set) var presses: [String] = []

  init() {
    super.init(frame: CGRect(x: 20, y: 20, width: 280, height: 100))
    title.text = "Groceries"
    checkBox.setTitle("Done", for: .normal)
    addSubview(title)
    addSubview(checkBox)
    addTarget(self, action: Card.press, for: .touchUpInside)
    checkBox.addTarget(self, action: Card.check, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func note(_ press: String) { presses.append(press) }

  private func press() { note("card") }

  private func check() { note("check box") }
}
