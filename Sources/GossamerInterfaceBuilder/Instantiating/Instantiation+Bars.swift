// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension Instantiation {
  /// Makes the navigation item of a controller, with its bar button items.
  func makeNavigationItem(of element: Element, for controller: UIViewController) {
    guard let item = element.child(key: "navigationItem").flatMap(makeNavigationItem) else {
      return
    }
    controller.documentNavigationItem = item
  }

  /// Makes a navigation item: that of a controller, or one in a bar of its own.
  func makeNavigationItem(_ element: Element) -> UINavigationItem? {
    guard element.name == "navigationItem" else { return nil }
    let coder = NibCoder { [self] object in
      guard let item = object as? UINavigationItem else { return }
      register(item, for: element)
      read(element, into: item)
    }
    let type = customClass(of: element, insteadOf: "UINavigationItem") {
      $0 as? UINavigationItem.Type
    }
    return type?.init(coder: coder) ?? UINavigationItem(coder: coder)
  }

  /// Makes the tab bar item of a controller.
  func makeTabBarItem(of element: Element, for controller: UIViewController) {
    guard let child = element.child(key: "tabBarItem"), child.name == "tabBarItem" else { return }
    let coder = NibCoder { [self] object in
      guard let item = object as? UITabBarItem else { return }
      register(item, for: child)
      read(child, into: item)
    }
    let type = customClass(of: child, insteadOf: "UITabBarItem") { $0 as? UITabBarItem.Type }
    guard let item = type?.init(coder: coder) ?? UITabBarItem(coder: coder) else { return }
    controller.documentTabBarItem = item
  }

  private func read(_ element: Element, into item: UITabBarItem) {
    if let name = element.string("systemItem") {
      if let systemItem = UITabBarItem.SystemItem.documentNames[name] {
        item.show(systemItem)
      } else {
        reportSystemItem(name, element)
        item.title = Self.capitalized(name)
      }
    }
    if let title = element.text("title") { item.title = title }
    if let image = image("image", of: element) { item.image = image }
    item.selectedImage = image("selectedImage", of: element)
    item.badgeValue = element.text("badgeValue")
    item.badgeColor = color("badgeColor", of: element)
    item.isEnabled = element.bool("enabled") ?? true
    item.tag = element.integer("tag") ?? 0
    if let label = element.child(key: "accessibilityConfiguration")?.text("label") {
      item.accessibilityLabel = label
    }
  }

  private func read(_ element: Element, into item: UINavigationItem) {
    item.title = element.text("title")
    item.titleView = element.child(key: "titleView").flatMap(makeViews)
    item.largeTitleDisplayMode = largeTitleDisplayMode(of: element)
    item.backButtonTitle = element.text("backButtonTitle")
    item.hidesBackButton = element.bool("hidesBackButton") ?? false
    item.leftItemsSupplementBackButton = element.bool("leftItemsSupplementBackButton") ?? false
    item.leftBarButtonItems = barButtonItems(of: element, "leftBarButtonItem")
    item.rightBarButtonItems = barButtonItems(of: element, "rightBarButtonItem")
    item.backBarButtonItem = element.child(key: "backBarButtonItem").flatMap(makeBarButtonItem)
  }

  private func largeTitleDisplayMode(
    of element: Element
  ) -> UINavigationItem.LargeTitleDisplayMode {
    switch element.string("largeTitleDisplayMode") {
    case "always": .always
    case "never": .never
    default: .automatic
    }
  }

  /// The bar button items of one side; nil if there are none. A single one has the key `key`;
  /// several are inside an element whose tag is `key` with an `s`.
  private func barButtonItems(of element: Element, _ key: String) -> [UIBarButtonItem]? {
    let elements = element.child(key: key).map { [$0] } ?? element.members(of: "\(key)s")
    return elements.isEmpty ? nil : elements.compactMap(makeBarButtonItem)
  }

  func makeBarButtonItem(_ element: Element) -> UIBarButtonItem? {
    guard element.name == "barButtonItem" else { return nil }
    let coder = NibCoder { [self] object in
      guard let item = object as? UIBarButtonItem else { return }
      register(item, for: element)
      read(element, into: item)
    }
    let type = customClass(of: element, insteadOf: "UIBarButtonItem") {
      $0 as? UIBarButtonItem.Type
    }
    return type?.init(coder: coder) ?? UIBarButtonItem(coder: coder)
  }

  private func read(_ element: Element, into item: UIBarButtonItem) {
    if let name = element.string("systemItem") { show(name, in: item, element) }
    if let title = element.text("title") { item.title = title }
    if let image = image("image", of: element) { item.image = image }
    item.isEnabled = element.bool("enabled") ?? true
    item.tag = element.integer("tag") ?? 0
    if let width = element.number("width") { item.width = width }
    if let tint = color("tintColor", of: element) { item.tintColor = tint }
    if ["done", "prominent"].contains(element.string("style")) { item.style = .prominent }
    item.customView = element.child(key: "customView").flatMap(makeViews)
    if let label = element.child(key: "accessibilityConfiguration")?.text("label") {
      item.accessibilityLabel = label
    }
  }

  private func show(_ name: String, in item: UIBarButtonItem, _ element: Element) {
    if let systemItem = UIBarButtonItem.SystemItem.documentNames[name] {
      item.show(systemItem)
      return
    }
    reportSystemItem(name, element)
    item.title = Self.capitalized(name)
  }

  private func reportSystemItem(_ name: String, _ element: Element) {
    diagnostics.warning(
      """
      The system item '\(name.excerpt)' isn't supported, so its name is the item's title. Choose \
      another, or give it a title.
      """, at: element)
  }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension UITabBarItem.SystemItem {
  fileprivate static let documentNames: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]
}

extension UIBarButtonItem.SystemItem {
  fileprivate static let documentNames: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "close": .close,
  ]
}
