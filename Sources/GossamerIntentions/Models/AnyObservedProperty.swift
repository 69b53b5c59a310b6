// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The base class of ``ObservedProperty``, independent of the value's type: which property it is, and its observers.
@MainActor @usableFromInline class AnyObservedProperty {
  /// The description of the property's owner, for messages.
  let name: () -> String

  /// The object that has the property, or the model container of that object.
  private(set) weak var source: AnyObject?

  private let key: Key
  private var binding: Binding?
  private var observers: [PropertyObserver] = []
  private var hasTransforms = false
  /// Whether an observer has to write something, although the value hasn't changed.
  private var needsWriting = false
  /// Whether the value read last has to be shown.
  private var hasChanged = false
  // Captures self weakly: a write by another binding may deallocate the last binding of this property.
  private lazy var write: () -> Void = { [weak self] in self?.writeTargets() }
  private let complaint = Complaint()

  private let all = Interface.current.part(All.self)

  /// Which property of which object it is.
  struct Key: Hashable {
    let object: ObjectIdentifier
    let property: ModelProperty
  }

  /// The properties of an interface that bindings observe.
  private final class All: InterfacePart {
    var entries: [Key: Entry] = [:]
  }

  private struct Entry {
    weak var property: AnyObservedProperty?
  }

  /// The property that bindings observe already; nil for none.
  static func known(_ key: Key, of source: AnyObject) -> AnyObservedProperty? {
    let entry = Interface.current.part(All.self).entries[key]
    guard let property = entry?.property, property.source === source else {
      // A deallocated object may have had the same address.
      return nil
    }
    return property
  }

  init(_ key: Key, of source: AnyObject, name: @escaping () -> String) {
    self.key = key
    self.source = source
    self.name = name
    all.entries[key] = Entry(property: self)
    weak let property = self
    binding = Binding(property?.designations ?? "") { property?.evaluate() }
  }

  isolated deinit {
    // If the address was used again, the entry belongs to another property, and stays.
    if all.entries[key]?.property == nil { all.entries[key] = nil }
  }

  /// Whether there was no value when it was read last.
  var isMissing: Bool { true }

  /// Reads the source.
  /// - Returns: whether the value has to be shown.
  func read() -> Bool { false }

  /// Has `observer` show the property from the next update cycle on.
  /// - Parameter transforms: whether it has to prepare what it shows, under observation.
  final func add(_ observer: PropertyObserver, transforms: Bool) {
    observers.append(observer)
    hasTransforms = hasTransforms || transforms
    needsWriting = true
    binding?.setNeedsUpdate()
  }

  /// Has `observer` write in the next update cycle what it has missed.
  final func resume(_ observer: PropertyObserver) {
    observer.resume()
    needsWriting = true
    binding?.setNeedsUpdate()
  }

  /// Reports a lasting error once, for the first binding; nil means that there is none.
  final func complain(_ error: IntentionError?) {
    complaint.update(error) {
      "\(observers.lazy.compactMap(\.intention).first?.designation ?? name()) can't follow"
    }
  }

  private var designations: String {
    observers.compactMap { $0.intention?.connection }.joined(separator: ", ")
  }

  /// Reads the value under observation. Returns a closure that lets the bindings write, or nil.
  private func evaluate() -> (() -> Void)? {
    hasChanged = read()
    if hasTransforms {
      for observer in observers where observer.prepare() { needsWriting = true }
    }
    guard hasChanged || needsWriting else { return nil }
    needsWriting = false
    return write
  }

  private func writeTargets() {
    let (isMissing, isWatched) = (isMissing, WireActivity.isWatched)
    var (index, ended) = (0, 0)
    // A binding that is added meanwhile comes later in the array, and shows the same value.
    while index < observers.count {
      let observer = observers[index]
      if observer.hasEnded {
        ended += 1
      } else {
        observer.update(self, hasChanged: hasChanged, isMissing: isMissing, isWatched: isWatched)
      }
      index += 1
    }
    if ended * 2 > observers.count { observers.removeAll(where: \.hasEnded) }
  }
}
