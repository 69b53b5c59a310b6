// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The computed layout of a flow layout's sections, as a value.
///
/// "Along" means the scroll direction, and "across" the direction of the lines. All lengths are in points.
nonisolated struct FlowGeometry {
  /// A section, with its header, its footer and its insets.
  struct Section {
    var items: FlowSection
    /// The lengths of the header and the footer along; 0 for none.
    var header: CGFloat
    var footer: CGFloat
    /// The insets before and after the items along, and before the items across.
    var before: CGFloat
    var after: CGFloat
    var indent: CGFloat

    /// The position of the first line, along, from the start of the section.
    var itemStart: CGFloat { header + before }
    /// The length of the whole section, along.
    var length: CGFloat { itemStart + items.length + after + footer }
  }

  let axis: UICollectionView.ScrollDirection
  /// The length of the content across.
  let breadth: CGFloat
  let sections: [Section]
  /// The start of each section, and the end of the last one, along.
  private let starts: [CGFloat]

  init(axis: UICollectionView.ScrollDirection, breadth: CGFloat, sections: [Section]) {
    self.axis = axis
    self.breadth = breadth
    self.sections = sections
    var starts: [CGFloat] = [0]
    starts.reserveCapacity(sections.count + 1)
    for section in sections { starts.append(starts[starts.count - 1] + section.length) }
    self.starts = starts
  }

  /// The size of the whole content.
  var contentSize: CGSize {
    let length = starts[sections.count]
    return axis == .vertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  /// The frame of an item; nil if there is no such item.
  func frame(ofItem item: Int, in section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    let parts = sections[section]
    guard (0..<parts.items.itemCount).contains(item) else { return nil }
    let place = parts.items.place(of: item)
    return rect(
      along: starts[section] + parts.itemStart + place.along, across: parts.indent + place.across,
      place.size)
  }

  /// The frame of a header; nil if the section has none.
  func headerFrame(of section: Int) -> CGRect? {
    guard sections.indices.contains(section), sections[section].header > 0 else { return nil }
    return rect(
      along: starts[section], across: 0,
      FlowSection.Extent(along: sections[section].header, across: breadth))
  }

  /// The frame of a footer; nil if the section has none.
  func footerFrame(of section: Int) -> CGRect? {
    guard sections.indices.contains(section), sections[section].footer > 0 else { return nil }
    let footer = sections[section].footer
    return rect(
      along: starts[section + 1] - footer, across: 0,
      FlowSection.Extent(along: footer, across: breadth))
  }

  /// The start and the end of a section, along.
  func span(of section: Int) -> (start: CGFloat, end: CGFloat) {
    (starts[section], starts[section + 1])
  }

  /// The sections that intersect a range of positions along.
  func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = starts.dropFirst().countOfFirst { $0 <= start }
    let last = starts.dropLast().countOfFirst { $0 < end }
    return first < last ? first..<last : 0..<0
  }

  /// The items of a section whose lines intersect a range of positions along.
  func items(of section: Int, from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let parts = sections[section]
    let origin = starts[section] + parts.itemStart
    return parts.items.items(from: start - origin, to: end - origin)
  }

  /// A rectangle whose origin is in whole points, so that its content is drawn sharply.
  private func rect(along: CGFloat, across: CGFloat, _ size: FlowSection.Extent) -> CGRect {
    axis == .vertical
      ? CGRect(
        x: across.rounded(), y: along.rounded(), width: size.across, height: size.along)
      : CGRect(
        x: along.rounded(), y: across.rounded(), width: size.along, height: size.across)
  }
}
