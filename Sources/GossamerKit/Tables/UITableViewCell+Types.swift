// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The enumerations nested in the cell.
extension UITableViewCell {
  /// The standard arrangement of a cell's labels and image.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle
  nonisolated public enum CellStyle: Int, Sendable {
    /// A label, and an image before it.
    case `default` = 0
    /// A label, and another one at the trailing end.
    case value1 = 1
    /// A short label in the tint colour, and another label beside it.
    case value2 = 2
    /// A label, and a smaller one below it.
    case subtitle = 3
  }

  /// The standard accessory at the trailing end of a cell.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum
  nonisolated public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron: pressing the row leads to further content.
    case disclosureIndicator = 1
    /// A detail button and a chevron.
    case detailDisclosureButton = 2
    /// A check mark, which marks the row as chosen.
    case checkmark = 3
    /// A detail button.
    case detailButton = 4
  }

  /// The appearance of a cell while it is selected.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum
  nonisolated public enum SelectionStyle: Int, Sendable {
    /// The cell looks the same as when it isn't selected.
    case none = 0
    /// The same as ``default``.
    case blue = 1
    /// The same as ``default``.
    case gray = 2
    /// A grey background.
    case `default` = 3
  }

  /// The change that a row's editing control makes.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitableviewcell/editingstyle-swift.enum
  nonisolated public enum EditingStyle: Int, Sendable {
    /// No change.
    case none = 0
    /// The row is deleted.
    case delete = 1
    /// A new row is inserted.
    case insert = 2
  }

  /// The style of the separators between rows.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle
  nonisolated public enum SeparatorStyle: Int, Sendable {
    /// No separators.
    case none = 0
    /// A thin line.
    case singleLine = 1
  }
}
