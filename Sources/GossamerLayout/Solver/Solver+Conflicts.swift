// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A constraint that was given up, and why.
struct DroppedConstraint {
  let constraint: Constraint
  /// The minimal infeasible set, in the order of addition.
  var conflict: [Constraint]
}

extension Solver {
  /// Optimises, and gives up constraints until no required constraints are in conflict.
  func settleConflicts(_ solution: inout Solution) {
    while true {
      // A row that turns out infeasible is parked: it is removed until the optimum of the others is
      // reached, because only there can another row be removed in its favour.
      var parked: [(constraint: Constraint, conflict: [Constraint])] = []
      while let infeasibility = optimise() {
        guard let constraint = constraints[Int(infeasibility.row)] else { break }
        let others = infeasibility.others.compactMap { constraints[Int($0)] }
        takeOut(constraint)
        parked.append((constraint, (others + [constraint]).sorted { $0.sequence < $1.sequence }))
      }
      if parked.isEmpty { return }
      var readmitted: [RowIndex] = []
      for (constraint, conflict) in parked {
        let isStanding = conflict.allSatisfy { $0 === constraint || $0.state == .active }
        if isStanding, let weakest = Solver.weakest(of: conflict) {
          drop(weakest, conflict)
          solution.conflicts.append(Conflict(constraints: conflict, dropped: weakest))
        }
        if constraint.state != .dropped {
          readmitted.append(makeRow(for: constraint))
        }
      }
      optimiser.adopt(readmitted)
    }
  }

  /// Optimises within the bounds of the variables: bounds that the optimum breaks become rows, and
  /// it optimises again.
  ///
  /// Returns at the first row that cannot hold together with required ones; nil at the optimum.
  private func optimise() -> Infeasibility? {
    while true {
      if let infeasibility = optimiser.optimise() { return infeasibility }
      // A broken bound that has a row already is parked: `settleConflicts(_:)` deals with it.
      let broken = optimiser.basis.takeBrokenBounds().filter { bounds[$0] == nil }
      if broken.isEmpty { return nil }
      optimiser.adopt(
        broken.map { column in
          let bound = Constraint(boundOf: Variable(index: column), in: self)
          bounds[column] = bound
          return makeRow(for: bound)
        })
    }
  }

  /// Tries dropped constraints again that were in conflict with a constraint that has changed
  /// since.
  func retryDropped(_ solution: inout Solution) {
    let (touched, given) = (queue.touched, queue.givenUp)
    queue.touched = []
    queue.givenUp = []
    guard !touched.isEmpty || !given.isEmpty, !dropped.isEmpty else { return }
    let candidates = dropped.filter { entry in
      entry.conflict.contains { member in
        let id = ObjectIdentifier(member)
        return touched.contains(id) || member !== entry.constraint && given.contains(id)
      }
    }
    for entry in candidates.sorted(by: { $0.constraint.sequence < $1.constraint.sequence }) {
      guard optimiser.doubt == nil else {
        // Each retry may cost as many steps again: the others have to wait for the next solve.
        queue.touched.formUnion(touched)
        queue.givenUp.formUnion(given)
        return
      }
      retry(entry, &solution)
    }
  }

  private func retry(_ entry: DroppedConstraint, _ solution: inout Solution) {
    let constraint = entry.constraint
    if let reason = Refusal.reason(to: constraint, in: self) {
      dropped.removeAll { $0.constraint === constraint }
      constraint.state = .refused
      solution.refusals.append(Refusal(reason: reason, constraint: constraint))
      return
    }
    optimiser.adopt([makeRow(for: constraint)])
    guard let infeasibility = optimise(),
      let witness = constraints[Int(infeasibility.row)]
    else {
      dropped.removeAll { $0.constraint === constraint }
      return
    }
    let conflict = (infeasibility.others.compactMap { constraints[Int($0)] } + [witness])
      .sorted { $0.sequence < $1.sequence }
    takeOut(witness)
    drop(constraint, conflict)
    if !conflict.elementsEqual(entry.conflict, by: ===) {
      // This solve may have reported an earlier conflict, which dropping another constraint has
      // resolved.
      solution.conflicts.removeAll { $0.dropped === constraint }
      solution.conflicts.append(Conflict(constraints: conflict, dropped: constraint))
    }
    if witness !== constraint {
      optimiser.adopt([makeRow(for: witness)])
    }
    settleConflicts(&solution)
  }

  private func drop(_ constraint: Constraint, _ conflict: [Constraint]) {
    takeOut(constraint)
    constraint.state = .dropped
    dropped.removeAll { $0.constraint === constraint }
    dropped.append(DroppedConstraint(constraint: constraint, conflict: conflict))
    queue.givenUp.insert(ObjectIdentifier(constraint))
  }

  func takeOut(_ constraint: Constraint) {
    guard constraint.row != .none else { return }
    optimiser.removeRow(constraint.row)
    constraints[Int(constraint.row)] = nil
    constraint.row = .none
  }

  /// The constraint of the lowest priority; of several, one with `givesWayFirst`, and of those the
  /// one that was added last. Bounds alone never conflict, so there always is one.
  private static func weakest(of conflict: [Constraint]) -> Constraint? {
    func rank(_ constraint: Constraint) -> (Priority, Int, Int) {
      (constraint.priority, constraint.givesWayFirst ? 0 : 1, -constraint.sequence)
    }
    return conflict.filter { !$0.isBound }.min { rank($0) < rank($1) }
  }
}
