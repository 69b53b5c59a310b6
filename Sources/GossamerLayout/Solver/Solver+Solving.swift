// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension Solver {
  /// Brings all values up to date with the constraints, and reports what changed.
  ///
  /// The cost depends on what the changes since the last call move, not on the number of
  /// constraints. Never fails: see `Solution.conflicts` and `Solution.refusals`. The number of
  /// steps is limited. If they aren't enough, the solver starts again from the constraints alone,
  /// and then leaves out constraints that still can't be satisfied; see `Solution.restart`.
  public func solve() -> Solution {
    var solution = Solution()
    let pending = queue
    queue = Queue()
    solution.refusals = pending.refusals
    optimiser.removeRows(pending.removals)
    queue.retiredColumns = optimiser.removeColumns(pending.retiredColumns)
    changeConstants(of: pending.changedConstants, &solution)
    addRows(for: pending.additions, &solution)
    settleConflicts(&solution)
    queue.touched.formUnion(pending.touched)
    queue.givenUp.formUnion(pending.givenUp)
    retryDropped(&solution)
    if let doubt = optimiser.doubt { startAgain(because: doubt, &solution) }
    optimiser.basis.core.tidy()
    for (column, oldValue) in optimiser.basis.vertex.takeLog() where optimiser.isLive(column) {
      if abs(optimiser.value(of: column) - oldValue) > Tolerance.change {
        solution.changedVariables.append(Variable(index: column))
      }
    }
    return solution
  }

  private func changeConstants(of changed: [Constraint], _ solution: inout Solution) {
    for constraint in changed where constraint.state == .active && constraint.solver === identity {
      if let reason = Refusal.reason(to: constraint, in: self) {
        optimiser.removeRow(constraint.row)
        constraints[Int(constraint.row)] = nil
        constraint.row = .none
        refuse(constraint, reason, &solution)
      } else {
        optimiser.basis.setConstant(
          constraint.expression.constant - constraint.constant, of: constraint.row)
      }
    }
  }

  private func addRows(for additions: [Constraint], _ solution: inout Solution) {
    var added: [RowIndex] = []
    added.reserveCapacity(additions.count)
    optimiser.basis.reserveCapacity(forRows: additions.count)
    constraints.reserveAtLeast(constraints.count + additions.count)
    for constraint in additions where constraint.state == .queued && constraint.solver === identity
    {
      if let reason = Refusal.reason(to: constraint, in: self) {
        refuse(constraint, reason, &solution)
      } else {
        added.append(makeRow(for: constraint))
      }
    }
    optimiser.adopt(added)
  }

  /// Starts again from the constraints alone, by Bland's rule, and refuses constraints that still
  /// can't be satisfied. So the others are solved, and the next `solve()` needn't start again.
  private func startAgain(because doubt: DualSimplex.Doubt, _ solution: inout Solution) {
    solution.restart = doubt == .rounding ? .rounding : .outOfSteps
    let limits = optimiser.limits
    optimiser.limits.degenerateSteps = 0
    optimiser.rebuild()
    settleConflicts(&solution)
    optimiser.limits = limits
    switch optimiser.doubt {
    case .outOfSteps: refuse({ $0.takeViolatedRows() }, as: .outOfSteps, &solution)
    case .rounding: refuse({ $0.rowsThatDoNotHold() }, as: .outOfPrecision, &solution)
    case nil: break
    }
    optimiser.doubt = nil
  }

  /// Removes the rows that `rows` returns, until it returns none: removing one may violate others,
  /// which it had outweighed.
  private func refuse(
    _ rows: (inout DualSimplex) -> [RowIndex], as reason: Refusal.Reason,
    _ solution: inout Solution
  ) {
    while case let rows = rows(&optimiser), !rows.isEmpty {
      for constraint in rows.compactMap({ constraints[Int($0)] }) {
        takeOut(constraint)
        // The bound of a variable becomes a row again when it is broken again.
        if constraint.isBound { bounds = bounds.filter { $0.value !== constraint } }
        queue.givenUp.insert(ObjectIdentifier(constraint))
        refuse(constraint, reason, &solution)
      }
    }
    _ = optimiser.basis.takeBrokenBounds()
  }

  private func refuse(
    _ constraint: Constraint, _ reason: Refusal.Reason, _ solution: inout Solution
  ) {
    constraint.state = .refused
    solution.refusals.append(Refusal(reason: reason, constraint: constraint))
  }

  /// Makes the row of a constraint. It takes part after `DualSimplex.adopt(_:)`.
  func makeRow(for constraint: Constraint) -> RowIndex {
    let row = optimiser.addRow(
      constraint.expression.mergedTerms,
      constant: constraint.expression.constant - constraint.constant,
      relation: constraint.relation, priority: constraint.priority)
    constraint.row = row
    constraint.state = .active
    if Int(row) == constraints.count {
      constraints.append(constraint)
    } else {
      constraints[Int(row)] = constraint
    }
    return row
  }
}
