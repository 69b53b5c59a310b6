// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTesting

/// One property shown by 1,000 labels, and set 1,000 times between two frames.
let labelBenchmarks = [
  Benchmark("bindings/labels-1000/update", peer: "loop over the labels") {
    let (bound, plain) = (LabelScreen(isBound: true), LabelScreen(isBound: false))
    let value = Stopwatch.median(
      runs: 51, prepare: { bound.setTitleOften() }, run: { _ in bound.screen.update() })
    let floor = Stopwatch.median(
      runs: 51, prepare: { plain.setTitleOften() },
      run: { title in
        for label in plain.labels { label.text = title }
        plain.screen.update()
      })
    try bound.check()
    try plain.check()
    return Figures(value: value, peerValue: floor)
  },
  Benchmark("bindings/labels-1000/writes", unit: "a label", peer: "one each") {
    let bound = LabelScreen(isBound: true)
    let before = bound.labels.map(\.writes)
    _ = bound.setTitleOften()
    bound.screen.update()
    try bound.check()
    let writes = zip(bound.labels, before).map { $0.writes - $1 }
    return Figures(value: Double(writes.max() ?? 0), peerValue: 1)
  },
]
