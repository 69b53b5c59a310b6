// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Takes times, in milliseconds.
enum Stopwatch {
  /// The median time of `runs` runs. What `prepare` does is not measured, and neither is how long it
  /// takes to free what it made.
  static func median<Subject>(
    runs: Int = 7, prepare: () -> Subject, run: (Subject) throws -> Void
  ) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<runs {
      let subject = prepare()
      let start = ContinuousClock.now
      try run(subject)
      times.append(milliseconds(since: start))
      withExtendedLifetime(subject) {}
    }
    return times.sorted()[runs / 2]
  }

  /// The median time to make something. How long it takes to free it is not measured.
  static func median<Subject>(runs: Int = 7, make: () -> Subject) -> Double {
    var times: [Double] = []
    for _ in 0..<runs {
      let start = ContinuousClock.now
      let subject = make()
      times.append(milliseconds(since: start))
      withExtendedLifetime(subject) {}
    }
    return times.sorted()[runs / 2]
  }

  private static func milliseconds(since start: ContinuousClock.Instant) -> Double {
    let duration = start.duration(to: .now)
    return duration / .milliseconds(1)
  }
}
