// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A key path of key-value coding: property names joined by dots.
nonisolated package struct PropertyPath: Hashable, Sendable {
  /// All properties but the last.
  package let leading: [String]

  /// The last property.
  package let last: String

  /// Creates a key path from its properties.
  package init(leading: [String], last: String) {
    self.leading = leading
    self.last = last
  }

  /// Parses a key path.
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
