// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension ShownScreens.Item {
  /// An item for a value, whose screen a closure of code makes.
  init<Value>(_ value: Value, _ screen: @escaping (Value) -> UIViewController) {
    self.init(id: identity(of: value), value: value) { _ in screen(value) }
  }
}

/// What tells a value from another one that asks for a screen of its own: the `id` of an `Identifiable` value, a
/// `Hashable` value itself, an object. Of an enumeration that is neither it is the case, with the identity of its
/// associated value. All values of another type are the same.
func identity(of value: Any) -> AnyHashable {
  if let value = value as? any Identifiable { return id(of: value) }
  if let value = value as? AnyHashable { return value }
  if type(of: value) is AnyClass { return ObjectIdentifier(value as AnyObject) }
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .enum {
    guard let content = mirror.children.first else { return "\(value)" }
    return [content.label ?? "", identity(of: content.value)] as [AnyHashable]
  }
  if mirror.displayStyle == .tuple {
    return mirror.children.map { identity(of: $0.value) }
  }
  return "\(type(of: value))"
}

private func id<Value: Identifiable>(of value: Value) -> AnyHashable { AnyHashable(value.id) }
