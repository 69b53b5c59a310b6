// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How an associated object is kept.
///
/// Semantics: https://developer.apple.com/documentation/objectivec/objc_associationpolicy
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Without a strong reference. The object is kept all the same here: Apple's would dangle.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// By a strong reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// As a copy. Swift's values are copies; an object is kept as it is.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// By a strong reference.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// As a copy. Swift's values are copies; an object is kept as it is.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Stores a value with an object under a key, the address of a variable. Nil takes the value away.
///
/// A value is released some time after its object: when the next value is stored.
///
/// Semantics: https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:)
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(value, of: object as AnyObject, for: key)
}

/// The value that is stored with an object under a key; nil if there is none.
///
/// Semantics: https://developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:)
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(of: object as AnyObject, for: key)
}

/// Takes away all values that are stored with an object.
///
/// Semantics: https://developer.apple.com/documentation/objectivec/objc_removeassociatedobjects(_:)
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// The values that are stored with objects. Nothing tells when an object ends, so that those of ended objects are looked for whenever
/// the table has become twice as large.
///
/// Unchecked, because the lock guards the table; a value is used by whoever shares its object anyway.
final class AssociatedObjects: @unchecked Sendable {
  static let shared = AssociatedObjects()

  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var countAtWhichToSweep = 64

  /// How many objects have values, ended ones included.
  var count: Int { lock.withLock { entries.count } }

  func set(_ value: Any?, of owner: AnyObject, for key: UnsafeRawPointer) {
    // What is taken out is released outside the lock: its deinit may store or remove values itself.
    var released: [Any] = []
    lock.withLock {
      if entries.count >= countAtWhichToSweep { released = sweep() }
      let id = ObjectIdentifier(owner)
      var entry = entries[id] ?? Entry(owner: owner)
      if entry.owner !== owner {
        // Another object was at this address before.
        released.append(entry.values)
        entry = Entry(owner: owner)
      }
      if let old = entry.values[key] { released.append(old) }
      entry.values[key] = value
      entries[id] = entry.values.isEmpty ? nil : entry
    }
    withExtendedLifetime(released) {}
  }

  func value(of owner: AnyObject, for key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
      return entry.values[key]
    }
  }

  func removeAll(of owner: AnyObject) {
    let released = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }
    withExtendedLifetime(released) {}
  }

  private func sweep() -> [Any] {
    let ended = entries.filter { $0.value.owner == nil }
    for id in ended.keys { entries[id] = nil }
    countAtWhichToSweep = max(64, entries.count * 2)
    return Array(ended.values)
  }
}
