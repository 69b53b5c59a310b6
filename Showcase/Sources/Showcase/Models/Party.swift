// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// A plan for a party.
@Observable final class Party {
  /// The times of day to choose from.
  static let times = ["Noon", "Evening", "Night"]

  var hasMusic = true
  /// From 0 to 1.
  var volume: Float = 0.5
  var guests = 4
  /// The index of the chosen one of ``times``.
  var time = 1

  /// The share of the twenty places that is taken, from 0 to 1.
  var fullness: Float { Float(guests) / 20 }

  /// The plan in one sentence.
  var summary: String {
    let music = hasMusic ? "music at \(Int((volume * 100).rounded()))%" : "no music"
    return "\(Self.times[time]), \(guests) guests, \(music)"
  }
}
