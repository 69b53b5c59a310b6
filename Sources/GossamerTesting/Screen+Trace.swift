// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension Screen {
  /// What `body` makes the application do: a line for each chain of steps, from the event to the view.
  ///
  ///     let lines = try screen.trace { try screen.button("Reverse").tap() }
  ///     #expect(lines.last == """
  ///       tap on button 'Reverse' > ReverseIntention.change, IntentionsViewController.swift:20 \
  ///       > Person.name = "kinimoD" > label 'Result'.text
  ///       """)
  ///
  /// See `TraceStep` for what a step is. What was entered in a secure field isn't among them.
  /// - Parameter body: uses the screen.
  /// - Throws: what `body` throws.
  public func trace<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) -> [String]
  {
    let lines = TraceLines(of: window)
    try body()
    return lines.stop()
  }

  /// What `body` makes the application do, of work that takes time:
  ///
  ///     let lines = try await screen.trace {
  ///       try screen.button("Load").tap()
  ///       try await screen.eventually("the list is shown") { ... }
  ///     }
  public func trace(
    _ body: nonisolated(nonsending) () async throws -> Void
  ) async rethrows -> [String] {
    let lines = TraceLines(of: window)
    try await body()
    return lines.stop()
  }
}

/// The lines that a trace has told.
private final class TraceLines {
  private var lines: [String] = []
  private var observation: TraceObservation?

  init(of window: UIWindow) {
    observation = window.interface.application.observeTraceLines { [weak self] line in
      self?.lines.append(line)
    }
  }

  func stop() -> [String] {
    observation?.stop()
    observation = nil
    return lines
  }
}
