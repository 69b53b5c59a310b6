// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension Screen {
  /// Waits until something is so that asynchronous work brings about: an answer, a file, a picture.
  ///
  ///     try screen.button("Log in").tap()
  ///     try await screen.eventually("the greeting is shown") {
  ///       try screen.label("Greeting").text == "Hello, Anna"
  ///     }
  ///
  /// Between two looks the main actor is free for other work, and the screen is brought up to date. The limit is one of real
  /// time, and generous: a busy machine needs more of it than an idle one, and only a failure ever takes it all. The time
  /// that animations go by stands still, see ``advance(by:)``.
  /// - Parameters:
  ///   - outcome: what is expected, as a clause: "the greeting is shown".
  ///   - limit: how long to wait at most.
  ///   - seen: what there is instead, for the error; nil for the screen's ``picture``.
  ///   - condition: whether it is so.
  /// - Throws: ``ScreenError/notInTime(_:limit:seen:)`` when the time is over; what `condition` throws, at once;
  ///   `CancellationError` when the test is cancelled.
  public func eventually(
    _ outcome: String, within limit: Duration = .seconds(60),
    seen: @autoclosure () -> String? = nil, _ condition: () throws -> Bool
  ) async throws {
    try await wait(for: outcome, within: limit, seen: { seen() ?? self.picture }, condition)
  }
}

/// Waits until something is so that asynchronous work brings about, in a test without a ``Screen``.
///
///     try await eventually("the draft is kept", seen: "\(store.drafts)") { store.drafts.count == 1 }
///
/// Between two looks the main actor is free for other work, and the update cycle runs.
/// - Parameters:
///   - outcome: what is expected, as a clause: "the draft is kept".
///   - limit: how long to wait at most, in real time.
///   - seen: what there is instead, for the error; nil for nothing but the windows that are visible.
///   - condition: whether it is so.
/// - Throws: ``ScreenError/notInTime(_:limit:seen:)`` when the time is over; what `condition` throws, at once;
///   `CancellationError` when the test is cancelled.
@MainActor public func eventually(
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
    // Looking without a pause would keep from its work what is waited for.
    try await Task.sleep(for: .milliseconds(2))
    Interface.current.updateCycle.updateToRest()
  }
}

private var picturesOfAllWindows: String {
  let pictures = UIApplication.shared.windows.filter { !$0.isHidden }.map { $0.picture(limit: 100) }
  return pictures.isEmpty ? "no window" : pictures.joined(separator: "\n")
}
