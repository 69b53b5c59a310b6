// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerSupport
import Logging

extension Messages {
  /// Messages about intentions and their models.
  @MainActor package static var intentions = Logger(label: "gossamer.intentions")
}

/// Tells once of an error that lasts.
final class Complaint {
  private var error: IntentionError?

  /// Tells of `newError`, unless that was told last. Nil is no error. That there is no model is none to
  /// complain of either: it may come later.
  /// - Parameter beginning: who can't do what: `Main.storyboard:12: ObserveIntention can't follow`.
  func update(_ newError: IntentionError?, _ beginning: () -> String) {
    defer { error = newError }
    guard let newError, newError != error else { return }
    if case .noModel = newError { return }
    Messages.intentions.error("\(beginning()): \(newError)")
  }
}

/// Where in the application's source an intention was made, for messages.
struct Origin: CustomStringConvertible {
  let file: String
  let line: Int

  var description: String {
    "\(file.split(separator: "/").last ?? ""):\(line)"
  }
}
