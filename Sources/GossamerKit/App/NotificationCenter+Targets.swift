// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import GossamerSupport

// Notifications that methods are called for. In place of a selector stands a method: `selector: Form.changed`.
extension NotificationCenter {
  /// Calls `selector`, a method, on `observer` for each notification.
  ///
  /// It is called on the main actor: at once if the notification is posted there, else as soon as the main actor is
  /// free. The observer is held weakly, and nothing is called any more when it has gone.
  ///
  /// Semantics: https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:)
  /// - Parameters:
  ///   - name: the name of the notifications; nil for all.
  ///   - object: the object that has to post them, held weakly; nil for any. A value posts nothing.
  public func addObserver<Observer: AnyObject>(
    _ observer: Observer, selector: @escaping (Observer) -> () -> Void,
    name: Notification.Name?, object: Any?
  ) {
    add(observer, name, object) { observer, _ in selector(observer)() }
  }

  /// Calls `selector`, a method, on `observer` with each notification; see the method without.
  public func addObserver<Observer: AnyObject>(
    _ observer: Observer, selector: @escaping (Observer) -> (Notification) -> Void,
    name: Notification.Name?, object: Any?
  ) {
    add(observer, name, object) { observer, notification in selector(observer)(notification) }
  }

  /// Ends all that `observer` observes, be it an object whose methods are called, or what
  /// `addObserver(forName:object:queue:using:)` returned. Can be called in a `deinit`.
  nonisolated public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Ends what `observer` observes of a name and an object; nil stands for any.
  nonisolated public func removeObserver(
    _ observer: AnyObject, name: Notification.Name?, object: Any?
  ) {
    removeObserver(observer as Any, name: name, object: object)
    MethodObservations.shared.end(of: observer) { observation in
      observation.center === self && (name == nil || observation.name == name)
        && (object == nil || observation.isOf(object))
    }
  }

  private func add<Observer: AnyObject>(
    _ observer: Observer, _ name: Notification.Name?, _ object: Any?,
    _ call: @escaping (Observer, Notification) -> Void
  ) {
    let observation = MethodObservation(of: observer, by: self, name, object, call)
    let token = addObserver(forName: name, object: nil, queue: nil) { observation.receive($0) }
    MethodObservations.shared.add(observation, token)
  }
}

/// One method of an observer that is called for notifications.
///
/// It is `@unchecked Sendable` because all but the weak references, whose reading Swift's runtime guards, stays as it
/// is, and the method is called on the main actor alone.
nonisolated private final class MethodObservation: @unchecked Sendable {
  let observer: ObjectIdentifier
  let name: Notification.Name?
  private(set) weak var center: NotificationCenter?
  private weak var target: AnyObject?
  private let isForOneObject: Bool
  private weak var object: AnyObject?
  private let call: @MainActor (Notification) -> Void
  private let isEnded = Locked(false)

  @MainActor init<Observer: AnyObject>(
    of observer: Observer, by center: NotificationCenter, _ name: Notification.Name?,
    _ object: Any?, _ call: @escaping (Observer, Notification) -> Void
  ) {
    self.observer = ObjectIdentifier(observer)
    self.name = name
    self.center = center
    target = observer
    isForOneObject = object != nil
    self.object = object.map { $0 as AnyObject }
    self.call = { [weak observer] notification in
      if let observer { call(observer, notification) }
    }
  }

  /// Whether the observer is there still.
  var isAlive: Bool { target != nil }

  /// Whether it is the notifications of `object` that are observed, and of no other.
  func isOf(_ object: Any?) -> Bool {
    guard let own = self.object, let object else { return false }
    return own === object as AnyObject
  }

  /// A notification is being posted, on any thread.
  func receive(_ notification: Notification) {
    guard isAlive else { return MethodObservations.shared.forgetDead() }
    guard !isForOneObject || isOf(notification.object) else { return }
    // Who posts from another thread hands the notification over, as with every queue of Foundation's.
    nonisolated(unsafe) let notification = notification
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { deliver(notification) }
    } else {
      DispatchQueue.main.async { self.deliver(notification) }
    }
  }

  @MainActor private func deliver(_ notification: Notification) {
    if !isEnded.withLock({ $0 }) { call(notification) }
  }

  func end() { isEnded.withLock { $0 = true } }
}

/// The methods that are called for notifications, by whose they are.
///
/// Foundation ends an observation by what it returned when it began, UIKit by the observer. Since a center is
/// Foundation's, and Swift's objects have no place for such things, they are noted here, for the whole process, as
/// the default center is there for the whole process.
nonisolated private struct MethodObservations: Sendable {
  static let shared = MethodObservations()

  private struct Noted {
    let observation: MethodObservation
    let token: any NSObjectProtocol
  }

  private struct Table {
    var noted: [ObjectIdentifier: [Noted]] = [:]
    var count = 0
    /// How many there may be until those whose observers have gone are looked for: then adding costs the same however
    /// many there are.
    var limit = 64
  }

  private let table = Locked(Table())

  /// Notes an observation.
  /// - Parameter token: what the center gave for it.
  func add(_ observation: MethodObservation, _ token: any NSObjectProtocol) {
    let isFull = table.withLock { table in
      table.noted[observation.observer, default: []]
        .append(Noted(observation: observation, token: token))
      table.count += 1
      return table.count > table.limit
    }
    if isFull { forgetDead() }
  }

  /// Ends the observations of `observer` that fulfil `condition`, and those of an object that was at its address
  /// before.
  func end(of observer: AnyObject, where condition: (MethodObservation) -> Bool) {
    let noted = table.withLock { $0.noted[ObjectIdentifier(observer)] ?? [] }
    take(noted.map(\.observation).filter { condition($0) || !$0.isAlive })
  }

  /// Ends the observations whose observers have gone.
  func forgetDead() {
    let noted = table.withLock { $0.noted.values.flatMap(\.self) }
    take(noted.map(\.observation).filter { !$0.isAlive })
    table.withLock { $0.limit = max(64, 2 * $0.count) }
  }

  /// Ends observations. Who looks which ones, and what ends, is outside of the lock: to look whether an observer is there may free it, as
  /// the center frees what its closures hold, and their `deinit` may come back here.
  private func take(_ gone: [MethodObservation]) {
    let ended = table.withLock { table in
      var ended: [Noted] = []
      for observation in gone {
        guard var kept = table.noted[observation.observer],
          let index = kept.firstIndex(where: { $0.observation === observation })
        else { continue }
        ended.append(kept.remove(at: index))
        table.noted[observation.observer] = kept.isEmpty ? nil : kept
        table.count -= 1
      }
      return ended
    }
    for noted in ended {
      noted.observation.end()
      noted.observation.center?.removeObserver(noted.token as Any)
    }
  }
}
