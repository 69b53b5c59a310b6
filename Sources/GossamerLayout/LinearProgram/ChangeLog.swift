// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Which variables changed since the last report, and the values that they had then.
struct ChangeLog {
  private var entries: [(column: ColumnIndex, value: Double)] = []
  private var isNoted: [Bool] = []

  mutating func makeRoom(forColumns count: Int) {
    isNoted.grow(to: count, with: false)
  }

  mutating func note(_ column: ColumnIndex, was value: Double) {
    if isNoted[Int(column)] { return }
    isNoted[Int(column)] = true
    entries.append((column, value))
  }

  mutating func take() -> [(column: ColumnIndex, value: Double)] {
    defer { entries.removeAll(keepingCapacity: true) }
    for entry in entries { isNoted[Int(entry.column)] = false }
    return entries
  }
}
