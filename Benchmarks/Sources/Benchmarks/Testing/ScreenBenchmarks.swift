// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTesting

/// Measures a test of a screen: show it, type a character, press a button, read a label, release
/// it.
let screenBenchmarks = [
  Benchmark("testing/screens", peer: "a thousand a second") {
    let batch = 100
    let total = try Stopwatch.median(
      prepare: {},
      run: {
        for _ in 0..<batch { try useNameScreen() }
      })
    return Figures(value: total / Double(batch), peerValue: 1)
  }
]

private func useNameScreen() throws {
  let screen = Screen(NameScreen())
  try screen.textField("Name").typeText("!")
  try screen.button("Reverse").tap()
  let text = try screen.label("Result").text
  guard text == "!kinimoD" else {
    throw WrongResult(description: "the label shows \(text ?? "nothing")")
  }
}
