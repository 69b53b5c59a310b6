// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The wires that have fired lately: a pulse runs along each, and the light that it leaves fades.
///
/// What fires in consequence, in the same frame, is shown one after the other: a wire that starts
/// where a pulse is still arriving waits for it.
struct WirePulses {
  /// How a wire is shown at one time.
  struct Light: Equatable {
    /// How far the pulse has come, from 0 to 1; nil before it has started and after its arrival.
    var pulse: Double?
    /// How bright the wire is, from 0 to 1.
    var brightness: Double
    /// Whether the pulse runs from the wire's end to its start.
    var isReversed: Bool
  }

  private struct Run {
    let start: Duration
    let isReversed: Bool
    /// How bright the wire still was from the time before.
    let brightness: Double
  }

  private var runs: [Int: Run] = [:]
  private var arrivals: [ObjectIdentifier: Duration] = [:]

  /// How long a pulse is under way.
  static let travel = Duration.milliseconds(220)
  /// How long the light fades.
  static let fade = Duration.milliseconds(600)
  /// How long a pulse waits at most, however long the chain is.
  private static let patience = Duration.milliseconds(1000)

  /// Whether nothing is lit.
  var isEmpty: Bool { runs.isEmpty }

  /// The numbers of the wires that are lit or about to be.
  var wires: some Collection<Int> { runs.keys }

  /// The wires between `source` and `destination` have fired.
  /// - Parameters:
  ///   - wires: their numbers, and whether they were drawn in the other direction.
  ///   - time: now, on any clock.
  mutating func fire(
    _ wires: [(number: Int, isReversed: Bool)], from source: ObjectIdentifier,
    to destination: ObjectIdentifier, at time: Duration
  ) {
    let start = min(max(time, arrivals[source] ?? time), time + Self.patience)
    arrivals[destination] = start + Self.travel
    for wire in wires {
      let brightness = light(of: wire.number, at: time)?.brightness ?? 0
      runs[wire.number] = Run(start: start, isReversed: wire.isReversed, brightness: brightness)
    }
  }

  /// How a wire is shown at `time`; nil if it isn't lit.
  func light(of wire: Int, at time: Duration) -> Light? {
    guard let run = runs[wire] else { return nil }
    let elapsed = time - run.start
    if elapsed < .zero {
      guard run.brightness > 0 else { return nil }
      return Light(pulse: nil, brightness: run.brightness, isReversed: run.isReversed)
    }
    if elapsed < Self.travel {
      let share = elapsed / Self.travel
      return Light(
        pulse: 1 - (1 - share) * (1 - share), brightness: max(share, run.brightness),
        isReversed: run.isReversed)
    }
    let fading = (elapsed - Self.travel) / Self.fade
    guard fading < 1 else { return nil }
    return Light(pulse: nil, brightness: 1 - fading, isReversed: run.isReversed)
  }

  /// Forgets what has faded.
  mutating func removeEnded(at time: Duration) {
    runs = runs.filter { time - $0.value.start < Self.travel + Self.fade }
    arrivals = arrivals.filter { $0.value > time }
  }
}
