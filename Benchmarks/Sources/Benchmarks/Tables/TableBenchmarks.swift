// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Measures tables of a million rows in real windows, compared with tables of a thousand, and with
/// a GtkListView with the same rows in a C program. The programs run in turn on the same display.
let tableBenchmarks =
  [
    Benchmark("tables/rows-1000000/first-frame", peer: "1,000 rows") {
      try openings.get().figures(\.time)
    },
    Benchmark("tables/rows-1000000/memory", unit: "KB", peer: "1,000 rows") {
      try openings.get().figures(\.kilobytes)
    },
  ]
  + [
    Scrolling(name: "jumps", task: "jumps", kind: "labels", frames: jumpCount),
    Scrolling(name: "fling", task: "fling", kind: "labels", frames: 2_000),
    Scrolling(name: "cells/jumps", task: "jumps", kind: "cells", frames: 100),
    Scrolling(name: "cells/fling", task: "fling", kind: "cells", frames: 500),
  ].flatMap { scrolling in
    [
      Benchmark("tables/\(scrolling.name)/median", peer: "GtkListView in C") {
        try scrolling.frames.get().figures(\.median)
      },
      Benchmark("tables/\(scrolling.name)/p99", peer: "GtkListView in C") {
        try scrolling.frames.get().figures(\.percentile)
      },
    ]
  }

/// The number of jumps in the table of labels. `GOSSAMER_JUMPS=10000` takes six minutes, because
/// there are 60 frames per second.
private let jumpCount =
  ProcessInfo.processInfo.environment["GOSSAMER_JUMPS"].flatMap { Int($0) } ?? 2_000

private let own = PeerProgram(path: CommandLine.arguments[0])

/// The measurements of two programs.
private struct Pair<Sample> {
  let own: Sample
  let peer: Sample

  func figures(_ value: (Sample) -> Double) -> Figures {
    Figures(value: value(own), peerValue: value(peer))
  }
}

// MARK: - Opening

private struct Opening {
  /// In milliseconds.
  let time: Double
  let kilobytes: Double

  init(rows: Int) throws {
    let start = DispatchTime.now().uptimeNanoseconds
    let words = try own.run(
      [TableApp.argument, "open", "labels", "\(rows)", "0"], wordsAfter: "table")
    guard let words, words.count == 2, let end = UInt64(words[0]), let size = Double(words[1])
    else {
      throw WrongResult(description: "A table of \(rows) rows printed \(words ?? [])")
    }
    time = Double(end - start) / 1_000_000
    kilobytes = size
  }

  init(medianOf samples: [Opening]) {
    time = samples.map(\.time).sorted()[samples.count / 2]
    kilobytes = samples.map(\.kilobytes).sorted()[samples.count / 2]
  }
}

private let openings = Result {
  let samples = try (0..<11).map { _ in
    Pair(own: try Opening(rows: 1_000_000), peer: try Opening(rows: 1_000))
  }
  return Pair(
    own: Opening(medianOf: samples.map(\.own)), peer: Opening(medianOf: samples.map(\.peer)))
}

// MARK: - Scrolling

private struct Frames {
  /// The median CPU time of a frame, in milliseconds.
  let median: Double
  /// The 99th percentile of the CPU time of a frame, in milliseconds.
  let percentile: Double

  init(of program: PeerProgram, _ scrolling: Scrolling, argument: [String]) throws {
    let words = try program.run(
      argument + [scrolling.task, scrolling.kind, "1000000", "\(scrolling.count)"], limit: 600,
      wordsAfter: "table")
    guard let words, words.count == 2, let median = Double(words[0]),
      let percentile = Double(words[1])
    else { throw WrongResult(description: "\(program.path) printed \(words ?? []) of its frames") }
    self.median = median
    self.percentile = percentile
  }
}

/// A way of scrolling. It is measured once, for the median and the percentile.
private final class Scrolling {
  let name: String
  let task: String
  let kind: String
  let count: Int

  private(set) lazy var frames = Result {
    Pair(
      own: try Frames(of: own, self, argument: [TableApp.argument]),
      peer: try Frames(of: PeerProgram(path: ".build/peers/list-view"), self, argument: []))
  }

  init(name: String, task: String, kind: String, frames count: Int) {
    self.name = name
    self.task = task
    self.kind = kind
    self.count = count
  }
}
