// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The constants and enumerations nested in the table.
extension UITableView {
  /// A height that means the fitting height of the view.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// The section index title that is shown as a magnifying glass.
  nonisolated public static let indexSearch = "{search}"

  /// The style of a table, which determines how its sections are set apart.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum
  nonisolated public enum Style: Int, Sendable {
    /// Sections follow each other without a gap. The header of the topmost visible section is pinned to the top.
    case plain = 0
    /// Sections have gaps between them, and are as wide as the table.
    case grouped = 1
    /// Sections have gaps between and beside them, and rounded corners.
    case insetGrouped = 2
  }

  /// The position to which a row is scrolled.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitableview/scrollposition
  nonisolated public enum ScrollPosition: Int, Sendable {
    /// Wherever the row is fully visible with the least scrolling.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// The animation of inserted and deleted rows.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitableview/rowanimation
  nonisolated public enum RowAnimation: Int, Sendable {
    /// Rows fade in and out.
    case fade = 0
    /// Rows slide in from the right, and out to the right.
    case right = 1
    /// Rows slide in from the left, and out to the left.
    case left = 2
    /// Rows slide in from the top, and out to the top.
    case top = 3
    /// Rows slide in from the bottom, and out to the bottom.
    case bottom = 4
    /// No animation.
    case none = 5
    /// Rows are covered and uncovered.
    case middle = 6
    /// The table chooses the animation: rows fade.
    case automatic = 100
  }
}
