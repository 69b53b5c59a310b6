// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerInterfaceBuilder
import GossamerKit

/// How far a person has navigated, by the ids of the document.
///
/// Only screens without a class of their own count: one that expects something of
/// `prepare(for:sender:)` can't be made without it.
struct NavigationPlace {
  private var stacks: [String: [String]] = [:]

  /// The place among some objects.
  /// - Parameter objects: what the document has made, by id.
  init(of objects: [String: AnyObject]) {
    let ids = Dictionary(objects.map { (ObjectIdentifier($1), $0) }) { first, _ in first }
    for (id, object) in objects {
      guard let navigation = object as? UINavigationController else { continue }
      stacks[id] = navigation.viewControllers.dropFirst()
        .prefix { type(of: $0) == UIViewController.self }
        .compactMap { ids[ObjectIdentifier($0)] }
    }
  }

  /// Pushes the screens again.
  /// - Parameters:
  ///   - objects: what the changed document has made.
  ///   - storyboard: makes the screens.
  func restore(to objects: [String: AnyObject], from storyboard: UIStoryboard) {
    for (id, stack) in stacks {
      guard let navigation = objects[id] as? UINavigationController else { continue }
      for screen in stack {
        guard let controller = try? storyboard.viewController(id: screen) else { break }
        navigation.pushViewController(controller, animated: false)
      }
    }
  }
}
