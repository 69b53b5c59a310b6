// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTesting

/// Views under constraints, resized, beside GTK's own constraint layout.
let resizeBenchmarks = [
  resizeBenchmark(rows: 100),
  // GtkConstraintLayout takes minutes for one resize here, and is given no second one.
  resizeBenchmark(rows: 1000),
]

private func resizeBenchmark(rows: Int) -> Benchmark {
  Benchmark("views/rows-\(rows)/resize", peer: "GtkConstraintLayout") {
    Figures(value: try medianResize(rows: rows), peerValue: try medianPeerResize(rows: rows))
  }
}

/// The median of 100 resizes in milliseconds: width and height change in turn, and the whole update
/// cycle runs.
private func medianResize(rows: Int) throws -> Double {
  let controller = RowsViewController(count: rows)
  let screen = Screen(controller, size: CGSize(width: 400, height: rows * 48))
  var sizes = (0..<100).lazy.map { index in
    CGSize(
      width: index / 2 % 2 == 0 ? 500 : 400,
      height: (index + 1) / 2 % 2 == 0 ? rows * 48 : rows * 56)
  }.makeIterator()
  let median = Stopwatch.median(
    runs: 100, prepare: { sizes.next() ?? screen.size }, run: { screen.size = $0 })
  let frame = controller.lastFrame
  guard frame.width == screen.size.width - 32, abs(frame.maxY - screen.size.height) < 0.01 else {
    throw WrongResult(description: "the last of \(rows) rows lies at \(frame) in \(screen.size)")
  }
  return median
}

private func medianPeerResize(rows: Int) throws -> Double {
  let words = try PeerProgram(path: ".build/peers/constraint-layout")
    .run(String(rows), wordsAfter: "constraint-layout")
  guard let microseconds = words.dropFirst().first.flatMap(Double.init) else {
    throw WrongResult(description: "constraint-layout printed \(words)")
  }
  return microseconds / 1000
}
