// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Measures the time from the start of the process to its first painted frame, compared with a GTK
/// program in C with the same widgets. Both run in turn, so that neither has warmer caches.
let firstFrameBenchmarks = [
  firstFrame("showcase/first-frame", of: .showcase),
  firstFrame("hello/first-frame", of: .hello),
]

/// A program of ours, and its peer in C.
struct ShownProgram {
  let program: PeerProgram
  let arguments: [String]
  let peerArguments: [String]

  static let peer = PeerProgram(path: ".build/peers/first-frame")

  /// The showcase's screen `intentions`.
  static let showcase = ShownProgram(
    program: PeerProgram(path: "Benchmarks/.build/release/showcase"),
    arguments: ["--screen", "intentions"], peerArguments: [])

  /// The README's first application.
  static let hello = ShownProgram(
    program: PeerProgram(path: "Benchmarks/.build/release/Hello"), arguments: [],
    peerArguments: ["counter"])
}

private func firstFrame(_ name: String, of shown: ShownProgram) -> Benchmark {
  Benchmark(name, peer: "GTK in C") {
    var times: [(own: Double, peer: Double)] = []
    for _ in 0..<17 {
      times.append(
        (
          try timeToFirstFrame(of: shown.program, shown.arguments),
          try timeToFirstFrame(of: ShownProgram.peer, shown.peerArguments)
        ))
    }
    // The first two warm the caches.
    let measured = times.dropFirst(2)
    return Figures(
      value: measured.map(\.own).sorted()[measured.count / 2],
      peerValue: measured.map(\.peer).sorted()[measured.count / 2])
  }
}

private func timeToFirstFrame(of program: PeerProgram, _ arguments: [String]) throws -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  let words = try program.run(
    arguments, environment: ["GOSSAMER_FIRST_FRAME": "1"], wordsAfter: "first-frame")
  guard let end = words?.first.flatMap(UInt64.init), end > start else {
    throw WrongResult(description: "\(program.path) painted its first frame at \(words ?? [])")
  }
  return Double(end - start) / 1_000_000
}
