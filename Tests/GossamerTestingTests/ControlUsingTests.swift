// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

/// The controls that have a value, used without a display.
@Suite(.alone) struct ControlUsingTests {
  private let toggle = UISwitch()
  private let slider = UISlider(frame: CGRect(x: 0, y: 50, width: 200, height: 31))
  private let stepper = UIStepper(frame: CGRect(x: 0, y: 100, width: 0, height: 0))
  private let control = UISegmentedControl(items: ["List", "Grid"])
  private let screen: Screen

  init() {
    toggle.accessibilityLabel = "Wi-Fi"
    slider.accessibilityLabel = "Volume"
    stepper.accessibilityLabel = "Guests"
    control.accessibilityIdentifier = "view"
    control.frame.origin.y = 150
    screen = Screen(controller(toggle, slider, stepper, control))
  }

  @Test func areUsedByTheirNames() throws {
    try screen.switch("Wi-Fi").toggle()
    try screen.slider("Volume").drag(to: 0.75)
    try screen.stepper("Guests").increment()
    try screen.segmentedControl("view").select("Grid")
    #expect(toggle.isOn && slider.value == 0.75 && stepper.value == 1)
    #expect(control.selectedSegmentIndex == 1)
    try screen.switch("Wi-Fi").tap()
    #expect(!toggle.isOn)
  }

  @Test func aPickerRefusesWhatAPersonCouldntChoose() throws {
    let (picker, source) = (
      UIPickerView(frame: CGRect(x: 0, y: 200, width: 200, height: 44)), Sizes()
    )
    (picker.dataSource, picker.delegate, picker.accessibilityLabel) = (source, source, "Size")
    try screen.view(identifier: "view").superview?.addSubview(picker)
    screen.update()
    try screen.pickerView("Size").choose("Large")
    #expect(picker.selectedRow(inComponent: 0) == 1)
    let unknown = #expect(throws: ScreenError.self) { try picker.choose("Huge") }
    #expect(
      unknown == .notInMenu("Huge", picture: "Small\n(on) Large"))
    let missing = #expect(throws: ScreenError.self) { try picker.choose("Small", inComponent: 1) }
    #expect(missing?.description.contains("It has 1.") == true)
  }

  private final class Sizes: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { ["Small", "Large"][row] }
  }

  @Test func areInThePicture() {
    #expect(screen.picture.contains(#"UISwitch "Wi-Fi" (0, 0, 51, 31) value: off"#))
    #expect(screen.picture.contains(#"UISlider "Volume" (0, 50, 200, 31) value: 0"#))
    #expect(screen.picture.contains("UISegmentedControl #view"))
  }

  @Test func cantBeUsed_WhenAPersonCouldnt() throws {
    toggle.isEnabled = false
    slider.isHidden = true
    #expect(throws: ScreenError.self) { try screen.switch("Wi-Fi").toggle() }
    #expect(throws: ScreenError.self) { try screen.slider("Volume").drag(to: 1) }
    #expect(throws: ScreenError.self) { try screen.stepper("Guests").decrement() }
    let error = #expect(throws: ScreenError.self) {
      try screen.segmentedControl("view").select("Gird")
    }
    #expect(error?.description.contains("Did you mean 'Grid'?") == true)
    #expect(!toggle.isOn && slider.value == 0 && stepper.value == 0)
  }
}
