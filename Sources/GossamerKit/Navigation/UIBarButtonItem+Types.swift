// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension UIBarButtonItem {
  /// How much a button stands out.
  nonisolated public enum Style: Int, Hashable, Sendable {
    /// As any other.
    case plain = 0
    /// As the one that ends what a person does on the screen: in bold.
    case prominent = 2

    /// What ``prominent`` was called before iOS 26.
    public static var done: Style { .prominent }
  }

  /// The usual items: words, symbols, and room between others.
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
    /// Room that takes what is left.
    case flexibleSpace = 5
    /// Room of a ``UIBarButtonItem/width``.
    case fixedSpace = 6
    /// A pencil: to write something new.
    case compose = 7
    /// An arrow to the left: to answer a message.
    case reply = 8
    /// To share, and to do other things with what is shown.
    case action = 9
    /// A folder: to put something somewhere else.
    case organize = 10
    /// A bookmark.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// A round arrow.
    case refresh = 13
    /// A cross: to end what is going on.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A waste basket: to delete.
    case trash = 16
    /// The sign for playing.
    case play = 17
    /// The sign for a pause.
    case pause = 18
    /// The sign for going back in what is played.
    case rewind = 19
    /// The sign for going ahead in what is played.
    case fastForward = 20
    /// "Undo".
    case undo = 21
    /// "Redo".
    case redo = 22
    /// "Close". A word and no cross, which would stand beside the cross that closes the window.
    case close = 24
  }
}

extension UIBarButtonItem.Style {
  var font: UIFont { UINavigationBar.font(self == .prominent ? .semibold : .regular) }
}

extension UIBarButtonItem.SystemItem {
  /// What the item says, or what assistive technologies call it if it has a symbol; nil for room.
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

  /// The name of the symbol that the item shows in place of its title; nil for none.
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

  /// Whether the item is nothing but room.
  var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
}
