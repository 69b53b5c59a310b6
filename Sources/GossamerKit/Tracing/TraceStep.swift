// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// One step of what an application does, from an event to a view: a tap, the action that it calls, the property of the model
/// that this sets, and the view that shows it.
///
/// A step knows its ``cause``, so that the last one tells the whole chain:
///
///     tap on button 'Reverse' > ReverseIntention.change, Main.swift:19 > Person.name = "kinimoD" > label 'Result'.text
///
/// ``UIApplication/observeTrace(_:)`` reports the steps, and ``UIApplication/observeTraceLines(_:)`` the chains.
@preconcurrency @MainActor public final class TraceStep {
  /// What a step is.
  public nonisolated enum Kind: Sendable {
    /// Something outside of the application's code: a tap, a key, a timer, a task that goes on.
    case event
    /// A method or a closure is called: that of an action, a delegate, an intention, a task.
    case call
    /// A property of a model has changed.
    case change
    /// A property of a view has changed, or views have appeared.
    case write
    /// A connection between two objects was used; see ``WireActivity``. It is part of no chain.
    case connection
  }

  /// What the step is.
  public let kind: Kind

  /// The step that has caused this one; nil for an event.
  public let cause: TraceStep?

  /// The object that acts: the control that calls its target, or the controller or view whose `updateProperties()` writes. Nil
  /// if it is freed, or if there is none.
  public private(set) weak var source: AnyObject?

  /// The object that something happens to: the target that is called, the model that has changed, the view that was written.
  /// Nil if it is freed, or if there is none.
  public private(set) weak var target: AnyObject?

  /// The names of the properties that have changed, in a change or a write; otherwise empty.
  public let properties: [String]

  /// The step in words, without its causes: `Person.name = "kinimoD"`. It has neither the text of a secure field
  /// or text view nor a value with it, as long as the text is there or was there when the screen was last at rest. A task that
  /// stores the text later, when the field has been emptied, does show it. While an action runs, the name of its method may still be missing.
  public internal(set) var text: String

  /// Whether another step has this one as its cause.
  public internal(set) var hasEffects = false

  /// Whether observers know the step.
  var isRecorded = false
  /// Whether the chain begins in a secure field, so that values aren't shown.
  let isSecret: Bool

  init(
    _ kind: Kind, _ text: String, cause: TraceStep?, from source: AnyObject? = nil,
    to target: AnyObject? = nil, properties: [String] = [], isSecret: Bool = false
  ) {
    self.kind = kind
    self.text = text
    self.cause = cause
    self.source = source
    self.target = target
    self.properties = properties
    self.isSecret = isSecret || cause?.isSecret == true
  }

  /// The chain that ends with this step, the event first.
  public var path: [TraceStep] {
    Array(sequence(first: self, next: \.cause)).reversed()
  }
}

extension TraceStep: @MainActor CustomStringConvertible {
  /// The chain that ends with this step, as one line.
  public var description: String { path.map(\.text).joined(separator: " > ") }
}
