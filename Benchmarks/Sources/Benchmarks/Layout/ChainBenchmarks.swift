// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CHeap
import Foundation
import KiwiPeer

/// Measures the chain of boxes, compared with kiwi's, and with a shorter chain.
let chainBenchmarks = [
  Benchmark("layout/chain-1000/build", peer: "kiwi") {
    let chain = Chain(count: 1000)
    let kiwi = KiwiChainPeer(count: 1000)
    try agree(chain, kiwi)
    return Figures(
      value: Stopwatch.median { Chain(count: 1000) },
      peerValue: Stopwatch.median(runs: 5) { KiwiChainPeer(count: 1000) })
  },
  Benchmark("layout/chain-1000/edit", peer: "kiwi") {
    let chain = Chain(count: 1000)
    let kiwi = KiwiChainPeer(count: 1000)
    var ends = (0..<402).lazy.map { Chain.firstEnd(1000) + Double($0 % 7) }.makeIterator()
    let figures = Figures(
      value: Stopwatch.median(
        runs: 201, prepare: { ends.next() ?? 0 }, run: { chain.moveEnd(to: $0) }),
      peerValue: Stopwatch.median(
        runs: 201, prepare: { ends.next() ?? 0 }, run: { kiwi.moveEnd(to: $0) }))
    chain.moveEnd(to: 70_000)
    kiwi.moveEnd(to: 70_000)
    try agree(chain, kiwi)
    return figures
  },
  Benchmark("layout/chain-1000/constant", peer: "kiwi") {
    let chain = Chain(count: 1000)
    let kiwi = KiwiChainPeer(count: 1000)
    var gap = 8.0
    let next = {
      gap += 1
      return gap
    }
    let figures = Figures(
      value: Stopwatch.median(
        runs: 201, prepare: next, run: { chain.setGap(before: 500, to: $0) }),
      peerValue: Stopwatch.median(
        runs: 5, prepare: next, run: { kiwi.setGap(before: 500, to: $0) }))
    chain.setGap(before: 500, to: gap)
    try agree(chain, kiwi)
    return figures
  },
  Benchmark("layout/soft-200/build", peer: "kiwi") {
    try agree(Chain(count: 200, soft: true), KiwiChainPeer(count: 200, soft: true))
    return Figures(
      value: Stopwatch.median { Chain(count: 200, soft: true) },
      peerValue: Stopwatch.median(runs: 5) { KiwiChainPeer(count: 200, soft: true) })
  },
  Benchmark("layout/chain-1000/build/flexbox", peer: "yoga") {
    Figures(value: Stopwatch.median { Chain(count: 1000) }, peerValue: try flexbox().build)
  },
  Benchmark("layout/chain-1000/edit/flexbox", peer: "yoga") {
    let chain = Chain(count: 1000)
    var ends = (0..<201).lazy.map { Chain.firstEnd(1000) + Double($0 % 7) }.makeIterator()
    return Figures(
      value: Stopwatch.median(
        runs: 201, prepare: { ends.next() ?? 0 }, run: { chain.moveEnd(to: $0) }),
      peerValue: try flexbox().edit)
  },
  // kiwi takes minutes here. The bound is 15 times the time of a tenth of the boxes.
  Benchmark("layout/chain-10000/build", peer: "15 x chain-1000") {
    let tenth = Stopwatch.median { Chain(count: 1000) }
    return Figures(value: Stopwatch.median { Chain(count: 10_000) }, peerValue: 15 * tenth)
  },
  Benchmark("layout/chain-10000/memory", unit: "MB", peer: "10 x chain-1000") {
    Figures(value: memory(ofChain: 10_000), peerValue: 10 * memory(ofChain: 1000))
  },
]

/// What the same row takes in flexbox, in milliseconds. It has the heap that this program has.
private func flexbox() throws -> (build: Double, edit: Double) {
  let heap = ProcessInfo.processInfo.environment.filter { $0.key.hasPrefix("MALLOC_") }
  let words = try PeerProgram(path: ".build/peers/flexbox")
    .run(["1000"], environment: heap, wordsAfter: "flexbox")
  let times = (words ?? []).dropFirst().compactMap(Double.init)
  guard times.count == 2 else {
    throw WrongResult(description: "flexbox printed \(words ?? [])")
  }
  return (times[0] / 1000, times[1] / 1000)
}

/// The heap memory of a built and solved chain, in megabytes.
private func memory(ofChain count: Int) -> Double {
  let before = heap_in_use()
  let chain = Chain(count: count)
  let after = heap_in_use()
  withExtendedLifetime(chain) {}
  return Double(after - before) / 1e6
}

private func agree(_ chain: Chain, _ kiwi: KiwiChainPeer) throws {
  for index in [0, chain.width.count / 2, chain.width.count - 1] {
    let (ours, theirs) = (chain.width(of: index), kiwi.width(of: index))
    guard abs(ours - theirs) < 1e-6 else {
      throw WrongResult(description: "box \(index) is \(ours) wide, and \(theirs) in kiwi")
    }
  }
}
