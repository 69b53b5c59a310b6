// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CHeap
import Gossamer
import GossamerTesting

/// Measures a property that 1,000 labels show, and that is set 1,000 times between two frames.
let labelBenchmarks =
  ways.map { name, binding in
    Benchmark("bindings/labels-1000/\(name)", peer: "loop over the labels") {
      let (bound, plain) = (try LabelScreen(binding), try LabelScreen(nil))
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
    }
  } + [
    Benchmark("bindings/labels-1000/writes", unit: "a label", peer: "one each") {
      let bound = try LabelScreen(.object)
      let before = bound.labels.map(\.writes)
      _ = bound.setTitleOften()
      bound.screen.update()
      try bound.check()
      let writes = zip(bound.labels, before).map { $0.writes - $1 }
      return Figures(value: Double(writes.max() ?? 0), peerValue: 1)
    },
    Benchmark("bindings/labels-1000/memory", unit: "bytes a label", peer: "the label") {
      let plain = try heap { try LabelScreen(nil) }
      let bound = try heap { try LabelScreen(.object) }
      return Figures(value: (bound - plain) / 1000, peerValue: plain / 1000)
    },
  ]

/// The heap memory of a screen that was shown, in bytes.
private func heap(_ makeScreen: () throws -> LabelScreen) throws -> Double {
  let before = heap_in_use()
  let screen = try makeScreen()
  let title = screen.setTitleOften()
  if !screen.isBound { for label in screen.labels { label.text = title } }
  screen.screen.update()
  try screen.check()
  let after = heap_in_use()
  withExtendedLifetime(screen) {}
  return Double(after) - Double(before)
}

/// How the labels are bound.
private let ways: [(name: String, binding: LabelScreen.Binding)] = [
  ("update", .object), ("container", .container), ("transform", .transform), ("names", .names),
]
