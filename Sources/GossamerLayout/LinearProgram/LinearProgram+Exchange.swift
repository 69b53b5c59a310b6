// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension LinearProgram {
  /// Makes the row in `image` tight, in place of a hyperplane that its expression contains.
  mutating func exchange(_ entering: RowIndex, for leaving: Hyperplane) {
    exchangesSinceCheck += 1
    let definable = rows[Int(entering)].termRange.map { terms[$0].column }
      .filter { canDefine($0, by: entering) }
    defer {
      if rows[Int(entering)].standing == .core { moveOutOfCore(entering, defining: definable) }
    }
    if let column = leaving.stayingColumn {
      exchange(entering, forStayOf: column)
    } else if let row = leaving.row {
      if rows[Int(row)].standing == .definition {
        exchange(entering, forDefinition: row)
      } else {
        substitute(.row(entering), for: leaving, expression: image.coreFactors)
        rows[Int(row)].standing = .satisfied
        uncheckedRows.append(row)
        enterCore(entering)
      }
    }
  }

  /// Makes a row define one of its variables. Nothing that the row contains may depend on that
  /// variable.
  mutating func define(_ column: ColumnIndex, by row: RowIndex) {
    downstream.forgetOrder()
    rows[Int(row)].standing = .definition
    rows[Int(row)].definedColumn = column
    columns[Int(column)].definition = row
    for index in rows[Int(row)].termRange {
      let term = terms[index]
      if term.column == column {
        rows[Int(row)].definedTerm = TermIndex(index)
      } else {
        columns[Int(term.column)].dependentCount += 1
      }
    }
    unsettledColumns.append(column)
  }

  /// Makes a variable a root, which keeps its value.
  mutating func undefine(_ column: ColumnIndex) {
    let row = columns[Int(column)].definition
    guard row != .none else { return }
    downstream.forgetOrder()
    columns[Int(column)].definition = .none
    rows[Int(row)].standing = .satisfied
    rows[Int(row)].definedColumn = .none
    rows[Int(row)].definedTerm = .none
    uncheckedRows.append(row)
    for index in rows[Int(row)].termRange where terms[index].column != column {
      columns[Int(terms[index].column)].dependentCount -= 1
    }
  }

  /// Whether the row in `image` can define the variable directly.
  func canDefine(_ column: ColumnIndex, by row: RowIndex) -> Bool {
    if image.isReachedIndirectly(column) { return false }
    return hasUsablePivot(column, in: row)
  }

  /// Whether the variable's coefficient is large enough to divide by.
  func hasUsablePivot(_ column: ColumnIndex, in row: RowIndex) -> Bool {
    var largest = 0.0
    var own = 0.0
    for index in rows[Int(row)].termRange {
      let magnitude = abs(terms[index].coefficient)
      largest = max(largest, magnitude)
      if terms[index].column == column { own = magnitude }
    }
    return own > Tolerance.pivot * largest
  }

  private mutating func enterCore(_ row: RowIndex) {
    rows[Int(row)].standing = .core
    unsettledCoreRows.append(row)
  }

  private mutating func exchange(_ entering: RowIndex, forStayOf column: ColumnIndex) {
    if canDefine(column, by: entering) {
      if columns[Int(column)].isInCore {
        core.removeRoot(column)
        columns[Int(column)].isInCore = false
        substitute(nil, for: .stay(column), expression: image.coreFactors)
      }
      define(column, by: entering)
    } else {
      ensureInCore(column)
      substitute(.row(entering), for: .stay(column), expression: image.coreFactors)
      enterCore(entering)
    }
  }

  private mutating func exchange(_ entering: RowIndex, forDefinition leaving: RowIndex) {
    let column = rows[Int(leaving)].definedColumn
    let pivot = image.factor(of: leaving)
    var expression = image.coreFactors
    guard canDefine(column, by: entering) else {
      moveIntoCore(leaving)
      expression.set(.row(leaving), to: pivot)
      substitute(.row(entering), for: .row(leaving), expression: expression)
      rows[Int(leaving)].standing = .satisfied
      enterCore(entering)
      return
    }
    let response = coreResponse(to: leaving)
    undefine(column)
    define(column, by: entering)
    for (root, change) in response.components {
      addToCore(root, expression, times: -change / pivot)
    }
  }
}

// MARK: - The core

extension LinearProgram {
  /// Makes a row of the core of a definition: what it defined becomes a root. The vertex, and what is
  /// tight there, stay the same.
  mutating func moveIntoCore(_ row: RowIndex) {
    let column = rows[Int(row)].definedColumn
    let response = coreResponse(to: row)
    express(column: column)
    let own = image.coreFactors
    let ownShare = image.factor(of: row)
    undefine(column)
    rows[Int(row)].standing = .core
    ensureInCore(column)
    core.setRow(of: column, to: SparseVector())
    addToCore(column, own, times: 1)
    core.add(ownShare, to: column, .row(row))
    for (root, change) in response.components {
      core.add(change, to: root, .row(row))
    }
  }

  /// Makes a definition of a row of the core, if one of the variables is a root of the core. How the
  /// other roots move with the other hyperplanes is not changed by that: the row and the root just
  /// leave the inverse. So a core stays small while rows take turns at being tight.
  private mutating func moveOutOfCore(_ row: RowIndex, defining definable: [ColumnIndex]) {
    let column = definable.first { column in
      // A root whose stay is tight has to remain one.
      columns[Int(column)].isInCore && core.entry(column, .stay(column)) == 0
    }
    guard let column else { return }
    core.removeRoot(column)
    columns[Int(column)].isInCore = false
    for root in core.roots(movedBy: .row(row)) {
      _ = core.removeEntry(root, .row(row))
    }
    define(column, by: row)
  }

  mutating func ensureInCore(_ column: ColumnIndex) {
    if columns[Int(column)].isInCore { return }
    columns[Int(column)].isInCore = true
    core.addRoot(column)
  }

  /// Lets go of roots of the core that nothing there depends on any more.
  mutating func tidyCore() {
    for root in core.allRoots where core.isIdle(root) {
      core.removeRoot(root)
      columns[Int(root)].isInCore = false
    }
  }

  /// Replaces a hyperplane in the core. `expression` is the entering one over the present ones; nil
  /// enters a definition, which the core does not know.
  mutating func substitute(
    _ entering: Hyperplane?, for leaving: Hyperplane, expression: SparseVector<Hyperplane>
  ) {
    var rest = expression
    guard let pivot = rest.remove(leaving) else { return }
    for root in core.roots(movedBy: leaving) {
      let share = core.removeEntry(root, leaving) / pivot
      if let entering { core.add(share, to: root, entering) }
      addToCore(root, rest, times: -share)
    }
  }

  mutating func addToCore(
    _ root: ColumnIndex, _ expression: SparseVector<Hyperplane>, times factor: Double
  ) {
    for (hyperplane, entry) in expression.components {
      if let column = hyperplane.stayingColumn { ensureInCore(column) }
      core.add(factor * entry, to: root, hyperplane)
    }
  }
}
