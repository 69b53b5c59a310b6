// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Prints what the application does to the standard error, a line for each chain of steps, if the environment variable
/// `GOSSAMER_TRACE` is set to 1.
final class TraceReport {
  private let observation: TraceObservation

  /// Creates a report; nil if `environment` doesn't ask for one.
  init?(of application: UIApplication, in environment: [String: String]) {
    guard environment["GOSSAMER_TRACE"] == "1" else { return nil }
    observation = application.observeTraceLines { line in
      FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
  }
}
