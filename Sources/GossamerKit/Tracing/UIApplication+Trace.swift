// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A registration of an observer of what the application does. It ends when it is freed, or by ``stop()``.
@preconcurrency @MainActor public final class TraceObservation {
  private let interface: Interface
  let onStep: (TraceStep) -> Void
  let onLine: (String) -> Void

  init(
    in interface: Interface, onStep: @escaping (TraceStep) -> Void = { _ in },
    onLine: @escaping (String) -> Void = { _ in }
  ) {
    self.interface = interface
    self.onStep = onStep
    self.onLine = onLine
    interface.add(self)
  }

  isolated deinit { stop() }

  /// Ends the registration.
  public func stop() { interface.remove(self) }
}

extension UIApplication {
  /// Calls `handler` with each step of what the application does, at once; see ``TraceStep``.
  ///
  ///     let observation = UIApplication.shared.observeTrace { step in
  ///       if step.kind == .change { log("\(step)") }
  ///     }
  ///
  /// While somebody observes, models and views are compared after each call, which costs some milliseconds on a large screen.
  /// While nobody does, it costs a check.
  ///
  /// The models are the observable objects that the controllers on the screen, their intentions and these models refer to by
  /// stored properties. Another one that changes is missing in the chain, which then leads from the call to the view.
  /// - Returns: the registration; keep it.
  public func observeTrace(_ handler: @escaping (TraceStep) -> Void) -> TraceObservation {
    TraceObservation(in: interfaceOfTrace, onStep: handler)
  }

  /// Calls `handler` with a line for each chain of steps, as soon as the screen has come to rest:
  ///
  ///     tap on button 'Reverse' > ReverseIntention.change, Main.swift:19 > Person.name = "kinimoD" > label 'Result'.text
  ///
  /// See ``observeTrace(_:)`` for what it costs.
  /// - Returns: the registration; keep it.
  public func observeTraceLines(_ handler: @escaping (String) -> Void) -> TraceObservation {
    TraceObservation(in: interfaceOfTrace, onLine: handler)
  }
}

extension Interface {
  /// Registers an observer of steps; see ``UIApplication/observeTrace(_:)``.
  package func observeTrace(_ handler: @escaping (TraceStep) -> Void) -> TraceObservation {
    TraceObservation(in: self, onStep: handler)
  }

  fileprivate func add(_ observation: TraceObservation) {
    let tracer = tracer ?? Tracer(of: self)
    self.tracer = tracer
    tracer.observations.append(Weak(observation))
  }

  fileprivate func remove(_ observation: TraceObservation) {
    guard let tracer else { return }
    tracer.observations.removeAll { $0.wrappedValue == nil || $0.wrappedValue === observation }
    if tracer.observations.isEmpty { self.tracer = nil }
  }
}
