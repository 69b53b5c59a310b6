// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// One page of the editor's panel: what it shows now, and what its rows do.
struct EditPage {
  /// A group of rows.
  struct Section {
    var header: String?
    /// An explanation below the rows.
    var footer: String?
    var rows: [Row]

    /// Whether the rows of one can be shown in the cells of the other: they are of the same kinds, and a person edits the
    /// same in each.
    func isLike(_ other: Section) -> Bool {
      header == other.header && footer == other.footer && rows.count == other.rows.count
        && zip(rows, other.rows).allSatisfy {
          $0.action.reuseIdentifier == $1.action.reuseIdentifier
            && ($0.title == $1.title || $0.action.reuseIdentifier == "row")
        }
    }
  }

  /// A row.
  struct Row {
    var title: String
    var detail: String?
    var action: Action = .none
    /// What a drag of the row onto the screen adds; nil for nothing.
    var dragged: EditDragSource?
  }

  /// What a person can do with a row.
  enum Action {
    /// Nothing: the row only informs.
    case none
    /// Opens something, or makes a change.
    case perform(() -> Void)
    /// Deletes something.
    case delete(() -> Void)
    /// Enters a text.
    case enter(text: String, placeholder: String, store: (String) -> Void)
    /// Turns something on or off.
    case turn(isOn: Bool, store: (Bool) -> Void)

    /// The kind of cell that shows it.
    var reuseIdentifier: String {
      switch self {
      case .none, .perform, .delete: "row"
      case .enter: "text"
      case .turn: "switch"
      }
    }
  }

  var title: String
  var sections: [Section]
  /// Whether a person can filter the rows by typing.
  var isSearchable = false

  /// The sections without the rows that have none of the words of `words`; those without rows are left out.
  func sections(matching words: String) -> [Section] {
    let words = words.split(separator: " ")
    guard !words.isEmpty else { return sections }
    return sections.compactMap { section in
      var section = section
      section.rows.removeAll { row in
        let text = [row.title, row.detail ?? ""].joined(separator: " ")
        return !words.allSatisfy { text.localizedCaseInsensitiveContains($0) }
      }
      return section.rows.isEmpty ? nil : section
    }
  }
}
