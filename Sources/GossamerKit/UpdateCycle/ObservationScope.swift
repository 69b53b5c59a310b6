// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Observation

/// A piece of code that runs again after an observable property that it read has changed.
///
/// Built on `withObservationTracking`, which can't be cancelled: running it anew before anything
/// has changed would leave the former registration behind, and 100,000 of them take 74 MB. So the
/// scope also reads a token of its own, and changes it in order to get rid of a registration.
///
/// To read the token makes a registration half as expensive again. What runs again because something has changed does
/// without it: a registration that is left behind then ends at the next change, so there are never more of them than
/// scopes that one change has reached.
package final class ObservationScope {
  private let token = Token()
  private let onInvalidate: () -> Void
  private var registration = Registration.none
  /// What a registration calls, made anew after one that has been given up. Not an optional, which would wrap the closure
  /// once more each time that it is stored.
  private var onChange: @Sendable () -> Void = {}
  private var isOnChangeMade = false
  private var generation = 0

  private enum Registration {
    case none
    /// Something has changed, which has ended it.
    case fired
    case armed(isCancellable: Bool)
  }

  /// Creates a scope.
  /// - Parameter onInvalidate: called on the main actor, once, after something has changed that the
  ///   last ``track(_:)`` read. If it was changed on the main actor, this is before the new value
  ///   is stored: note it, and read later.
  package init(onInvalidate: @escaping () -> Void) {
    self.onInvalidate = onInvalidate
  }

  isolated deinit {
    cancel()
  }

  /// Runs `read` and watches what it reads; what an earlier run read isn't watched any more.
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

  /// Stops watching.
  package func cancel() {
    guard case .armed(let isCancellable) = registration else { return }
    registration = .none
    // Nothing that it may tell yet concerns the next one.
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
    onInvalidate()
  }

  /// Something to observe that nobody but the scope changes.
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
