// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

// Uses menus, as a person does. A control or `secondaryClick()` opens a menu, `choose(_:)` chooses
// an entry.
extension Screen {
  /// The open menu as text, one line per entry, with marks and special states; nil if no menu is
  /// open. The entries of submenus are indented:
  ///
  ///     Rename
  ///     Sort by
  ///       (on) Name
  ///       Date
  ///     ---
  ///     Delete (destructive)
  public var menuPicture: String? { window.shownMenu?.page.lines().joined(separator: "\n") }

  /// Chooses an entry of the open menu, then runs the update cycle.
  /// - Parameter titles: the titles of the submenus that lead to the entry, and the title of the
  ///   entry.
  /// - Throws: ``ScreenError`` if no menu is open, if there is no such entry, or if it can't be chosen.
  public func choose(_ titles: String...) throws(ScreenError) {
    try window.choose(titles)
    update()
  }

  /// Closes the open menu without choosing anything, as the Escape key does.
  public func dismissMenu() {
    window.shownMenu?.dismiss()
    update()
  }
}

// Chooses files, as a person does. `present(UIDocumentPickerViewController(...))` opens the file
// chooser.
extension Screen {
  /// Chooses files in the file chooser that is open, then runs the update cycle.
  /// - Parameter urls: the files. Their existence and types aren't checked, because in reality too
  ///   a file can be deleted, or have another type than its name says.
  /// - Throws: ``ScreenError`` if no chooser is open, or if it doesn't allow several files.
  public func chooseDocuments(_ urls: URL...) throws(ScreenError) {
    guard let chooser = window.shownFileChooser else { throw .noFileChooser }
    guard urls.count == 1 || chooser.allowsMultipleSelection else {
      throw .oneFileOnly(count: urls.count)
    }
    chooser.choose(urls)
    update()
  }

  /// Closes the file chooser that is open without choosing anything, then runs the update cycle.
  /// - Throws: ``ScreenError`` if none is open.
  public func cancelDocumentPicker() throws(ScreenError) {
    guard let chooser = window.shownFileChooser else { throw .noFileChooser }
    chooser.cancel()
    update()
  }
}

extension UIWindow {
  /// Chooses an entry of the open menu, by the titles that lead to it.
  func choose(_ titles: [String]) throws(ScreenError) {
    let path = titles.joined(separator: " > ")
    guard let menu = shownMenu else { throw .noMenu(path) }
    var page = menu.page
    for (index, title) in titles.enumerated() {
      let entries = page.sections.flatMap(\.entries)
      guard let entry = entries.first(where: { $0.title == title }) else {
        throw .notInMenu(path, picture: page.lines().joined(separator: "\n"))
      }
      guard entry.isEnabled else { throw .disabled("The menu's entry '\(title)'") }
      if index == titles.count - 1 {
        guard entry.submenu == nil else {
          throw .notInMenu(path, picture: page.lines().joined(separator: "\n"))
        }
        menu.choose(entry)
      } else if let submenu = entry.submenu {
        page = submenu()
      }
    }
  }
}

extension MenuPage {
  fileprivate func lines(indent: String = "") -> [String] {
    var lines = title.isEmpty || !indent.isEmpty ? [] : ["[\(title)]"]
    for (index, section) in sections.enumerated() {
      if index > 0 { lines.append(indent + "---") }
      if !section.title.isEmpty { lines.append("\(indent)[\(section.title)]") }
      for entry in section.entries {
        lines.append(indent + entry.line)
        if let submenu = entry.submenu { lines += submenu().lines(indent: indent + "  ") }
      }
    }
    return lines
  }
}

extension MenuEntry {
  fileprivate var line: String {
    let mark =
      switch state {
      case .on: "(on) "
      case .mixed: "(mixed) "
      case .off: ""
      }
    let flags = [(!isEnabled, " (disabled)"), (isDestructive, " (destructive)")]
    return mark + title + (subtitle.map { " - " + $0 } ?? "") + (keys.map { " [\($0)]" } ?? "")
      + flags.filter(\.0).map(\.1).joined()
  }
}
