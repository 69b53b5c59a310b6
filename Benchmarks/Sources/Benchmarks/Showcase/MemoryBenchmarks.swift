// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Measures the memory of the showcase's screen `intentions` two seconds after its start, compared
/// with the GTK program in C with the same widgets, plus an allowance for a framework in Swift.
let memoryBenchmarks = [
  memory("resident", of: "Rss", allowance: 24),
  memory("private", of: "Private_Dirty", allowance: 4),
]

/// - Parameters:
///   - line: the name of a line of `/proc/PID/smaps_rollup`.
///   - allowance: in megabytes.
private func memory(_ name: String, of line: String, allowance: Double) -> Benchmark {
  Benchmark("showcase/memory/\(name)", unit: "MB", peer: "GTK in C, and \(Int(allowance)) MB") {
    let shown = ShownProgram.showcase
    return Figures(
      value: try megabytes(line, of: shown.program, shown.arguments),
      peerValue: try megabytes(line, of: ShownProgram.peer, shown.peerArguments) + allowance)
  }
}

private func megabytes(
  _ line: String, of program: PeerProgram, _ arguments: [String]
) throws -> Double {
  let sizes = try (0..<5).map { _ in
    let text = try program.afterTwoSeconds(arguments) {
      try String(contentsOfFile: "/proc/\($0)/smaps_rollup", encoding: .ascii)
    }
    let words = text.split(separator: "\n").first { $0.hasPrefix("\(line):") }?
      .split(separator: " ")
    guard let kilobytes = words.flatMap({ Double($0[1]) }) else {
      throw WrongResult(description: "\(program.path) has no \(line): \(text)")
    }
    return kilobytes / 1024
  }
  return sizes.sorted()[sizes.count / 2]
}
