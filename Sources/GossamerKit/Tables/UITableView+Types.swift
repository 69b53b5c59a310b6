// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The choices that a table has.
extension UITableView {
  /// A height that asks what is shown how high it would like to be.
  nonisolated public static let automaticDimension: CGFloat = -1

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

extension UITableViewCell {
  /// What a cell shows beside its text.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle
  nonisolated public enum CellStyle: Int, Sendable {
    /// A text, and an image before it.
    case `default` = 0
    /// A text, and another one at the opposite side.
    case value1 = 1
    /// A short text in the tint colour, and another one beside it.
    case value2 = 2
    /// A text, and a smaller one below it.
    case subtitle = 3
  }

  /// What stands at the end of a cell.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum
  nonisolated public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow: the row leads further.
    case disclosureIndicator = 1
    /// A button, and an arrow.
    case detailDisclosureButton = 2
    /// A check mark: the row is chosen.
    case checkmark = 3
    /// A button.
    case detailButton = 4
  }

  /// How a cell looks while it is selected.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum
  nonisolated public enum SelectionStyle: Int, Sendable {
    /// As ever.
    case none = 0
    /// As ``default``.
    case blue = 1
    /// As ``default``.
    case gray = 2
    /// On a grey ground.
    case `default` = 3
  }

  /// What editing does to a row.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitableviewcell/editingstyle-swift.enum
  nonisolated public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It is deleted.
    case delete = 1
    /// Another one is inserted.
    case insert = 2
  }

  /// The line between rows.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle
  nonisolated public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin line.
    case singleLine = 1
  }
}
