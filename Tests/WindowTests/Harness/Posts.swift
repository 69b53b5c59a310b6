// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Synchronization

/// The messages posted to a server. The server has no threads of messages, and answers each post as the test chooses.
nonisolated final class Posts: Sendable {
  private let received = Mutex<[String]>([])
  private let status: @Sendable (Int) -> String

  /// Creates a server.
  /// - Parameter status: gives the HTTP status for each post; the first one has the number 1.
  init(status: @escaping @Sendable (Int) -> String) {
    self.status = status
  }

  /// The posted forms, in the order of arrival.
  var all: [String] { received.withLock { $0 } }

  /// The ids of the messages; empty for a form without one.
  var ids: [String] {
    all.map { $0.firstMatch(of: /name="id"\r\n\r\n([0-9A-F-]{36})/).map { String($0.1) } ?? "" }
  }

  func answer(_ connection: Connection) {
    guard connection.method == "POST" else { return connection.answer(Data("[]".utf8)) }
    let form = String(decoding: connection.receive(connection.length), as: UTF8.self)
    let number = received.withLock {
      $0.append(form)
      return $0.count
    }
    connection.answer(Data(), status: status(number))
  }
}
