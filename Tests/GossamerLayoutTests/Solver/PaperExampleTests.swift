// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerTestSupport
import Testing

/// The example of "The Cassowary Linear Arithmetic Constraint Solving Algorithm": a horizontal line
/// within a window 100 wide, at least 10 long, with its midpoint.
@Suite(.alone) struct PaperExampleTests {
  private let solver = Solver()
  private let left: Variable
  private let middle: Variable
  private let right: Variable

  init() {
    left = solver.makeVariable()
    middle = solver.makeVariable()
    right = solver.makeVariable()
    solver.add(Constraint(2 * middle - left - right, .equal, 0))
    solver.add(Constraint(right - left, .greaterThanOrEqual, 10))
    solver.add(Constraint(LinearExpression(right), .lessThanOrEqual, 100))
    solver.add(Constraint(LinearExpression(left), .greaterThanOrEqual, 0))
  }

  @Test func lineHasItsMinimumLength_WhenTheEndsAreDrawnTogether() {
    solver.suggest(45, for: middle, priority: .high)
    solver.add(Constraint(right - left, .equal, 0, priority: .low))
    _ = solver.solve()
    expectPositions(40, 45, 50)
  }

  @Test func rightEndMoves_WhenTheMiddleMovesAndTheLeftEndStays() {
    solver.add(Constraint(LinearExpression(left), .equal, 30, priority: .low))
    solver.suggest(50, for: middle, priority: .high)
    _ = solver.solve()
    expectPositions(30, 50, 70)
    solver.suggest(60, for: middle, priority: .high)
    _ = solver.solve()
    expectPositions(30, 60, 90)
  }

  @Test func leftEndMoves_WhenTheRightEndReachesTheEdge() {
    solver.add(Constraint(LinearExpression(left), .equal, 30, priority: .low))
    solver.suggest(60, for: middle, priority: .high)
    _ = solver.solve()
    solver.suggest(90, for: middle, priority: .high)
    _ = solver.solve()
    expectPositions(80, 90, 100)
  }

  @Test func lineStopsAtTheEdge_WhenTheMiddleIsPulledOutOfTheWindow() {
    solver.suggest(150, for: middle, priority: .high)
    _ = solver.solve()
    expectPositions(90, 95, 100)
    solver.suggest(-50, for: middle, priority: .high)
    _ = solver.solve()
    expectPositions(0, 5, 10)
  }

  @Test func lineReturnsToTheStay_WhenTheEditEnds() {
    solver.add(Constraint(LinearExpression(middle), .equal, 50, priority: .low))
    solver.add(Constraint(LinearExpression(left), .equal, 30, priority: .low))
    solver.suggest(90, for: middle, priority: .high)
    _ = solver.solve()
    solver.endSuggesting(middle)
    _ = solver.solve()
    expectPositions(30, 50, 70)
  }

  private func expectPositions(
    _ left: Double, _ middle: Double, _ right: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let values = [self.left, self.middle, self.right].map { solver.value(of: $0) }
    for (value, expected) in zip(values, [left, middle, right]) {
      #expect(abs(value - expected) < 0.001, "\(values)", sourceLocation: sourceLocation)
    }
  }
}
