// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gossamer

/// Measures reading, instantiating and laying out Interface Builder documents. Each step, summed
/// over all documents, is compared with the total.
let documentBenchmarks = [
  Benchmark("documents/load", peer: "a frame at 60 a second") {
    let totals = try DocumentTimes.all().map(\.total).sorted()
    return Figures(value: totals[totals.count / 2], peerValue: 1000 / 60)
  },
  Benchmark("documents/parse", peer: "all steps") { try share(of: \.parsing) },
  Benchmark("documents/instantiate", peer: "all steps") { try share(of: \.instantiating) },
  Benchmark("documents/layout", peer: "all steps") { try share(of: \.layingOut) },
  Benchmark("documents/load-1000/memory", unit: "KB", peer: "a bound of 1 MB") {
    let document = try LoadableDocument.all().sorted { $0.size < $1.size }
    let median = document[document.count / 2]
    for _ in 0..<100 { median.loadAnew() }
    let before = try ResidentSize.kilobytes()
    for _ in 0..<1000 { median.loadAnew() }
    return Figures(value: try ResidentSize.kilobytes() - before, peerValue: 1024)
  },
]

/// The time of a step for all documents, and that of all steps.
private func share(of step: KeyPath<DocumentTimes, Double>) throws -> Figures {
  let all = try DocumentTimes.all()
  return Figures(
    value: all.reduce(0) { $0 + $1[keyPath: step] }, peerValue: all.reduce(0) { $0 + $1.total })
}
