// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The choices that a table has.
extension UITableView {
  /// A height that asks what is shown how high it would like to be.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// What UIKit names the magnifying glass of an index by.
  nonisolated public static let indexSearch = "{search}"

  /// How the sections of a table are set apart.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum
  nonisolated public enum Style: Int, Sendable {
    /// One after the other; the header of the section that is seen stays at the top.
    case plain = 0
    /// With room between them, from one side to the other.
    case grouped = 1
    /// With room between and beside them, and round corners.
    case insetGrouped = 2
  }

  /// Where a row comes to lie that is scrolled to.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitableview/scrollposition
  nonisolated public enum ScrollPosition: Int, Sendable {
    /// Where it takes the least scrolling.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How rows come and go.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitableview/rowanimation
  nonisolated public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// They slide to the right, or come from there.
    case right = 1
    /// They slide to the left, or come from there.
    case left = 2
    /// They slide up, or come from there.
    case top = 3
    /// They slide down, or come from there.
    case bottom = 4
    /// At once.
    case none = 5
    /// They are covered and uncovered.
    case middle = 6
    /// The table decides: they fade.
    case automatic = 100
  }
}
