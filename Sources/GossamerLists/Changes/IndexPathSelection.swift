// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The selected index paths of a table or a collection, in the order in which they were selected.
///
/// A deselected path leaves a gap in the array. Gaps are closed when there are more of them than
/// selected paths. So deselecting all paths, one by one, takes linear time in total.
nonisolated package struct IndexPathSelection {
  private var ordered: [IndexPath?] = []
  /// The index of each selected path in `ordered`.
  private var places: [IndexPath: Int] = [:]
  /// The index of the first entry of `ordered` that isn't a gap, if there is one.
  private var start = 0

  package var isEmpty: Bool { places.isEmpty }

  /// The path that was selected first; nil if none is selected.
  package var first: IndexPath? { isEmpty ? nil : ordered[start] }

  /// The selected paths, in the order in which they were selected. O(n).
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

  /// Replaces each path by its new one, after the list has changed. A path without a new one is
  /// deselected.
  package mutating func follow(_ newPlace: (IndexPath) -> IndexPath?) {
    self = IndexPathSelection(indexPaths.compactMap(newPlace))
  }

  package init() {}

  private init(_ indexPaths: [IndexPath]) {
    places.reserveCapacity(indexPaths.count)
    for indexPath in indexPaths { insert(indexPath) }
  }
}
