// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB

/// The showcase's database of drafts, as somebody else finds it. It is only read, so that the next showcase finds what the
/// last one has left.
struct DraftDatabase {
  let url: URL

  private struct Message: Decodable {
    let body: String
  }

  /// What SQLite finds wrong; "ok" if it is nothing.
  var complaints: [String] {
    get throws { try read { try String.fetchAll($0, sql: "PRAGMA integrity_check") } }
  }

  /// The bodies of the drafts, that which was changed last first.
  var bodies: [String] {
    get throws {
      try read {
        try Data.fetchAll(
          $0, sql: "SELECT content FROM draft WHERE content NOT NULL ORDER BY changed DESC, id DESC"
        )
      }.map { try JSONDecoder().decode(Message.self, from: $0).body }
    }
  }

  /// Writes as another program does, and keeps all others from it until what it returns is closed.
  func beginToWrite() throws -> DatabaseQueue {
    var configuration = Configuration()
    // GRDB ends the process otherwise, for a transaction that was forgotten.
    configuration.allowsUnsafeTransactions = true
    let queue = try DatabaseQueue(path: url.path, configuration: configuration)
    try queue.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
    return queue
  }

  /// Waits until these are the bodies of the drafts.
  func expect(_ expected: [String]) throws {
    var found: [String] = []
    try eventually("the drafts \(expected)", seen: "\(found)") {
      found = try bodies
      return found == expected
    }
  }

  private func read<Value>(_ value: (Database) throws -> Value) throws -> Value {
    var configuration = Configuration()
    configuration.readonly = true
    return try DatabaseQueue(path: url.path, configuration: configuration).read(value)
  }
}
