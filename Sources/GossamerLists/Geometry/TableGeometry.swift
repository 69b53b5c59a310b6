// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the headers, rows and footers of a table lie.
///
/// They are numbered from top to bottom: the header of the first section, its rows, its footer, the header
/// of the second section. What isn't there has its number all the same, and no height.
nonisolated package struct TableGeometry {
  /// What has a number.
  package enum Item: Hashable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)
  }

  /// How many rows each section has.
  package let rowCounts: [Int]
  /// The number of each section's header, and of what would come next.
  private let starts: [Int]
  package var heights: RowHeights
  /// Where the first section begins: what stands above it.
  package var top: CGFloat = 0

  /// Creates a table without headers and footers.
  /// - Parameters:
  ///   - rowHeight: what a row is taken for.
  ///   - isExact: whether rows are exactly as high.
  package init(rowCounts: [Int], rowHeight: CGFloat, isExact: Bool) {
    self.rowCounts = rowCounts
    var starts = [0]
    starts.reserveCapacity(rowCounts.count + 1)
    for count in rowCounts { starts.append(starts[starts.count - 1] + count + 2) }
    self.starts = starts
    heights = RowHeights(count: starts[starts.count - 1], estimate: rowHeight, isExact: isExact)
    for section in rowCounts.indices {
      heights.set(0, of: starts[section])
      heights.set(0, of: starts[section + 1] - 1)
    }
  }

  /// Takes over the heights of rows that were there before. Those of headers and footers are to be said anew.
  /// - Parameter runs: which rows of `old` these are, for each section.
  package mutating func adoptRows(of old: TableGeometry, _ runs: [[ListRun]]) {
    var pieces: [RowHeights.Piece] = []
    for section in runs {
      pieces.append(.new(1))
      for run in section {
        switch run {
        case .kept(let section, let rows):
          let first = old.starts[section] + 1
          pieces.append(.kept(first + rows.lowerBound..<first + rows.upperBound))
        case .new(let count): pieces.append(.new(count))
        }
      }
      pieces.append(.new(1))
    }
    heights = RowHeights(
      pieces, of: old.heights, estimate: heights.estimate, isExact: heights.isExact)
  }

  /// Which rows there are in another table, if those of the same numbers are the same.
  package func runs(to counts: [Int]) -> [[ListRun]] {
    counts.enumerated().map { section, count in
      let kept = min(count, section < rowCounts.count ? rowCounts[section] : 0)
      return [.kept(section: section, rows: 0..<kept), .new(count - kept)].filter { $0.count > 0 }
    }
  }

  package var sectionCount: Int { rowCounts.count }
  package var itemCount: Int { heights.count }

  /// Where the last section ends.
  package var bottom: CGFloat { top + heights.total }

  /// Whether there is such a row.
  package func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && rowCounts.indices.contains(indexPath.section)
      && (0..<rowCounts[indexPath.section]).contains(indexPath.row)
  }

  /// The number of what is there.
  package func index(of item: Item) -> Int {
    switch item {
    case .header(let section): starts[section]
    case .row(let indexPath): starts[indexPath.section] + 1 + indexPath.row
    case .footer(let section): starts[section + 1] - 1
    }
  }

  /// What has a number.
  package func item(at index: Int) -> Item {
    // The last section that begins there or before.
    var (low, high) = (0, sectionCount)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    if index == starts[low] { return .header(low) }
    if index == starts[low + 1] - 1 { return .footer(low) }
    return .row(IndexPath(row: index - starts[low] - 1, section: low))
  }

  /// The rows, headers and footers of a section.
  package func items(ofSection section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// Where an item begins.
  package func minY(of index: Int) -> CGFloat { top + heights.offset(of: index) }

  /// Where an item ends.
  package func maxY(of index: Int) -> CGFloat { minY(of: index) + heights.height(of: index) }

  /// The item that lies at `y`, the first or the last one for what lies outside; nil without any.
  package func index(at y: CGFloat) -> Int? { heights.index(at: y - top) }

  /// The rows, in order, of which something lies between two places.
  package func rows(from minY: CGFloat, to maxY: CGFloat) -> [IndexPath] {
    guard let first = index(at: minY), maxY > top, minY < bottom else { return [] }
    var (rows, index, y) = ([IndexPath](), first, self.minY(of: first))
    while index < itemCount, y < maxY {
      let height = heights.height(of: index)
      if case .row(let indexPath) = item(at: index), height > 0, y + height > minY {
        rows.append(indexPath)
      }
      y += height
      index += 1
    }
    return rows
  }
}

nonisolated extension ListMapping {
  /// The new place of what is shown; nil if it was deleted, or its section was reloaded.
  package func newItem(of item: TableGeometry.Item) -> TableGeometry.Item? {
    switch item {
    case .row(let row): newRow(of: row).map { .row($0) }
    case .header(let section):
      reloadedSections.contains(section) ? nil : newSection(of: section).map { .header($0) }
    case .footer(let section):
      reloadedSections.contains(section) ? nil : newSection(of: section).map { .footer($0) }
    }
  }

  /// Whether what is shown is out of date, although it is still there.
  package func isReloaded(_ item: TableGeometry.Item) -> Bool {
    if case .row(let row) = item { reloadedRows.contains(row) } else { false }
  }

  /// Whether something wasn't there before.
  package func isNew(_ item: TableGeometry.Item) -> Bool {
    switch item {
    case .row(let row): insertedRows.contains(row) || newSections.contains(row.section)
    case .header(let section), .footer(let section): newSections.contains(section)
    }
  }
}
