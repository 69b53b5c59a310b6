// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Tells once of an error that lasts.
final class Complaint {
  private let beginning: String
  private var error: IntentionError?

  /// Creates a complaint.
  /// - Parameter beginning: who can't do what: `Main.storyboard:12: ObserveIntention can't follow`.
  init(_ beginning: String) {
    self.beginning = beginning
  }

  /// Tells of `newError`, unless that was told last. Nil is no error. That there is no model is none to
  /// complain of either: it may come later.
  func update(_ newError: IntentionError?) {
    defer { error = newError }
    guard let newError, newError != error else { return }
    if case .noModel = newError { return }
    Messages.intentions.error("\(beginning): \(newError)")
  }
}
