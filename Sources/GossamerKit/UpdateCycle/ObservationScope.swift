// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Observation

/// A piece of code that runs again after an observable property that it read has changed.
///
/// Built on `withObservationTracking`, which can't be cancelled: running it anew before anything
/// has changed would leave the former registration behind, and 100,000 of them take 74 MB. So the
/// scope also reads a token of its own, and changes it in order to get rid of a registration.
package final class ObservationScope {
  private let token = Token()
  private var generation = 0
  private var isArmed = false
  private let onInvalidate: () -> Void

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
    cancel()
    isArmed = true
    generation += 1
    let armedGeneration = generation
    return withObservationTracking {
      token.read()
      return read()
    } onChange: { [weak self] in
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { self?.fire(armedGeneration) }
      } else {
        Task { @MainActor in self?.fire(armedGeneration) }
      }
    }
  }

  /// Stops watching.
  package func cancel() {
    guard isArmed else { return }
    isArmed = false
    token.change()
  }

  private func fire(_ firedGeneration: Int) {
    guard isArmed, firedGeneration == generation else { return }
    isArmed = false
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
