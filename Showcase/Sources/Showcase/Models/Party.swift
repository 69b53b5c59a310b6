// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// What somebody plans for a party.
@Observable final class Party {
  /// The times of day to choose from.
  static let times = ["Noon", "Evening", "Night"]

  var hasMusic = true
  /// From 0 to 1.
  var volume: Float = 0.5
  var guests = 4
  /// Which of ``times``.
  var time = 1

  /// How much of the room for twenty guests is taken, from 0 to 1.
  var fullness: Float { Float(guests) / 20 }

  /// All of it in a sentence.
  var summary: String {
    let music = hasMusic ? "music at \(Int((volume * 100).rounded()))%" : "no music"
    return "\(Self.times[time]), \(guests) guests, \(music)"
  }
}
