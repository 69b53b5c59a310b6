// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// As in UIKit, where they inherit it from NSObject, responders are equal only to themselves.
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
