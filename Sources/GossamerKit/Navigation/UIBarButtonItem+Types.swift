// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension UIBarButtonItem {
  /// How much a button stands out.
  nonisolated public enum Style: Int, Hashable, Sendable {
    /// As any other.
    case plain = 0
    /// As the one that ends what a person does on the screen: in bold.
    case done = 2
  }

  /// The usual buttons that are words, and the plus sign. (UIKit's others are pictures.)
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem
  nonisolated public enum SystemItem: Int, Hashable, Sendable {
    /// "Done", in bold.
    case done = 0
    /// "Cancel".
    case cancel = 1
    /// "Edit".
    case edit = 2
    /// "Save", in bold.
    case save = 3
    /// A plus sign.
    case add = 4
    /// "Undo".
    case undo = 21
    /// "Redo".
    case redo = 22
    /// "Close".
    case close = 24
  }
}

extension UIBarButtonItem.Style {
  var font: UIFont { .systemFont(ofSize: 17, weight: self == .done ? .semibold : .regular) }
}

extension UIBarButtonItem.SystemItem {
  var title: String {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "+"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "Close"
    }
  }

  var accessibilityLabel: String? { self == .add ? "Add" : nil }

  var style: UIBarButtonItem.Style { self == .done || self == .save ? .done : .plain }
}
