// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A server of the showcase's own on loopback, on a port that is free. It starts when its address is asked for, and ends
/// with this object.
final class OwnServer {
  typealias Answer = @Sendable (ServerRequest) -> ServerAnswer

  private let answer: Answer
  private let loop = ServerLoop()
  private var address: Task<URL?, Never>?

  /// Creates a server.
  /// - Parameter answer: answers a request, on a thread of the server's: one after the other.
  init(_ answer: @escaping Answer) {
    self.answer = answer
  }

  isolated deinit {
    if address != nil { loop.quit() }
  }

  /// Where it is, once it listens.
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
