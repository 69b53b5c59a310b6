// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An object that is referred to without being kept alive: in a list of those that are called, or as the owner of
/// asynchronous work, see ``TaskOwner``.
///
/// A closure that gets one takes it apart by a `$`: in `{ $owner in ... }` the name `owner` is an optional, nil
/// when the object is gone.
@propertyWrapper public struct Weak<Object: AnyObject> {
  @usableFromInline weak var object: Object?

  /// Refers to `object`.
  @inlinable public init(_ object: Object) { self.object = object }

  /// What the `$` in a closure's parameters calls.
  @inlinable public init(projectedValue: Weak) { self = projectedValue }

  /// The object; nil if it is gone.
  @inlinable public var wrappedValue: Object? { object }

  /// The reference itself.
  public var projectedValue: Weak { self }
}
