// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A server that the showcase runs itself, on a free port of the loopback interface. It starts when ``url()`` is called
/// first, and ends with this object.
final class OwnServer {
  typealias Answer = @Sendable (ServerRequest) -> ServerAnswer

  private let answer: Answer
  private let loop = ServerLoop()
  private var address: Task<URL?, Never>?

  /// Creates a server.
  /// - Parameter answer: answers a request, on the server's thread, one after the other.
  init(_ answer: @escaping Answer) {
    self.answer = answer
  }

  isolated deinit {
    if address != nil { loop.quit() }
  }

  /// The server's address, once it listens.
  func url() async throws(ServerError) -> URL {
    let address = address ?? Task { [loop, answer] in await loop.listen(answer) }
    self.address = address
    guard let url = await address.value else {
      self.address = nil
      throw .noServer
    }
    return url
  }
}
