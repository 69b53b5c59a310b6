// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The priority of a constraint, greater than 0 and at most 1000. A constraint of a higher priority wins against any number
/// of lower ones.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uilayoutpriority
nonisolated public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: the constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: the default compression resistance of content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: the priority at which a drag may resize the window.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the priority at which a window keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: the priority at which dragging a divider can't resize the window.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the default content hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the priority at which `systemLayoutSizeFitting(_:)` makes a view as small as its content allows.
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
