// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The base class of intentions between a property of a source and one of a target, both of which a document names:
/// ``ObserveIntention`` and ``BindIntention``, which say what the target may be.
///
/// The properties here count when the intention awakes. One that was created with key paths of code doesn't use them.
public class KeyPathIntention: Intention {
  private var container: AnyModelContainer?
  private weak var otherSource: (any KeyValueCoding)?

  /// Creates an intention without a source and a target.
  public required init() {}

  /// The wires of both ends but the target: `sourceObject`, `sourceKeyPath`, `targetKeyPath`.
  public override class var wires: AnyWires {
    Wires<KeyPathIntention>(super.wires)
      .outlet("sourceObject", \.sourceObject)
      .attribute("sourceKeyPath", \.sourceKeyPath)
      .attribute("targetKeyPath", \.targetKeyPath)
  }

  /// What ``sourceKeyPath`` starts at: a model container, or anything else that is observable. Held weakly unless it
  /// is a container.
  public final var sourceObject: (any KeyValueCoding)? {
    get { container ?? otherSource }
    set {
      container = newValue as? AnyModelContainer
      otherSource = newValue
    }
  }

  /// Which property of the source: names joined by dots, such as `model.name`.
  public final var sourceKeyPath = ""

  /// Which property of the target: names joined by dots, such as `text`.
  public final var targetKeyPath = ""

  /// Whether both ends are named. If one isn't, this says which.
  final func areEndsSet(target: AnyObject?) -> Bool {
    areSet([
      "sourceObject": sourceObject != nil, "sourceKeyPath": !sourceKeyPath.isEmpty,
      "target": target != nil, "targetKeyPath": !targetKeyPath.isEmpty,
    ])
  }
}
