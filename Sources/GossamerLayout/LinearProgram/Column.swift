// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A variable as the linear program keeps it.
struct Column {
  var value = 0.0
  /// The row that defines the variable. A variable without a definition is a root.
  var definition: RowIndex = .none
  /// The first of the terms in which the variable stands, linked by `Term.next`.
  var firstUse: TermIndex = .none
  /// How many definitions of other variables use this one.
  var dependentCount: Int32 = 0
  /// Whether the variable is a root that moves with rows of the core.
  var isInCore = false
  /// Whether the variable has the lower bound 0, which is no row as long as nothing breaks it.
  var isNonnegative = false
  var isLive = true
  /// While rows are being triangularised: whether the variable is one that they may define, and in
  /// how many of the rows that are left it stands.
  var isUnknown = false
  var remainingRows: Int32 = 0

  var isRoot: Bool { definition == .none }
  /// A root that nothing but its stay holds where it is.
  var isFreeRoot: Bool { definition == .none && !isInCore }
  /// A free root on which nothing tight depends.
  var isFresh: Bool { isFreeRoot && dependentCount == 0 }
}
