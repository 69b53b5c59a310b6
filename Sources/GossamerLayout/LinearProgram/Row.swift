// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A constraint as the linear program keeps it: `Σ coefficient * variable + constant relation 0`.
struct Row {
  var firstTerm: TermIndex
  var termCount: Int32
  /// The expression's constant minus the right side.
  var constant: Double
  let relation: LayoutRelation
  /// Which of the levels of the objective counts the violation, or `Row.required`.
  var level: Int32
  var standing = Standing.satisfied
  /// Whether the row waits in the queue of candidates.
  var isCandidate = false
  /// The variable that the row defines, and the term in which it stands.
  var definedColumn: ColumnIndex = .none
  var definedTerm: TermIndex = .none
  /// While rows are being triangularised: how many of its variables are still unknown.
  var unknownCount: Int32 = 0

  /// The level of a constraint that must hold.
  static let required: Int32 = -1

  var isRequired: Bool { level == Row.required }
  var isTight: Bool { standing == .definition || standing == .core }
  var termRange: Range<Int> { Int(firstTerm)..<Int(firstTerm + termCount) }

  /// Whether the multiplier of the row may be negative: whether falling below costs anything.
  var mayBeNegative: Bool { relation != .lessThanOrEqual }
  /// Whether the multiplier of the row may be positive: whether rising above costs anything.
  var mayBePositive: Bool { relation != .greaterThanOrEqual }

  enum Standing: UInt8 {
    /// The row is not in use.
    case vacant
    /// Not tight, and costs nothing: its multiplier is 0.
    case satisfied
    /// Not tight, and its expression is below 0: its multiplier is minus one of its level.
    case below
    /// Not tight, and its expression is above 0: its multiplier is one of its level.
    case above
    /// Tight: the row defines one of its variables by the others.
    case definition
    /// Tight: the row stands in the core, because it can define none of its variables directly.
    case core
  }
}

/// One `coefficient * variable` of a row. The terms of a row lie side by side; those of a variable
/// are linked, so that either can be walked without a search and without an allocation.
struct Term {
  let column: ColumnIndex
  let row: RowIndex
  let coefficient: Double
  var next: TermIndex = .none
  var previous: TermIndex = .none
}

/// A variable as the linear program keeps it.
struct Column {
  var value = 0.0
  /// The row that defines the variable. A variable without a definition is a root.
  var definition: RowIndex = .none
  /// The first of the terms in which the variable stands, linked by `Term.next`.
  var firstUse: TermIndex = .none
  /// How many definitions of other variables use this one.
  var dependentCount: Int32 = 0
  /// Whether the variable is a root that moves with rows of the core.
  var isInCore = false
  /// Whether the variable has the lower bound 0, which is no row as long as nothing breaks it.
  var isNonnegative = false
  var isLive = true
  /// While rows are being triangularised: whether the variable is one that they may define, and in
  /// how many of the rows that are left it stands.
  var isUnknown = false
  var remainingRows: Int32 = 0

  var isRoot: Bool { definition == .none }
  /// A root that nothing but its stay holds where it is.
  var isFreeRoot: Bool { definition == .none && !isInCore }
  /// A free root on which nothing tight depends.
  var isFresh: Bool { isFreeRoot && dependentCount == 0 }
}

/// Something that the current vertex lies on: a tight row, or the stay of a root.
///
/// The stay of a variable is the condition that it keeps the value that it has. It costs nothing to
/// break one, so a stay gives way to any constraint; what no constraint determines stays where it
/// is.
struct Hyperplane: Hashable, Comparable {
  private let code: Int32

  static func row(_ row: RowIndex) -> Hyperplane { Hyperplane(code: row) }
  static func stay(_ column: ColumnIndex) -> Hyperplane { Hyperplane(code: ~column) }

  /// The row, or nil for a stay.
  var row: RowIndex? { code >= 0 ? code : nil }
  /// The variable that stays, or nil for a row.
  var stayingColumn: ColumnIndex? { code < 0 ? ~code : nil }

  /// Stays before rows, so that the order is a fixed one.
  static func < (left: Hyperplane, right: Hyperplane) -> Bool { left.code < right.code }
}

/// A row of the linear program: one constraint.
typealias RowIndex = Int32

/// A column of the linear program: one variable.
typealias ColumnIndex = Int32

/// A term's place in the linear program's list of terms.
typealias TermIndex = Int32

extension Array {
  /// Makes room for `count` elements, and for as many again as there are when it has to move them, so that
  /// many small steps cost no more than a large one.
  mutating func reserveAtLeast(_ count: Int) {
    if capacity < count { reserveCapacity(Swift.max(count, 2 * self.count)) }
  }

  /// Appends as many copies of `element` as are missing to `count` elements.
  mutating func grow(to count: Int, with element: Element) {
    guard self.count < count else { return }
    append(contentsOf: repeatElement(element, count: count - self.count))
  }
}

extension Int32 {
  /// No row, no column, no term.
  static var none: Int32 { -1 }
}
