// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension Solver {
  /// The variables that the constraints do not determine: those that have another value in another
  /// solution that is as good. As of the last `solve()`.
  ///
  /// May cost a pass over everything for each such variable: for messages and for tests, not for each
  /// frame.
  public func ambiguousVariables() -> [Variable] {
    program.ambiguousColumns().map { Variable(index: $0) }
  }
}
