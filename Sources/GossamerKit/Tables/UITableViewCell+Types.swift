// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The choices that a cell has.
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
