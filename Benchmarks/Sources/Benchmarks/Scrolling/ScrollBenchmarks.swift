// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Measures a scrolling step in a real window, of a scroll view with 10,000 subviews compared with
/// one with 10. Equally many are visible. Both run in turn on the same display.
let scrollBenchmarks = [
  Benchmark("scroll/subviews-10000", unit: "µs", peer: "10 subviews") {
    let program = PeerProgram(path: CommandLine.arguments[0])
    var times: [(many: Double, few: Double)] = []
    for _ in 0..<3 {
      times.append(
        (try stepTime(of: program, subviews: 10_000), try stepTime(of: program, subviews: 10)))
    }
    return Figures(
      value: times.map(\.many).sorted()[1], peerValue: times.map(\.few).sorted()[1])
  }
]

/// The program's CPU time per step, in microseconds.
private func stepTime(of program: PeerProgram, subviews: Int) throws -> Double {
  let words = try program.run([ScrollApp.argument, "\(subviews)"], wordsAfter: "scroll")
  guard let time = words?.first.flatMap(Double.init) else {
    throw WrongResult(description: "\(program.path) printed \(words ?? []) of its scrolling")
  }
  return time
}
