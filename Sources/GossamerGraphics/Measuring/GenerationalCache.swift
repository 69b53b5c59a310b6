// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A bounded cache of recently used values, about as fast as a dictionary.
///
/// Entries belong to a younger or an older generation. When the younger one is full, the older one
/// is dropped, and the younger one becomes the older one. Using an entry moves it to the younger
/// generation. So the cache holds at most twice the bound, and always the most recently used
/// entries up to the bound.
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

  /// The value for the key, unless it was dropped.
  mutating func value(for key: Key, cost: Int) -> Value? {
    if let value = younger[key] { return value }
    guard let value = older[key] else { return nil }
    store(value, for: key, cost: cost)
    return value
  }

  /// Stores a value for a key that was not found.
  mutating func store(_ value: Value, for key: Key, cost: Int) {
    if self.cost + cost > greatestCost {
      // The memory of the dropped generation is used again for the next.
      swap(&older, &younger)
      younger.removeAll(keepingCapacity: true)
      self.cost = 0
    }
    younger[key] = value
    self.cost += cost
  }
}
