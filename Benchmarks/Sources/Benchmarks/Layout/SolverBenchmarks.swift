// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Measures problems of other shapes than a chain, compared with kiwi. Each has one solution, which
/// both must find.
let solverBenchmarks =
  benchmarks("layout/grid-20x20", grid(rows: 20, columns: 20))
  + benchmarks("layout/core-100", ring(of: 100))
  + [
    Benchmark("layout/conflicts-100/build", peer: "kiwi") { try buildFigures(conflicts(100)) },
    Benchmark("layout/removals-100", peer: "kiwi") { try removalFigures() },
  ]

/// Measures building and solving a problem, and changing the constant of its first row.
private func benchmarks(_ name: String, _ problem: SolverProblem) -> [Benchmark] {
  [
    Benchmark("\(name)/build", peer: "kiwi") { try buildFigures(problem) },
    Benchmark("\(name)/constant", peer: "kiwi") {
      let ours = SolvedProblem(problem)
      let kiwi = KiwiProblemPeer(problem)
      let constant = problem.rows[0].constant
      var number = constant
      let next = {
        number += 1
        return number
      }
      let figures = Figures(
        value: Stopwatch.median(
          runs: 41, prepare: next, run: { ours.setConstant($0, of: 0) }),
        peerValue: Stopwatch.median(
          runs: 5, prepare: next, run: { kiwi.setConstant($0, of: 0) }))
      ours.setConstant(constant, of: 0)
      kiwi.setConstant(constant, of: 0)
      try agree(ours, kiwi)
      return figures
    },
  ]
}

private func buildFigures(_ problem: SolverProblem) throws -> Figures {
  try agree(SolvedProblem(problem), KiwiProblemPeer(problem))
  return Figures(
    value: Stopwatch.median { SolvedProblem(problem) },
    peerValue: Stopwatch.median(runs: 3) { KiwiProblemPeer(problem) })
}

/// Removes the gap and the preferred width of every second box, and adds them again, one after the
/// other.
private func removalFigures() throws -> Figures {
  let (problem, removed) = row(of: 100)
  let ours = SolvedProblem(problem)
  let kiwi = KiwiProblemPeer(problem)
  let figures = Figures(
    value: Stopwatch.median {
      for row in removed { ours.remove(row) }
      for row in removed { ours.readd(row) }
    },
    peerValue: Stopwatch.median(runs: 3) {
      for row in removed { kiwi.remove(row) }
      for row in removed { kiwi.readd(row) }
    })
  try agree(ours, kiwi)
  return figures
}

private func agree(_ ours: SolvedProblem, _ kiwi: KiwiProblemPeer) throws {
  for (variable, (our, their)) in zip(ours.values, kiwi.values).enumerated()
  where abs(our - their) > 1e-6 * max(1, abs(their)) {
    throw WrongResult(description: "variable \(variable) is \(our), and \(their) in kiwi")
  }
}

// MARK: - Problems

/// Cells that fill the rows of a window with gaps of 8, those of a row of equal width; each prefers the
/// width of its text, which the row doesn't give it.
private func grid(rows: Int, columns: Int) -> SolverProblem {
  var problem = SolverProblem()
  let window = problem.makeVariable()
  problem.add([(window, 1)], .equal, 1000)
  for _ in 0..<rows {
    let lefts = (0..<columns).map { _ in problem.makeVariable() }
    let widths = (0..<columns).map { _ in problem.makeVariable() }
    problem.add([(lefts[0], 1)], .equal, 8)
    for column in 1..<columns {
      problem.add(
        [(lefts[column], 1), (lefts[column - 1], -1), (widths[column - 1], -1)], .equal, 8)
      problem.add([(widths[column], 1), (widths[0], -1)], .equal, 0)
    }
    problem.add(
      [(window, 1), (lefts[columns - 1], -1), (widths[columns - 1], -1)], .equal, 8)
    for column in 0..<columns {
      problem.add([(widths[column], 1)], .greaterThanOrEqual, 60, 750)
      problem.add([(widths[column], 1)], .lessThanOrEqual, 20, 250)
    }
  }
  return problem
}

/// Each equation has three times a variable, and two other variables of a ring. They can't be
/// ordered as definitions, so the core has to solve them.
private func ring(of count: Int) -> SolverProblem {
  var problem = SolverProblem()
  let variables = (0..<count).map { _ in problem.makeVariable() }
  for index in variables.indices {
    problem.add(
      [
        (variables[index], 3), (variables[(index + 1) % count], 1),
        (variables[(index + 7) % count], 1),
      ], .equal, Double(100 + index))
  }
  return problem
}

/// Pairs of views with contradictory positions: the last constraint of each pair is given up.
private func conflicts(_ count: Int) -> SolverProblem {
  var problem = SolverProblem()
  for index in 0..<count {
    let (first, second) = (problem.makeVariable(), problem.makeVariable())
    problem.add([(first, 1), (second, -1)], .equal, Double(index))
    problem.add([(first, 1)], .equal, 1)
    problem.add([(second, 1)], .equal, 1000)
  }
  return problem
}

/// Boxes of equal width with gaps of 8 that fill a row. Each prefers a width that it can't have.
/// - Returns: the problem, and the rows of the gap and the preferred width of every second box.
private func row(of count: Int) -> (problem: SolverProblem, removable: [Int]) {
  var problem = SolverProblem()
  let lefts = (0..<count).map { _ in problem.makeVariable() }
  let widths = (0..<count).map { _ in problem.makeVariable() }
  var removable: [Int] = []
  problem.add([(lefts[0], 1)], .equal, 0)
  for index in 1..<count {
    problem.add([(widths[index], 1), (widths[0], -1)], .equal, 0)
    let gap = problem.add(
      [(lefts[index], 1), (lefts[index - 1], -1), (widths[index - 1], -1)], .equal, 8)
    let preference = problem.add([(widths[index], 1)], .equal, Double(index), 750)
    if index % 2 == 0 { removable += [gap, preference] }
  }
  problem.add([(lefts[count - 1], 1), (widths[count - 1], 1)], .equal, Double(count) * 70)
  return (problem, removable)
}
