// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What of a table or a collection is selected, in the order in which it was.
///
/// What isn't selected any more leaves a gap. Gaps are closed when there are more of them than of what is selected, so that
/// to take the selection from all, one by one, costs as much as there are.
nonisolated package struct IndexPathSelection {
  private var ordered: [IndexPath?] = []
  /// Where each one stands among them.
  private var places: [IndexPath: Int] = [:]
  /// Where the first one stands that is no gap, if there is any.
  private var start = 0

  package var isEmpty: Bool { places.isEmpty }

  /// The one that was selected first; nil for none.
  package var first: IndexPath? { isEmpty ? nil : ordered[start] }

  /// All of them. Costs as much as there are.
  package var indexPaths: [IndexPath] { ordered[start...].compactMap(\.self) }

  package func contains(_ indexPath: IndexPath) -> Bool { places[indexPath] != nil }

  package mutating func insert(_ indexPath: IndexPath) {
    guard places[indexPath] == nil else { return }
    places[indexPath] = ordered.count
    ordered.append(indexPath)
  }

  package mutating func remove(_ indexPath: IndexPath) {
    guard let place = places.removeValue(forKey: indexPath) else { return }
    ordered[place] = nil
    if ordered.count > 2 * places.count {
      self = IndexPathSelection(indexPaths)
    } else {
      while ordered[start] == nil { start += 1 }
    }
  }

  /// Follows what is selected to where it stands now; what is gone is selected no longer.
  package mutating func follow(_ newPlace: (IndexPath) -> IndexPath?) {
    self = IndexPathSelection(indexPaths.compactMap(newPlace))
  }

  package init() {}

  private init(_ indexPaths: [IndexPath]) {
    places.reserveCapacity(indexPaths.count)
    for indexPath in indexPaths { insert(indexPath) }
  }
}
