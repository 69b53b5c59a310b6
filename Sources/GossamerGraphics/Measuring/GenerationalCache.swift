// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Remembers what was used recently, within a bound, at the price of a dictionary.
///
/// Entries are kept in two generations. When the younger one is full it becomes the older one, which
/// is forgotten; what is used meanwhile is taken along. So the cache holds at most twice the bound, and
/// whatever was among the most recent entries up to the bound is still there.
nonisolated struct GenerationalCache<Key: Hashable, Value> {
  private var younger: [Key: Value] = [:]
  private var older: [Key: Value] = [:]
  private var cost = 0
  private let greatestCost: Int

  /// A cache of which each generation costs at most `greatestCost`, or has one entry.
  init(greatestCost: Int) {
    self.greatestCost = greatestCost
  }

  /// The number of entries that can be found.
  var count: Int { younger.count + older.keys.count { younger[$0] == nil } }

  /// What was stored for the key, unless it was forgotten.
  mutating func value(for key: Key, cost: Int) -> Value? {
    if let value = younger[key] { return value }
    guard let value = older[key] else { return nil }
    store(value, for: key, cost: cost)
    return value
  }

  /// Remembers a value for a key that was not found.
  mutating func store(_ value: Value, for key: Key, cost: Int) {
    if self.cost + cost > greatestCost {
      // What the former one had allocated serves the next.
      swap(&older, &younger)
      younger.removeAll(keepingCapacity: true)
      self.cost = 0
    }
    younger[key] = value
    self.cost += cost
  }
}
