// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The names of views and layout guides in a message.
///
/// Views with the same name are numbered in the order of their appearance in the message: `UIView#2`. UIKit prints
/// addresses, which differ in each run.
struct LayoutItemNames {
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// Creates the names for a message about `items`.
  init(of items: [any LayoutItem]) {
    number(items.compactMap { $0 as? UIView ?? ($0 as? UILayoutGuide)?.owningView })
    // The name of a guide contains that of its view.
    number(items.compactMap { $0 as? UILayoutGuide })
  }

  /// Creates the names for a message about `constraints`.
  init(of constraints: [NSLayoutConstraint]) {
    self.init(of: constraints.flatMap(\.items))
  }

  private mutating func number(_ items: [any LayoutItem]) {
    var named: [String: [ObjectIdentifier]] = [:]
    for item in items {
      let (name, id) = (self[item], ObjectIdentifier(item))
      if named[name]?.contains(id) != true { named[name, default: []].append(id) }
    }
    for ids in named.values where ids.count > 1 {
      for (index, id) in ids.enumerated() { numbers[id] = index + 1 }
    }
  }

  /// The name of an item.
  subscript(_ item: any LayoutItem) -> String {
    let number = numbers[ObjectIdentifier(item)].map { "#\($0)" } ?? ""
    return item.layoutDescription(number, with: self)
  }
}
