// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

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
