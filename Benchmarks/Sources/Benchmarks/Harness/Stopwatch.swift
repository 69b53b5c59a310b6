// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Measures CPU time, in milliseconds. On an idle machine it equals the elapsed time; on a busy one
/// it excludes the time of other processes.
enum Stopwatch {
  /// The median CPU time of `runs` runs. Neither `prepare` nor releasing its result is measured.
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

  /// The median CPU time of `make`. Releasing its result isn't measured.
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

  /// The CPU time of this thread, in milliseconds.
  private static var processorTime: Double { time(of: CLOCK_THREAD_CPUTIME_ID) }

  /// The CPU time of all threads of the process, in milliseconds.
  static var processTime: Double { time(of: CLOCK_PROCESS_CPUTIME_ID) }

  /// The elapsed time, in milliseconds since some moment.
  static var wallTime: Double { time(of: CLOCK_MONOTONIC) }

  private static func time(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
