// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A key path as documents write it: the names of properties, joined by dots.
nonisolated package struct PropertyPath: Hashable, Sendable {
  /// The properties to walk through.
  package let leading: [String]

  /// The property at the end.
  package let last: String

  /// Puts a key path together.
  package init(leading: [String], last: String) {
    self.leading = leading
    self.last = last
  }

  /// Takes a key path apart.
  package init(_ keyPath: String) {
    var keys = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    last = keys.popLast() ?? ""
    leading = keys
  }
}

nonisolated extension PropertyPath: CustomStringConvertible {
  /// The key path as it was written.
  package var description: String {
    (leading + [last]).joined(separator: ".")
  }
}
