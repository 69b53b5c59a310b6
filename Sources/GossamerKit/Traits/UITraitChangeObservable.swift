// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An object with traits: a view or a view controller.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uitraitenvironment>
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The present traits.
  var traitCollection: UITraitCollection { get }

  /// Called after the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An object whose trait changes can be observed: a view or a view controller.
///
///     registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, previous) in
///       self.updateColumns()
///     }
///
/// A handler is called after a change, also when a view enters a window with other traits. It is registered for as long as
/// the view or the view controller lives, and gets that object as an argument, so that it needn't capture it.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94>
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Called with the object whose traits have changed and the traits before.
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void
}

/// A token of a registration, with which it can be removed.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uitraitchangeregistration>
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

extension UITraitChangeObservable {
  /// Calls `handler` when one of the traits has changed.
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits) { [weak self] previous in
      if let environment = self as? Environment { handler(environment, previous) }
    }
    observedTraits?.add(registration)
    return registration
  }

  /// Calls a method of `target` when one of the traits has changed: `action: Form.textSizeDidChange`. The target is held
  /// weakly.
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [UITrait], target: Target, action: @escaping (Target) -> () -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits) { [weak target] _ in
      if let target { action(target)() }
    }
    observedTraits?.add(registration)
    return registration
  }

  /// Calls a method of this object when one of the traits has changed: `action: Form.textSizeDidChange`.
  @discardableResult
  public func registerForTraitChanges<Environment: AnyObject>(
    _ traits: [UITrait], action: @escaping (Environment) -> () -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (environment: Environment, _) in action(environment)() }
  }

  /// Removes a registration. Does nothing if it was removed already.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    observedTraits?.remove(registration)
  }

  private var observedTraits: TraitState? { (self as? any TraitStateOwner)?.ensuredTraitState }
}

/// The registration of a handler for some traits.
final class TraitChangeRegistration: UITraitChangeRegistration {
  let traits: Set<ObjectIdentifier>
  let handler: (_ previous: UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
    self.traits = Set(traits.map { ObjectIdentifier($0) })
    self.handler = handler
  }
}
