// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// How strongly a constraint insists: greater than 0, at most 1000.
///
/// At 1000 a constraint is required. Below that it is satisfied as well as the constraints of all
/// higher priorities permit, and is never traded for any number of constraints of lower priority.
/// Any number of distinct priorities may be in use; the constants are those of `UILayoutPriority`.
public struct Priority: RawRepresentable, Comparable, Hashable, Sendable {
  /// The priority as a number. `Solver.add(_:)` refuses constraints for which it is not above 0;
  /// 1000 and everything above is required.
  public let rawValue: Double

  /// Makes a priority of a number.
  public init(rawValue: Double) {
    self.rawValue = rawValue
  }

  /// 1000: the constraint must hold.
  public static let required = Priority(rawValue: 1000)
  /// 750: by convention, a view resists being made smaller than its content.
  public static let high = Priority(rawValue: 750)
  /// 250: by convention, a view resists being made larger than its content.
  public static let low = Priority(rawValue: 250)

  /// Whether a constraint of this priority must hold.
  public var isRequired: Bool { rawValue >= Priority.required.rawValue }

  /// Orders priorities from weak to strong.
  public static func < (left: Priority, right: Priority) -> Bool {
    left.rawValue < right.rawValue
  }
}
