// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A sum of variables with coefficients, and a constant: `2 * width - left + 8`.
public struct LinearExpression: Sendable {
  /// The summands, in the order in which they were written. A variable may occur more than once.
  public private(set) var terms: [(variable: Variable, coefficient: Double)]
  /// What is added to the terms.
  public private(set) var constant: Double

  /// A constant expression.
  public init(_ constant: Double = 0) {
    terms = []
    self.constant = constant
  }

  /// The expression `coefficient * variable + constant`.
  public init(_ variable: Variable, coefficient: Double = 1, constant: Double = 0) {
    terms = [(variable, coefficient)]
    self.constant = constant
  }

  /// The sum of the terms and the constant.
  public init(terms: [(variable: Variable, coefficient: Double)], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Adds `coefficient * variable`.
  public mutating func add(_ variable: Variable, coefficient: Double = 1) {
    terms.append((variable, coefficient))
  }

  /// Adds `factor * other`.
  public mutating func add(_ other: LinearExpression, multipliedBy factor: Double = 1) {
    for term in other.terms {
      terms.append((term.variable, term.coefficient * factor))
    }
    constant += other.constant * factor
  }

  /// Makes room for as many terms.
  package mutating func reserveCapacity(_ count: Int) {
    terms.reserveCapacity(count)
  }

  /// Adds a number.
  public mutating func add(_ number: Double) {
    constant += number
  }

  /// Multiplies every term and the constant.
  public mutating func multiply(by factor: Double) {
    for index in terms.indices {
      terms[index].coefficient *= factor
    }
    constant *= factor
  }
}
