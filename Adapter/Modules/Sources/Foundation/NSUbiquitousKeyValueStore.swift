// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Values that Apple's platforms keep on all of a person's devices. Here they stay on this machine, among the user's defaults.
///
/// Semantics: https://developer.apple.com/documentation/foundation/nsubiquitouskeyvaluestore
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  // Unchecked, because the defaults guard themselves.
  private let store = UserDefaults(suiteName: "NSUbiquitousKeyValueStore") ?? .standard

  /// The application's store.
  public static let `default` = NSUbiquitousKeyValueStore()

  /// Other devices have changed values. Never posted.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  /// The value of a key; nil: none.
  open func object(forKey key: String) -> Any? { store.object(forKey: key) }
  /// Stores a value; nil removes it.
  open func set(_ value: Any?, forKey key: String) { store.set(value, forKey: key) }
  /// Removes a value.
  open func removeObject(forKey key: String) { store.removeObject(forKey: key) }
  /// The text of a key; nil: none.
  open func string(forKey key: String) -> String? { store.string(forKey: key) }
  /// The array of a key; nil: none.
  open func array(forKey key: String) -> [Any]? { store.array(forKey: key) }
  /// The dictionary of a key; nil: none.
  open func dictionary(forKey key: String) -> [String: Any]? { store.dictionary(forKey: key) }
  /// The data of a key; nil: none.
  open func data(forKey key: String) -> Data? { store.data(forKey: key) }
  /// The integer of a key; 0: none.
  open func longLong(forKey key: String) -> Int64 { Int64(store.integer(forKey: key)) }
  /// The number of a key; 0: none.
  open func double(forKey key: String) -> Double { store.double(forKey: key) }
  /// The truth value of a key; false: none.
  open func bool(forKey key: String) -> Bool { store.bool(forKey: key) }
  /// Writes the values.
  @discardableResult
  open func synchronize() -> Bool { store.synchronize() }
}
