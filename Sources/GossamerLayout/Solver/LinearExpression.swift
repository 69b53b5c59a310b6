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

  /// Makes room for `count` terms.
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

/// An unknown of one `Solver`: a cheap handle, made by `Solver.makeVariable()`.
///
/// A variable means something only to the solver that made it. Its value is 0 until a constraint
/// moves it, and is read with `Solver.value(of:)`.
public struct Variable: Hashable, Sendable {
  package let index: Int32
}

extension LinearExpression {
  /// The sum of two expressions.
  public static func + (left: consuming Self, right: Self) -> Self {
    left.add(right)
    return left
  }

  /// The sum of an expression and a variable.
  public static func + (left: consuming Self, right: Variable) -> Self {
    left.add(right)
    return left
  }

  /// The sum of an expression and a number.
  public static func + (left: consuming Self, right: Double) -> Self {
    left.add(right)
    return left
  }

  /// The difference of two expressions.
  public static func - (left: consuming Self, right: Self) -> Self {
    left.add(right, multipliedBy: -1)
    return left
  }

  /// The difference of an expression and a variable.
  public static func - (left: consuming Self, right: Variable) -> Self {
    left.add(right, coefficient: -1)
    return left
  }

  /// The difference of an expression and a number.
  public static func - (left: consuming Self, right: Double) -> Self {
    left.add(-right)
    return left
  }

  /// The expression with every term and the constant multiplied.
  public static func * (left: consuming Self, right: Double) -> Self {
    left.multiply(by: right)
    return left
  }

  /// The expression with every term and the constant multiplied.
  public static func * (left: Double, right: consuming Self) -> Self {
    right.multiply(by: left)
    return right
  }

  /// The expression with every term and the constant negated.
  public static prefix func - (operand: consuming Self) -> Self {
    operand.multiply(by: -1)
    return operand
  }
}

extension Variable {
  /// The sum of two variables.
  public static func + (left: Variable, right: Variable) -> LinearExpression {
    LinearExpression(terms: [(left, 1), (right, 1)])
  }

  /// The sum of a variable and an expression.
  public static func + (left: Variable, right: LinearExpression) -> LinearExpression {
    LinearExpression(left) + right
  }

  /// The sum of a variable and a number.
  public static func + (left: Variable, right: Double) -> LinearExpression {
    LinearExpression(left, constant: right)
  }

  /// The difference of two variables.
  public static func - (left: Variable, right: Variable) -> LinearExpression {
    LinearExpression(terms: [(left, 1), (right, -1)])
  }

  /// The difference of a variable and an expression.
  public static func - (left: Variable, right: LinearExpression) -> LinearExpression {
    LinearExpression(left) - right
  }

  /// The difference of a variable and a number.
  public static func - (left: Variable, right: Double) -> LinearExpression {
    LinearExpression(left, constant: -right)
  }

  /// The variable with a coefficient.
  public static func * (left: Variable, right: Double) -> LinearExpression {
    LinearExpression(left, coefficient: right)
  }

  /// The variable with a coefficient.
  public static func * (left: Double, right: Variable) -> LinearExpression {
    LinearExpression(right, coefficient: left)
  }
}

extension LinearExpression {
  /// The terms with each variable once, with the sum of its coefficients. Variables whose
  /// coefficients cancel are left out.
  var mergedTerms: [(variable: Variable, coefficient: Double)] {
    if isMerged { return terms }
    var merged: [(variable: Variable, coefficient: Double)] = []
    var positions: [Variable: Int] = [:]
    var magnitude = 0.0
    for term in terms {
      magnitude = max(magnitude, abs(term.coefficient))
      if let position = positions[term.variable] {
        merged[position].coefficient += term.coefficient
      } else {
        positions[term.variable] = merged.count
        merged.append(term)
      }
    }
    return merged.filter { abs($0.coefficient) > Tolerance.cancellation * magnitude }
  }

  private var isMerged: Bool {
    if terms.count > 8 { return false }
    for index in terms.indices {
      if terms[index].coefficient == 0 { return false }
      for other in 0..<index where terms[other].variable == terms[index].variable { return false }
    }
    return true
  }
}
