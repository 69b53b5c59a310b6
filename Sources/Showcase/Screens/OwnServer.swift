// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import FlyingFox
import FlyingSocks
import Gossamer

#if canImport(Glibc)
  import Glibc
#endif

/// A server of the showcase's own on loopback, on a port that is free. It starts when its address is asked for, and ends
/// with this object.
final class OwnServer {
  typealias Answer = @Sendable (HTTPRequest) async -> HTTPResponse

  private let answer: Answer
  private var started: (server: HTTPServer, run: Task<Void, Never>)?

  /// Creates a server.
  /// - Parameter answer: answers a request, off the main actor.
  init(_ answer: @escaping Answer) {
    self.answer = answer
  }

  isolated deinit {
    started?.run.cancel()
  }

  /// Where it is, once it listens.
  func url() async throws(ServerError) -> URL {
    do {
      let (server, run) = try start()
      let listening = Task { try await server.waitUntilListening(timeout: 60) }
      Task {
        await run.value
        listening.cancel()
      }
      try await listening.value
      guard let url = await server.listeningAddress?.url else { throw ServerError.noServer }
      return url
    } catch {
      started = nil
      throw .noServer
    }
  }

  private func start() throws -> (server: HTTPServer, run: Task<Void, Never>) {
    if let started { return started }
    let server = HTTPServer(
      address: try sockaddr_in.inet(ip4: "127.0.0.1", port: 0), timeout: 120, logger: .disabled,
      handler: ClosureHTTPHandler(answer))
    let made = (server, Task { () -> Void in try? await server.run() })
    started = made
    return made
  }
}

extension Socket.Address {
  fileprivate nonisolated var url: URL? {
    guard case .ip4(let host, let port) = self else { return nil }
    return URL(string: "http://\(host):\(port)")
  }
}
