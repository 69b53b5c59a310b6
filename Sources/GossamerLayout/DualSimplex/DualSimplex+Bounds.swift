// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Variables that aren't negative, such as the widths and heights of views.
//
// A window has two such bounds a view, and nearly all hold anyway: the label is as wide as its text.
// As rows they would double the work of a layout for nothing. So a bound is a flag of its column,
// and becomes a required row `x >= 0` when an optimum without it breaks it (a cutting plane):
//
//     label + field == 393, label >= 100 @750, field >= 645 @800
//     optimum:            label = -252, field = 645     costs 352 @750, and breaks the label's bound
//     with label >= 0:    label = 0,    field = 393     costs 252 @800 and 100 @750
//
// - It is right: the optimum of fewer constraints that breaks none of the others is an optimum of
//   all. What a bound rules out is found infeasible with the bound among the rows of the conflict.
// - It ends: each round takes up at least one bound that wasn't a row, and there are finitely many.
// - It is cheap: one comparison for each value that changes. A bound that became a row stays one,
//   because what was pressed to nothing once is likely to be again; as long as it holds, the dual
//   simplex method never looks at it. The vertex is a feasible start for the next round.
//
// Source: G. Dantzig, R. Fulkerson, S. Johnson, "Solution of a large-scale traveling-salesman
// problem", 1954 (constraints taken up only when they are broken).
extension DualSimplex {
  /// Moves to the optimum, with rows for the bounds that it would break. For rows that can't be
  /// infeasible.
  mutating func optimiseWithinBounds() {
    var known: Set<ColumnIndex> = []
    while optimise() == nil {
      let broken = basis.takeBrokenBounds().filter { known.insert($0).inserted }
      if broken.isEmpty { return }
      adopt(
        broken.map {
          addRow(
            [(Variable(index: $0), 1)], constant: 0, relation: .greaterThanOrEqual,
            priority: .required)
        })
    }
  }
}
