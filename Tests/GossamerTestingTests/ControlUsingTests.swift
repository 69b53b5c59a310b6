// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTesting
import Testing

/// The controls that have a value, used without a display.
@Suite struct ControlUsingTests {
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
