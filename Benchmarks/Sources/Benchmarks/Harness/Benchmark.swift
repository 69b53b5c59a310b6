// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// One figure that is worth watching, beside the same figure of a peer.
struct Benchmark {
  /// Group, problem and step: `layout/chain-1000/build`. `make bench ONLY=layout` selects by the
  /// beginning of the name.
  let name: String
  let unit: String
  /// What it is compared with.
  let peer: String
  /// Takes the figures. Throws if what was measured gave a wrong result.
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

/// A result that makes the time it took worthless.
struct WrongResult: Error, CustomStringConvertible {
  let description: String
}
