// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

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
