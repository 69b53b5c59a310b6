// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CATSPI

/// Somebody who uses a program without a pointer. What is there is called by role and name: "push button Reverse"; a
/// call that ends in "..." is the beginning of one.
struct Hiker {
  let program: RunningShowcase

  /// What a role and a name call a node.
  static func call(_ node: AccessibleNode) -> String { "\(node.role) \(node.name)" }

  private static func isMeant(_ call: String, by wanted: String) -> Bool {
    wanted.hasSuffix("...") ? call.hasPrefix(wanted.dropLast(3)) : call == wanted
  }

  /// What is called so, once it is there.
  func element(_ call: String) throws -> AccessibleNode {
    var found: AccessibleNode?
    try eventually("'\(call)' to be there", seen: program.window.tree) {
      found = program.window.first(where: { Self.isMeant(Self.call($0), by: call) })
      return found != nil
    }
    guard let found else { throw WindowTestError.lacks(interface: call, node: "the window") }
    return found
  }

  /// Waits until nothing is called so any more.
  func expectNo(_ call: String) throws {
    try eventually("'\(call)' to be gone", seen: program.window.tree) {
      program.window.first(where: { Self.isMeant(Self.call($0), by: call) }) == nil
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

  /// Presses a key, after which the keyboard is where it should be.
  func press(_ key: String, to call: String) throws {
    try press(key)
    try expectFocus(on: call, after: key)
  }

  /// Waits until something has the keyboard, and until a person sees it.
  func expectFocus(on call: String, after key: String = "the window has opened") throws {
    let node = try element(call)
    try eventually(
      "'\(call)' to have the keyboard, after \(key)",
      seen: focused + program.window.tree
    ) {
      node.has(ATSPI_STATE_FOCUSED)
    }
    try expectInSight(node, call)
  }

  /// Waits until the list has the keyboard, and says that it is at that item, which is seen.
  /// - Parameter place: what it says of the item behind its name: "2 of 199".
  func expectItem(_ name: String, at place: String? = nil, of list: String) throws {
    let node = try element(list)
    let said = [name, place].compactMap(\.self).joined(separator: ", ")
    try eventually(
      "'\(list)' to be at '\(said)'", seen: "\(node.details) at \(focused)"
    ) {
      node.has(ATSPI_STATE_FOCUSED) && node.details.hasPrefix(said)
    }
    try expectInSight(element("list item \(name)..."), name)
  }

  /// Goes through everything that is a stop of the Tab key, and round, and backwards to the first stop.
  func goRound(_ stops: [String], from start: String?) throws {
    var index = -1
    if let start {
      try expectFocus(on: start)
      index = stops.firstIndex(of: start) ?? -1
    }
    guard let first = stops.first else { return }
    for _ in 0..<(index < 0 ? stops.count + 1 : stops.count) {
      let key = index >= 0 && isTextOfManyLines(stops[index]) ? "ctrl+Tab" : "Tab"
      index = (index + 1) % stops.count
      try press(key, to: stops[index])
    }
    // From behind a list is one stop, whatever there is to use in its items.
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

  /// There Tab types a tab.
  private func isTextOfManyLines(_ call: String) -> Bool { call == "text Message" }

  /// What says that the keyboard reaches it, but for what is in items of lists, which have keys of their own, and for scroll
  /// views with something to use inside.
  private var reachable: [String] {
    program.window.all(but: Self.isApart).filter { node in
      node.has(ATSPI_STATE_FOCUSABLE) && node.has(ATSPI_STATE_SENSITIVE)
        && node.role != "scroll pane"
    }.map(Self.call)
  }

  private static func isApart(_ node: AccessibleNode) -> Bool {
    node.role == "list" || isButtonOfWindow(node)
  }

  /// Waits until something has come to a place.
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

  private func expectInSight(_ node: AccessibleNode, _ call: String) throws {
    var place = try node.extents
    let window = try program.window.extents
    try eventually("'\(call)' to be in sight", seen: "it at \(place) of \(window)") {
      place = try node.extents
      return place.width > 0 && place.height > 0 && place.x >= 0 && place.y >= 0
        && place.x + place.width <= window.width && place.y + place.height <= window.height
    }
  }

  // MARK: - The tree

  /// Waits until what has a name stands in this order; after "..." there may be more.
  func read(_ calls: [String]) throws {
    let isWhole = calls.last != "..."
    let wanted = isWhole ? calls : calls.dropLast()
    var found: [String] = []
    try eventually("\(calls) to be read", seen: "\(found)") {
      found = Self.readable(in: program.window)
      let isAsLong = isWhole ? found.count == wanted.count : found.count >= wanted.count
      return isAsLong && zip(found, wanted).allSatisfy(Self.isMeant)
    }
  }

  /// Waits until all that a person can meet has a name that isn't a class's.
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

  /// What has a name, in its order. The texts of a list's item are its name already.
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
  /// What is said of it besides its name.
  var details: String {
    let text = atspi_accessible_get_description(pointer, nil)
    guard let text else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// The first node that suits, itself included, depth first.
  func first(where suits: (AccessibleNode) -> Bool) -> AccessibleNode? {
    if suits(self) { return self }
    for child in children {
      if let found = child.first(where: suits) { return found }
    }
    return nil
  }

  /// All nodes, itself included, depth first, but for what is left out, with all inside of that.
  func all(but isLeftOut: (AccessibleNode) -> Bool = { _ in false }) -> [AccessibleNode] {
    isLeftOut(self) ? [] : [self] + children.flatMap { $0.all(but: isLeftOut) }
  }
}
