// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads `<segmentedControl>` with its `<segment>`s.
enum SegmentedControlReader: ViewReader {
  static func read(
    _ element: Element, into view: UISegmentedControl, _ instantiation: Instantiation
  ) {
    ControlReader.read(element, into: view)
    view.isMomentary = element.bool("momentary") ?? false
    view.apportionsSegmentWidthsByContent =
      element.bool("apportionsSegmentWidthsByContent") ?? false
    view.selectedSegmentTintColor = instantiation.color("selectedSegmentTintColor", of: element)
    view.removeAllSegments()
    for (index, segment) in element.members(of: "segments").enumerated() {
      read(segment, at: index, of: view, instantiation)
    }
    view.selectedSegmentIndex =
      element.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
  }

  private static func read(
    _ segment: Element, at index: Int, of view: UISegmentedControl, _ instantiation: Instantiation
  ) {
    if let image = instantiation.image("image", of: segment) {
      view.insertSegment(with: image, at: index, animated: false)
    } else {
      view.insertSegment(withTitle: segment.text("title"), at: index, animated: false)
    }
    view.setEnabled(segment.bool("enabled") ?? true, forSegmentAt: index)
    if let width = segment.number("width") { view.setWidth(width, forSegmentAt: index) }
  }
}
