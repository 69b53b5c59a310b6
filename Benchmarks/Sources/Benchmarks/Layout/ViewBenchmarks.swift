// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTesting

/// Measures views with constraints: resizing, compared with GTK's constraint layout, and building,
/// compared with views whose frames are set.
let viewBenchmarks = [
  Benchmark("layout/views-100/resize", peer: "GtkConstraintLayout") {
    Figures(value: try medianResize(rows: 100), peerValue: try medianPeerResize(rows: 100))
  },
  // GtkConstraintLayout takes minutes for one resize here. It is stopped after half a minute.
  Benchmark("layout/views-1000/resize", peer: "GtkConstraintLayout, or 30 s") {
    Figures(value: try medianResize(rows: 1000), peerValue: try medianPeerResize(rows: 1000))
  },
  Benchmark("layout/views-1000/build", peer: "frames set by hand") {
    let size = CGSize(width: 400, height: 48_000)
    return Figures(
      value: Stopwatch.median { Screen(RowsViewController(count: 1000), size: size) },
      peerValue: Stopwatch.median { Screen(PlainRowsViewController(count: 1000), size: size) })
  },
]

/// The median time of 100 resizes in milliseconds. Width and height change in turn, and the whole
/// update cycle runs.
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
  let limit = 30
  let words = try PeerProgram(path: ".build/peers/constraint-layout")
    .run([String(rows)], limit: limit, wordsAfter: "constraint-layout")
  guard let words else { return Double(limit) * 1000 }
  guard let microseconds = words.dropFirst().first.flatMap(Double.init) else {
    throw WrongResult(description: "constraint-layout printed \(words)")
  }
  return microseconds / 1000
}
