// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An open menu: its contents, as the host shows them, and its life cycle.
///
/// It closes when an entry is chosen, when a person dismisses it, when its view leaves the window, and when another menu
/// opens. The chosen action runs after the menu has closed, so an action may do anything, even close the window.
package final class ShownMenu {
  /// The view whose menu it is; nil once the view is freed.
  package private(set) weak var view: UIView?

  /// The place of the click or touch, in the coordinates of ``view``; nil if the menu belongs to the whole view.
  package let point: CGPoint?

  /// The sender that the actions get.
  let sender: AnyObject

  private var menu: UIMenu
  private let willClose: () -> Void
  private weak var window: UIWindow?
  private var isOpen = true
  private var found: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var asked: [UIDeferredMenuElement] = []

  init(
    _ menu: UIMenu, of view: UIView, at point: CGPoint?, sender: AnyObject,
    willClose: @escaping () -> Void
  ) {
    self.menu = menu
    self.view = view
    self.point = point
    self.sender = sender
    self.willClose = willClose
    window = view.window
  }

  /// Opens the menu in `window`, in the place of the one that may be open.
  func open(in window: UIWindow) {
    window.shownMenu?.dismiss()
    window.shownMenu = self
    window.host?.open(self)
    window.eventSynthesizer.cancelTouches()
  }

  /// The first page.
  package var page: MenuPage { page(for: menu) }

  /// Called when a person has chosen an entry. Does nothing if the entry is disabled or leads to a submenu.
  package func choose(_ entry: MenuEntry) {
    guard isOpen, entry.isEnabled, let perform = entry.perform else { return }
    if !entry.keepsMenu { dismiss() }
    entry.markAsSelected()
    window?.commitComposed()
    perform()
    if isOpen { window?.host?.update(self) }
  }

  /// Closes the menu.
  package func dismiss() {
    guard isOpen else { return }
    close()
    window?.host?.close(self)
  }

  /// Called when the host has closed the menu.
  package func hostDidClose() { close() }

  private func close() {
    guard isOpen else { return }
    isOpen = false
    if window?.shownMenu === self { window?.shownMenu = nil }
    willClose()
  }

  /// Replaces the contents of the open menu.
  func replace(_ change: (UIMenu) -> UIMenu) {
    guard isOpen else { return }
    menu = change(menu)
    guard menu.isShown else { return dismiss() }
    window?.host?.update(self)
  }

  // MARK: - Pages

  /// The page that shows a menu or a submenu.
  func page(for menu: UIMenu) -> MenuPage {
    var sections: [MenuSection] = []
    var open = MenuSection(title: "")
    collect(menu.children, of: menu, &open, &sections)
    sections.append(open)
    return MenuPage(title: menu.title, sections: sections.filter { !$0.entries.isEmpty })
  }

  private func collect(
    _ elements: [UIMenuElement], of group: UIMenu, _ open: inout MenuSection,
    _ sections: inout [MenuSection]
  ) {
    for element in elements where element.isShown {
      if let deferred = element as? UIDeferredMenuElement {
        if let elements = self.elements(of: deferred) {
          collect(elements, of: group, &open, &sections)
        } else {
          open.entries.append(
            MenuEntry(UIMenuElement(title: "Loading…"), of: group, attributes: .disabled))
        }
      } else if let inner = element as? UIMenu, inner.isInline {
        sections.append(open)
        open = MenuSection(title: inner.title)
        collect(inner.children, of: inner, &open, &sections)
        sections.append(open)
        open = MenuSection(title: "")
      } else if let entry = element.entry(in: self, of: group) {
        open.entries.append(entry)
      }
    }
  }

  private func elements(of deferred: UIDeferredMenuElement) -> [UIMenuElement]? {
    let id = ObjectIdentifier(deferred)
    if let known = found[id] { return known }
    guard !asked.contains(where: { $0 === deferred }) else { return nil }
    asked.append(deferred)
    found[id] = deferred.elements { [weak self] elements in
      guard let self, isOpen else { return }
      found[id] = elements
      window?.host?.update(self)
    }
    return found[id]
  }
}

/// A page of a menu: groups of entries with separators between them. A submenu is another page.
package struct MenuPage {
  /// The title above the page; empty for none.
  package let title: String
  /// The groups, from the top; none of them is empty.
  package let sections: [MenuSection]
}

/// A group of entries.
package struct MenuSection {
  /// The title above the group; empty for none.
  package let title: String
  /// The entries, from the top.
  package internal(set) var entries: [MenuEntry] = []
}

/// An entry of a menu.
package struct MenuEntry {
  package let title: String
  /// The smaller text below the title; nil for none.
  package let subtitle: String?
  /// The tooltip; nil for none.
  package let hint: String?
  /// The keyboard shortcut, such as "Ctrl+S"; nil for none.
  package let keys: String?
  /// The image beside the title; nil for none.
  package let image: UIImage?
  package let isEnabled: Bool
  package let isDestructive: Bool
  package let state: UIMenuElement.State
  /// Whether the entry belongs to a group of which only one entry is selected.
  package let isOneOfGroup: Bool
  /// The submenu that it opens; nil for none.
  package let submenu: (() -> MenuPage)?

  let keepsMenu: Bool
  let perform: (() -> Void)?
  private let element: UIMenuElement
  private let group: UIMenu

  init(
    _ element: UIMenuElement, of group: UIMenu, hint: String? = nil, keys: String? = nil,
    attributes: UIMenuElement.Attributes, state: UIMenuElement.State = .off,
    submenu: (() -> MenuPage)? = nil, perform: (() -> Void)? = nil
  ) {
    title = element.title
    subtitle = element.subtitle
    self.hint = hint
    self.keys = keys
    image = element.image
    isEnabled = !attributes.contains(.disabled)
    isDestructive = attributes.contains(.destructive)
    keepsMenu = attributes.contains(.keepsMenuPresented)
    self.state = state
    isOneOfGroup = group.options.contains(.singleSelection)
    self.submenu = submenu
    self.perform = perform
    self.element = element
    self.group = group
  }

  /// Selects the element, if its menu has the option `singleSelection`.
  func markAsSelected() {
    guard isOneOfGroup else { return }
    for child in group.children {
      (child as? any MarkedElement)?.state = child === element ? .on : .off
    }
  }
}
