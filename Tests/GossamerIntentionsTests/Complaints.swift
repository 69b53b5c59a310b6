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
  Messages.intentions = Logger(label: "test") { _ in recorder }
  defer { Messages.intentions = earlier }
  actions()
  return recorder.log.messages.withLock { $0 }
}

private nonisolated struct Recorder: LogHandler {
  let log = Log()
  var metadata = Logger.Metadata()
  var logLevel = Logger.Level.trace

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    log.messages.withLock { $0.append("\(event.message)") }
  }

  final class Log: Sendable {
    let messages = Mutex<[String]>([])
  }
}
