// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A message that a person writes: a new thread, or a reply to one.
nonisolated struct Message: Codable, Equatable, Sendable {
  /// The same when a message is posted once more, so that the server can recognise it.
  var id = UUID()
  var subject = ""
  var body = ""
  /// The name of the channel that a new thread is posted to; empty for none, as in a reply.
  var channel = ""
  var attachments: [Attachment] = []

  /// Whether there is nothing to post.
  var isEmpty: Bool { body.allSatisfy(\.isWhitespace) && attachments.isEmpty }
}

/// A file that goes with a message.
nonisolated struct Attachment: Codable, Hashable, Sendable, Identifiable {
  var id = UUID().uuidString
  /// The file's name, which may contain any characters.
  var name: String
  /// Its media type, as `image/png`.
  var type: String
  /// The size in bytes.
  var size: Int
}

/// A thread of messages, as the server knows it.
nonisolated struct MessageThread: Codable, Hashable, Sendable, Identifiable {
  let id: UUID
  let subject: String
  let channel: String
  /// The text of its last message.
  let body: String
  /// How many messages it has.
  let count: Int
  /// How many attachments they have.
  let attachments: Int
}

extension String {
  /// The text as it may be shown in a sentence: without line breaks, and without controls that change the direction of
  /// the following text.
  nonisolated var onOneLine: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
          default: scalar.properties.isBidiControl ? "\u{FFFD}" : scalar
          }
        }))
  }
}
