// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Key-value coding of user defaults, which Foundation doesn't have on Linux. Many applications use it instead of `object(forKey:)`.
extension UserDefaults {
  /// The value of a key; nil if there is none. The same as `object(forKey:)`.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a key; nil removes it. The same as `set(_:forKey:)`.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
