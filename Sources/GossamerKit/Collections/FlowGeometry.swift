// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the sections of a flow layout lie, one after the other, as a value.
nonisolated struct FlowGeometry {
  /// A section with what stands around its items.
  struct Section {
    var items: FlowSection
    /// How long the header and the footer are along; 0 for none.
    var header: CGFloat
    var footer: CGFloat
    /// What is left free before and after the items, and before them across.
    var before: CGFloat
    var after: CGFloat
    var indent: CGFloat

    /// Where the items begin.
    var itemStart: CGFloat { header + before }
    /// How long all of it is.
    var length: CGFloat { itemStart + items.length + after + footer }
  }

  let axis: UICollectionView.ScrollDirection
  /// How wide the content is across.
  let breadth: CGFloat
  let sections: [Section]
  /// Where each section begins, and where the last one ends.
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

  /// The size of everything.
  var contentSize: CGSize {
    let length = starts[sections.count]
    return axis == .vertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  /// Where an item lies; nil if there is none.
  func frame(ofItem item: Int, in section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    let parts = sections[section]
    guard (0..<parts.items.itemCount).contains(item) else { return nil }
    let place = parts.items.place(of: item)
    return rect(
      along: starts[section] + parts.itemStart + place.along, across: parts.indent + place.across,
      place.size)
  }

  /// Where a header lies; nil for none.
  func headerFrame(of section: Int) -> CGRect? {
    guard sections.indices.contains(section), sections[section].header > 0 else { return nil }
    return rect(
      along: starts[section], across: 0,
      FlowSection.Extent(along: sections[section].header, across: breadth))
  }

  /// Where a footer lies; nil for none.
  func footerFrame(of section: Int) -> CGRect? {
    guard sections.indices.contains(section), sections[section].footer > 0 else { return nil }
    let footer = sections[section].footer
    return rect(
      along: starts[section + 1] - footer, across: 0,
      FlowSection.Extent(along: footer, across: breadth))
  }

  /// Where a section begins and ends, along.
  func span(of section: Int) -> (start: CGFloat, end: CGFloat) {
    (starts[section], starts[section + 1])
  }

  /// The sections that reach into a span.
  func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = starts.dropFirst().countOfFirst { $0 <= start }
    let last = starts.dropLast().countOfFirst { $0 < end }
    return first < last ? first..<last : 0..<0
  }

  /// The items of a section whose lines reach into a span.
  func items(of section: Int, from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let parts = sections[section]
    let origin = starts[section] + parts.itemStart
    return parts.items.items(from: start - origin, to: end - origin)
  }

  /// A rectangle in whole points, so that what is drawn is sharp.
  private func rect(along: CGFloat, across: CGFloat, _ size: FlowSection.Extent) -> CGRect {
    axis == .vertical
      ? CGRect(
        x: across.rounded(), y: along.rounded(), width: size.across, height: size.along)
      : CGRect(
        x: along.rounded(), y: across.rounded(), width: size.along, height: size.across)
  }
}
