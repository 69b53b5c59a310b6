// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import Observation

/// Shows a property: writes the value at a key path of a source to a key path of a target, at once
/// and whenever the source's value changes.
///
///     ObserveIntention(from: person, \Person.name, to: content.label, \.text)
///     ObserveIntention(from: person, \Person.age, to: content.label, \.text) { "\($0) years" }
///
/// The source is the model of a ``ModelContainer``, or an `@Observable` object.
///
/// **When it writes.** Once per frame, unless what is written changes the source again; all sources being read before the first target
/// is written. It writes if
/// - the value at the key path has changed since it was last shown (a value that isn't `Equatable`
///   counts as changed whenever something observable that it was read from has changed), or
/// - the container has got another model object, or
/// - an intention has set this key path through the container, even to an equal value.
///
/// Nothing else makes it write. So what a person is typing into the target stays while other
/// properties of the model change; and it is shown as the model has it after an intention has run,
/// although Observation doesn't report an equal value. A target that has the value already isn't
/// written, so that a text field keeps its selection.
///
/// **What may be missing.** Where the model goes away, a target that can be nil becomes nil; others
/// stay as they are. A model of another type than the key path's counts as missing, with a message.
/// As long as there hasn't been a model, nothing is written.
///
/// **What it keeps alive.** The container and what `transform` captures. Another source and the
/// target are held weakly.
///
/// **In a document** it is an Object with the outlets `sourceObject` (a ``ModelContainer`` or anything
/// else that is observable) and `target`, and the runtime attributes `sourceKeyPath` and
/// `targetKeyPath`: names joined by dots, such as `model.name` and `text`. It writes by the same rules.
/// While something on the way from the source is nil, the source counts as missing. A name that is no
/// wire, and a value that the target can't have, are told once.
public final class ObserveIntention: Intention {
  private var follow: ((ObserveIntention) -> AnyObject)?
  private var follower: AnyObject?
  private var container: ModelContainer?
  private weak var otherSource: (any KeyValueCoding)?

  /// Creates an intention that observes nothing, until its properties are set.
  public required init() {}

  /// The wires of intentions that observe: `sourceObject`, `sourceKeyPath`, `target`, `targetKeyPath`.
  public override class var wires: AnyWires {
    Wires<ObserveIntention>(super.wires)
      .outlet("sourceObject", \.sourceObject)
      .attribute("sourceKeyPath", \.sourceKeyPath)
      .outlet("target", \.target)
      .attribute("targetKeyPath", \.targetKeyPath)
  }

  // MARK: - By names

  /// What ``sourceKeyPath`` starts at. Held weakly unless it is a ``ModelContainer``.
  ///
  /// This and the following properties count when the intention awakes. One that was created with key
  /// paths of code doesn't use them.
  public var sourceObject: (any KeyValueCoding)? {
    get { container ?? otherSource }
    set {
      container = newValue as? ModelContainer
      otherSource = newValue
    }
  }

  /// What is observed: names joined by dots, such as `model.name`.
  public var sourceKeyPath = ""

  /// The object, a view as a rule, that shows it. Held weakly.
  public weak var target: (any KeyValueCoding)?

  /// Where the value is written: names joined by dots, such as `text`.
  public var targetKeyPath = ""

  // MARK: - Observing

  /// Follows `source` with what is written to `destination`.
  convenience init<Value, Result>(
    from source: ObservedSource<Value>, to destination: Destination<Result>, origin: Origin,
    transform: @escaping (Value) -> Result
  ) {
    self.init()
    self.origin = origin
    self.follow = { Follower(source, to: destination, for: $0, transform: transform) }
  }

  /// Starts to observe; the target is written in the next update cycle.
  public override func awake() {
    follower = follow?(self) ?? followByNames()
  }

  private func followByNames() -> AnyObject? {
    let isConnected = areSet([
      "sourceObject": sourceObject != nil, "sourceKeyPath": !sourceKeyPath.isEmpty,
      "target": target != nil, "targetKeyPath": !targetKeyPath.isEmpty,
    ])
    guard isConnected, let sourceObject, let target else { return nil }
    return Follower(
      .names(sourceKeyPath, of: sourceObject), to: Destination(target, targetKeyPath), for: self,
      transform: { $0 })
  }
}
