// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// How much a constraint counts, from above 0 to 1000. A higher priority is never traded for any
/// number of lower ones.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uilayoutpriority
nonisolated public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: Float

  /// Creates it from its value.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: the constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: with which content resists being compressed.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: with which a person dragging may resize a window.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: with which a window stays as it is.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: with which a person dragging a divider can't resize a window.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: with which content resists being stretched.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: with which a view is as small as its content allows.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether the left priority is the lower one.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The priority `offset` above this one.
  public static func + (priority: UILayoutPriority, offset: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + offset)
  }

  /// The priority `offset` below this one.
  public static func - (priority: UILayoutPriority, offset: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - offset)
  }
}
