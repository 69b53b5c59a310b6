// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// From the start of the process to its first painted frame, beside a GTK program in C with the same
/// widgets. Both run in turn, so that neither has the warmer machine.
let firstFrameBenchmarks = [
  Benchmark("showcase/first-frame", peer: "GTK in C") {
    let showcase = PeerProgram(path: "Benchmarks/.build/release/showcase")
    let peer = PeerProgram(path: ".build/peers/first-frame")
    var times: [(showcase: Double, peer: Double)] = []
    for _ in 0..<17 {
      times.append(
        (
          try timeToFirstFrame(of: showcase, ["--screen", "intentions"]),
          try timeToFirstFrame(of: peer)
        ))
    }
    // The first two warm the caches.
    let measured = times.dropFirst(2)
    return Figures(
      value: measured.map(\.showcase).sorted()[measured.count / 2],
      peerValue: measured.map(\.peer).sorted()[measured.count / 2])
  }
]

private func timeToFirstFrame(
  of program: PeerProgram, _ arguments: [String] = []
) throws -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  let words = try program.run(
    arguments, environment: ["GOSSAMER_FIRST_FRAME": "1"], wordsAfter: "first-frame")
  guard let end = words?.first.flatMap(UInt64.init), end > start else {
    throw WrongResult(description: "\(program.path) painted its first frame at \(words ?? [])")
  }
  return Double(end - start) / 1_000_000
}
