// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import Showcase

@Suite(.alone) struct ControlsScreenTests {
  private let screen = Screen(ControlsViewController())

  private func expect(_ summary: String) throws {
    #expect(try screen.label("Summary").text == summary)
  }

  @Test func showsTheModel_WhenItOpens() throws {
    try expect("Evening, 4 guests, music at 50%")
    #expect(try screen.switch("Music").isOn)
    #expect(try screen.slider("Volume").value == 0.5)
    #expect(try screen.stepper("Guests").value == 4)
    #expect(try screen.segmentedControl("Time").selectedSegmentIndex == 1)
    #expect(try screen.find(UIProgressView.self).progress == 0.2)
  }

  @Test func changesTheModel_WhenAPersonUsesTheControls() throws {
    try screen.segmentedControl("Time").select("Night")
    try screen.slider("Volume").drag(to: 0.8)
    try screen.stepper("Guests").increment()
    try screen.stepper("Guests").increment()
    try screen.stepper("Guests").decrement()
    try expect("Night, 5 guests, music at 80%")
    #expect(try screen.find(UIProgressView.self).progress == 0.25)
    try screen.switch("Music").toggle()
    try expect("Night, 5 guests, no music")
    let slider = try screen.slider("Volume")
    #expect(throws: ScreenError.self) { try slider.drag(to: 1) }
    #expect(slider.value == 0.8)
  }

  @Test(arguments: [250, 393, 1000] as [CGFloat])
  func fitsItsWindow(width: CGFloat) throws {
    screen.size.width = width
    let controls: [UIControl] = [
      try screen.switch("Music"), try screen.slider("Volume"), try screen.stepper("Guests"),
      try screen.segmentedControl("Time"),
    ]
    for control in controls {
      let frame = control.convert(control.bounds, to: nil)
      #expect(frame.minX >= 16 && frame.maxX <= width - 16, "\(control): \(frame)")
    }
  }
}
