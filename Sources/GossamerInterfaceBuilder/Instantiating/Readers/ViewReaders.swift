// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The readers of view elements, by the elements' names.
package enum ViewReaders {
  static let readers: [String: any ViewReader.Type] = [
    "activityIndicatorView": ActivityIndicatorReader.self,
    "button": ButtonReader.self,
    "collectionReusableView": CollectionReusableViewReader.self,
    "collectionView": CollectionViewReader.self,
    "collectionViewCell": CollectionViewCellReader.self,
    "containerView": PlainViewReader.self,
    "datePicker": DatePickerReader.self,
    "imageView": ImageViewReader.self,
    "label": LabelReader.self,
    "navigationBar": NavigationBarReader.self,
    "pageControl": PageControlReader.self,
    "pickerView": PickerViewReader.self,
    "progressView": ProgressViewReader.self,
    "refreshControl": RefreshControlReader.self,
    "scrollView": ScrollViewReader.self,
    "searchBar": SearchBarReader.self,
    "segmentedControl": SegmentedControlReader.self,
    "slider": SliderReader.self,
    "stackView": StackViewReader.self,
    "stepper": StepperReader.self,
    "switch": SwitchReader.self,
    "tableView": TableViewReader.self,
    "tableViewCell": TableViewCellReader.self,
    "textField": TextFieldReader.self,
    "textView": TextViewReader.self,
    "toolbar": ToolbarReader.self,
    "view": PlainViewReader.self,
    "visualEffectView": VisualEffectViewReader.self,
  ].merging(LinkedViewReaders.linked) { own, _ in own }

  /// The elements that group the views inside a view: `<subviews>`, and the groups of tables and
  /// collection views.
  private static let groups: Set<String> = [
    "subviews", "prototypes", "cells", "sections", "tableViewSection", "collectionViewSection",
  ]

  /// Whether an element describes a view: there is a reader for it, or it has a frame.
  package static func describesView(_ element: Element) -> Bool {
    readers[element.name] != nil || element.child(key: "frame")?.name == "rect"
  }

  /// The reader of an element. An unsupported element gets the reader of stand-ins or of plain views.
  ///
  /// On the canvas, stand-ins replace many controls, cells are plain views, and tables are scroll views.
  static func reader(
    for element: Element, _ purpose: Instantiation.Purpose
  ) -> any ViewReader.Type {
    if purpose == .canvas, let reader = canvasReader(for: element) { return reader }
    if let part = TableViewCellReader.part(of: element) {
      return part == .image ? CellImageReader.self : CellLabelReader.self
    }
    if let reader = readers[element.name] { return reader }
    return StandInReader.names.contains(element.name) ? StandInReader.self : PlainViewReader.self
  }

  /// The reader of an element on the canvas, if it differs from that in an application. Tables and
  /// collection views are read as scroll views, which show all cells at the frames in the document.
  private static func canvasReader(for element: Element) -> (any ViewReader.Type)? {
    if StandInReader.names.contains(element.name) { return StandInReader.self }
    return switch element.name {
    case "collectionView", "tableView": ScrollViewReader.self
    case "collectionReusableView", "collectionViewCell", "tableViewCell": PlainViewReader.self
    default: nil
    }
  }

  /// The elements of the subviews of a view, in the order of the document.
  ///
  /// In a running application, prototypes are left out, because a table or a collection view creates its cells when it
  /// needs them. A cell has created its content view already, so the elements inside the content view are returned in
  /// its place.
  static func subviews(
    of element: Element, _ purpose: Instantiation.Purpose
  ) -> [Element] {
    let isRunning = purpose == .running
    return element.children.flatMap { child in
      if isRunning, isPrototype(child, of: element) { return [Element]() }
      if isRunning, cells.contains(element.name), child.key == "contentView" {
        return child.members(of: "subviews")
      }
      if groups.contains(child.name) {
        return members(of: child, purpose).filter { !isRunning || isWellPlaced($0) }
      }
      return child.key != nil && describesView(child) ? [child] : []
    }
  }

  private static let cells: Set = ["collectionViewCell", "tableViewCell", "visualEffectView"]

  /// Whether a child of a table or a collection view is a prototype, or contains prototypes.
  private static func isPrototype(_ child: Element, of element: Element) -> Bool {
    switch element.name {
    case "tableView": child.name == "prototypes"
    case "collectionView":
      child.name == "cells" || ["sectionHeaderView", "sectionFooterView"].contains(child.key)
    default: false
    }
  }

  private static func members(
    of group: Element, _ purpose: Instantiation.Purpose
  ) -> [Element] {
    group.children.flatMap { groups.contains($0.name) ? subviews(of: $0, purpose) : [$0] }
  }

  /// Whether an element is in a valid place: a section of a table contains only cells. ``DocumentCheck`` has
  /// reported others.
  private static func isWellPlaced(_ element: Element) -> Bool {
    element.parent?.parent?.name != "tableViewSection" || element.name == "tableViewCell"
  }
}
