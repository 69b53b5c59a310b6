// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The screens of a test that were released, of which some parts may still be alive when the test has ended.
package final class ScreenLeaks: InterfacePart {
  private var watched: [Watched] = []

  private struct Watched {
    weak var object: AnyObject?
    let name: String
  }

  /// Creates an empty list.
  package init() {}

  /// How long objects may take to be freed that are released off the main actor, in milliseconds.
  private static let grace = 100

  /// Notes the controllers of a screen that is about to be released, and its views that have intentions.
  func watch(_ window: UIWindow) {
    watched.removeAll { $0.object == nil }
    var controllers = [window.rootViewController].compactMap(\.self)
    while let controller = controllers.popLast() {
      controllers += [controller.presentedViewController].compactMap(\.self)
      controllers += controller.children.reversed()
      watched.append(Watched(object: controller, name: "\(type(of: controller))"))
    }
    for view in window.descendants where !view.keptObjects.isEmpty {
      watched.append(Watched(object: view, name: view.pictureName))
    }
  }

  /// Says which controllers and views of the test's screens weren't freed because an intention or an action of theirs
  /// keeps them. What the program keeps otherwise, such as a controller in a static variable, is no leak of a screen.
  ///
  /// Call it when the test has ended: what is found can't be used afterwards.
  package static func take() async -> [String] {
    let leaks = Interface.current.part(ScreenLeaks.self)
    for _ in 0..<grace where leaks.watched.contains(where: { $0.object != nil }) {
      Interface.current.updateCycle.updateToRest()
      try? await Task.sleep(for: .milliseconds(1))
    }
    defer { leaks.watched = [] }
    return leaks.watched.compactMap { watched in
      let cause = watched.object.map { LeakCause(of: $0) }
      return cause?.find().map {
        """
        \(watched.name) wasn't freed, because \($0) keeps it. Let the closure get its owner as a parameter \
        ('owner: self'), or capture the owner weakly.
        """
      }
    }
  }
}
