// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CATSPI
import GossamerTestSupport

/// A node of the accessibility tree, as a screen reader sees it.
///
/// Nothing is cached: every property asks the program. A node whose widget no longer exists has no name, no
/// role and no children.
final class AccessibleNode {
  let pointer: UnsafeMutablePointer<AtspiAccessible>

  /// Takes over the caller's reference.
  init(owning pointer: UnsafeMutablePointer<AtspiAccessible>) {
    self.pointer = pointer
  }

  isolated deinit {
    g_object_unref(pointer)
  }

  /// The application of this process in the accessibility tree; nil until it has registered.
  static func application(processID: Int32) throws -> AccessibleNode? {
    // libatspi warns about a program whose tree isn't ready yet; the next attempt finds it.
    g_log_set_handler("dbind", G_LOG_LEVEL_WARNING, { _, _, _, _ in }, nil)
    atspi_init()
    // The default is less than a second, and a press that opens a screen takes longer under a
    // sanitizer.
    let timeout = gint(TestLimit.wait / .milliseconds(1))
    atspi_set_timeout(timeout, timeout)
    let desktop = try Self.call("reach the desktop") { _ in atspi_get_desktop(0) }
    guard let desktop else { return nil }
    return AccessibleNode(owning: desktop).children.first {
      atspi_accessible_get_process_id($0.pointer, nil) == guint(processID)
    }
  }

  /// Calls libatspi, and throws the error that it reports.
  static func call<Result>(
    _ operation: String,
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result
  ) throws -> Result {
    var error: UnsafeMutablePointer<GError>?
    let result = body(&error)
    guard let error else { return result }
    defer { g_error_free(error) }
    throw WindowTestError.accessibilityFailed(
      operation: operation, reason: String(cString: error.pointee.message))
  }
}

// MARK: - Properties

extension AccessibleNode {
  var name: String {
    Self.string(atspi_accessible_get_name(pointer, nil))
  }

  /// Its accessible description.
  var description: String {
    Self.string(atspi_accessible_get_description(pointer, nil))
  }

  /// The role's name: "push button", "text", "label", "frame".
  var role: String {
    Self.string(atspi_accessible_get_role_name(pointer, nil))
  }

  var children: [AccessibleNode] {
    atspi_accessible_clear_cache(pointer)
    let count = max(0, atspi_accessible_get_child_count(pointer, nil))
    return (0..<count).compactMap { index in
      atspi_accessible_get_child_at_index(pointer, index, nil).map(AccessibleNode.init(owning:))
    }
  }

  func has(_ state: AtspiStateType) -> Bool {
    atspi_accessible_clear_cache(pointer)
    guard let states = atspi_accessible_get_state_set(pointer) else { return false }
    defer { g_object_unref(states) }
    return atspi_state_set_contains(states, state) != 0
  }

  private static func string(_ owned: UnsafeMutablePointer<CChar>?) -> String {
    guard let owned else { return "" }
    defer { g_free(owned) }
    return String(cString: owned)
  }
}

// MARK: - Finding nodes

extension AccessibleNode {
  /// The first node with that role and name, itself included, depth first.
  func first(_ role: String, named name: String? = nil) -> AccessibleNode? {
    first(role) { name == nil || $0 == name }
  }

  /// The first node with that role and a matching name, itself included, depth first.
  func first(_ role: String, _ matches: (String) -> Bool) -> AccessibleNode? {
    if self.role == role, matches(name) { return self }
    for child in children {
      if let found = child.first(role, matches) { return found }
    }
    return nil
  }

  /// The tree below, one node per line, for messages.
  var tree: String {
    tree(indent: "")
  }

  private func tree(indent: String) -> String {
    let text = (try? text).map { ", text \($0.debugDescription)" } ?? ""
    return children.reduce("\(indent)\(role) \(name.debugDescription)\(text)\n") {
      $0 + $1.tree(indent: indent + "  ")
    }
  }
}
