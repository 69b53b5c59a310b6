// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Shows a property on behalf of one binding (``ObserveIntention``).
///
/// The property and the binding both hold it, so that an update reaches the target without asking the
/// binding. The binding ends it in its deinitialiser, which releases what it captures.
@MainActor @usableFromInline final class PropertyObserver {
  /// The binding, for messages and wires.
  private(set) weak var intention: ObserveIntention?

  private var prepareChange: (() -> Bool)?
  private var write: ((PropertyObserver) -> Bool)?
  /// Whether it writes nothing for the time being.
  var isPaused = false
  private var needsWriting = true
  private var hasShown = false

  /// Creates an observer whose first update is due.
  /// - Parameters:
  ///   - intention: the binding, held weakly.
  ///   - prepareChange: computes what is shown, and returns whether that has changed. Nil if the
  ///     value is shown as it is.
  ///   - write: writes to the target, and returns whether that changed it; clears the target if the property's value
  ///     is missing.
  init(
    of intention: ObserveIntention, prepareChange: (() -> Bool)?,
    write: @escaping (PropertyObserver) -> Bool
  ) {
    self.intention = intention
    self.prepareChange = prepareChange
    self.write = write
  }

  /// Whether the binding has ended it.
  var hasEnded: Bool { write == nil }

  /// Writes what has changed while it was paused.
  func resume() { needsWriting = true }

  /// Writes nothing from now on.
  func end() {
    prepareChange = nil
    write = nil
  }

  /// Computes what is shown, under observation.
  /// - Returns: whether something is to be written.
  func prepare() -> Bool {
    if isPaused { return false }
    if let prepareChange, prepareChange() { needsWriting = true }
    return needsWriting
  }

  /// Writes the target, if the property's value has changed or this observer has something of its
  /// own to write.
  /// - Parameter isWatched: whether the activity of wires is shown.
  func update(_ property: AnyObservedProperty, hasChanged: Bool, isMissing: Bool, isWatched: Bool) {
    guard hasChanged || needsWriting, let write else { return }
    if isPaused {
      needsWriting = true
      return
    }
    needsWriting = false
    guard hasShown || !isMissing else { return }
    hasShown = !isMissing
    guard isWatched, hasShown, let intention, let source = property.source else {
      _ = write(self)
      return
    }
    WireActivity.fire(from: source, to: intention)
    guard write(self), let target = intention.shownBy else { return }
    WireActivity.fire(from: intention, to: target)
  }
}
