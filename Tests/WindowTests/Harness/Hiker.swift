// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CATSPI

/// Uses a program without a pointer. It names an accessible node by its call: the node's role and its name, as in
/// "push button Reverse". A call that ends in "..." matches any node whose call begins like this.
struct Hiker {
  let program: RunningShowcase

  /// The call of a node: its role and its name.
  static func call(_ node: AccessibleNode) -> String { "\(node.role) \(node.name)" }

  private static func matches(_ call: String, by expected: String) -> Bool {
    expected.hasSuffix("...") ? call.hasPrefix(expected.dropLast(3)) : call == expected
  }

  /// Waits for the node with this call, and returns it.
  func element(_ call: String) throws -> AccessibleNode {
    var found: AccessibleNode?
    try eventually("'\(call)' to be there", seen: program.window.tree) {
      found = program.window.first(where: { Self.matches(Self.call($0), by: call) })
      return found != nil
    }
    guard let found else { throw WindowTestError.lacks(interface: call, node: "the window") }
    return found
  }

  /// Waits until no node has this call.
  func expectNo(_ call: String) throws {
    try eventually("'\(call)' to be gone", seen: program.window.tree) {
      program.window.first(where: { Self.matches(Self.call($0), by: call) }) == nil
    }
  }

  func expect(_ call: String, shows text: String) throws {
    try program.expect(element(call), shows: text)
  }

  // MARK: - Keys

  func press(_ keys: String...) throws {
    for key in keys { try program.hands.press(key) }
  }

  func type(_ text: String) throws { try program.hands.type(text) }

  /// Presses a key, and waits until the node with this call is focused.
  func press(_ key: String, to call: String) throws {
    try press(key)
    try expectFocus(on: call, after: key)
  }

  /// Waits until a node is focused and visible.
  func expectFocus(on call: String, after key: String = "the window has opened") throws {
    let node = try element(call)
    try eventually(
      "'\(call)' to have the keyboard, after \(key)",
      seen: focused + program.window.tree
    ) {
      node.has(ATSPI_STATE_FOCUSED)
    }
    try expectVisible(node, call)
  }

  /// Waits until the list is focused, and its current item has this name and is visible.
  /// - Parameter place: the position that follows the name in the list's description: "2 of 199".
  func expectItem(_ name: String, at place: String? = nil, of list: String) throws {
    let node = try element(list)
    let description = [name, place].compactMap(\.self).joined(separator: ", ")
    try eventually(
      "'\(list)' to be at '\(description)'", seen: "\(node.details) at \(focused)"
    ) {
      node.has(ATSPI_STATE_FOCUSED) && node.details.hasPrefix(description)
    }
    try expectVisible(element("list item \(name)..."), name)
  }

  /// Moves the focus by Tab through all stops and to the first again, then backwards by Shift+Tab to the first.
  func tabThrough(_ stops: [String], from start: String?) throws {
    var index = -1
    if let start {
      try expectFocus(on: start)
      index = stops.firstIndex(of: start) ?? -1
    }
    guard let first = stops.first else { return }
    for _ in 0..<(index < 0 ? stops.count + 1 : stops.count) {
      let key = index >= 0 && isMultilineText(stops[index]) ? "ctrl+Tab" : "Tab"
      index = (index + 1) % stops.count
      try press(key, to: stops[index])
    }
    // Backwards, a list is a single stop, even if its items have controls.
    let back = Array(stops.filter { !$0.hasPrefix("check box Alarm") }.reversed())
    index = back.firstIndex(of: stops[index]) ?? 0
    repeat {
      index = (index + 1) % back.count
      try press("shift+Tab", to: back[index])
    } while back[index] != first
    let others = reachable.filter { !stops.contains($0) }
    guard others.isEmpty else {
      throw WindowTestError.lacks(interface: "stop of the Tab key", node: "\(others)")
    }
  }

  /// Whether the node is a multi-line text, in which Tab types a tab.
  private func isMultilineText(_ call: String) -> Bool { call == "text Message" }

  /// The calls of all focusable nodes, except those inside lists, whose items are reached by other keys, and scroll
  /// views, which aren't stops if they contain controls.
  private var reachable: [String] {
    program.window.all(but: Self.isLeftOut).filter { node in
      node.has(ATSPI_STATE_FOCUSABLE) && node.has(ATSPI_STATE_SENSITIVE)
        && node.role != "scroll pane"
    }.map(Self.call)
  }

  private static func isLeftOut(_ node: AccessibleNode) -> Bool {
    node.role == "list" || isButtonOfWindow(node)
  }

  /// Waits until a node has this x coordinate.
  func expect(_ node: AccessibleNode, atX x: Int) throws {
    var place = try node.extents
    try eventually("'\(Self.call(node))' to be at \(x)", seen: "it at \(place)") {
      place = try node.extents
      return place.x == x
    }
  }

  private var focused: String {
    let found = program.window.all().first { $0.has(ATSPI_STATE_FOCUSED) }
    return "the keyboard at \(found.map(Self.call) ?? "nothing")\n"
  }

  private func expectVisible(_ node: AccessibleNode, _ call: String) throws {
    var place = try node.extents
    let window = try program.window.extents
    try eventually("'\(call)' to be in sight", seen: "it at \(place) of \(window)") {
      place = try node.extents
      return place.width > 0 && place.height > 0 && place.x >= 0 && place.y >= 0
        && place.x + place.width <= window.width && place.y + place.height <= window.height
    }
  }

  // MARK: - The tree

  /// Waits until the named nodes have these calls, in this order. If the last call is "...", more nodes may follow.
  func read(_ calls: [String]) throws {
    let isWhole = calls.last != "..."
    let expected = isWhole ? calls : calls.dropLast()
    var found: [String] = []
    try eventually("\(calls) to be read", seen: "\(found)") {
      found = Self.readable(in: program.window)
      let isAsLong = isWhole ? found.count == expected.count : found.count >= expected.count
      return isAsLong && zip(found, expected).allSatisfy(Self.matches)
    }
  }

  /// Waits until every node that a user can use or read has a name that isn't a class name.
  func requireNames() throws {
    var nameless: [String] = []
    try eventually(
      "everything to have a name", seen: "\(nameless) in \(program.window.tree)"
    ) {
      nameless = program.window.all().filter(Self.lacksName).map(Self.call)
      return nameless.isEmpty
    }
  }

  private static let namedRoles: Set = [
    "text", "password text", "push button", "check box", "radio button", "slider", "spin button",
    "progress bar", "heading", "image", "label", "list item", "list", "dialog",
  ]

  private static func lacksName(_ node: AccessibleNode) -> Bool {
    let (name, role) = (node.name, node.role)
    let isClass = ["Gtk", "Gossamer", "Adw"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
    return isClass || namedRoles.contains(role) && name.isEmpty
  }

  /// The calls of the named nodes, in order. The labels in a list's items are left out, because the
  /// item's name contains their texts.
  private static func readable(in node: AccessibleNode, isInItem: Bool = false) -> [String] {
    let role = node.role
    guard !isButtonOfWindow(node), !(isInItem && role == "label") else { return [] }
    let isRead = (namedRoles.contains(role) || role == "scroll pane") && !node.name.isEmpty
    return (isRead ? [call(node)] : [])
      + node.children.flatMap { readable(in: $0, isInItem: isInItem || role == "list item") }
  }

  private static func isButtonOfWindow(_ node: AccessibleNode) -> Bool {
    node.role == "push button" && ["Minimize", "Maximize", "Close"].contains(node.name)
  }
}

extension AccessibleNode {
  /// Its accessible description.
  var details: String {
    let text = atspi_accessible_get_description(pointer, nil)
    guard let text else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// The first matching node, itself included, depth first.
  func first(where suits: (AccessibleNode) -> Bool) -> AccessibleNode? {
    if suits(self) { return self }
    for child in children {
      if let found = child.first(where: suits) { return found }
    }
    return nil
  }

  /// All nodes, itself included, depth first, except those that are left out and their
  /// descendants.
  func all(but isLeftOut: (AccessibleNode) -> Bool = { _ in false }) -> [AccessibleNode] {
    isLeftOut(self) ? [] : [self] + children.flatMap { $0.all(but: isLeftOut) }
  }
}
