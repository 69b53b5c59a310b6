// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An expression rewritten over the tight hyperplanes: the entries of its row in the tableau that
/// other solvers keep, computed when asked for.
struct Image {
  /// The tight rows in the expression, with `factors` not 0.
  private(set) var tightRows: [RowIndex] = []
  /// The stays in the expression.
  private(set) var stays: [(column: ColumnIndex, factor: Double)] = []
  /// What the expression contains of hyperplanes that the core knows: rows of the core, and stays.
  private(set) var coreFactors = SparseVector<Hyperplane>()
  /// The largest factor seen, by which cancellation is judged.
  private(set) var scale = 0.0

  private var factors: [Double] = []
  private var isListed: [Bool] = []
  /// What `coreFactors` is the sum of, in the order in which it was found.
  private var coreSummands: [(index: Hyperplane, value: Double)] = []
  /// The coefficients of variables that are still to be replaced.
  fileprivate var coefficients: [Double] = []
  /// Variables that were reached through a definition.
  private var isIndirect: [Bool] = []
  private var indirectColumns: [ColumnIndex] = []

  mutating func makeRoom(forColumns columnCount: Int, rows rowCount: Int) {
    coefficients.grow(to: columnCount, with: 0)
    isIndirect.grow(to: columnCount, with: false)
    factors.grow(to: rowCount, with: 0)
    isListed.grow(to: rowCount, with: false)
  }

  func factor(of row: RowIndex) -> Double { factors[Int(row)] }

  /// Whether another variable of the expression depends on this one.
  func isReachedIndirectly(_ column: ColumnIndex) -> Bool { isIndirect[Int(column)] }

  /// Whether the factor is large enough to divide by, in an exchange of hyperplanes.
  func isUsablePivot(_ factor: Double) -> Bool { abs(factor) > Tolerance.smallestPivot * scale }

  fileprivate func isNegligible(_ factor: Double) -> Bool {
    abs(factor) <= Tolerance.cancellation * scale
  }

  fileprivate mutating func begin() {
    for row in tightRows {
      factors[Int(row)] = 0
      isListed[Int(row)] = false
    }
    for column in indirectColumns { isIndirect[Int(column)] = false }
    tightRows.removeAll(keepingCapacity: true)
    indirectColumns.removeAll(keepingCapacity: true)
    stays.removeAll(keepingCapacity: true)
    coreFactors.removeAll()
    coreSummands.removeAll(keepingCapacity: true)
    scale = 0
  }

  fileprivate mutating func noteScale(_ factor: Double) {
    scale = max(scale, abs(factor))
  }

  fileprivate mutating func markIndirect(_ column: ColumnIndex) {
    if isIndirect[Int(column)] { return }
    isIndirect[Int(column)] = true
    indirectColumns.append(column)
  }

  fileprivate mutating func add(_ factor: Double, of row: RowIndex) {
    if !isListed[Int(row)] {
      isListed[Int(row)] = true
      tightRows.append(row)
    }
    factors[Int(row)] += factor
  }

  fileprivate mutating func add(_ factor: Double, of hyperplane: Hyperplane) {
    coreSummands.append((hyperplane, factor))
  }

  /// Sums up what was found, drops what cancelled, and lists stays and rows of the core with the others.
  fileprivate mutating func sortOutCoreFactors() -> [(row: RowIndex, factor: Double)] {
    var coreRows: [(row: RowIndex, factor: Double)] = []
    var sum = SparseVector(summing: coreSummands)
    sum.removeAll { isNegligible($0.value) }
    coreFactors = sum
    for (hyperplane, factor) in coreFactors.components {
      if let row = hyperplane.row {
        coreRows.append((row, factor))
        add(factor, of: row)
      } else if let column = hyperplane.stayingColumn {
        stays.append((column, factor))
      }
    }
    return coreRows
  }

  fileprivate mutating func dropCancelled() {
    var kept: [RowIndex] = []
    for row in tightRows {
      if isNegligible(factors[Int(row)]) {
        factors[Int(row)] = 0
        isListed[Int(row)] = false
      } else {
        kept.append(row)
      }
    }
    tightRows = kept
  }
}

extension LinearProgram {
  /// Rewrites a row's expression over the tight hyperplanes, into `image`. Costs as much as there are
  /// definitions upstream of the row's variables.
  mutating func express(_ row: RowIndex) {
    image.begin()
    express(rows[Int(row)].termRange.map { (terms[$0].column, terms[$0].coefficient) })
  }

  /// Rewrites a single variable over the tight hyperplanes, into `image`.
  mutating func express(column: ColumnIndex) {
    image.begin()
    express([(column, 1)])
  }

  private mutating func express(_ summands: [(column: ColumnIndex, coefficient: Double)]) {
    for (column, coefficient) in summands {
      image.coefficients[Int(column)] += coefficient
      image.noteScale(coefficient)
    }
    replaceDefinitions(summands.map(\.column)) { program, root, coefficient in
      if program.columns[Int(root)].isInCore {
        for (hyperplane, factor) in program.core.row(of: root).components {
          program.image.add(coefficient * factor, of: hyperplane)
        }
      } else {
        program.image.add(coefficient, of: .stay(root))
      }
    }
    let coreRows = image.sortOutCoreFactors()
    if !coreRows.isEmpty {
      // The rows of the core were defined away down to the roots: what they contain of definitions
      // is still to be taken off. The roots cancel.
      var seeds: [ColumnIndex] = []
      for (row, factor) in coreRows {
        for term in rows[Int(row)].termRange {
          image.coefficients[Int(terms[term].column)] -= factor * terms[term].coefficient
          seeds.append(terms[term].column)
        }
      }
      replaceDefinitions(seeds) { _, _, _ in }
    }
    image.dropCancelled()
  }

  /// Replaces variables by their definitions until only roots are left, and hands over those.
  private mutating func replaceDefinitions(
    _ seeds: [ColumnIndex],
    atRoot: (inout LinearProgram, ColumnIndex, Double) -> Void
  ) {
    walkUpstream(from: seeds)
    for column in upstream.order {
      let coefficient = image.coefficients[Int(column)]
      image.coefficients[Int(column)] = 0
      let isNegligible = image.isNegligible(coefficient)
      let definition = columns[Int(column)].definition
      guard definition != .none else {
        image.noteScale(coefficient)
        if !isNegligible { atRoot(&self, column, coefficient) }
        continue
      }
      let row = rows[Int(definition)]
      // Even if what is upstream cancels, the variable depends on it.
      for index in row.termRange where index != Int(row.definedTerm) {
        image.markIndirect(terms[index].column)
      }
      if isNegligible { continue }
      image.noteScale(coefficient)
      let factor = coefficient / terms[Int(row.definedTerm)].coefficient
      image.add(factor, of: definition)
      for index in row.termRange where index != Int(row.definedTerm) {
        let input = terms[index].column
        image.coefficients[Int(input)] -= factor * terms[index].coefficient
      }
    }
  }
}
