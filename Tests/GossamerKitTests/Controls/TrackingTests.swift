// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

/// Controls track touches, custom controls too.
@Suite(.alone) struct TrackingTests {
  private let dial = Dial(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
  private let screen: Screen

  init() {
    let controller = UIViewController()
    screen = Screen(controller)
    controller.view.addSubview(dial)
    screen.update()
  }

  @Test func aControlTellsOfATouch_FromItsBeginningToItsEnd() throws {
    let finger = try dial.press()
    #expect(dial.isTracking && dial.isTouchInside && dial.isHighlighted)
    finger.move(by: CGVector(dx: 10, dy: 0), steps: 1)
    finger.move(by: CGVector(dx: 0, dy: 100), steps: 1)
    #expect(!dial.isTouchInside && !dial.isHighlighted)
    finger.move(by: CGVector(dx: 10, dy: 0), steps: 1)
    finger.move(by: CGVector(dx: 0, dy: -100), steps: 1)
    finger.lift()
    #expect(!dial.isTracking && !dial.isTouchInside && !dial.isHighlighted)
    #expect(
      dial.told == [
        "begin", "touchDown", "continue", "touchDragInside", "continue",
        "touchDragOutside touchDragExit", "continue", "touchDragOutside", "continue",
        "touchDragInside touchDragEnter", "end inside", "touchUpInside primaryActionTriggered",
      ])
  }

  @Test func aTouchThatEndsOutside_SendsTouchUpOutside() throws {
    let finger = try dial.press()
    finger.move(by: CGVector(dx: 0, dy: 100), steps: 1)
    finger.lift()
    #expect(dial.told.suffix(2) == ["end outside", "touchUpOutside"])
  }

  @Test func aTouchThatIsTakenAway_IsCancelled() throws {
    try dial.press().cancel()
    #expect(dial.told == ["begin", "touchDown", "cancel", "touchCancel"])
    #expect(!dial.isTracking && !dial.isHighlighted)
  }

  @Test func theSecondOfTwoTaps_IsARepetition() throws {
    try dial.tap(times: 2)
    #expect(dial.told.filter { $0.contains("Down") } == ["touchDown", "touchDown touchDownRepeat"])
  }

  @Test func aControlThatRefusesTracking_GetsNoFurtherTouches() throws {
    dial.begins = false
    try dial.press().lift()
    #expect(dial.told == ["begin"])
    dial.told = []
    screen.advance(by: 1)
    (dial.begins, dial.goesOn) = (true, false)
    let finger = try dial.press()
    finger.move(by: CGVector(dx: 10, dy: 0), steps: 3)
    finger.lift()
    #expect(dial.told == ["begin", "touchDown", "continue"])
    #expect(!dial.isHighlighted)
  }

  @Test func aControlThatIsDisabledInTheMiddle_IsCancelled() throws {
    let finger = try dial.press()
    dial.isEnabled = false
    finger.lift()
    #expect(dial.told == ["begin", "touchDown", "cancel", "touchCancel"])
  }

  @Test func theSecondaryButton_PressesNothing() throws {
    try dial.secondaryClick()
    #expect(dial.told == [])
  }

  @Test func aControlMayBeRemoved_ByWhatItTells() throws {
    dial.addAction(
      UIAction { [unowned dial] _ in dial.removeFromSuperview() }, for: .touchDragInside)
    let finger = try dial.press()
    finger.move(by: CGVector(dx: 10, dy: 0), steps: 2)
    finger.lift()
    #expect(dial.told.suffix(2) == ["cancel", "touchCancel"])
  }

  @Test func aStepperSteps_WhileItsButtonIsHeld() throws {
    let stepper = UIStepper(frame: CGRect(x: 20, y: 100, width: 94, height: 32))
    screen.window.rootViewController?.view.addSubview(stepper)
    screen.update()
    try stepper.incrementButton.longPress(for: 0.75)
    #expect(stepper.value == 3)
    try stepper.increment()
    #expect(stepper.value == 4)
  }

  @Test func eachKindOfControl_TellsOfAPressOnce() throws {
    let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 51, height: 31))
    let slider = UISlider(frame: CGRect(x: 20, y: 150, width: 200, height: 31))
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 31))
    let button = UIButton(frame: CGRect(x: 20, y: 250, width: 200, height: 31))
    for control in [toggle, slider, field, button] as [UIControl] {
      var events: [String] = []
      control.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
      control.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
      screen.window.rootViewController?.view.addSubview(control)
      screen.update()
      try control.tap()
      #expect(events == ["down", "up"], "\(type(of: control))")
    }
    #expect(toggle.isOn && field.isEditing)
  }
}

/// A custom control.
private final class Dial: UIControl {
  var told: [String] = []
  var begins = true
  var goesOn = true

  private static let names: [(Event, String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
    (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"), (.primaryActionTriggered, "primaryActionTriggered"),
  ]

  override func sendActions(for controlEvents: UIControl.Event) {
    let names = Self.names.filter { controlEvents.contains($0.0) }.map(\.1)
    told.append(names.joined(separator: " "))
    super.sendActions(for: controlEvents)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    told.append("begin")
    return begins
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    told.append("continue")
    return goesOn
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    told.append(isTouchInside ? "end inside" : "end outside")
  }

  override func cancelTracking(with event: UIEvent?) { told.append("cancel") }
}
