// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension Instantiation {
  /// Makes the navigation item of a controller, with its bar button items.
  func makeNavigationItem(of element: Element, for controller: UIViewController) {
    guard let child = element.child(key: "navigationItem"), child.name == "navigationItem" else {
      return
    }
    let coder = NibCoder { [self] object in
      guard let item = object as? UINavigationItem else { return }
      register(item, for: child)
      read(child, into: item)
    }
    let type = customClass(of: child, insteadOf: "UINavigationItem") {
      $0 as? UINavigationItem.Type
    }
    guard let item = type?.init(coder: coder) ?? UINavigationItem(coder: coder) else { return }
    controller.documentNavigationItem = item
  }

  private func read(_ element: Element, into item: UINavigationItem) {
    item.title = element.text("title")
    item.backButtonTitle = element.text("backButtonTitle")
    item.hidesBackButton = element.bool("hidesBackButton") ?? false
    item.leftItemsSupplementBackButton = element.bool("leftItemsSupplementBackButton") ?? false
    item.leftBarButtonItems = barButtonItems(of: element, "leftBarButtonItem")
    item.rightBarButtonItems = barButtonItems(of: element, "rightBarButtonItem")
    item.backBarButtonItem = element.child(key: "backBarButtonItem").flatMap(makeBarButtonItem)
  }

  /// The items of one side, which stand in one element, or in a group.
  private func barButtonItems(of element: Element, _ key: String) -> [UIBarButtonItem]? {
    let elements = element.child(key: key).map { [$0] } ?? element.members(of: "\(key)s")
    return elements.isEmpty ? nil : elements.compactMap(makeBarButtonItem)
  }

  private func makeBarButtonItem(_ element: Element) -> UIBarButtonItem? {
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
    item.image = image("image", of: element)
    item.isEnabled = element.bool("enabled") ?? true
    item.tag = element.integer("tag") ?? 0
    if element.string("style") == "done" { item.style = .done }
    if let label = element.child(key: "accessibilityConfiguration")?.text("label") {
      item.accessibilityLabel = label
    }
  }

  private func show(_ name: String, in item: UIBarButtonItem, _ element: Element) {
    if let systemItem = UIBarButtonItem.SystemItem.documentNames[name] {
      item.show(systemItem)
      return
    }
    diagnostics.warning(
      """
      The system item '\(name.excerpt)' isn't supported, so the item is called so. Choose another, or \
      give it a title.
      """, at: element)
    item.title = name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate static let documentNames: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "undo": .undo, "redo": .redo, "close": .close,
  ]
}
