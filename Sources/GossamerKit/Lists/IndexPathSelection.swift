// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What of a table or a collection is selected, in the order in which it was.
nonisolated struct IndexPathSelection {
  private(set) var indexPaths: [IndexPath] = []
  private var members: Set<IndexPath> = []

  func contains(_ indexPath: IndexPath) -> Bool { members.contains(indexPath) }

  mutating func insert(_ indexPath: IndexPath) {
    if members.insert(indexPath).inserted { indexPaths.append(indexPath) }
  }

  mutating func remove(_ indexPath: IndexPath) {
    if members.remove(indexPath) != nil { indexPaths.removeAll { $0 == indexPath } }
  }

  /// Follows what is selected to where it stands now; what is gone is selected no longer.
  mutating func follow(_ newPlace: (IndexPath) -> IndexPath?) {
    indexPaths = indexPaths.compactMap(newPlace)
    members = Set(indexPaths)
  }
}
