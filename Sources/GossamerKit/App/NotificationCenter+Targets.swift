// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import GossamerSupport

// Observing notifications with a target and a method, `selector: Form.changed`, or the name of one.
extension NotificationCenter {
  /// Calls `selector`, a method, on `observer` for each notification.
  ///
  /// It is called on the main actor: at once if the notification is posted there, otherwise as soon as the main actor is
  /// free. The observer is held weakly; the observation ends when it is freed.
  ///
  /// Semantics: https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:)
  /// - Parameters:
  ///   - name: the name of the notifications; nil for all.
  ///   - object: the object that has to post them, held weakly; nil for any. It has to be a class instance.
  public func addObserver<Observer: AnyObject>(
    _ observer: Observer, selector: @escaping (Observer) -> () -> Void,
    name: Notification.Name?, object: Any?
  ) {
    add(observer, name, object) { observer, _ in selector(observer)() }
  }

  /// Calls `selector`, a method that takes the notification, on `observer`; see the overload above.
  public func addObserver<Observer: AnyObject>(
    _ observer: Observer, selector: @escaping (Observer) -> (Notification) -> Void,
    name: Notification.Name?, object: Any?
  ) {
    add(observer, name, object) { observer, notification in selector(observer)(notification) }
  }

  /// Calls the method that `aSelector` names on `observer` for each notification, with the notification if it takes it.
  ///
  /// It is called as with a method, see the overload above. An observer whose class has no wire for the selector isn't called;
  /// a message says so.
  ///
  /// Semantics: https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:)
  /// - Parameters:
  ///   - aSelector: the method; see ``Selector``.
  ///   - aName: the name of the notifications; nil for all.
  ///   - anObject: the object that has to post them, held weakly; nil for any. It has to be a class instance.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?,
    object anObject: Any?
  ) {
    let object = observer as AnyObject
    let place = "a notification\(aName.map { " '\($0.rawValue)'" } ?? "")"
    guard aSelector.reachable(object, from: place) != nil else { return }
    add(object, aName, anObject) { observer, notification in
      aSelector.call(observer, [notification], from: place)
    }
  }

  /// Ends all observations of `observer`: an object whose methods are called, or a token that
  /// `addObserver(forName:object:queue:using:)` returned. May be called in a `deinit`.
  nonisolated public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Ends the observations of `observer` for a name and an object; nil stands for any.
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

/// The observation of a notification by one method of an observer.
///
/// It is `@unchecked Sendable` because its stored properties don't change, except for the weak references, which Swift's
/// runtime guards. The method is called only on the main actor.
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

  /// Whether the observer still exists.
  var isAlive: Bool { target != nil }

  /// Whether the observation is limited to notifications of `object`.
  func isOf(_ object: Any?) -> Bool {
    guard let own = self.object, let object else { return false }
    return own === object as AnyObject
  }

  /// Called when a notification is posted, on any thread.
  func receive(_ notification: Notification) {
    guard isAlive else { return MethodObservations.shared.forgetDead() }
    guard !isForOneObject || isOf(notification.object) else { return }
    // Foundation hands notifications to other threads in the same way if an operation queue is given.
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

/// All method observations of the process, by observer.
///
/// Foundation removes an observation by the token that it returned, UIKit by the observer. A Swift object can't store its
/// tokens, so this table maps observers to their tokens. It is global because the default notification center is.
nonisolated private struct MethodObservations: Sendable {
  static let shared = MethodObservations()

  private struct Noted {
    let observation: MethodObservation
    let token: any NSObjectProtocol
  }

  private struct Table {
    var noted: [ObjectIdentifier: [Noted]] = [:]
    var count = 0
    /// The count at which observations of freed observers are removed next. It grows with the table, so that adding has
    /// constant amortised cost.
    var limit = 64
  }

  private let table = Locked(Table())

  /// Adds an observation.
  /// - Parameter token: the token that the notification center returned for it.
  func add(_ observation: MethodObservation, _ token: any NSObjectProtocol) {
    let isFull = table.withLock { table in
      table.noted[observation.observer, default: []]
        .append(Noted(observation: observation, token: token))
      table.count += 1
      return table.count > table.limit
    }
    if isFull { forgetDead() }
  }

  /// Ends the observations of `observer` that fulfil `condition`, and those of a freed object that had the same address.
  func end(of observer: AnyObject, where condition: (MethodObservation) -> Bool) {
    let noted = table.withLock { $0.noted[ObjectIdentifier(observer)] ?? [] }
    end(noted.map(\.observation).filter { condition($0) || !$0.isAlive })
  }

  /// Ends the observations whose observers have been freed.
  func forgetDead() {
    let noted = table.withLock { $0.noted.values.flatMap(\.self) }
    end(noted.map(\.observation).filter { !$0.isAlive })
    table.withLock { $0.limit = max(64, 2 * $0.count) }
  }

  /// Ends observations. Only the table is changed inside the lock. Checking whether an observer is alive may free it, and
  /// the center frees what its closures hold; their `deinit` may call this table again, and would deadlock.
  private func end(_ gone: [MethodObservation]) {
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
