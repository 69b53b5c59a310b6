// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An incremental solver for linear equations and inequalities with priorities.
///
/// The semantics are those of Cassowary with the priorities of Auto Layout. A solution satisfies every
/// required constraint. Among those, it has the smallest sum of absolute errors over the constraints
/// of the highest priority; among those, over the next priority; and so on: a higher priority is
/// never traded for any number of lower ones. A variable that the constraints leave free keeps the
/// value that it had.
///
/// All changes are cheap: they are queued, and `solve()` brings everything up to date. Its cost
/// depends on what the changes move, not on what the solver holds.
///
/// Required constraints that cannot all hold are no error: the weakest of them is given up, and
/// comes back once it can hold. Until then the solution is as if it had never been added.
///
/// A solver is not safe to use from several threads at once.
///
/// Source: Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm",
/// ACM Transactions on Computer-Human Interaction 8(4), 2001. For how it is solved see <doc:TheSolver>.
public final class Solver {
  // Exclusivity isn't checked here, nor in constraints. No change calls back into the solver, and
  // the checks would take a sixth of the time in which a chain of boxes is built and solved.
  @exclusivity(unchecked) var optimiser = DualSimplex()
  /// The constraint of each row.
  @exclusivity(unchecked) var constraints: [Constraint?] = []
  @exclusivity(unchecked) var queue = Queue()
  /// Constraints given up because of conflicts.
  @exclusivity(unchecked) var dropped: [DroppedConstraint] = []
  /// The constraints through which `suggest(_:for:priority:)` works.
  var suggestions: [Variable: Constraint] = [:]
  /// The bounds that have become rows, by their variables.
  var bounds: [ColumnIndex: Constraint] = [:]
  @exclusivity(unchecked) var lastSequence = 0

  /// Stands for the solver in its constraints, which may outlive it.
  let identity = Identity()

  /// A solver without variables and constraints.
  public init() {}

  deinit {
    identity.isSolverGone = true
  }

  final class Identity {
    fileprivate(set) var isSolverGone = false
  }

  // MARK: - Variables

  /// Makes a variable, with the value 0.
  /// - Parameter isNonnegative: whether the variable has the lower bound 0, which is as strong as a
  ///   required constraint, and is never given up. It costs nothing until something breaks it.
  public func makeVariable(isNonnegative: Bool = false) -> Variable {
    Variable(index: optimiser.addColumn(isNonnegative: isNonnegative))
  }

  /// Removes a variable. Remove its constraints first, and don't use the handle afterwards: a new
  /// variable may get the same index.
  ///
  /// A constraint that still uses the variable stays in force until it is removed.
  public func removeVariable(_ variable: Variable) {
    guard isLive(variable) else { return }
    endSuggesting(variable)
    if let bound = bounds.removeValue(forKey: variable.index) { remove(bound) }
    optimiser.retireColumn(variable.index)
    queue.retiredColumns.append(variable.index)
  }

  /// The variable's value as of the last `solve()`; 0 for one that is not this solver's.
  public func value(of variable: Variable) -> Double {
    optimiser.value(of: variable.index)
  }

  func isLive(_ variable: Variable) -> Bool {
    optimiser.isLive(variable.index)
  }

  // MARK: - Constraints

  /// Adds a constraint, from the next `solve()` on. Adding one that is in the solver has no effect.
  ///
  /// A constraint with numbers that are out of range, or with variables that are not this solver's, is
  /// refused: it is reported in `Solution.refusals`, counts as dropped, and does nothing.
  public func add(_ constraint: Constraint) {
    if constraint.solver === identity { return }
    guard constraint.isFree else {
      queue.refusals.append(Refusal(reason: .alreadyInAnotherSolver, constraint: constraint))
      return
    }
    lastSequence += 1
    constraint.sequence = lastSequence
    constraint.solver = identity
    enqueue(constraint)
  }

  /// Removes a constraint, from the next `solve()` on. One that is not in the solver is left alone.
  public func remove(_ constraint: Constraint) {
    guard constraint.solver === identity else { return }
    withdraw(constraint)
    constraint.state = .free
    constraint.solver = nil
  }

  /// Changes a constraint's right side. Costs what the change moves.
  public func setConstant(_ constant: Double, of constraint: Constraint) {
    guard constraint.solver === identity || constraint.isFree else { return }
    guard constraint.constant != constant else { return }
    constraint.constant = constant
    switch constraint.state {
    case .free, .queued:
      break
    case .active:
      queue.changedConstants.append(constraint)
      noteChange(of: constraint)
    case .dropped:
      noteChange(of: constraint)
    case .refused:
      enqueue(constraint)
    }
  }

  /// Changes how strongly a constraint insists. It keeps its place in the order in which the
  /// constraints were added.
  public func setPriority(_ priority: Priority, of constraint: Constraint) {
    guard constraint.solver === identity || constraint.isFree else { return }
    guard constraint.priority != priority else { return }
    constraint.priority = priority
    guard constraint.solver === identity, constraint.state != .queued else { return }
    withdraw(constraint)
    enqueue(constraint)
  }

  private func enqueue(_ constraint: Constraint) {
    constraint.state = .queued
    queue.additions.append(constraint)
  }

  /// Removes a constraint from the linear program or from the dropped ones. It may stay in the
  /// queue of additions, where only constraints in the state `queued` count.
  private func withdraw(_ constraint: Constraint) {
    noteChange(of: constraint)
    if constraint.row != .none {
      queue.removals.append(constraint.row)
      constraints[Int(constraint.row)] = nil
      constraint.row = .none
    }
    if constraint.state == .dropped {
      dropped.removeAll { $0.constraint === constraint }
    }
  }

  /// Notes that dropped constraints that were in conflict with this one may hold now.
  func noteChange(of constraint: Constraint) {
    if !dropped.isEmpty { queue.touched.insert(ObjectIdentifier(constraint)) }
  }

  /// The changes that the next `solve()` carries out.
  struct Queue {
    var removals: [RowIndex] = []
    var additions: [Constraint] = []
    var changedConstants: [Constraint] = []
    var retiredColumns: [ColumnIndex] = []
    var refusals: [Refusal] = []
    /// Constraints that have changed, so that a dropped one may hold now.
    var touched: Set<ObjectIdentifier> = []
    /// Constraints that were given up, so that others that were in conflict with them may hold now.
    var givenUp: Set<ObjectIdentifier> = []
  }
}

extension Solver {
  /// Suggests a value for a variable: Cassowary's edit. It is a constraint `variable == value` of
  /// the given priority, which the next suggestion for the same variable replaces. Suggesting again
  /// at the same priority only costs what the new value moves.
  public func suggest(_ value: Double, for variable: Variable, priority: Priority) {
    guard value.magnitude <= Refusal.largestConstant else {
      queue.refusals.append(Refusal(reason: .suggestionOutOfRange(value), constraint: nil))
      return
    }
    if let suggestion = suggestions[variable] {
      setPriority(priority, of: suggestion)
      setConstant(value, of: suggestion)
    } else {
      let suggestion = Constraint(LinearExpression(variable), .equal, value, priority: priority)
      suggestions[variable] = suggestion
      add(suggestion)
    }
  }

  /// Ends suggesting a value for a variable.
  public func endSuggesting(_ variable: Variable) {
    if let suggestion = suggestions.removeValue(forKey: variable) {
      remove(suggestion)
    }
  }
}

extension Solver {
  /// The variables that the constraints don't determine: those that have another value in another
  /// equally good solution. As of the last `solve()`.
  ///
  /// May cost a pass over everything for each such variable: for messages and for tests, not for each
  /// frame.
  public func ambiguousVariables() -> [Variable] {
    optimiser.ambiguousColumns().map { Variable(index: $0) }
  }
}
