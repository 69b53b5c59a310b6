// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerInterfaceBuilder
import GossamerKit

/// The screens on the navigation stacks, by the ids of the document.
///
/// Only screens without a class of their own count: another one may need what
/// `prepare(for:sender:)` gives it, and can't be created without.
struct NavigationPlace {
  private var stacks: [String: [String]] = [:]

  /// Reads the stacks of the navigation controllers among some objects.
  /// - Parameter objects: the objects that the document has created, by id.
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
  ///   - objects: the objects that the changed document has created, by id.
  ///   - storyboard: creates the screens.
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
