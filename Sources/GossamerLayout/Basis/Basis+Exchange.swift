// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Exchanges one hyperplane of the basis for another. For the formulas see the chapter "Exchanges"
// of TheSolver.md.
extension Basis {
  /// Makes the row in `tableauRow` tight, in place of a hyperplane that its expression contains.
  mutating func exchange(_ entering: RowIndex, for leaving: Hyperplane) {
    let definable = program.termRange(of: entering).map { program.terms[$0].column }
      .filter { canDefine($0, by: entering) }
    if let column = leaving.stayingColumn {
      exchange(entering, forStayOf: column)
    } else if let row = leaving.row {
      if standing(of: row) == .definition {
        exchange(entering, forDefinition: row)
      } else {
        core.substitute(.row(entering), for: leaving, expression: tableauRow.coreEntries)
        setStanding(.satisfied, of: row)
        vertex.noteUnchecked(row)
        enterCore(entering)
      }
    }
    if standing(of: entering) == .core { moveOutOfCore(entering, defining: definable) }
  }

  /// Whether the row in `tableauRow` can define the variable directly.
  func canDefine(_ column: ColumnIndex, by row: RowIndex) -> Bool {
    if tableauRow.isReachedIndirectly(column) { return false }
    return hasUsablePivot(column, in: row)
  }

  /// Whether the variable's coefficient is large enough to divide by.
  func hasUsablePivot(_ column: ColumnIndex, in row: RowIndex) -> Bool {
    var largest = 0.0
    var own = 0.0
    for index in program.termRange(of: row) {
      let magnitude = abs(program.terms[index].coefficient)
      largest = max(largest, magnitude)
      if program.terms[index].column == column { own = magnitude }
    }
    return own > Tolerance.pivot * largest
  }

  /// Makes a tight row whose multiplier is 0 an ordinary row. A stay becomes tight in its place.
  mutating func loosen(_ row: RowIndex) {
    if standing(of: row) == .definition {
      let column = definedColumn(of: row)
      if coreResponse(to: row).isEmpty {
        undefine(column)
      } else {
        moveIntoCore(row)
      }
    }
    if standing(of: row) == .core {
      let hyperplane = Hyperplane.row(row)
      let root = core.roots(movedBy: hyperplane).max {
        (abs(core.entry($0, hyperplane)), $1) < (abs(core.entry($1, hyperplane)), $0)
      }
      if let root {
        core.substitute(.stay(root), for: hyperplane, expression: core.row(of: root))
        core.setRow(of: root, to: SparseVector(.stay(root), 1))
      }
      setStanding(.satisfied, of: row)
    }
  }

  private mutating func exchange(_ entering: RowIndex, forStayOf column: ColumnIndex) {
    if canDefine(column, by: entering) {
      if core.contains(column) {
        core.remove(column)
        core.substitute(nil, for: .stay(column), expression: tableauRow.coreEntries)
      }
      define(column, by: entering)
    } else {
      core.insert(column)
      core.substitute(.row(entering), for: .stay(column), expression: tableauRow.coreEntries)
      enterCore(entering)
    }
  }

  private mutating func exchange(_ entering: RowIndex, forDefinition leaving: RowIndex) {
    let column = definedColumn(of: leaving)
    let pivot = tableauRow.entry(of: leaving)
    var expression = tableauRow.coreEntries
    guard canDefine(column, by: entering) else {
      moveIntoCore(leaving)
      expression.set(.row(leaving), to: pivot)
      core.substitute(.row(entering), for: .row(leaving), expression: expression)
      setStanding(.satisfied, of: leaving)
      enterCore(entering)
      return
    }
    let response = coreResponse(to: leaving)
    undefine(column)
    define(column, by: entering)
    for (root, change) in response.components {
      core.add(expression, times: -change / pivot, to: root)
    }
  }

  /// Turns a definition into a row of the core: the variable that it defined becomes a root. The
  /// vertex and the tight hyperplanes stay the same.
  private mutating func moveIntoCore(_ row: RowIndex) {
    let column = definedColumn(of: row)
    let response = coreResponse(to: row)
    computeTableauRow(ofColumn: column)
    let own = tableauRow.coreEntries
    let ownShare = tableauRow.entry(of: row)
    undefine(column)
    setStanding(.core, of: row)
    core.setRow(of: column, to: own)
    core.add(ownShare, to: column, .row(row))
    for (root, change) in response.components {
      core.add(change, to: root, .row(row))
    }
  }

  /// Turns a row of the core into a definition, if one of the row's variables is a root of the
  /// core. This keeps the core small while rows take turns at being tight.
  private mutating func moveOutOfCore(_ row: RowIndex, defining definable: [ColumnIndex]) {
    // A root whose stay is tight has to remain one.
    let column = definable.first { core.contains($0) && !core.stays($0) }
    guard let column else { return }
    core.release(column, with: .row(row))
    define(column, by: row)
  }
}
