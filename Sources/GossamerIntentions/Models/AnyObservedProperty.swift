// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// An ``ObservedProperty`` of whatever type: which property it is, and who shows it.
@MainActor @usableFromInline class AnyObservedProperty {
  /// What the property belongs to, for messages.
  let name: () -> String

  /// The object that the property belongs to, or the container of the one that it does.
  private(set) weak var source: AnyObject?

  private let key: Key
  private var binding: Binding?
  private var observers: [PropertyObserver] = []
  private var hasTransforms = false
  /// Whether an observer has something of its own to write.
  private var isDue = false
  /// Whether what was read last is news.
  private var isNews = false
  // Weakly: what another binding writes may end the last of these.
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
      // Another object may have been where this one is now.
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
    // Its successor, where the object's address was used again, stays.
    if all.entries[key]?.property == nil { all.entries[key] = nil }
  }

  /// Whether there was no value when it was read last.
  var isMissing: Bool { true }

  /// Reads the source.
  /// - Returns: whether that is news.
  func read() -> Bool { false }

  /// Has `observer` show the property from the next update cycle on.
  /// - Parameter transforms: whether it has to prepare what it shows, under observation.
  final func add(_ observer: PropertyObserver, transforms: Bool) {
    observers.append(observer)
    hasTransforms = hasTransforms || transforms
    isDue = true
    binding?.setNeedsUpdate()
  }

  /// Tells of an error that lasts, on behalf of the first binding; nil is none.
  final func complain(_ error: IntentionError?) {
    complaint.update(error) {
      "\(observers.lazy.compactMap(\.intention).first?.designation ?? name()) can't follow"
    }
  }

  private var designations: String {
    observers.compactMap { $0.intention?.connection }.joined(separator: ", ")
  }

  /// Reads under observation, and answers what has the bindings write.
  private func evaluate() -> (() -> Void)? {
    isNews = read()
    if hasTransforms {
      for observer in observers where observer.prepare() { isDue = true }
    }
    guard isNews || isDue else { return nil }
    isDue = false
    return write
  }

  private func writeTargets() {
    let (isMissing, isWatched) = (isMissing, WireActivity.isWatched)
    var (index, ended) = (0, 0)
    // A binding that is added in the course of it stands behind, and shows the same.
    while index < observers.count {
      let observer = observers[index]
      if observer.hasEnded {
        ended += 1
      } else {
        observer.update(self, isNews: isNews, isMissing: isMissing, isWatched: isWatched)
      }
      index += 1
    }
    if ended * 2 > observers.count { observers.removeAll(where: \.hasEnded) }
  }
}
