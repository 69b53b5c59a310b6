// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB

/// The showcase's database of drafts, opened by the test. The test changes nothing in it, so that the next showcase finds
/// the same drafts.
struct DraftDatabase {
  let url: URL

  private struct Message: Decodable {
    let body: String
  }

  /// The result of SQLite's integrity check; "ok" if it finds no error.
  var complaints: [String] {
    get throws { try read { try String.fetchAll($0, sql: "PRAGMA integrity_check") } }
  }

  /// The bodies of the drafts, most recently changed first.
  var bodies: [String] {
    get throws {
      try read {
        try Data.fetchAll(
          $0, sql: "SELECT content FROM draft WHERE content NOT NULL ORDER BY changed DESC, id DESC"
        )
      }.map { try JSONDecoder().decode(Message.self, from: $0).body }
    }
  }

  /// Begins a write transaction, as another program would. Until the returned queue is closed, nothing
  /// else can write.
  func beginToWrite() throws -> DatabaseQueue {
    var configuration = Configuration()
    // Without this, GRDB would end the process, because a transaction that stays open is usually
    // a mistake.
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
