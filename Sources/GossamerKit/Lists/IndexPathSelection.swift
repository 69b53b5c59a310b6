// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What of a table or a collection is selected, in the order in which it was.
///
/// What isn't selected any more leaves a gap. Gaps are closed when there are more of them than of what is selected, so that
/// to take the selection from all, one by one, costs as much as there are.
nonisolated struct IndexPathSelection {
  private var ordered: [IndexPath?] = []
  /// Where each one stands among them.
  private var places: [IndexPath: Int] = [:]
  /// Where the first one stands that is no gap, if there is any.
  private var start = 0

  var isEmpty: Bool { places.isEmpty }

  /// The one that was selected first; nil for none.
  var first: IndexPath? { isEmpty ? nil : ordered[start] }

  /// All of them. Costs as much as there are.
  var indexPaths: [IndexPath] { ordered[start...].compactMap(\.self) }

  func contains(_ indexPath: IndexPath) -> Bool { places[indexPath] != nil }

  mutating func insert(_ indexPath: IndexPath) {
    guard places[indexPath] == nil else { return }
    places[indexPath] = ordered.count
    ordered.append(indexPath)
  }

  mutating func remove(_ indexPath: IndexPath) {
    guard let place = places.removeValue(forKey: indexPath) else { return }
    ordered[place] = nil
    if ordered.count > 2 * places.count {
      self = IndexPathSelection(indexPaths)
    } else {
      while ordered[start] == nil { start += 1 }
    }
  }

  /// Follows what is selected to where it stands now; what is gone is selected no longer.
  mutating func follow(_ newPlace: (IndexPath) -> IndexPath?) {
    self = IndexPathSelection(indexPaths.compactMap(newPlace))
  }

  init() {}

  private init(_ indexPaths: [IndexPath]) {
    places.reserveCapacity(indexPaths.count)
    for indexPath in indexPaths { insert(indexPath) }
  }
}
