// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension Solver {
  /// Suggests a value for a variable: Cassowary's edit. It is a constraint `variable == value` of the
  /// given priority, which the next suggestion for the same variable replaces. To suggest again at
  /// the same priority costs what it moves.
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
