// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gossamer

/// Documents of Interface Builder: read, made into views, laid out. Each step stands beside the whole.
let documentBenchmarks = [
  Benchmark("documents/load", peer: "a frame at 60 a second") {
    Figures(value: try DocumentTimes.median().total, peerValue: 1000 / 60)
  },
  Benchmark("documents/parse", peer: "the whole load") {
    let times = try DocumentTimes.median()
    return Figures(value: times.parsing, peerValue: times.total)
  },
  Benchmark("documents/instantiate", peer: "the whole load") {
    let times = try DocumentTimes.median()
    return Figures(value: times.instantiating, peerValue: times.total)
  },
  Benchmark("documents/layout", peer: "the whole load") {
    let times = try DocumentTimes.median()
    return Figures(value: times.layingOut, peerValue: times.total)
  },
  Benchmark("documents/load-1000/memory", unit: "KB", peer: "a bound of 1 MB") {
    let document = try LoadableDocument.all().sorted { $0.size < $1.size }
    let median = document[document.count / 2]
    for _ in 0..<100 { median.loadAnew() }
    let before = try ResidentSize.kilobytes()
    for _ in 0..<1000 { median.loadAnew() }
    return Figures(value: try ResidentSize.kilobytes() - before, peerValue: 1024)
  },
]
