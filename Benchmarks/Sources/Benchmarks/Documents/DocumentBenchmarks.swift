// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gossamer

/// Documents of Interface Builder: read, made into views, laid out. Each step of all of them stands
/// beside the whole.
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

/// What a step takes for all documents, beside all steps.
private func share(of step: KeyPath<DocumentTimes, Double>) throws -> Figures {
  let all = try DocumentTimes.all()
  return Figures(
    value: all.reduce(0) { $0 + $1[keyPath: step] }, peerValue: all.reduce(0) { $0 + $1.total })
}
