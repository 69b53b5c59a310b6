// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// What a property does for one of the bindings (``ObserveIntention``) that show it.
///
/// The property and the binding both hold it, so that an update reaches the target without asking the
/// binding. The binding ends it in its deinitialiser, and what it captures goes with that.
@MainActor @usableFromInline final class PropertyObserver {
  /// The binding, for messages and wires.
  private(set) weak var intention: ObserveIntention?

  private var prepareChange: (() -> Bool)?
  private var write: ((PropertyObserver) -> Bool)?
  private var isDue = true
  private var hasShown = false

  /// Creates an observer whose first update is due.
  /// - Parameters:
  ///   - intention: the binding, held weakly.
  ///   - prepareChange: brings up to date what is shown, and answers whether that is news. Nil if the
  ///     value is shown as it is.
  ///   - write: writes what is shown, and answers whether it wasn't shown yet, or clears the target if the property's
  ///     value is missing.
  init(
    of intention: ObserveIntention, prepareChange: (() -> Bool)?,
    write: @escaping (PropertyObserver) -> Bool
  ) {
    self.intention = intention
    self.prepareChange = prepareChange
    self.write = write
  }

  /// Whether the binding has gone.
  var hasEnded: Bool { write == nil }

  /// Writes nothing from now on.
  func end() {
    prepareChange = nil
    write = nil
  }

  /// Brings up to date what is shown, under observation.
  /// - Returns: whether something is to be written.
  func prepare() -> Bool {
    if let prepareChange, prepareChange() { isDue = true }
    return isDue
  }

  /// Writes the target, if the property has news or this observer has something of its own to write.
  /// - Parameter isWatched: whether somebody watches the wires.
  func update(_ property: AnyObservedProperty, isNews: Bool, isMissing: Bool, isWatched: Bool) {
    guard isNews || isDue, let write else { return }
    isDue = false
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
