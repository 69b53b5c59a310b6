// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Measures a hundred labels that move in a real window, compared with a GTK program in C that
/// moves as many in a GtkFixed. Both run in turn on the same display.
let motionBenchmarks = [
  Benchmark("motion/views-100", unit: "ms/s", peer: "GtkFixed in C") {
    let own = PeerProgram(path: CommandLine.arguments[0])
    let peer = PeerProgram(path: ".build/peers/motion")
    var times: [(own: Double, peer: Double)] = []
    for _ in 0..<3 {
      times.append((try processorTime(of: own, MotionApp.argument), try processorTime(of: peer)))
    }
    return Figures(
      value: times.map(\.own).sorted()[1], peerValue: times.map(\.peer).sorted()[1])
  }
]

/// The CPU time of a program in a second in which the labels move, in milliseconds.
private func processorTime(of program: PeerProgram, _ argument: String = "") throws -> Double {
  let words = try program.run([argument], wordsAfter: "motion")
  guard let time = words?.first.flatMap(Double.init) else {
    throw WrongResult(description: "\(program.path) printed \(words ?? []) of its motion")
  }
  return time
}
