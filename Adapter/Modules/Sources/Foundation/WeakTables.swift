// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A set of objects that doesn't keep them, by default by identity.
///
/// Semantics: https://developer.apple.com/documentation/foundation/nshashtable
open class NSHashTable<ObjectType: AnyObject> {
  private struct Entry {
    weak var weak: ObjectType?
    let strong: ObjectType?

    var object: ObjectType? { strong ?? weak }
  }

  private let isWeak: Bool
  private var entries: [Entry] = []

  /// Creates a set. With `.weakMemory` among the options it doesn't keep its objects.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }

  /// Creates a set that doesn't keep its objects.
  public static func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  /// The number of objects that are still there.
  open var count: Int { allObjects.count }

  /// The objects that are still there, in the order in which they were added.
  open var allObjects: [ObjectType] { entries.compactMap(\.object) }

  /// One of the objects; nil if there is none.
  open var anyObject: ObjectType? { allObjects.first }

  /// Adds an object, unless it is there already.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    entries.removeAll { $0.object == nil }
    entries.append(Entry(weak: object, strong: isWeak ? nil : object))
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    entries.removeAll { $0.object == nil || $0.object === object }
  }

  /// Removes all objects.
  open func removeAllObjects() {
    entries.removeAll()
  }

  /// Whether the object is in the set.
  open func contains(_ object: ObjectType?) -> Bool {
    object != nil && entries.contains { $0.object === object }
  }

  /// The object itself if it is in the set.
  open func member(_ object: ObjectType?) -> ObjectType? {
    contains(object) ? object : nil
  }
}

/// How tables keep their objects.
public enum NSPointerFunctions {
  /// How a table keeps its objects.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Strongly.
    public static let strongMemory: Options = []
    /// Weakly.
    public static let weakMemory = Options(rawValue: 5)
    /// By identity.
    public static let objectPointerPersonality = Options(rawValue: 1 << 8)
  }
}

/// A dictionary that needn't keep its keys or its values, by the identity of the keys; strings and numbers are compared by value.
///
/// Semantics: https://developer.apple.com/documentation/foundation/nsmaptable
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject> {
  private struct Entry {
    weak var weakKey: KeyType?
    let strongKey: KeyType?
    weak var weakObject: ObjectType?
    let strongObject: ObjectType?

    var key: KeyType? { strongKey ?? weakKey }
    var object: ObjectType? { strongObject ?? weakObject }
    var isEnded: Bool { key == nil || object == nil }
  }

  private let hasWeakKeys: Bool
  private let hasWeakObjects: Bool
  private var entries: [Entry] = []

  /// Creates a dictionary.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    hasWeakKeys = keyOptions.contains(.weakMemory)
    hasWeakObjects = valueOptions.contains(.weakMemory)
  }

  /// Creates a dictionary that keeps its keys and values.
  public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable()
  }

  /// Creates a dictionary that keeps its values, each as long as its key is there.
  public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  /// Creates a dictionary that keeps its keys only.
  public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  /// Creates a dictionary that keeps neither its keys nor its values.
  public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The number of values that are still there.
  open var count: Int { entries.count { !$0.isEnded } }

  /// The value for a key; nil if there is none.
  open func object(forKey key: KeyType?) -> ObjectType? {
    entries.first { isKey($0, key) }?.object
  }

  /// Stores a value under a key.
  open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    removeObject(forKey: key)
    guard let key, let object else { return }
    entries.append(
      Entry(
        weakKey: key, strongKey: hasWeakKeys ? nil : key, weakObject: object,
        strongObject: hasWeakObjects ? nil : object))
  }

  /// Removes the value of a key.
  open func removeObject(forKey key: KeyType?) {
    entries.removeAll { $0.isEnded || isKey($0, key) }
  }

  /// Removes all values.
  open func removeAllObjects() {
    entries.removeAll()
  }

  /// The keys in the order in which they were stored.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: entries.compactMap { $0.isEnded ? nil : $0.key }).objectEnumerator()
  }

  /// The values in the order in which they were stored; nil if there is none.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: entries.compactMap { $0.isEnded ? nil : $0.object }).objectEnumerator()
  }

  private func isKey(_ entry: Entry, _ key: KeyType?) -> Bool {
    guard let key, let other = entry.key else { return false }
    if other === key { return true }
    guard let other = other as? NSObject, let key = key as? NSObject else { return false }
    return other.isEqual(key)
  }
}
