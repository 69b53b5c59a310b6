// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A measurement, compared with the same measurement of a peer.
struct Benchmark {
  /// Group, problem and step: `layout/chain-1000/build`. `make bench ONLY=layout` runs the
  /// benchmarks whose names have this prefix.
  let name: String
  let unit: String
  /// The name of the peer.
  let peer: String
  /// Measures. Throws ``WrongResult`` if the measured code gives a wrong result.
  let measure: () throws -> Figures

  init(
    _ name: String, unit: String = "ms", peer: String, measure: @escaping () throws -> Figures
  ) {
    self.name = name
    self.unit = unit
    self.peer = peer
    self.measure = measure
  }
}

/// The median of a benchmark, and of its peer. Smaller is better.
struct Figures {
  let value: Double
  let peerValue: Double
}

/// The measured code gave a wrong result, so its time is worthless.
struct WrongResult: Error, CustomStringConvertible {
  let description: String
}
