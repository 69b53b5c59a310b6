// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerLayout

/// Problems of the sizes and shapes that the layouts of windows have.
@Suite(.alone) struct ScaleTests {
  @Test(arguments: [1, 2, 1000, 10_000])
  func solvesAChainOfBoxes(count: Int) {
    let chain = Chain(count: count)
    for end in [70, 60.5, 100] {
      chain.solver.suggest(end * Double(count), for: chain.end, priority: .high)
      #expect(chain.solver.solve().conflicts.isEmpty)
      let expected = end - 8 * Double(count - 1) / Double(count)
      for width in chain.widths {
        guard abs(chain.solver.value(of: width) - expected) < 1e-6 else {
          Issue.record("\(chain.solver.value(of: width)) instead of \(expected)")
          return
        }
      }
    }
    #expect(chain.solver.optimiser.brokenInvariant() == nil)
  }

  @Test func boxesKeepTheirMinimumWidth_WhenAChainIsSqueezed() {
    let chain = Chain(count: 100)
    chain.solver.suggest(0, for: chain.end, priority: .high)
    _ = chain.solver.solve()
    #expect(chain.widths.allSatisfy { abs(chain.solver.value(of: $0) - 44) < 1e-9 })
    #expect(abs(chain.solver.value(of: chain.end) - (100 * 44 + 99 * 8)) < 1e-6)
  }

  @Test func boxesShareTheRest_WhenTheConstantOfOneGapChanges() {
    let chain = Chain(count: 100)
    chain.solver.suggest(10_000, for: chain.end, priority: .high)
    _ = chain.solver.solve()
    for gap in stride(from: 0.0, to: 500, by: 25) {
      chain.solver.setConstant(gap, of: chain.gaps[50])
      _ = chain.solver.solve()
      let expected = (10_000 - 98 * 8 - gap) / 100
      #expect(abs(chain.solver.value(of: chain.widths[0]) - expected) < 1e-9)
      #expect(abs(chain.solver.value(of: chain.end) - 10_000) < 1e-9)
    }
  }

  @Test func resizesAColumnOfLabels() {
    let solver = Solver()
    let width = Constraint(LinearExpression(solver.makeVariable()), .equal, 393)
    solver.add(width)
    let window = width.expression.terms[0].variable
    var labels: [(left: Variable, width: Variable)] = []
    for index in 0..<500 {
      let label = (left: solver.makeVariable(), width: solver.makeVariable())
      labels.append(label)
      let content = Double(index)
      solver.add(Constraint(LinearExpression(label.left), .equal, 20))
      solver.add(Constraint(window - label.left - label.width, .greaterThanOrEqual, 20))
      solver.add(
        Constraint(
          LinearExpression(label.width), .greaterThanOrEqual, content, priority: .high))
      solver.add(
        Constraint(LinearExpression(label.width), .lessThanOrEqual, content, priority: .low))
    }
    for size in stride(from: 393.0, through: 900, by: 13) {
      solver.setConstant(size, of: width)
      #expect(solver.solve().conflicts.isEmpty)
      for (index, label) in labels.enumerated() {
        let expected = min(Double(index), size - 40)
        guard abs(solver.value(of: label.width) - expected) < 1e-9 else {
          Issue.record("window \(size), label \(index): \(solver.value(of: label.width))")
          return
        }
      }
    }
  }

  @Test func solvesFortyLevelsOfNestedEqualWidths() {
    // Each view holds two views of equal width that fill it. That gives one core row per view, all in one block.
    let solver = Solver()
    var outer = solver.makeVariable()
    let window = Constraint(LinearExpression(outer), .equal, 1024)
    solver.add(window)
    var halves: [Variable] = []
    for _ in 0..<40 {
      let (first, second) = (solver.makeVariable(), solver.makeVariable())
      let start = solver.makeVariable()
      solver.add(Constraint(first - second, .equal, 0))
      solver.add(Constraint(start - first, .equal, 0))
      solver.add(Constraint(start + second - outer, .equal, 0))
      halves.append(first)
      outer = first
    }
    for size in [1024.0, 2048] {
      solver.setConstant(size, of: window)
      #expect(solver.solve().conflicts.isEmpty)
      var expected = size
      for half in halves {
        expected /= 2
        #expect(abs(solver.value(of: half) - expected) < 1e-8)
      }
    }
    #expect(solver.optimiser.brokenInvariant() == nil)
  }

  /// These are the constraints of a stack view with `equalCentering`.
  @Test func keepsTheCoreSmall_WhenOptionalConstraintsFormAChain() {
    let solver = Solver()
    let centres = (0..<400).map { _ in solver.makeVariable() }
    var first: Variable?
    for (centre, next) in zip(centres, centres.dropFirst()) {
      let (start, distance) = (solver.makeVariable(), solver.makeVariable())
      let priority = first == nil ? Priority.required : Priority(rawValue: 149)
      solver.add(Constraint(centre - start, .equal, 0))
      solver.add(Constraint(next - start - distance, .equal, 0, priority: priority))
      if let first { solver.add(Constraint(distance - first, .equal, 0)) }
      first = first ?? distance
    }
    let ends =
      [Constraint(LinearExpression(centres[0]), .equal, 0)]
      + [Constraint(LinearExpression(centres[399]), .equal, 39_900)]
    for end in ends { solver.add(end) }
    #expect(solver.solve().conflicts.isEmpty)
    for (index, centre) in centres.enumerated() {
      #expect(abs(solver.value(of: centre) - 100 * Double(index)) < 1e-6)
    }
    let basis = solver.optimiser.basis
    let roots = basis.program.columns.indices.count { basis.core.contains(ColumnIndex($0)) }
    #expect(roots <= 1, "\(roots) roots of the core")
  }
}

/// Boxes of equal width, at least 44, with gaps of 8.
private final class Chain {
  let solver = Solver()
  let end: Variable
  let widths: [Variable]
  private(set) var gaps: [Constraint] = []

  init(count: Int) {
    let solver = solver
    end = solver.makeVariable()
    widths = (0..<count).map { _ in solver.makeVariable() }
    let lefts = widths.map { _ in solver.makeVariable() }
    solver.add(Constraint(LinearExpression(lefts[0]), .equal, 0))
    for index in 0..<count {
      solver.add(Constraint(LinearExpression(widths[index]), .greaterThanOrEqual, 44))
      guard index > 0 else { continue }
      solver.add(Constraint(widths[index] - widths[0], .equal, 0))
      let gap = Constraint(lefts[index] - lefts[index - 1] - widths[index - 1], .equal, 8)
      gaps.append(gap)
      solver.add(gap)
    }
    solver.add(Constraint(end - lefts[count - 1] - widths[count - 1], .equal, 0))
  }
}
