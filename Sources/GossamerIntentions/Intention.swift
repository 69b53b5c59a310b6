// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// One behaviour of a screen, as one object: reverse the text, end editing on Return, show a
/// property of the model.
///
/// A view controller connects its intentions and keeps them, see `UIViewController.intentions`:
///
///     intentions = [
///       ReverseIntention(of: content.nameField, in: person, \Person.name, on: content.button),
///       ObserveIntention(from: person, \Person.name, to: content.label, \.text),
///     ]
///
/// An Interface Builder document does the same without code: an intention is an Object of the scene,
/// with outlets and runtime attributes, see ``wires``.
///
/// An intention lives as long as the controller keeps it, and works as long as it lives. It keeps
/// no view and no controller alive. What a subclass refers to it holds weakly, unless it is the
/// ``ModelContainer``.
open class Intention: CustomObject {
  private var isAwake = false

  /// Where the intention was made; nil if nobody said.
  final var origin: Origin?

  /// Creates an intention that isn't connected with anything yet.
  public required init() {}

  /// What documents may reach. A subclass adds its own:
  ///
  ///     override class var wires: AnyWires {
  ///       Wires<GreetIntention>(super.wires).outlet("label", \.label).action("greet:", greet)
  ///     }
  open class var wires: AnyWires { Wires<Intention>() }

  /// Called once, when the intention is connected: right after a controller has got it in its
  /// `intentions`, when all of these are there; or when a document has connected all of its objects.
  /// What it acts on is set by then, so this is the place to add targets and to become a delegate. The
  /// base implementation does nothing.
  open func awake() {}

  /// Awakes the intention, when a document has connected it. An override calls `super`.
  open func awakeFromNib() {
    awakeOnce()
  }

  final func awakeOnce() {
    guard !isAwake else { return }
    isAwake = true
    awake()
  }
}

// MARK: - Messages

extension Intention: DocumentObject {
  /// Notes where a document makes the intention.
  package final func wasMade(in file: String, line: Int) {
    origin = Origin(file: file, line: line)
  }
}

extension Intention {
  /// The class, and where the intention was made.
  final var designation: String {
    let place = origin.map { "\($0): " } ?? ""
    return place + "\(type(of: self))"
  }

  /// Tells what keeps the intention from working: the properties that aren't set.
  /// - Returns: whether all are set.
  final func areSet(_ properties: KeyValuePairs<String, Bool>) -> Bool {
    let missing = properties.filter { !$0.value }.map { "'\($0.key)'" }
    guard !missing.isEmpty else { return true }
    Messages.intentions.error(
      """
      \(designation) does nothing, because a part of it isn't set: \
      \(missing.joined(separator: ", ")). Connect it in the document, or set it before the intention \
      awakes.
      """)
    return false
  }
}
