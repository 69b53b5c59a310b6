// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerGraphics
@testable import GossamerKit

/// Switches, sliders and steppers: what changes their values, and which events they send.
@Suite(.alone) struct ValueControlTests {
  private final class Target {
    var values: [Double] = []

    func note(_ toggle: UISwitch) { values.append(toggle.isOn ? 1 : 0) }
    func note(_ slider: UISlider) { values.append(Double(slider.value)) }
    func note(_ stepper: UIStepper) { values.append(stepper.value) }
  }

  private let target = Target()

  // MARK: - Switch

  @Test func aSwitchSendsValueChanged_WhenAPersonSwitches_NotWhenCodeDoes() {
    let toggle = UISwitch()
    toggle.addTarget(
      target, action: Target.note(_:) as (Target) -> (UISwitch) -> Void, for: .valueChanged)
    toggle.isOn = true
    toggle.setOn(false, animated: true)
    #expect(target.values == [])
    toggle.hostDidSwitch(to: true)
    toggle.hostDidSwitch(to: true)
    toggle.performPrimaryAction()
    #expect(target.values == [1, 0])
    toggle.isEnabled = false
    toggle.performPrimaryAction()
    #expect(!toggle.isOn && target.values == [1, 0])
  }

  @Test func aSwitchPerformsItsPrimaryAction() {
    var states: [Bool] = []
    let toggle = UISwitch(
      frame: .zero,
      primaryAction: UIAction { states.append(($0.sender as? UISwitch)?.isOn ?? false) })
    toggle.performPrimaryAction()
    #expect(states == [true])
  }

  @Test func aSwitchHasUIKitsSize_WhateverItsFrame() {
    let toggle = UISwitch(frame: CGRect(x: 3, y: 4, width: 500, height: 5))
    #expect(toggle.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
    #expect(toggle.intrinsicContentSize == CGSize(width: 49, height: 31))
    let (row, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44)), UILabel())
    for view in [label, toggle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
    }
    NSLayoutConstraint.activate([
      toggle.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      toggle.centerYAnchor.constraint(equalTo: row.centerYAnchor),
    ])
    row.layoutIfNeeded()
    #expect(toggle.frame.size == CGSize(width: 51, height: 31))
    #expect(toggle.frame.minX == 251)
  }

  @Test func aSwitchTellsItsState() {
    let toggle = UISwitch()
    #expect(toggle.accessibilityValue == "0")
    toggle.isOn = true
    #expect(toggle.accessibilityValue == "1")
    #expect(toggle.accessibilityTraits == [.button, .toggleButton])
    #expect(toggle.isAccessibilityElement)
  }

  // MARK: - Slider

  @Test func aSliderSendsValueChangedOfAPersonsMovement() {
    let slider = UISlider()
    slider.addTarget(
      target, action: Target.note(_:) as (Target) -> (UISlider) -> Void, for: .valueChanged)
    slider.value = 0.25
    #expect(target.values == [])
    for value in [Float(0.5), 0.5, 0.75] { slider.hostDidMoveThumb(to: value, isTracking: true) }
    #expect(target.values == [0.5, 0.75])
    slider.hostDidEndTracking()
    #expect(target.values == [0.5, 0.75])
  }

  @Test func aSliderThatIsntContinuousTellsOnce_AtTheEnd() {
    let slider = UISlider()
    slider.isContinuous = false
    slider.addTarget(
      target, action: Target.note(_:) as (Target) -> (UISlider) -> Void, for: .valueChanged)
    for value in [Float(0.5), 0.75] { slider.hostDidMoveThumb(to: value, isTracking: true) }
    #expect(target.values == [] && slider.value == 0.75)
    slider.hostDidEndTracking()
    #expect(target.values == [0.75])
    slider.hostDidEndTracking()
    #expect(target.values == [0.75])
    // A key moves it at once.
    slider.hostDidMoveThumb(to: 1, isTracking: false)
    #expect(target.values == [0.75, 1])
  }

  @Test func aSliderKeepsItsValueInTheRange() {
    let slider = UISlider()
    slider.value = 7
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 7
    slider.minimumValue = 8
    #expect(slider.value == 8)
    slider.minimumValue = 20
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (20, 20, 20))
    slider.maximumValue = -1
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (-1, -1, -1))
    #expect(slider.accessibilityValue == "0%")
  }

  @Test func aSliderRefusesWhatIsNoNumber() {
    let slider = UISlider()
    let said = messages {
      slider.value = .nan
      slider.maximumValue = .infinity
    }
    #expect((slider.value, slider.maximumValue) == (0, 1))
    #expect(
      said == [
        "The value nan of UISlider isn't a finite number; it keeps the old one.",
        "The end of the range inf of UISlider isn't a finite number; it keeps the old one.",
      ])
  }

  @Test func theTrackOfASliderLiesBetweenItsImages_MirroredFromRightToLeft() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 300, height: 31))
    slider.minimumValueImage = UIImage(pixels: pixels(20, 16), scale: 1)
    #expect(
      slider.trackRect(forBounds: slider.bounds) == CGRect(x: 30, y: 0, width: 270, height: 31))
    slider.maximumValueImage = UIImage(pixels: pixels(10, 16), scale: 1)
    slider.semanticContentAttribute = .forceRightToLeft
    slider.layoutIfNeeded()
    #expect(
      slider.trackRect(forBounds: slider.bounds) == CGRect(x: 20, y: 0, width: 250, height: 31))
    #expect(
      slider.minimumValueImageRect(forBounds: slider.bounds)
        == CGRect(x: 278, y: 8, width: 20, height: 16))
    #expect(slider.subviews.first?.frame == CGRect(x: 278, y: 8, width: 20, height: 16))
    slider.minimumValueImage = nil
    #expect(slider.subviews.count == 1)
  }

  private func pixels(_ width: Int, _ height: Int) -> ImagePixels {
    ImagePixels(
      width: width, height: height, rowStride: width * 4, hasAlpha: true,
      bytes: [UInt8](repeating: 255, count: width * height * 4))
  }

  // MARK: - Stepper

  @Test func aStepperStepsWhenAPersonPresses_AndStopsAtTheEnds() {
    let stepper = UIStepper()
    stepper.addTarget(
      target, action: Target.note(_:) as (Target) -> (UIStepper) -> Void, for: .valueChanged)
    (stepper.maximumValue, stepper.stepValue) = (5, 2)
    #expect(!stepper.decrementButton.isEnabled && stepper.incrementButton.isEnabled)
    for _ in 1...4 { stepper.incrementButton.performPrimaryAction() }
    #expect(target.values == [2, 4, 5])
    #expect(stepper.decrementButton.isEnabled && !stepper.incrementButton.isEnabled)
    stepper.decrementButton.performPrimaryAction()
    stepper.value = 1
    #expect(target.values == [2, 4, 5, 3])
    stepper.isEnabled = false
    stepper.incrementButton.performPrimaryAction()
    #expect(stepper.value == 1)
  }

  @Test func aStepperThatWrapsGoesOnAtTheOtherEnd() {
    let stepper = UIStepper()
    (stepper.wraps, stepper.minimumValue, stepper.maximumValue) = (true, 1, 3)
    stepper.decrementButton.performPrimaryAction()
    #expect(stepper.value == 3)
    stepper.incrementButton.performPrimaryAction()
    #expect(stepper.value == 1)
  }

  @Test func aStepperRefusesAStepThatIsntGreaterThan0() {
    let stepper = UIStepper()
    let said = messages { stepper.stepValue = 0 }
    #expect(stepper.stepValue == 1)
    #expect(
      said == ["The stepValue 0.0 of UIStepper isn't greater than 0; it keeps the old one."])
  }

  @Test(arguments: [true, false])
  func aHeldButtonStepsAgainAndAgain(isContinuous: Bool) {
    let (stepper, clock) = (UIStepper(), Interface.current.clock)
    stepper.isContinuous = isContinuous
    stepper.addTarget(
      target, action: Target.note(_:) as (Target) -> (UIStepper) -> Void, for: .valueChanged)
    let button = stepper.incrementButton
    button.isHighlighted = true
    clock.advance(by: 0.49)
    #expect(stepper.value == 0)
    clock.advance(by: 0.02)
    #expect(stepper.value == 1)
    clock.advance(by: 0.1)
    clock.advance(by: 0.1)
    #expect(stepper.value == 3)
    button.isHighlighted = false
    button.performPrimaryAction()
    #expect(stepper.value == 3)
    #expect(target.values == (isContinuous ? [1, 2, 3] : [3]))
    // The next press is a step again.
    button.performPrimaryAction()
    #expect(stepper.value == 4)
  }

  @Test func aHeldButtonStepsOnce_WithoutAutorepeat() {
    let stepper = UIStepper()
    stepper.autorepeat = false
    stepper.incrementButton.isHighlighted = true
    Interface.current.clock.advance(by: 2)
    stepper.incrementButton.isHighlighted = false
    stepper.incrementButton.performPrimaryAction()
    #expect(stepper.value == 1)
  }

  // MARK: - Key-value coding

  @Test func theValuesHaveUIKitsKeys() throws {
    let (toggle, slider, stepper) = (UISwitch(), UISlider(), UIStepper())
    try toggle.setValue(true, forKey: "on")
    try slider.setValue(10, forKey: "maximumValue")
    try slider.setValue(4, forKey: "value")
    try stepper.setValue(0.5, forKey: "stepValue")
    try stepper.setValue(7.5, forKey: "value")
    #expect(toggle.isOn && slider.value == 4 && stepper.value == 7.5 && stepper.stepValue == 0.5)
    #expect(try toggle.value(forKey: "on") as? Bool == true)
  }
}
