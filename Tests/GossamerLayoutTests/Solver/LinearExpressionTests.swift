// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerTestSupport
import Testing

@Suite(.alone) struct LinearExpressionTests {
  @Test func addsSubtractsAndMultiplies() {
    let solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    let expressions: [(LinearExpression, [Double], Double)] = [
      (a + b, [1, 1], 0),
      (a - b, [1, -1], 0),
      (a + 3, [1], 3),
      (a - 3, [1], -3),
      (2 * a, [2], 0),
      (a * 2, [2], 0),
      (2 * a + b, [2, 1], 0),
      (2 * a - b + 1, [2, -1], 1),
      (a - (b - 4), [1, -1], 4),
      (a + 2 * b, [1, 2], 0),
      ((a + b + 1) * 3, [3, 3], 3),
      (3 * (a - b - 1), [3, -3], -3),
      (-(a - 2), [-1], 2),
      ((a + b) - (a - b), [1, 1, -1, 1], 0),
      ((a + b) + (a - 5), [1, 1, 1], -5),
      (LinearExpression(7), [], 7),
    ]
    for (expression, coefficients, constant) in expressions {
      #expect(expression.terms.map(\.coefficient) == coefficients)
      #expect(expression.constant == constant)
    }
  }

  @Test func prioritiesAreOrdered_AndRequiredFrom1000() {
    #expect(Priority.low < .high)
    #expect(Priority.high < .required)
    #expect(Priority.required.isRequired)
    #expect(!Priority(rawValue: 999.999).isRequired)
    #expect(Priority(rawValue: 1001).isRequired)
  }
}
