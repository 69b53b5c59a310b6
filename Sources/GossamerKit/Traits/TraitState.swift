// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What can override traits, and tell of their changes.
protocol TraitStateOwner: UITraitEnvironment {
  /// Nil for the many that do neither.
  var traitState: TraitState? { get set }
}

extension TraitStateOwner {
  var ensuredTraitState: TraitState {
    if let traitState { return traitState }
    let state = TraitState(traitCollection)
    traitState = state
    return state
  }
}

/// What a view or a controller overrides of its traits, and who is told when they change.
final class TraitState {
  var overrides = UITraitOverrides()
  private var registrations: [TraitChangeRegistration] = []
  /// The traits of which was told last.
  private var told: UITraitCollection

  init(_ traits: UITraitCollection) {
    told = traits
  }

  var isOverriding: Bool { overrides != UITraitOverrides() }

  func add(_ registration: TraitChangeRegistration) { registrations.append(registration) }

  func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration as AnyObject }
  }

  /// Tells those who follow one of the traits that have changed.
  func tell(_ traits: UITraitCollection) {
    let previous = told
    told = traits
    guard !registrations.isEmpty, traits != previous else { return }
    let changed = Set(traits.changedTraits(from: previous).map { ObjectIdentifier($0) })
    for registration in registrations where !registration.traits.isDisjoint(with: changed) {
      registration.handler(previous)
    }
  }
}

/// What differs under a view from one size class to another: constraints, subviews, attributes.
package protocol TraitVariations: AnyObject {
  /// Gives the views what they have under `traits`. Called when the view comes into a window, and
  /// when the traits change.
  func apply(_ traits: UITraitCollection)
}
