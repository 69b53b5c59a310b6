// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import Logging
import Synchronization

/// Messages that were logged, in order.
nonisolated final class CapturedMessages: Sendable {
  private let messages = Mutex<[String]>([])

  /// All messages so far.
  var all: [String] { messages.withLock { $0 } }

  /// A logger that writes here.
  var logger: Logger {
    Logger(label: "captured") { _ in Handler(captured: self) }
  }

  private func append(_ message: String) {
    messages.withLock { $0.append(message) }
  }

  private struct Handler: LogHandler {
    let captured: CapturedMessages
    var metadata = Logger.Metadata()
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      captured.append(event.message.description)
    }
  }
}

/// What was said about layout while `action` ran.
func layoutMessages(during action: () throws -> Void) rethrows -> [String] {
  let captured = CapturedMessages()
  let before = Messages.layout
  Messages.layout = captured.logger
  defer { Messages.layout = before }
  try action()
  return captured.all
}

/// What the Kit tells developers, about anything, while `action` runs.
func messages(during action: () throws -> Void) rethrows -> [String] {
  let captured = CapturedMessages()
  let before = (Messages.views, Messages.layout, Messages.updates)
  (Messages.views, Messages.layout, Messages.updates) = (
    captured.logger, captured.logger, captured.logger
  )
  defer { (Messages.views, Messages.layout, Messages.updates) = before }
  try action()
  return captured.all
}
