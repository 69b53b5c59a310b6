// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The rows of a table that are selected, in the order in which they were.
nonisolated struct TableSelection {
  private(set) var rows: [IndexPath] = []
  private var members: Set<IndexPath> = []

  func contains(_ row: IndexPath) -> Bool { members.contains(row) }

  mutating func insert(_ row: IndexPath) {
    if members.insert(row).inserted { rows.append(row) }
  }

  mutating func remove(_ row: IndexPath) {
    if members.remove(row) != nil { rows.removeAll { $0 == row } }
  }

  /// Follows the rows to where they stand now; those that are gone are selected no longer.
  mutating func follow(_ newRow: (IndexPath) -> IndexPath?) {
    rows = rows.compactMap(newRow)
    members = Set(rows)
  }
}
