// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension Solver {
  /// Brings all values up to date with the constraints, and reports what changed.
  ///
  /// Costs what the changes since the last call move. Never fails: see `Solution.conflicts` and
  /// `Solution.refusals`.
  public func solve() -> Solution {
    var solution = Solution()
    let pending = queue
    queue = Queue()
    solution.refusals = pending.refusals
    removeRows(pending.removals)
    releaseColumns(pending.retiredColumns)
    changeConstants(of: pending.changedConstants, &solution)
    addRows(for: pending.additions, &solution)
    settleConflicts(&solution)
    queue.touched.formUnion(pending.touched)
    queue.givenUp.formUnion(pending.givenUp)
    retryDropped(&solution)
    if program.isUnsound {
      program.rebuild()
      settleConflicts(&solution)
    }
    program.tidyCore()
    for (column, oldValue) in program.changes.take() where program.columns[Int(column)].isLive {
      if abs(program.columns[Int(column)].value - oldValue) > Tolerance.change {
        solution.changedVariables.append(Variable(index: column))
      }
    }
    return solution
  }

  private func removeRows(_ removals: [RowIndex]) {
    // Where most is to go, to start again is cheaper than to take out row by row.
    if removals.count > 64, removals.count * 2 > constraints.count {
      for row in removals { program.rows[Int(row)].standing = .satisfied }
      for row in removals { program.discardRow(row) }
      program.rebuild()
    } else {
      for row in removals { program.removeRow(row) }
    }
  }

  private func releaseColumns(_ columns: [ColumnIndex]) {
    guard !columns.isEmpty else { return }
    program.tidyCore()
    for column in columns {
      if program.columns[Int(column)].firstUse == .none {
        program.removeColumn(column)
      } else {
        queue.retiredColumns.append(column)
      }
    }
  }

  private func changeConstants(of changed: [Constraint], _ solution: inout Solution) {
    for constraint in changed where constraint.state == .active && constraint.solver === identity {
      if let reason = Refusal.reason(to: constraint, in: self) {
        program.removeRow(constraint.row)
        constraints[Int(constraint.row)] = nil
        constraint.row = .none
        refuse(constraint, reason, &solution)
      } else {
        program.setConstant(
          constraint.expression.constant - constraint.constant, of: constraint.row)
      }
    }
  }

  private func addRows(for additions: [Constraint], _ solution: inout Solution) {
    var added: [RowIndex] = []
    added.reserveCapacity(additions.count)
    program.reserveCapacity(forRows: additions.count)
    constraints.reserveAtLeast(constraints.count + additions.count)
    for constraint in additions where constraint.state == .queued && constraint.solver === identity
    {
      if let reason = Refusal.reason(to: constraint, in: self) {
        refuse(constraint, reason, &solution)
      } else {
        added.append(makeRow(for: constraint))
      }
    }
    program.adopt(added)
  }

  private func refuse(
    _ constraint: Constraint, _ reason: Refusal.Reason, _ solution: inout Solution
  ) {
    constraint.state = .refused
    solution.refusals.append(Refusal(reason: reason, constraint: constraint))
  }

  /// Makes the row of a constraint. It takes part once the program has adopted it.
  func makeRow(for constraint: Constraint) -> RowIndex {
    let row = program.addRow(
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
