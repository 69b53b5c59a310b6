// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A menu that is open: what the host shows of it, and what becomes of it.
///
/// It closes when something is chosen, when a person closes it, when its view leaves the window, and when
/// another menu opens. What was chosen is done when it is closed, so that an action can do anything.
package final class ShownMenu {
  /// The view whose menu it is; nil once that is gone.
  package private(set) weak var view: UIView?

  /// Where the menu was asked for, in the coordinates of ``view``; nil if it belongs to the whole view.
  package let point: CGPoint?

  /// What the actions know as their sender.
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

  /// What is shown first.
  package var page: MenuPage { page(for: menu) }

  /// A person has chosen an entry. One that can't be chosen is left alone.
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

  /// The host has closed the menu.
  package func hostDidClose() { close() }

  private func close() {
    guard isOpen else { return }
    isOpen = false
    if window?.shownMenu === self { window?.shownMenu = nil }
    willClose()
  }

  /// Shows another menu in the place of this one.
  func replace(_ change: (UIMenu) -> UIMenu) {
    guard isOpen else { return }
    menu = change(menu)
    guard menu.isShown else { return dismiss() }
    window?.host?.update(self)
  }

  // MARK: - What is shown

  /// What is shown of a menu, or of one inside of it.
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

/// What is seen of a menu at a time: groups of entries, with lines between them.
package struct MenuPage {
  /// What stands above it; empty for nothing.
  package let title: String
  /// The groups, from the top; none of them is empty.
  package let sections: [MenuSection]
}

/// A group of entries.
package struct MenuSection {
  /// What stands above it; empty for nothing.
  package let title: String
  /// The entries, from the top.
  package internal(set) var entries: [MenuEntry] = []
}

/// A line of a menu, which a person can choose.
package struct MenuEntry {
  package let title: String
  /// What stands below the title; nil for nothing.
  package let subtitle: String?
  /// What is shown while the pointer rests on it; nil for nothing.
  package let hint: String?
  /// How it is pressed on the keyboard, "Ctrl+S"; nil for not at all.
  package let keys: String?
  /// What stands beside the title; nil for nothing.
  package let image: UIImage?
  package let isEnabled: Bool
  package let isDestructive: Bool
  package let state: UIMenuElement.State
  /// Whether only one of its group has a mark.
  package let isOneOfGroup: Bool
  /// The menu that it opens; nil for none.
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

  /// Gives the element the mark of its group, if only one has it.
  func markAsSelected() {
    guard isOneOfGroup else { return }
    for child in group.children {
      (child as? any MarkedElement)?.state = child === element ? .on : .off
    }
  }
}

extension UIWindow {
  /// Opens a menu in the place of the one that may be open.
  func open(_ menu: ShownMenu) {
    shownMenu?.dismiss()
    shownMenu = menu
    host?.open(menu)
    eventSynthesizer.cancelTouches()
  }

  /// Opens the menu of the view that has the keyboard, or of the nearest one around it that has a menu.
  func openMenuOfFocus() -> Bool {
    var next = host?.focusedView ?? keyResponder.responderView
    while let view = next {
      let menus = view.interactions.compactMap { $0 as? UIContextMenuInteraction }
      if menus.contains(where: { $0.openMenu(at: nil) }) { return true }
      next = view.superview
    }
    return false
  }
}
