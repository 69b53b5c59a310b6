// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension Screen {
  /// Waits for the result of asynchronous work: a response, a file, a picture.
  ///
  ///     try screen.button("Log in").tap()
  ///     try await screen.eventually("the greeting is shown") {
  ///       try screen.label("Greeting").text == "Hello, Anna"
  ///     }
  ///
  /// Between two checks the main actor is free for other work, and the update cycle runs. The limit
  /// is in real time. It is generous, because a busy machine needs longer than an idle one, and
  /// only a failing test takes all of it. The clock of animations stands still meanwhile, see
  /// ``advance(by:)``.
  /// - Parameters:
  ///   - outcome: the expected outcome, as a clause: "the greeting is shown".
  ///   - limit: how long to wait at most.
  ///   - seen: the actual state, for the error; nil for the screen's ``picture``.
  ///   - condition: whether the outcome has occurred.
  /// - Throws: ``ScreenError/notInTime(_:limit:seen:)`` when the time is over; what `condition` throws, at once;
  ///   `CancellationError` when the test is cancelled.
  public func eventually(
    _ outcome: String, within limit: Duration = .seconds(60),
    seen: @autoclosure () -> String? = nil, _ condition: () throws -> Bool
  ) async throws {
    try await wait(for: outcome, within: limit, seen: { seen() ?? self.picture }, condition)
  }
}

/// Waits for the result of asynchronous work, in a test without a ``Screen``.
///
///     try await eventually("the draft is kept", seen: "\(store.drafts)") { store.drafts.count == 1 }
///
/// Between two checks the main actor is free for other work, and the update cycle runs.
/// - Parameters:
///   - outcome: the expected outcome, as a clause: "the draft is kept".
///   - limit: how long to wait at most, in real time.
///   - seen: the actual state, for the error; nil for the pictures of all visible windows.
///   - condition: whether the outcome has occurred.
/// - Throws: ``ScreenError/notInTime(_:limit:seen:)`` when the time is over; what `condition` throws, at once;
///   `CancellationError` when the test is cancelled.
@preconcurrency @MainActor public func eventually(
  _ outcome: String, within limit: Duration = .seconds(60),
  seen: @autoclosure () -> String? = nil, _ condition: () throws -> Bool
) async throws {
  try await wait(for: outcome, within: limit, seen: { seen() ?? picturesOfAllWindows }, condition)
}

private func wait(
  for outcome: String, within limit: Duration, seen: () -> String, _ condition: () throws -> Bool
) async throws {
  let deadline = ContinuousClock.now + limit
  Interface.current.updateCycle.updateToRest()
  while try !condition() {
    guard ContinuousClock.now < deadline else {
      throw ScreenError.notInTime(outcome, limit: limit, seen: seen())
    }
    // Without a pause the checks would keep the expected work from running.
    try await Task.sleep(for: .milliseconds(2))
    Interface.current.updateCycle.updateToRest()
  }
}

private var picturesOfAllWindows: String {
  let pictures = UIApplication.shared.windows.filter { !$0.isHidden }.map { $0.picture(limit: 100) }
  return pictures.isEmpty ? "no window" : pictures.joined(separator: "\n")
}
