// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A row that is being dragged to another place.
///
/// The table's geometry doesn't change during the drag. The items between the row's source and its target are only
/// displayed higher or lower, by the height of the row.
final class RowDrag {
  let cell: UITableViewCell
  /// The current index path of the row, as the data source knows it.
  var source: IndexPath
  /// The nearest target to the pointer, before the delegate was asked; nil if it hasn't been determined yet.
  var proposed: IndexPath?
  /// The index path at which the row is inserted when the drag ends.
  var target: IndexPath
  /// The distance from the top of the row to the pointer, in points.
  let hold: CGFloat
  /// The distance from the top of the visible area to the pointer, in points.
  var hand: CGFloat
  /// The alarm for the next step of autoscrolling; nil if the pointer isn't near an edge.
  var alarm: Alarm?

  init(_ cell: UITableViewCell, _ row: IndexPath, hold: CGFloat, hand: CGFloat) {
    self.cell = cell
    source = row
    target = row
    self.hold = hold
    self.hand = hand
  }
}

// Where a dragged row goes. A slot is the index, in the numbering before the move, of the item whose place the row
// takes.
nonisolated extension TableGeometry {
  /// The slot of a row that moves from `source` to `target`.
  func slot(of target: IndexPath, from source: IndexPath) -> Int {
    let header = index(of: .header(target.section))
    // Removing the row moves all items of later sections up by one: the row takes the place of the item before its
    // target.
    return target.section > source.section ? header + target.row : header + 1 + target.row
  }

  /// The index path, after the move, of a row that moves from `source` to a slot.
  func target(at slot: Int, from source: IndexPath) -> IndexPath {
    let isBelow = slot > index(of: .row(source))
    switch item(at: slot) {
    case .row(let row):
      return isBelow && row.section > source.section
        ? IndexPath(row: row.row + 1, section: row.section) : row
    case .header(let section): return IndexPath(row: 0, section: section)
    case .footer(let section):
      let count = rowCounts[section]
      return IndexPath(row: section == source.section ? count - 1 : count, section: section)
    }
  }

  /// The target nearest to a dragged row whose vertical centre is at `middle`.
  func target(nearestTo middle: CGFloat, from source: IndexPath) -> IndexPath {
    let own = index(of: .row(source))
    let height = heights.height(of: own)
    var candidates = [own]
    // A row that moves down ends at the bottom edge of its slot; a row that moves up begins at the top edge of its
    // slot.
    if let below = index(at: middle + height / 2) {
      candidates += [below - 1, below].filter { $0 > own }
    }
    if let above = index(at: middle - height / 2) {
      candidates += [above, above + 1].filter { $0 >= 0 && $0 < own }
    }
    func distance(_ slot: Int) -> CGFloat {
      let rest = slot < own ? minY(of: slot) + height / 2 : maxY(of: slot) - height / 2
      return abs(rest - middle)
    }
    var nearest = candidates.min { distance($0) < distance($1) } ?? own
    // Moving past items without height makes no visible difference. The slot that is nearer to the source is meant.
    while nearest != own, heights.height(of: nearest) == 0 { nearest += nearest > own ? -1 : 1 }
    return target(at: nearest, from: source)
  }

  /// The vertical distance by which an item is displaced during the drag, in points; negative for upwards.
  func shift(of index: Int, from source: IndexPath, to target: IndexPath) -> CGFloat {
    let (own, slot) = (self.index(of: .row(source)), slot(of: target, from: source))
    let height = heights.height(of: own)
    if index > own, index <= slot { return -height }
    if index < own, index >= slot { return height }
    return 0
  }

  /// Whether a row can move from `source` to `target`: the section exists, and the row isn't beyond its end.
  func accepts(_ target: IndexPath, from source: IndexPath) -> Bool {
    guard target.count == 2, rowCounts.indices.contains(target.section) else { return false }
    let count = rowCounts[target.section]
    return (0..<(target.section == source.section ? count : count + 1)).contains(target.row)
  }
}
