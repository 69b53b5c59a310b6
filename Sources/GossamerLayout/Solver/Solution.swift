// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What one `Solver.solve()` changed and found.
public struct Solution {
  /// The variables whose value changed by more than 1e-9, in no particular order.
  public internal(set) var changedVariables: [Variable] = []
  /// The conflicts that this solve found. A conflict that stays as it is is reported once.
  public internal(set) var conflicts: [Conflict] = []
  /// What was refused since the last solve.
  public internal(set) var refusals: [Refusal] = []
}
