// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The vertical layout of a table's headers, rows and footers.
///
/// They are numbered from top to bottom: the header of the first section, its rows, its footer, the
/// header of the second section. A missing header or footer has a number too, and the height 0.
nonisolated package struct TableGeometry {
  /// What has a number.
  package enum Item: Hashable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)
  }

  /// How many rows each section has.
  package let rowCounts: [Int]
  /// The number of each section's header, and at the end the count of all numbers.
  private let starts: [Int]
  package var heights: RowHeights
  /// Where the first section begins, in points: the height of what is above it.
  package var top: CGFloat = 0

  /// Creates a table without headers and footers.
  /// - Parameters:
  ///   - rowHeight: the height of a row, or an estimate of it, in points.
  ///   - isExact: whether all rows have exactly this height.
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

  /// Copies the heights of rows that an old table had too. The heights of headers and footers have
  /// to be set again.
  /// - Parameter runs: for each section, which of its rows are rows of `old`.
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

  /// The runs of a table with other row counts, if rows with the same index path are the same row.
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

  /// Whether the table has such a row.
  package func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && rowCounts.indices.contains(indexPath.section)
      && (0..<rowCounts[indexPath.section]).contains(indexPath.row)
  }

  /// The number of a header, row or footer.
  package func index(of item: Item) -> Int {
    switch item {
    case .header(let section): starts[section]
    case .row(let indexPath): starts[indexPath.section] + 1 + indexPath.row
    case .footer(let section): starts[section + 1] - 1
    }
  }

  /// What has a number.
  package func item(at index: Int) -> Item {
    // Finds the last section that begins at this number or before.
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

  /// Where an item begins, in points.
  package func minY(of index: Int) -> CGFloat { top + heights.offset(of: index) }

  /// Where an item ends, in points.
  package func maxY(of index: Int) -> CGFloat { minY(of: index) + heights.height(of: index) }

  /// The item at `y`; the first or the last one for a `y` outside the sections; nil if there are
  /// none.
  package func index(at y: CGFloat) -> Int? { heights.index(at: y - top) }

  /// The rows that overlap the span from `minY` to `maxY`, in order.
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
  /// The header, row or footer after the update; nil if it was deleted, or if its section was
  /// reloaded.
  package func newItem(of item: TableGeometry.Item) -> TableGeometry.Item? {
    switch item {
    case .row(let row): newRow(of: row).map { .row($0) }
    case .header(let section):
      reloadedSections.contains(section) ? nil : newSection(of: section).map { .header($0) }
    case .footer(let section):
      reloadedSections.contains(section) ? nil : newSection(of: section).map { .footer($0) }
    }
  }

  /// Whether the item is a row that was reloaded, so that its cell is out of date.
  package func isReloaded(_ item: TableGeometry.Item) -> Bool {
    if case .row(let row) = item { reloadedRows.contains(row) } else { false }
  }

  /// Whether the update inserted the item.
  package func isNew(_ item: TableGeometry.Item) -> Bool {
    switch item {
    case .row(let row): insertedRows.contains(row) || newSections.contains(row.section)
    case .header(let section), .footer(let section): newSections.contains(section)
    }
  }
}
