// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads `<slider>`.
enum SliderReader: ViewReader {
  static func read(_ element: Element, into view: UISlider, _ instantiation: Instantiation) {
    ControlReader.read(element, into: view)
    view.minimumValue = element.number("minValue").map(Float.init) ?? 0
    view.maximumValue = element.number("maxValue").map(Float.init) ?? 1
    view.value = element.number("value").map(Float.init) ?? 0
    view.isContinuous = element.bool("continuous") ?? true
    view.minimumTrackTintColor = instantiation.color("minimumTrackTintColor", of: element)
    view.maximumTrackTintColor = instantiation.color("maximumTrackTintColor", of: element)
    view.thumbTintColor = instantiation.color("thumbTintColor", of: element)
    view.minimumValueImage = instantiation.image("minimumValueImage", of: element)
    view.maximumValueImage = instantiation.image("maximumValueImage", of: element)
  }
}

/// Reads `<stepper>`.
enum StepperReader: ViewReader {
  static func read(_ element: Element, into view: UIStepper, _ instantiation: Instantiation) {
    ControlReader.read(element, into: view)
    view.minimumValue = element.number("minimumValue").map(Double.init) ?? 0
    view.maximumValue = element.number("maximumValue").map(Double.init) ?? 100
    view.value = element.number("value").map(Double.init) ?? 0
    view.stepValue = element.number("stepValue").map(Double.init) ?? 1
    view.isContinuous = element.bool("continuous") ?? true
    view.autorepeat = element.bool("autorepeat") ?? true
    view.wraps = element.bool("wraps") ?? false
  }
}
