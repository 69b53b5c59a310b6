// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Responders are compared by identity, as in UIKit, where they inherit that from NSObject.
extension UIResponder: nonisolated Hashable {
  /// Whether both are the same object.
  nonisolated public static func == (one: UIResponder, other: UIResponder) -> Bool {
    one === other
  }

  /// Feeds the object's identity into the hasher.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
