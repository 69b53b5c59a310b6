// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A constraint as the linear program keeps it: `Σ coefficient * variable + constant relation 0`.
struct Row {
  let firstTerm: TermIndex
  let termCount: Int32
  /// The expression's constant minus the right side.
  var constant: Double
  let relation: LayoutRelation
  /// Which of the levels of the objective counts the violation, or `Row.required`.
  var level: Int32

  /// The level of a constraint that must hold.
  static let required: Int32 = -1

  var isRequired: Bool { level == Row.required }
  var termRange: Range<Int> { Int(firstTerm)..<Int(firstTerm + termCount) }

  /// Whether the multiplier of the row may be negative: whether the row counts as violated below 0.
  var mayBeNegative: Bool { relation != .lessThanOrEqual }
  /// Whether the multiplier of the row may be positive: whether the row counts as violated above 0.
  var mayBePositive: Bool { relation != .greaterThanOrEqual }
}

/// One `coefficient * variable` of a row. The terms of a row lie side by side; those of a variable
/// are linked. So both can be iterated without a search and without an allocation.
struct Term {
  let column: ColumnIndex
  let row: RowIndex
  let coefficient: Double
  var next: TermIndex = .none
  var previous: TermIndex = .none
}

/// A variable as the linear program keeps it.
struct Column {
  /// The first of the terms that contain the variable, linked by `Term.next`.
  var firstUse: TermIndex = .none
  /// Whether the variable has the lower bound 0. The bound becomes a row when an optimum breaks it.
  var isNonnegative = false
  var isLive = true
}

/// A row of the linear program: one constraint.
typealias RowIndex = Int32

/// A column of the linear program: one variable.
typealias ColumnIndex = Int32

/// A term's place in the linear program's list of terms.
typealias TermIndex = Int32

extension Array {
  /// Makes room for at least `count` elements. When the array has to grow, its capacity at least
  /// doubles, so that many small steps cost no more than a large one.
  mutating func reserveAtLeast(_ count: Int) {
    if capacity < count { reserveCapacity(Swift.max(count, 2 * self.count)) }
  }

  /// Appends copies of `element` until there are `count` elements.
  mutating func grow(to count: Int, with element: Element) {
    guard self.count < count else { return }
    append(contentsOf: repeatElement(element, count: count - self.count))
  }
}

extension Int32 {
  /// No row, no column, no term.
  static var none: Int32 { -1 }
}
