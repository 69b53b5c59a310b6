// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Required constraints that cannot all hold.
public struct Conflict {
  /// The constraints of the conflict: a minimal infeasible set, in the order in which they were
  /// added, with the bounds of variables behind them. Without any one of them, the others can hold
  /// together.
  public let constraints: [Constraint]
  /// The one that was given up: among constraints of equal priority one that gives way first if there
  /// is one, and the one that was added last of those. Never a bound.
  public let dropped: Constraint
}
