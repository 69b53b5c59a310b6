// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Measures a table of 1,000 thumbnails in a real window, which are fetched from a local server
/// while the table is scrolled, and the same table without images.
let imageBenchmarks = [
  Benchmark("images/thumbnails/p99", peer: "no images") {
    let runs = try runs.get()
    return Figures(value: runs.images.percentile, peerValue: runs.none.percentile)
  },
  Benchmark("images/thumbnails/greatest", peer: "no images") {
    let runs = try runs.get()
    return Figures(value: runs.images.greatest, peerValue: runs.none.greatest)
  },
  Benchmark("images/thumbnails/memory", unit: "KB", peer: "no images, and the cache's limit") {
    let runs = try runs.get()
    return Figures(
      value: runs.images.kilobytes,
      peerValue: runs.none.kilobytes + Double(ThumbnailApp.memoryLimit) / 1024)
  },
]

private struct Run {
  let percentile: Double
  let greatest: Double
  let kilobytes: Double

  /// - Parameter server: the address of the pictures; nil for none.
  init(server: String?) throws {
    let words = try PeerProgram(path: CommandLine.arguments[0]).run(
      [ThumbnailApp.argument, server ?? "none"], limit: 120, wordsAfter: "thumbnails")
    guard let figures = words?.compactMap(Double.init), figures.count == 4 else {
      throw WrongResult(description: "Thumbnails printed \(words ?? [])")
    }
    guard server == nil || figures[3] > 500 else {
      throw WrongResult(description: "Only \(figures[3]) of 1,000 thumbnails came")
    }
    (percentile, greatest, kilobytes) = (figures[0], figures[1], figures[2])
  }
}

private let runs = Result {
  let (server, input, output) = (Process(), Pipe(), Pipe())
  server.executableURL = URL(filePath: "/usr/bin/env")
  server.arguments = ["python3", "Benchmarks/Peers/pictures.py"]
  (server.standardInput, server.standardOutput) = (input, output)
  try server.run()
  defer { try? input.fileHandleForWriting.close() }
  let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
  guard let port = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
    throw WrongResult(description: "pictures.py printed '\(line)' in place of its port")
  }
  return (images: try Run(server: "http://127.0.0.1:\(port)"), none: try Run(server: nil))
}
