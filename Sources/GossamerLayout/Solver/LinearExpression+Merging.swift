// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension LinearExpression {
  /// The terms with each variable once, and without those whose coefficients are 0 in sum.
  var mergedTerms: [(variable: Variable, coefficient: Double)] {
    if isMerged { return terms }
    var merged: [(variable: Variable, coefficient: Double)] = []
    var positions: [Variable: Int] = [:]
    var magnitude = 0.0
    for term in terms {
      magnitude = max(magnitude, abs(term.coefficient))
      if let position = positions[term.variable] {
        merged[position].coefficient += term.coefficient
      } else {
        positions[term.variable] = merged.count
        merged.append(term)
      }
    }
    return merged.filter { abs($0.coefficient) > Tolerance.cancellation * magnitude }
  }

  private var isMerged: Bool {
    if terms.count > 8 { return false }
    for index in terms.indices {
      if terms[index].coefficient == 0 { return false }
      for other in 0..<index where terms[other].variable == terms[index].variable { return false }
    }
    return true
  }
}
