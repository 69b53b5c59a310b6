// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Prints a line for each benchmark, and writes all figures to `.build/bench.json`.
struct Report {
  private var entries: [Entry] = []

  private struct Entry: Encodable {
    let name: String
    let value: Double
    let unit: String
    let peer: String
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let peer_value: Double
    let ratio: Double
  }

  mutating func add(_ benchmark: Benchmark, _ figures: Figures) {
    let ratio = figures.value / figures.peerValue
    entries.append(
      Entry(
        name: benchmark.name, value: figures.value, unit: benchmark.unit, peer: benchmark.peer,
        peer_value: figures.peerValue, ratio: ratio))
    let line = String(
      format: "%@ %10.4f %@   %@ %10.4f %@   ratio %.3g\n",
      benchmark.name.padding(toLength: 44, withPad: " ", startingAt: 0), figures.value,
      benchmark.unit, benchmark.peer, figures.peerValue, benchmark.unit, ratio)
    // Unbuffered, so that each line appears as soon as its benchmark is done.
    FileHandle.standardOutput.write(Data(line.utf8))
  }

  /// Writes an array of objects with `name`, `value`, `unit`, `peer`, `peer_value` and `ratio`: value
  /// divided by the peer's, so that below 1 is better than the peer.
  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(entries).write(to: URL(fileURLWithPath: path))
  }
}
