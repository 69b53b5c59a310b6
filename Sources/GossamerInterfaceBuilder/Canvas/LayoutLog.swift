// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import Logging
import Synchronization

/// What layout says while a document is laid out, such as that constraints can't hold together.
nonisolated final class LayoutLog: Sendable {
  private let messages = Mutex<[String]>([])

  /// Runs `action`, and reports what layout says meanwhile as warnings about `document`.
  @MainActor static func reporting<Result>(to document: Document, _ action: () -> Result) -> Result
  {
    let (log, former) = (LayoutLog(), Messages.layout)
    Messages.layout = Logger(label: "gossamer.layout") { _ in Handler(log: log) }
    let result = action()
    Messages.layout = former
    for message in log.messages.withLock({ $0 }) {
      document.diagnostics.warning(message, at: element(lastNamedIn: message, of: document))
    }
    return result
  }

  /// The element at the line that a message names last, which is that of the constraint given up.
  private static func element(lastNamedIn message: String, of document: Document) -> Element? {
    guard let place = message.range(of: "(\(document.fileName):", options: .backwards),
      let line = Int(message[place.upperBound...].prefix { $0.isNumber })
    else { return nil }
    return document.root.subtree.first { $0.line == line }
  }

  private struct Handler: LogHandler {
    let log: LayoutLog
    var metadata = Logger.Metadata()
    var logLevel = Logger.Level.warning

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      log.messages.withLock { $0.append(event.message.description) }
    }
  }
}
