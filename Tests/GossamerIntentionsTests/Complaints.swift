// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import Logging
import Synchronization

/// What intentions complained of while `actions` ran.
func complaints(during actions: () -> Void) -> [String] {
  let recorder = Recorder()
  let earlier = Messages.intentions
  Messages.intentions = recorder.logger
  defer { Messages.intentions = earlier }
  actions()
  return recorder.all
}

/// What the update cycle complained of while `actions` ran.
func updateComplaints(during actions: () -> Void) -> [String] {
  let recorder = Recorder()
  let earlier = Messages.updates
  Messages.updates = recorder.logger
  defer { Messages.updates = earlier }
  actions()
  return recorder.all
}

private nonisolated struct Recorder: LogHandler {
  private let log = Log()
  var metadata = Logger.Metadata()
  var logLevel = Logger.Level.trace

  var logger: Logger { Logger(label: "test") { _ in self } }

  var all: [String] { log.messages.withLock { $0 } }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    log.messages.withLock { $0.append("\(event.message)") }
  }

  private final class Log: Sendable {
    let messages = Mutex<[String]>([])
  }
}
