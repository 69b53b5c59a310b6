// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Observation

/// Observes the observable properties that a closure reads, and reports when one of them changes.
///
/// It is built on `withObservationTracking`, whose registrations can't be cancelled. If the closure ran again before
/// anything had changed, the old registration would be leaked; 100,000 of them take 74 MB. So the closure also reads a
/// token of the scope, and changing the token ends a registration.
///
/// Reading the token makes a registration 50% more expensive. So a closure that runs again because a property has changed
/// doesn't read it. If such a registration is abandoned, it ends at the next change of a property that it has read; so
/// there are never more of them than scopes that one change has invalidated.
package final class ObservationScope {
  private let token = Token()
  private let onInvalidate: () -> Void
  private var registration = Registration.none
  /// The closure that a registration calls. It is created anew after a cancelled registration. It isn't an optional, because
  /// storing a closure in an optional wraps it once more each time.
  private var onChange: @Sendable () -> Void = {}
  private var isOnChangeMade = false
  private var generation = 0

  private enum Registration {
    case none
    /// A property has changed, which has ended the registration.
    case fired
    case armed(isCancellable: Bool)
  }

  /// Creates a scope.
  /// - Parameter onInvalidate: called once, on the main actor, when a property changes that the last ``track(_:)`` has read.
  ///   If it changes on the main actor, the call comes before the new value is stored: read the value later.
  package init(onInvalidate: @escaping () -> Void) {
    self.onInvalidate = onInvalidate
  }

  isolated deinit {
    cancel()
  }

  /// Runs `read` and observes the properties that it reads, instead of those of an earlier call.
  @discardableResult
  package func track<Result>(_ read: () -> Result) -> Result {
    let isCancellable = if case .fired = registration { false } else { true }
    cancel()
    registration = .armed(isCancellable: isCancellable)
    if !isOnChangeMade {
      onChange = makeOnChange()
      isOnChangeMade = true
    }
    return withObservationTracking(
      {
        if isCancellable { token.read() }
        return read()
      }, onChange: onChange)
  }

  /// Stops observing.
  package func cancel() {
    guard case .armed(let isCancellable) = registration else { return }
    registration = .none
    // A change that the old registration still reports must not invalidate the next one.
    isOnChangeMade = false
    generation += 1
    if isCancellable { token.change() }
  }

  private func makeOnChange() -> @Sendable () -> Void {
    let armedGeneration = generation
    return { [weak self] in
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { self?.fire(armedGeneration) }
      } else {
        Task { @MainActor in self?.fire(armedGeneration) }
      }
    }
  }

  private func fire(_ firedGeneration: Int) {
    guard case .armed = registration, firedGeneration == generation else { return }
    registration = .fired
    Interface.current.tracer?.didInvalidate(ObjectIdentifier(self))
    onInvalidate()
  }

  /// An observable object that only the scope changes.
  private final class Token: Observable {
    private let registrar = ObservationRegistrar()
    private var value: Void { () }

    func read() {
      registrar.access(self, keyPath: \.value)
    }

    func change() {
      registrar.willSet(self, keyPath: \.value)
    }
  }
}
