// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

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
/// An intention lives as long as the controller keeps it, and works as long as it lives. It keeps
/// no view and no controller alive. What a subclass refers to it holds weakly, unless it is the
/// ``ModelContainer``.
open class Intention {
  private var isAwake = false

  /// Creates an intention that isn't connected with anything yet.
  public required init() {}

  /// Called once, when the intention is connected: right after a controller has got it in its
  /// `intentions`, when all of these are there. What it acts on is set by then, so this is the place
  /// to add targets and to become a delegate. The base implementation does nothing.
  open func awake() {}

  final func awakeOnce() {
    guard !isAwake else { return }
    isAwake = true
    awake()
  }
}
