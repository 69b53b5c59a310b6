// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Testing

extension WindowTests {
  /// The accessible names on the screens of the showcase.
  @Suite struct AccessibleNameTests {
    @Test(arguments: [
      "intentions", "intentions-in-view", "storyboard-intentions", "controls", "profile",
      "email-form", "message-form", "photos", "scrolling", "motion",
    ])
    func noNodeHasAClassNameAsItsName(screen: String) throws {
      try RunningShowcase.open(screen: screen) { showcase in
        try eventually("the screen to have content", seen: showcase.window.tree) {
          Self.count(in: showcase.window) > 20
        }
        #expect(Self.classNames(in: showcase.window) == [])
      }
    }

    @Test func rowIsSelected_WhenAScreenReaderActivatesIt() throws {
      try RunningShowcase.open("showcase", arguments: []) { gallery in
        let row = "controls, a switch, a slider, a stepper, segments, bound to one model"
        try gallery.node("list item", named: row).press()
        _ = try gallery.node("label", named: "ControlsViewController.swift")
        #expect(Self.classNames(in: gallery.window) == [])
      }
    }

    private static func count(in node: AccessibleNode) -> Int {
      node.children.reduce(1) { $0 + count(in: $1) }
    }

    private static func classNames(in node: AccessibleNode) -> [String] {
      let isClass = ["Gtk", "Gossamer", "Adw"].contains { prefix in
        node.name.hasPrefix(prefix)
          && node.name.dropFirst(prefix.count).first?.isUppercase == true
      }
      return (isClass ? ["\(node.role) \(node.name)"] : [])
        + node.children.flatMap(classNames(in:))
    }
  }
}
