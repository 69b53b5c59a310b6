// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerInterfaceBuilder
import GossamerKit
import GossamerSupport
import Logging
import Synchronization

/// Collects the messages of the layout while a document is laid out, such as that constraints
/// conflict.
nonisolated final class LayoutLog: Sendable {
  private let messages = Mutex<[String]>([])

  /// Runs `action`, and adds the layout's messages meanwhile to the document's diagnostics, as
  /// warnings.
  @MainActor static func reporting<Result>(to document: Document, _ action: () -> Result) -> Result
  {
    let (log, former) = (LayoutLog(), Messages.layout)
    Messages.layout = Logger(label: "gossamer.layout") { _ in Handler(log: log) }
    let result = action()
    Messages.layout = former
    report(log.messages.withLock { $0 }, of: document)
    return result
  }

  private static func report(_ messages: [String], of document: Document) {
    guard !messages.isEmpty else { return }
    let elements = Dictionary(document.root.subtree.map { ($0.line, $0) }) { first, _ in first }
    for message in messages {
      let line = line(lastNamedIn: message, of: document)
      document.diagnostics.warning(message, at: line.flatMap { elements[$0] })
    }
  }

  /// The last line that a message names, which is the line of the constraint that was given up.
  private static func line(lastNamedIn message: String, of document: Document) -> Int? {
    let place = message.range(of: "(\(document.fileName):", options: .backwards)
    return place.flatMap { Int(message[$0.upperBound...].prefix { $0.isNumber }) }
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
