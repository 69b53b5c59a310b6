// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A cache of values up to a total cost. When it is full, the least recently used value is removed.
///
/// A doubly linked list of keys in the order of use. Each operation takes constant time per value.
nonisolated struct LeastRecentlyUsed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry {
    let value: Value
    let cost: Int
    var older: Key?
    var newer: Key?
  }

  /// The maximum total cost.
  let limit: Int
  /// The total cost of all values.
  private(set) var cost = 0

  private var entries: [Key: Entry] = [:]
  private var oldest: Key?
  private var newest: Key?

  /// Creates an empty cache.
  init(limit: Int) {
    self.limit = limit
  }

  /// The value of a key, which becomes the most recently used; nil if there is none.
  mutating func value(for key: Key) -> Value? {
    guard let entry = entries[key] else { return nil }
    if newest != key {
      unlink(entry)
      link(key, Entry(value: entry.value, cost: entry.cost))
    }
    return entry.value
  }

  /// Stores a value as the most recently used. A value that costs more than the limit isn't stored.
  /// - Returns: the values that were removed to make room, the least recently used first.
  @discardableResult
  mutating func store(_ value: Value, for key: Key, cost: Int) -> [(key: Key, value: Value)] {
    remove(key)
    guard cost <= limit else { return [] }
    link(key, Entry(value: value, cost: cost))
    self.cost += cost
    var gone: [(Key, Value)] = []
    while self.cost > limit, let oldest, let entry = entries[oldest] {
      remove(oldest)
      gone.append((oldest, entry.value))
    }
    return gone
  }

  /// Removes a value.
  mutating func remove(_ key: Key) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    cost -= entry.cost
    unlink(entry)
  }

  private mutating func unlink(_ entry: Entry) {
    if let older = entry.older { entries[older]?.newer = entry.newer } else { oldest = entry.newer }
    if let newer = entry.newer { entries[newer]?.older = entry.older } else { newest = entry.older }
  }

  private mutating func link(_ key: Key, _ entry: Entry) {
    var entry = entry
    entry.older = newest
    if let newest { entries[newest]?.newer = key } else { oldest = key }
    newest = key
    entries[key] = entry
  }
}
