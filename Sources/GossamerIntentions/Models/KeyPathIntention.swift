// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The base class of ``ObserveIntention`` and ``BindIntention``, which connect a property of a source to one of a
/// target. It has the properties by which a document names them, but for the target, whose type the subclasses
/// declare.
///
/// The properties are read when the intention awakes. An intention that was created with key paths in code ignores
/// them.
public class KeyPathIntention: Intention {
  private var container: AnyModelContainer?
  private weak var otherSource: (any KeyValueCoding)?

  /// Creates an intention without a source and a target.
  public required init() {}

  /// The wires of the source and the key paths: `sourceObject`, `sourceKeyPath`, `targetKeyPath`.
  public override class var wires: AnyWires {
    Wires<KeyPathIntention>(super.wires)
      .outlet("sourceObject", \.sourceObject)
      .attribute("sourceKeyPath", \.sourceKeyPath)
      .attribute("targetKeyPath", \.targetKeyPath)
  }

  /// The object at which ``sourceKeyPath`` starts: a model container, or another observable object. Held weakly
  /// unless it is a container.
  public final var sourceObject: (any KeyValueCoding)? {
    get { container ?? otherSource }
    set {
      container = newValue as? AnyModelContainer
      otherSource = newValue
    }
  }

  /// The property of the source: names joined by dots, such as `model.name`.
  public final var sourceKeyPath = ""

  /// The property of the target: names joined by dots, such as `text`.
  public final var targetKeyPath = ""

  /// Whether the source and the target are set. Logs a message if one isn't.
  final func areEndsSet(target: AnyObject?) -> Bool {
    areSet([
      "sourceObject": sourceObject != nil, "sourceKeyPath": !sourceKeyPath.isEmpty,
      "target": target != nil, "targetKeyPath": !targetKeyPath.isEmpty,
    ])
  }
}
