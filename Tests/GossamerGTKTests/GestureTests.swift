// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  /// Gestures in a real window, beside GTK's own widgets.
  @Suite struct GestureTests {
    private let board = Board()

    @Test func aCardIsDragged_ByAPan() async throws {
      let shown = try await Stage.show(board, size: Board.size)
      board.card.addGestureRecognizer(UIPanGestureRecognizer(target: board, action: Board.drag))
      try await Person.drags(board.card, right: 100, down: 50, in: shown)
      try await Stage.eventually("the pan ends") { board.calls.last == "pan ended" }
      #expect(board.card.frame.origin == CGPoint(x: 120, y: 70))
      try await Stage.settle(shown)
      #expect(try shown.place(of: board.card).origin == CGPoint(x: 120, y: 70))
      #expect(board.calls.first == "pan began")
    }

    @Test func aTapIsRecognised_BesideAButton_ButNotOnIt() async throws {
      board.addGestureRecognizer(UITapGestureRecognizer(target: board, action: Board.note))
      let shown = try await Stage.show(board, size: Board.size)
      try await Person.clicks(board.button, in: shown)
      try await Stage.eventually("the button is pressed") { board.calls == ["button"] }
      try await Person.clicks(CGPoint(x: 250, y: 280), of: board, in: shown)
      try await Stage.eventually("the tap is heard") { board.calls.count > 1 }
      #expect(board.calls == ["button", "tap ended"])
    }

    @Test func aButtonInACardThatIsTapped_KeepsItsPress() async throws {
      let button = UIButton(frame: CGRect(x: 60, y: 20, width: 40, height: 40))
      button.addAction(UIAction { [board] _ in board.calls.append("inner") }, for: .touchUpInside)
      board.card.addSubview(button)
      board.card.addGestureRecognizer(UITapGestureRecognizer(target: board, action: Board.note))
      let shown = try await Stage.show(board, size: Board.size)
      try await Person.clicks(button, in: shown)
      try await Stage.eventually("the button is pressed") { board.calls == ["inner"] }
      try await Person.clicks(CGPoint(x: 20, y: 40), of: board.card, in: shown)
      try await Stage.eventually("the card is tapped") { board.calls == ["inner", "tap ended"] }
    }

    @Test func aPanThatBeginsOnAButton_TakesThePress() async throws {
      board.addGestureRecognizer(UIPanGestureRecognizer(target: board, action: Board.note))
      let shown = try await Stage.show(board, size: Board.size)
      try await Person.drags(board.button, right: 20, down: 0, in: shown)
      try await Stage.eventually("the pan ends") { board.calls.last == "pan ended" }
      #expect(!board.calls.contains("button"))
      #expect(board.buttonEvents == ["down", "cancel"])
      try await Person.clicks(board.button, in: shown)
      try await Stage.eventually("the button works again") { board.calls.last == "button" }
    }

    @Test func aDragInAField_SelectsItsText_AndIsNoPan() async throws {
      board.addGestureRecognizer(UIPanGestureRecognizer(target: board, action: Board.note))
      let shown = try await Stage.show(board, size: Board.size)
      try await Person.drags(board.field, right: 60, down: 0, in: shown)
      try await Stage.eventually("text is selected") {
        board.field.isEditing && (board.field.selectedRange.length) > 0
      }
      #expect(board.calls == [])
      #expect(board.fieldEvents == ["down", "up inside"])
      try await Person.drags(board.card, right: 60, down: 0, in: shown)
      try await Stage.eventually("the pan ends") { board.calls.last == "pan ended" }
    }

    @Test func aLongPressOnASwitch_TakesThePressFromGTK() async throws {
      let press = UILongPressGestureRecognizer(target: board, action: Board.note)
      board.addGestureRecognizer(press)
      let shown = try await Stage.show(board, size: Board.size)
      try await Person.pressesDown(
        at: CGPoint(x: 25, y: 15), of: board.toggle, in: shown)
      try await Stage.eventually("the long press begins") { board.calls == ["press began"] }
      try await Person.letsGo()
      try await Stage.eventually("it ends") { board.calls.last == "press ended" }
      #expect(!board.toggle.isOn)
      try await Person.clicks(board.toggle, in: shown)
      try await Stage.eventually("the switch is on") { board.toggle.isOn }
      #expect(board.switchEvents == ["down", "cancel", "down", "up inside", "value"])
    }

    @Test func aControlOfAnApplication_FollowsTheThumb() async throws {
      let shown = try await Stage.show(board, size: Board.size)
      try await Person.drags(board.dial, right: 50, down: 0, in: shown)
      try await Stage.eventually("the dial is let go") { board.dial.told.last == "end" }
      #expect(board.dial.told.first == "begin")
      #expect(board.dial.value == 75)
    }

    @Test func theWheelWithCtrl_Pinches_AndScrollsWithoutARecogniser() async throws {
      board.card.addGestureRecognizer(UIPinchGestureRecognizer(target: board, action: Board.note))
      let shown = try await Stage.show(board, size: Board.size)
      try await Person.zooms(at: CGPoint(x: 40, y: 40), of: board.card, in: shown)
      try await Stage.eventually("the pinch ends") { board.calls.last == "pinch ended" }
      #expect(board.calls.first == "pinch began")
      #expect(abs(board.scale - 1.1) < 1e-9)
    }

    @Test func thePointerIsFollowed_ByAHover() async throws {
      board.card.addGestureRecognizer(UIHoverGestureRecognizer(target: board, action: Board.note))
      let shown = try await Stage.show(board, size: Board.size)
      try await Person.moves(to: CGPoint(x: 40, y: 40), of: board.card, in: shown)
      try await Stage.eventually("the hover begins") { board.calls.first == "hover began" }
      try await Person.moves(to: CGPoint(x: 250, y: 280), of: board, in: shown)
      try await Stage.eventually("the hover ends") { board.calls.last == "hover ended" }
    }

    @Test func theSecondaryButton_IsARecognisersThatRequiresIt() async throws {
      let tap = UITapGestureRecognizer(target: board, action: Board.note)
      tap.buttonMaskRequired = .secondary
      board.addGestureRecognizer(tap)
      let shown = try await Stage.show(board, size: Board.size)
      try await Person.clicksSecondarily(board.card, in: shown)
      try await Stage.eventually("the tap is heard") { board.calls == ["tap ended"] }
    }

    @Test func ctrlWithALetter_IsAKeyCommand_AlsoWhileAFieldIsEdited() async throws {
      let shown = try await Stage.show(board, size: Board.size)
      try await Person.presses("ctrl+s")
      try await Stage.eventually("the command is performed") { board.calls == ["save"] }
      try await Person.clicks(board.field, in: shown)
      try await Stage.eventually("the field is edited") { board.field.isEditing }
      try await Person.presses("ctrl+s")
      try await Stage.eventually("the command is performed") { board.calls == ["save", "save"] }
    }

    // MARK: - Bad moments

    @Test func aWindowMayBeClosed_InTheMiddleOfAPan() async throws {
      board.card.addGestureRecognizer(UIPanGestureRecognizer(target: board, action: Board.note))
      board.whenCalled = { [unowned board] in board.window?.isHidden = true }
      let shown = try await Stage.show(board, size: Board.size)
      try await Person.pressesDown(at: CGPoint(x: 40, y: 40), of: board.card, in: shown)
      try await Person.moves(to: CGPoint(x: 70, y: 40), of: board.card, in: shown)
      try await Stage.eventually("the window is closed") { shown.window.isHidden }
      try await Person.letsGo()
      #expect(board.calls == ["pan began", "pan cancelled"])
    }

    @Test func aViewMayGo_InTheMiddleOfItsTouch() async throws {
      board.card.addGestureRecognizer(UIPanGestureRecognizer(target: board, action: Board.note))
      board.whenCalled = { [unowned board] in board.card.removeFromSuperview() }
      let shown = try await Stage.show(board, size: Board.size)
      try await Person.drags(board.card, right: 60, down: 0, in: shown)
      try await Person.clicks(board.button, in: shown)
      try await Stage.eventually("the button is pressed") { board.calls.last == "button" }
      #expect(board.calls == ["pan began", "pan cancelled", "button"])
    }
  }
}

/// A view with a card and some controls, which records their events.
private final class Board: UIView {
  static let size = CGSize(width: 300, height: 320)

  let card = UIView(frame: CGRect(x: 20, y: 20, width: 120, height: 80))
  let button = UIButton(frame: CGRect(x: 160, y: 20, width: 120, height: 40))
  let field = UITextField(frame: CGRect(x: 20, y: 220, width: 200, height: 34))
  let toggle = UISwitch(frame: CGRect(x: 20, y: 270, width: 51, height: 31))
  let dial = Dial(frame: CGRect(x: 160, y: 80, width: 100, height: 40))
  var calls: [String] = []
  var whenCalled: () -> Void = {}
  var scale: CGFloat = 1
  private(set) var buttonEvents: [String] = []
  private(set) var fieldEvents: [String] = []
  private(set) var switchEvents: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    field.text = "A field with a text that is long"
    card.backgroundColor = .systemTeal
    for view in [card, button, field, toggle, dial] { addSubview(view) }
    button.setTitle("Press", for: .normal)
    button.addAction(UIAction { [unowned self] _ in calls.append("button") }, for: .touchUpInside)
    listen(to: button) { [unowned self] in buttonEvents.append($0) }
    listen(to: field) { [unowned self] in fieldEvents.append($0) }
    listen(to: toggle) { [unowned self] in switchEvents.append($0) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func listen(to control: UIControl, _ note: @escaping (String) -> Void) {
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "up inside"), (.touchCancel, "cancel"),
      (.valueChanged, "value"),
    ]
    for (event, name) in events { control.addAction(UIAction { _ in note(name) }, for: event) }
  }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "s", modifierFlags: .command, action: Board.save)]
  }

  private func save() { calls.append("save") }

  func drag(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: self)
    card.frame = card.frame.offsetBy(dx: translation.x, dy: translation.y)
    pan.setTranslation(.zero, in: self)
    note(pan)
  }

  func note(_ recognizer: UIGestureRecognizer) {
    let name =
      switch recognizer {
      case is UIPanGestureRecognizer: "pan"
      case is UITapGestureRecognizer: "tap"
      case is UILongPressGestureRecognizer: "press"
      case is UIHoverGestureRecognizer: "hover"
      default: "pinch"
      }
    if let pinch = recognizer as? UIPinchGestureRecognizer { scale = pinch.scale }
    calls.append("\(name) \(recognizer.state)")
    whenCalled()
  }
}

/// A custom control whose value follows the pointer.
private final class Dial: UIControl {
  private(set) var told: [String] = []
  private(set) var value = 0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    told.append("begin")
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    value = Int(touch.location(in: self).x)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { told.append("end") }
}
