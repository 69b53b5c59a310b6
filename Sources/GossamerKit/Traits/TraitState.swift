// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An object that can override traits and has observers of its traits: a view or a view controller.
protocol TraitStateOwner: UITraitEnvironment {
  /// The overrides and observers; nil for the many objects that have neither.
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

/// The trait overrides of a view or a view controller, and the observers of its traits.
final class TraitState {
  var overrides = UITraitOverrides()
  private var registrations: [TraitChangeRegistration] = []
  /// The traits at the last notification.
  private var told: UITraitCollection

  init(_ traits: UITraitCollection) {
    told = traits
  }

  var isOverriding: Bool { overrides != UITraitOverrides() }

  func add(_ registration: TraitChangeRegistration) { registrations.append(registration) }

  func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration as AnyObject }
  }

  /// Calls the observers of the traits that have changed.
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

/// The variations of a view tree by size class: constraints, subviews and attributes.
package protocol TraitVariations: AnyObject {
  /// Applies the variations for `traits`. Called when the view enters a window, and when the traits change.
  func apply(_ traits: UITraitCollection)
}
