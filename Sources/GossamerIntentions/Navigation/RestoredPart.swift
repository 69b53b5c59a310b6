// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit

/// A part of the state of a screen while the screen lives.
protocol RestoredPart: AnyObject {
  var name: String { get }
  /// Whether Observation reports its changes. Others are compared at each frame.
  var isObserved: Bool { get }
  /// Whether a restored value waits to be set.
  var isWaiting: Bool { get }
  /// Takes the restored value as JSON; sets it as soon as that is possible.
  func take(_ json: String) throws
  /// Whether the restored value waits, and can be set now.
  func canApply(to controller: UIViewController?) -> Bool
  /// Sets the restored value, if it can be set now.
  func apply(to controller: UIViewController?)
  /// Whether the value isn't the one that was encoded or restored last. False while a restored value waits.
  func hasChanged(_ controller: UIViewController?) -> Bool
  /// The value as JSON; nil if there is none.
  func encoded(_ controller: UIViewController?) -> String?
}

/// Says that a restored value isn't valid any more.
private struct Misfit: Error, CustomStringConvertible {
  let value: String
  var description: String { "\(value) isn't valid here." }
}

/// A part whose value has this type.
final class RestoredValue<Value: Codable & Equatable>: RestoredPart {
  let name: String
  let isObserved: Bool
  private let fits: (Value) -> Bool
  private let isReady: (Value, UIViewController?) -> Bool
  private let get: (UIViewController?) -> Value?
  private let set: (Value, UIViewController?) -> Void
  private var known: Value?
  private var waiting: Value?
  /// The value that is there while a restored one waits. If it changes, a person was faster.
  private var initial: Value?

  init(
    name: String, isObserved: Bool, fits: @escaping (Value) -> Bool,
    isReady: @escaping (Value, UIViewController?) -> Bool,
    get: @escaping (UIViewController?) -> Value?, set: @escaping (Value, UIViewController?) -> Void
  ) {
    self.name = name
    self.isObserved = isObserved
    self.fits = fits
    self.isReady = isReady
    self.get = get
    self.set = set
  }

  var isWaiting: Bool { waiting != nil }

  func take(_ json: String) throws {
    let values = try JSONDecoder().decode([Value].self, from: Data(json.utf8))
    guard let value = values.first, fits(value) else { throw Misfit(value: json) }
    waiting = value
    apply(to: nil)
  }

  func canApply(to controller: UIViewController?) -> Bool {
    waiting.map { isReady($0, controller) } ?? false
  }

  func apply(to controller: UIViewController?) {
    guard let value = waiting, isReady(value, controller) else { return }
    waiting = nil
    known = value
    set(value, controller)
  }

  func hasChanged(_ controller: UIViewController?) -> Bool {
    guard let value = get(controller) else { return false }
    if waiting != nil {
      let first = initial ?? value
      initial = first
      if value == first { return false }
      waiting = nil
    }
    return value != known
  }

  func encoded(_ controller: UIViewController?) -> String? {
    guard let value = get(controller) else { return nil }
    known = value
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode([value])).map { String(decoding: $0, as: UTF8.self) }
  }
}
