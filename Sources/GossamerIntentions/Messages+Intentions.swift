// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerSupport
import Logging

extension Messages {
  /// Messages about intentions and their models.
  @MainActor package static var intentions = Logger(label: "gossamer.intentions")
}

/// Logs an error once, however often it recurs.
final class Complaint {
  private var error: IntentionError?

  /// Logs `newError` unless it equals the previous one; nil means that there is no error. A missing
  /// model isn't logged either: it may come later.
  /// - Parameter beginning: the beginning of the message, such as
  ///   `Main.storyboard:12: ObserveIntention can't follow`.
  func update(_ newError: IntentionError?, _ beginning: () -> String) {
    defer { error = newError }
    guard let newError, newError != error else { return }
    if case .noModel = newError { return }
    Messages.intentions.error("\(beginning()): \(newError)")
  }
}

/// The line of a source file or document that created an intention, for messages.
struct Origin: CustomStringConvertible {
  let file: String
  let line: Int

  var description: String {
    "\(file.split(separator: "/").last ?? ""):\(line)"
  }
}
