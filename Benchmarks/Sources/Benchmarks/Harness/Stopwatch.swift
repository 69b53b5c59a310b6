// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Takes times, in milliseconds of the processor. That is the time on the clock where nothing else
/// runs; where something does, it isn't counted.
enum Stopwatch {
  /// The median time of `runs` runs. What `prepare` does is not measured, and neither is how long it
  /// takes to free what it made.
  static func median<Subject>(
    runs: Int = 7, prepare: () -> Subject, run: (Subject) throws -> Void
  ) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<runs {
      let subject = prepare()
      let start = processorTime
      try run(subject)
      times.append(processorTime - start)
      withExtendedLifetime(subject) {}
    }
    return times.sorted()[runs / 2]
  }

  /// The median time to make something. How long it takes to free it is not measured.
  static func median<Subject>(runs: Int = 7, make: () -> Subject) -> Double {
    var times: [Double] = []
    for _ in 0..<runs {
      let start = processorTime
      let subject = make()
      times.append(processorTime - start)
      withExtendedLifetime(subject) {}
    }
    return times.sorted()[runs / 2]
  }

  /// What this thread has had of the processor, in milliseconds.
  private static var processorTime: Double { time(of: CLOCK_THREAD_CPUTIME_ID) }

  /// What all threads of the process have had of the processor, in milliseconds.
  static var processTime: Double { time(of: CLOCK_PROCESS_CPUTIME_ID) }

  /// What a clock on the wall says, in milliseconds since some moment.
  static var wallTime: Double { time(of: CLOCK_MONOTONIC) }

  private static func time(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
