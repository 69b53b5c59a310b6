// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

// Menus, as a person uses them: a control or `secondaryClick()` opens one, `choose(_:)` chooses in it.
extension Screen {
  /// What the open menu shows, a line an entry, with the marks and what is out of the ordinary; nil if no
  /// menu is open. The entries of submenus are shown too, indented:
  ///
  ///     Rename
  ///     Sort by
  ///       (on) Name
  ///       Date
  ///     ---
  ///     Delete (destructive)
  public var menuPicture: String? { window.shownMenu?.page.lines().joined(separator: "\n") }

  /// Chooses an entry of the open menu, then runs the update cycle.
  /// - Parameter titles: the title of the entry; before it those of the submenus that lead to it.
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

// Files, as a person chooses them: `present(UIDocumentPickerViewController(...))` opens the chooser.
extension Screen {
  /// Chooses files in the file chooser that is open, then runs the update cycle.
  /// - Parameter urls: the files, of any kind: what exists and what fits isn't checked, because a file can
  ///   vanish, and be something else than its name says.
  /// - Throws: ``ScreenError`` if no chooser is open, or if it takes one file only.
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
