// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerTestSupport

extension Constraint {
  /// A constraint like those of layouts: few terms, often an equality, most coefficients 1 or -1.
  static func random(
    over variables: [Variable], priorities: [Priority], using random: inout SplitMix
  ) -> Constraint {
    let coefficients = [1.0, 1, 1, 1, -1, -1, -1, -1, 2, 0.5, -1.7777]
    let count = [1, 1, 2, 2, 3].randomElement(using: &random) ?? 1
    let terms = variables.shuffled(using: &random).prefix(count).map { variable in
      (variable, coefficients.randomElement(using: &random) ?? 1)
    }
    let relations: [LayoutRelation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    return Constraint(
      LinearExpression(terms: terms), relations.randomElement(using: &random) ?? .equal,
      Double(Int.random(in: -100...400, using: &random)),
      priority: priorities.randomElement(using: &random) ?? .required)
  }
}
