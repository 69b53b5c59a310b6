// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gossamer

/// Measures a property that labels show and that is set between two frames, compared with a
/// property that calls one closure per label whenever it is set. The time includes setting the
/// property and the frame.
let observationBenchmarks = [(1, 1), (1, 50), (10, 1), (10, 50), (1000, 1), (1000, 50)].flatMap {
  labels, sets in
  let name = "observation/labels-\(labels)/sets-\(sets)"
  return [
    Benchmark(name, unit: "µs", peer: "array of closures") {
      let bound = try LabelScreen(.object, count: labels)
      let called = try LabelScreen(.closures, count: labels)
      return Figures(
        value: try frameTime(of: bound, sets: sets),
        peerValue: try frameTime(of: called, sets: sets))
    },
    Benchmark("\(name)/allocations", unit: "a frame", peer: "array of closures") {
      Figures(
        value: try allocations(.object, labels: labels, sets: sets),
        peerValue: try allocations(.closures, labels: labels, sets: sets))
    },
  ]
}

/// The time of a frame, including setting the property, in microseconds.
private func frameTime(of screen: LabelScreen, sets: Int) throws -> Double {
  let batch = 20
  let time = Stopwatch.median(
    runs: 51, prepare: {},
    run: { for _ in 0..<batch { screen.showOneFrame(sets: sets) } })
  try screen.check()
  return time / Double(batch) * 1e3
}

/// The number of memory allocations in such a frame, counted in a separate process.
private func allocations(
  _ binding: LabelScreen.Binding, labels: Int, sets: Int
) throws -> Double {
  let words = try PeerProgram(path: CommandLine.arguments[0]).run(
    [AllocationCount.argument, binding.rawValue, "\(labels)", "\(sets)"],
    environment: ["LD_PRELOAD": ".build/peers/allocations.so"], wordsAfter: "allocations")
  guard let count = words?.first.flatMap(Double.init) else {
    throw WrongResult(description: "A frame of \(labels) labels printed \(words ?? [])")
  }
  return count
}

/// The program that counts allocations. It prints `allocations NUMBER`, the number per frame.
enum AllocationCount {
  /// The argument that makes `Benchmarks` run this program. The binding, the number of labels and
  /// the number of sets follow.
  static let argument = "--allocations"

  /// Counts, and ends the program.
  static func main() throws -> Never {
    let arguments = CommandLine.arguments
    guard let binding = LabelScreen.Binding(rawValue: arguments[2]), let labels = Int(arguments[3]),
      let sets = Int(arguments[4]),
      let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "allocation_count")
    else { throw WrongResult(description: "Can't count: \(arguments)") }
    let count = unsafeBitCast(symbol, to: (@convention(c) () -> Int).self)
    let screen = try LabelScreen(binding, count: labels)
    let frames = 100
    for _ in 0..<frames { screen.showOneFrame(sets: sets) }
    let before = count()
    for _ in 0..<frames { screen.showOneFrame(sets: sets) }
    print("allocations", Double(count() - before) / Double(frames))
    exit(0)
  }
}
