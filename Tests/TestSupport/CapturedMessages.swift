// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerInterfaceBuilder
import GossamerKit
import GossamerLists
import GossamerSupport
import Logging
import Synchronization

/// Messages that were logged, in order.
package nonisolated final class CapturedMessages: Sendable {
  private let messages = Mutex<[String]>([])

  /// Creates an empty list.
  package init() {}

  /// All messages so far.
  package var all: [String] { messages.withLock { $0 } }

  /// A logger that adds to these messages.
  package var logger: Logger {
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

/// The messages about views, layout, updates, intentions, documents and lists that are logged while `action` runs.
package func messages(during action: () throws -> Void) rethrows -> [String] {
  let captured = CapturedMessages()
  let before = (
    Messages.views, Messages.layout, Messages.updates, Messages.intentions, Messages.documents
  )
  let logger = captured.logger
  (
    Messages.views, Messages.layout, Messages.updates, Messages.intentions, Messages.documents
  ) = (logger, logger, logger, logger, logger)
  let lists = ListMessages.logger.withLock { current in
    defer { current = logger }
    return current
  }
  defer {
    ListMessages.logger.withLock { $0 = lists }
    (
      Messages.views, Messages.layout, Messages.updates, Messages.intentions, Messages.documents
    ) = before
  }
  try action()
  return captured.all
}
