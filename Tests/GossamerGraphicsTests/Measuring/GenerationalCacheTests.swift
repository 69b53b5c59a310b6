// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerGraphics

@Suite(.alone) struct GenerationalCacheTests {
  @Test func findsTheMostRecentEntries() {
    var cache = GenerationalCache<Int, String>(greatestCost: 10)
    for key in 0..<100 { cache.store("\(key)", for: key, cost: 1) }
    for key in 90..<100 { #expect(cache.value(for: key, cost: 1) == "\(key)") }
    #expect(cache.value(for: 10, cost: 1) == nil)
  }

  @Test func boundsTheNumberOfEntries() {
    var cache = GenerationalCache<Int, Int>(greatestCost: 10)
    for key in 0..<1_000 {
      cache.store(key, for: key, cost: key % 4)
      _ = cache.value(for: key / 2, cost: key / 2 % 4)
      #expect(cache.count <= 40)
    }
  }

  @Test func keepsAnEntryThatIsUsed_WhenManyAreAdded() {
    var cache = GenerationalCache<Int, Int>(greatestCost: 10)
    cache.store(-1, for: -1, cost: 1)
    for key in 0..<1_000 {
      cache.store(key, for: key, cost: 1)
      #expect(cache.value(for: -1, cost: 1) == -1)
    }
  }

  @Test func keepsAtMostTwoEntries_WhenEachExceedsTheBound() {
    var cache = GenerationalCache<Int, Int>(greatestCost: 10)
    cache.store(1, for: 1, cost: 1_000)
    cache.store(2, for: 2, cost: 1_000)
    cache.store(3, for: 3, cost: 1_000)
    #expect(cache.value(for: 3, cost: 1_000) == 3)
    #expect(cache.count <= 2)
  }
}
