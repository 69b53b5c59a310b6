// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The readers of view elements, by the elements' names.
enum ViewReaders {
  static let readers: [String: any ViewReader.Type] = [
    "activityIndicatorView": ActivityIndicatorReader.self,
    "button": ButtonReader.self,
    "containerView": PlainViewReader.self,
    "imageView": ImageViewReader.self,
    "label": LabelReader.self,
    "progressView": ProgressViewReader.self,
    "scrollView": ScrollViewReader.self,
    "segmentedControl": SegmentedControlReader.self,
    "slider": SliderReader.self,
    "stackView": StackViewReader.self,
    "stepper": StepperReader.self,
    "switch": SwitchReader.self,
    "textField": TextFieldReader.self,
    "view": PlainViewReader.self,
  ]

  /// The elements that aren't supported, but scroll.
  private static let scrolling: Set<String> = ["collectionView", "tableView", "textView"]

  /// What holds the views in a view: `<subviews>`, and what tables and collections have instead.
  private static let groups: Set<String> = [
    "subviews", "prototypes", "cells", "sections", "tableViewSection", "collectionViewSection",
  ]

  /// Whether an element describes a view: only views have frames.
  static func describesView(_ element: Element) -> Bool {
    readers[element.name] != nil || element.child(key: "frame")?.name == "rect"
  }

  /// The reader of an element; for one that isn't supported that of a stand-in, or of a plain view.
  ///
  /// On the canvas a stand-in has the size that a control had in the version that saved the document.
  static func reader(
    for element: Element, _ purpose: Instantiation.Purpose
  ) -> any ViewReader.Type {
    if purpose == .canvas, StandInReader.names.contains(element.name) { return StandInReader.self }
    if let reader = readers[element.name] { return reader }
    if scrolling.contains(element.name) { return ScrollViewReader.self }
    return StandInReader.names.contains(element.name) ? StandInReader.self : PlainViewReader.self
  }

  /// The elements of the views in a view, in the order of the document.
  static func subviews(of element: Element) -> [Element] {
    element.children.flatMap { child in
      if groups.contains(child.name) { return members(of: child) }
      return child.key != nil && describesView(child) ? [child] : []
    }
  }

  private static func members(of group: Element) -> [Element] {
    group.children.flatMap { groups.contains($0.name) ? subviews(of: $0) : [$0] }
  }
}
