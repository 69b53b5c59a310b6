// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension UIBarButtonItem {
  /// The style of a button.
  nonisolated public enum Style: Int, Hashable, Sendable {
    /// An ordinary button.
    case plain = 0
    /// The button that completes a task, such as Done: in bold.
    case prominent = 2

    /// The name of ``prominent`` before iOS 26.
    public static var done: Style { .prominent }
  }

  /// The system items: buttons with a title or a symbol, and spaces.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem
  nonisolated public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
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
    /// A space that takes the remaining width.
    case flexibleSpace = 5
    /// A space of the item's ``UIBarButtonItem/width``.
    case fixedSpace = 6
    /// A pencil: to write something new.
    case compose = 7
    /// An arrow to the left: to answer a message.
    case reply = 8
    /// An arrow out of a box: to share, or to do other things with the content.
    case action = 9
    /// A folder: to put something somewhere else.
    case organize = 10
    /// A bookmark.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// A round arrow.
    case refresh = 13
    /// A cross: to stop something that is running.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A trash can: to delete.
    case trash = 16
    /// The play symbol.
    case play = 17
    /// The pause symbol.
    case pause = 18
    /// The rewind symbol.
    case rewind = 19
    /// The fast-forward symbol.
    case fastForward = 20
    /// "Undo".
    case undo = 21
    /// "Redo".
    case redo = 22
    /// "Close". A word rather than a cross, because the window's own close button is beside it.
    case close = 24
  }
}

extension UIBarButtonItem.Style {
  var font: UIFont { UINavigationBar.font(self == .prominent ? .semibold : .regular) }
}

extension UIBarButtonItem.SystemItem {
  /// The item's title; for an item with a symbol, its accessibility label. Nil for a space.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .flexibleSpace, .fixedSpace: nil
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "Close"
    }
  }

  /// The name of the symbol that the item shows instead of its title; nil for none.
  var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "bookmark"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .undo, .redo, .close: nil
    }
  }

  var style: UIBarButtonItem.Style { self == .done || self == .save ? .prominent : .plain }

  /// Whether the item is a space.
  var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
}
