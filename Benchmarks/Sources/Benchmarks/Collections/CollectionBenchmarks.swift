// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Rows of thumbnails in a real window.
let collectionBenchmarks = [
  Benchmark("collections/thumbnails-200/open", peer: "200 ms, as a bound") {
    Figures(value: try CollectionFrames("open", count: 200).percentile, peerValue: 200)
  },
  Benchmark("collections/thumbnails-1000000/open", peer: "200 thumbnails") {
    Figures(
      value: try CollectionFrames("open", count: 1_000_000).median,
      peerValue: try CollectionFrames("open", count: 200).median)
  },
  Benchmark("collections/thumbnails-1000000/fling", peer: "200 thumbnails") {
    Figures(
      value: try CollectionFrames("fling", count: 1_000_000).median,
      peerValue: try CollectionFrames("fling", count: 200).median)
  },
]

private struct CollectionFrames {
  /// The median CPU time of a frame, in milliseconds.
  let median: Double
  /// The 99th percentile of the CPU time of a frame, in milliseconds.
  let percentile: Double

  init(_ task: String, count: Int) throws {
    let words = try PeerProgram(path: CommandLine.arguments[0]).run(
      [CollectionApp.argument, task, "\(count)", "200"], wordsAfter: "collection")
    guard let words, words.count == 2, let median = Double(words[0]),
      let percentile = Double(words[1])
    else { throw WrongResult(description: "A row of \(count) thumbnails printed \(words ?? [])") }
    self.median = median
    self.percentile = percentile
  }
}
