// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The wires that have fired recently: a pulse runs along each, and leaves a light that fades.
///
/// Wires that fire as a consequence of each other, in the same frame, are shown one after the
/// other: a pulse waits until the pulse to its starting object has arrived.
struct WirePulses {
  /// The light of a wire at one time.
  struct Light: Equatable {
    /// The position of the pulse on the wire, from 0 to 1; nil before it has started and after its
    /// arrival.
    var pulse: Double?
    /// How bright the wire is, from 0 to 1.
    var brightness: Double
    /// Whether the pulse runs from the wire's end to its start.
    var isReversed: Bool
  }

  private struct Run {
    let start: Duration
    let isReversed: Bool
    /// The brightness that was left of the previous pulse, from 0 to 1.
    let brightness: Double
  }

  private var runs: [Int: Run] = [:]
  private var arrivals: [ObjectIdentifier: Duration] = [:]

  /// How long a pulse runs.
  static let travel = Duration.milliseconds(220)
  /// How long the light fades.
  static let fade = Duration.milliseconds(600)
  /// How long a pulse waits for others at most, however long their chain is.
  private static let maximumDelay = Duration.milliseconds(1000)

  /// Whether no wire is lit or about to be.
  var isEmpty: Bool { runs.isEmpty }

  /// The numbers of the wires that are lit or about to be.
  var wires: some Collection<Int> { runs.keys }

  /// Starts pulses on the wires between `source` and `destination`.
  /// - Parameters:
  ///   - wires: the numbers of the wires, and whether each is drawn in the other direction.
  ///   - time: now, on any clock.
  mutating func fire(
    _ wires: [(number: Int, isReversed: Bool)], from source: ObjectIdentifier,
    to destination: ObjectIdentifier, at time: Duration
  ) {
    let start = min(max(time, arrivals[source] ?? time), time + Self.maximumDelay)
    arrivals[destination] = start + Self.travel
    for wire in wires {
      let brightness = light(of: wire.number, at: time)?.brightness ?? 0
      runs[wire.number] = Run(start: start, isReversed: wire.isReversed, brightness: brightness)
    }
  }

  /// The light of a wire at `time`; nil if it isn't lit.
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

  /// Removes the pulses that have faded.
  mutating func removeEnded(at time: Duration) {
    runs = runs.filter { time - $0.value.start < Self.travel + Self.fade }
    arrivals = arrivals.filter { $0.value > time }
  }
}
