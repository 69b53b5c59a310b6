// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension LinearProgram {
  /// Moves the vertex to where the tight hyperplanes are: evaluates everything downstream of what
  /// changed, corrects the roots of the core, and checks the rows that this may have violated.
  mutating func settle() {
    let firstStamp = rowStamp + 1
    var passes = 0
    while !unsettledColumns.isEmpty || !unsettledCoreRows.isEmpty {
      guard passes < 6 else {
        // Corrections get smaller by many digits with each pass, unless the core is worn out.
        isUnsound = isUnsound || unsettledCoreRows.contains { !holds($0) }
        unsettledColumns.removeAll(keepingCapacity: true)
        unsettledCoreRows.removeAll(keepingCapacity: true)
        break
      }
      passes += 1
      rowStamp += 1
      for row in unsettledCoreRows { rowStamps[Int(row)] = rowStamp }
      evaluateDownstream(uncheckedSince: firstStamp)
      correctCore()
    }
    for row in uncheckedRows { check(row) }
    uncheckedRows.removeAll(keepingCapacity: true)
  }

  /// Queues the row if it is violated in a way that its multiplier does not reflect.
  private mutating func check(_ row: RowIndex) {
    guard !rows[Int(row)].isCandidate, violation(of: row) != nil else { return }
    rows[Int(row)].isCandidate = true
    candidates.push(
      row, level: rows[Int(row)].level, isEquality: rows[Int(row)].relation == .equal)
  }

  /// The residual of a row that is violated in a way that its multiplier does not reflect; nil if there
  /// is nothing to do about the row.
  @inline(__always)
  func violation(of row: RowIndex) -> Double? {
    let standing = rows[Int(row)].standing
    if standing == .vacant || standing == .definition || standing == .core { return nil }
    let residual = residual(of: row)
    guard abs(residual.value) > Tolerance.feasibility * residual.scale,
      standing != rows[Int(row)].standing(whenResidualIs: residual.value)
    else { return nil }
    return residual.value
  }

  /// Whether the row holds exactly, but for rounding errors.
  private func holds(_ row: RowIndex) -> Bool {
    let residual = residual(of: row)
    return abs(residual.value) <= Tolerance.feasibility * residual.scale / 10
  }

  private mutating func evaluateDownstream(uncheckedSince firstStamp: UInt32) {
    guard !unsettledColumns.isEmpty else { return }
    walkDownstream(from: unsettledColumns)
    unsettledColumns.removeAll(keepingCapacity: true)
    for column in downstream.order {
      if columns[Int(column)].definition != .none {
        setValue(definedValue(of: column), of: column)
      }
      if isBelowBound(column) { columnsBelowBound.append(column) }
      var index = columns[Int(column)].firstUse
      while index != .none {
        let term = terms[Int(index)]
        index = term.next
        noteUse(by: term.row, uncheckedSince: firstStamp)
      }
    }
  }

  @inline(__always)
  private func definedValue(of column: ColumnIndex) -> Double {
    let row = Int(columns[Int(column)].definition)
    let defined = Int(rows[row].definedTerm)
    var sum = rows[row].constant
    for index in rows[row].termRange where index != defined {
      sum += terms[index].coefficient * columns[Int(terms[index].column)].value
    }
    // 0 - sum, so that no variable ever is -0. Chains of definitions wait for each quotient; a
    // division takes longer than all the rest, and nearly all coefficients are 1 or -1.
    let coefficient = terms[defined].coefficient
    if coefficient == 1 { return 0 - sum }
    return coefficient == -1 ? sum : (0 - sum) / coefficient
  }

  private mutating func noteUse(by row: RowIndex, uncheckedSince firstStamp: UInt32) {
    switch rows[Int(row)].standing {
    case .definition, .vacant:
      break
    case .core:
      if rowStamps[Int(row)] == rowStamp { return }
      rowStamps[Int(row)] = rowStamp
      unsettledCoreRows.append(row)
    case .satisfied, .below, .above:
      if rowStamps[Int(row)] >= firstStamp { return }
      rowStamps[Int(row)] = rowStamp
      uncheckedRows.append(row)
    }
  }

  /// Moves the roots of the core so that its rows hold again.
  private mutating func correctCore() {
    var corrections = SparseVector<ColumnIndex>()
    for row in unsettledCoreRows where rows[Int(row)].standing == .core {
      let residual = residual(of: row)
      guard abs(residual.value) > Tolerance.refinement * residual.scale else { continue }
      for root in core.roots(movedBy: .row(row)) {
        corrections.add(-core.entry(root, .row(row)) * residual.value, at: root)
      }
    }
    unsettledCoreRows.removeAll(keepingCapacity: true)
    for (root, correction) in corrections.components {
      setValue(columns[Int(root)].value + correction, of: root)
      unsettledColumns.append(root)
    }
  }

  mutating func requeueCandidates() {
    var waiting: [RowIndex] = []
    while let row = candidates.pop() { waiting.append(row) }
    for row in waiting {
      rows[Int(row)].isCandidate = false
      uncheckedRows.append(row)
    }
  }
}

extension Row {
  /// Where a row that is not tight belongs, given whether its expression is above or below 0.
  func standing(whenResidualIs residual: Double) -> Standing {
    // A required row can never be paid for: what it needs is to become tight.
    if residual > 0 { return mayBePositive ? .above : .satisfied }
    return mayBeNegative ? .below : .satisfied
  }

  /// The multiplier that goes with the standing, as a multiple of one of the row's level.
  var boundMultiplier: Double {
    switch standing {
    case .below: -1
    case .above: 1
    case .satisfied, .definition, .core, .vacant: 0
    }
  }
}
