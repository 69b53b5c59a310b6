// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Synchronization

/// The warnings of GTK and GLib in this process.
enum MessagesOfGTK {
  nonisolated private static let messages = Mutex<[String]>([])

  /// Starts recording warnings and more severe messages. Call it once.
  static func listen() {
    _ = isListening
  }

  /// The warnings since the last call.
  nonisolated static func take() -> [String] {
    messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }

  private static let isListening: Bool = {
    g_log_set_writer_func(
      { level, fields, count, _ in
        let text = g_log_writer_format_fields(level, fields, count, 0)
        defer { g_free(text) }
        if let text, level.rawValue <= G_LOG_LEVEL_WARNING.rawValue {
          let message = String(cString: text)
          MessagesOfGTK.messages.withLock { $0.append(message) }
        }
        return G_LOG_WRITER_HANDLED
      }, nil, nil)
    return true
  }()
}
