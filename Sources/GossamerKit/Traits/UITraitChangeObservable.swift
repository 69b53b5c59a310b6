// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What has traits: views and controllers.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uitraitenvironment>
public protocol UITraitEnvironment: AnyObject {
  /// The traits that it is shown with.
  var traitCollection: UITraitCollection { get }

  /// Called after they have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What tells of changes of its traits: views and controllers.
///
///     registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, previous) in
///       self.updateColumns()
///     }
///
/// A change is told after it has happened, also when a view comes into a window whose traits are other than those it
/// had. Who registers is told for as long as the view or the controller lives, which the handler gets as its
/// parameter, so that it need not hold it.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94>
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Called with the object whose traits have changed and the traits before.
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void
}

/// Stands for a registration, so that it can be ended.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uitraitchangeregistration>
public protocol UITraitChangeRegistration: AnyObject {}

extension UITraitChangeObservable {
  /// Has `handler` called when one of the traits has changed.
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

  /// Has a method of `target` called when one of the traits has changed: `action: Form.textSizeDidChange`. It isn't
  /// called any more when the target is gone.
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

  /// Has a method of its own called when one of the traits has changed: `action: Form.textSizeDidChange`.
  @discardableResult
  public func registerForTraitChanges<Environment: AnyObject>(
    _ traits: [UITrait], action: @escaping (Environment) -> () -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (environment: Environment, _) in action(environment)() }
  }

  /// Ends a registration. One that has ended already is left alone.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    observedTraits?.remove(registration)
  }

  private var observedTraits: TraitState? { (self as? any TraitStateOwner)?.ensuredTraitState }
}

/// Somebody who follows some traits.
final class TraitChangeRegistration: UITraitChangeRegistration {
  let traits: Set<ObjectIdentifier>
  let handler: (_ previous: UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
    self.traits = Set(traits.map { ObjectIdentifier($0) })
    self.handler = handler
  }
}
