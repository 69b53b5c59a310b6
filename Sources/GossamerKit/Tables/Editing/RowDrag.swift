// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A row that is being dragged to another place.
///
/// The table's geometry stays what it is: the items between where the row was and where it is to go are shown
/// higher or lower by the height of the row.
final class RowDrag {
  let cell: UITableViewCell
  /// Where the row stands, as far as the data source knows.
  var source: IndexPath
  /// Where the hand wants it; nil if nobody has found that out yet.
  var proposed: IndexPath?
  /// Where it goes when it is let go.
  var target: IndexPath
  /// How far below the top of the row the hand holds it.
  let hold: CGFloat
  /// How far below the top of what is seen the hand is.
  var hand: CGFloat
  /// When the table scrolls on; nil if the hand isn't near an edge.
  var alarm: Alarm?

  init(_ cell: UITableViewCell, _ row: IndexPath, hold: CGFloat, hand: CGFloat) {
    self.cell = cell
    source = row
    target = row
    self.hold = hold
    self.hand = hand
  }
}

// Where a row goes. `slot` is the item in whose place it comes to lie, by the numbers from before the move.
nonisolated extension TableGeometry {
  /// The item whose place a row takes that goes from one place to another.
  func slot(of target: IndexPath, from source: IndexPath) -> Int {
    let header = index(of: .header(target.section))
    // Below its own section all moves up by one, so that the row comes to lie after the one before it.
    return target.section > source.section ? header + target.row : header + 1 + target.row
  }

  /// The place, after the move, of a row that takes the place of an item.
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

  /// The place that is nearest to a row which is held so that its middle lies at `middle`.
  func target(nearestTo middle: CGFloat, from source: IndexPath) -> IndexPath {
    let own = index(of: .row(source))
    let height = heights.height(of: own)
    var candidates = [own]
    // Further down it ends where the item ends whose place it takes, further up it begins where that begins.
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
    // Across what has no height it is the same place: the section that the row comes from is meant.
    while nearest != own, heights.height(of: nearest) == 0 { nearest += nearest > own ? -1 : 1 }
    return target(at: nearest, from: source)
  }

  /// By how much an item is shown elsewhere while a row is on its way.
  func shift(of index: Int, from source: IndexPath, to target: IndexPath) -> CGFloat {
    let (own, slot) = (self.index(of: .row(source)), slot(of: target, from: source))
    let height = heights.height(of: own)
    if index > own, index <= slot { return -height }
    if index < own, index >= slot { return height }
    return 0
  }

  /// Whether a row of `source` can go to a place.
  func accepts(_ target: IndexPath, from source: IndexPath) -> Bool {
    guard target.count == 2, rowCounts.indices.contains(target.section) else { return false }
    let count = rowCounts[target.section]
    return (0..<(target.section == source.section ? count : count + 1)).contains(target.row)
  }
}
