// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import GossamerKit
import GossamerSupport

/// A server on loopback that answers each request on a thread of its own, in the way that a test
/// chooses. Each connection has one request.
public nonisolated final class LoopbackServer: Sendable {
  /// Answers the request of a connection.
  public typealias Answer = @Sendable (Connection) -> Void

  private struct State {
    var requests: [String] = []
    var closed: [String] = []
    var waiters: [Waiter] = []
  }

  private struct Waiter {
    let fits: @Sendable (State) -> Bool
    let continuation: CheckedContinuation<Void, Never>
  }

  private let socket: Int32
  private let port: UInt16
  private let state = Locked(State())

  /// Starts a server.
  /// - Parameter answer: called on a thread of its own for each request; then the connection is closed.
  public init(_ answer: @escaping Answer) {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        precondition(bind(socket, address, length) == 0, "bind: errno \(errno)")
        precondition(listen(socket, 128) == 0, "listen: errno \(errno)")
        getsockname(socket, address, &length)
      }
    }
    self.socket = socket
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [weak self] in
      // Only this thread may close the socket. As soon as it is closed, its number may belong to another server's socket, whose
      // client this thread would accept.
      defer { close(socket) }
      while true {
        let client = accept(socket, nil, nil)
        guard client >= 0 else { return }
        Thread.detachNewThread { [weak self] in
          if let self { serve(client, answer) } else { close(client) }
        }
      }
    }
  }

  /// A server that answers every request with one file.
  public convenience init(_ file: Data, _ headers: [String] = []) {
    self.init { $0.answer(file, headers) }
  }

  deinit { shutdown(socket, Int32(SHUT_RDWR)) }

  private func serve(_ client: Int32, _ answer: Answer) {
    guard let connection = Connection(client) else {
      close(client)
      return
    }
    note { $0.requests.append(connection.path) }
    answer(connection)
    close(client)
    note { $0.closed.append(connection.path) }
  }

  private func note(_ change: (inout State) -> Void) {
    let ready = state.withLock { state in
      change(&state)
      let known = state
      state.waiters.removeAll { $0.fits(known) }
      return known.waiters.filter { $0.fits(known) }.map(\.continuation)
    }
    for continuation in ready { continuation.resume() }
  }

  private func wait(until fits: @escaping @Sendable (State) -> Bool) async {
    await withCheckedContinuation { continuation in
      let isReady = state.withLock { state in
        if !fits(state) { state.waiters.append(Waiter(fits: fits, continuation: continuation)) }
        return fits(state)
      }
      if isReady { continuation.resume() }
    }
  }

  /// An address on this server.
  public func url(_ path: String) -> URL {
    URL(string: "http://127.0.0.1:\(port)\(path)") ?? URL(fileURLWithPath: "/")
  }

  /// The paths of the requests so far.
  public var requests: [String] { state.withLock { $0.requests } }

  /// Waits until at least `count` requests have arrived.
  public func hasRequests(_ count: Int) async {
    await wait { $0.requests.count >= count }
  }

  /// Waits until the answer to a request has ended.
  public func hasClosed(_ path: String) async {
    await wait { $0.closed.contains(path) }
  }
}

/// One request, on the thread that answers it.
public nonisolated struct Connection {
  private let socket: Int32
  /// The method of the request, for example `GET`.
  public let method: String
  /// The path of the request, for example `/image.png`.
  public let path: String
  /// The number of bytes in the request's body; 0 if the head doesn't say.
  public let length: Int

  /// Reads the head of the request; nil if the connection ends before.
  fileprivate init?(_ socket: Int32) {
    var head: [UInt8] = []
    var byte: UInt8 = 0
    // Reads single bytes, because `receive` reads what follows the head.
    while !head.ends(with: Array("\r\n\r\n".utf8)) {
      guard recv(socket, &byte, 1, 0) > 0 else { return nil }
      head.append(byte)
    }
    let text = String(decoding: head, as: UTF8.self)
    let words = text.split(separator: " ")
    self.socket = socket
    method = words.first.map { String($0) } ?? ""
    path = words.count > 1 ? String(words[1]) : ""
    length =
      text.firstMatch(of: /\r\ncontent-length: *([0-9]+)/.ignoresCase()).flatMap { Int($0.1) } ?? 0
  }

  /// Sends bytes.
  /// - Returns: false if the other side has closed the connection.
  @discardableResult
  public func send(_ data: Data) -> Bool {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Sends the head of an answer.
  public func sendHead(_ status: String = "200 OK", _ headers: [String]) {
    let lines = ["HTTP/1.1 \(status)"] + headers + ["Connection: close", "", ""]
    send(Data(lines.joined(separator: "\r\n").utf8))
  }

  /// Sends a whole answer.
  public func answer(_ body: Data, _ headers: [String] = [], status: String = "200 OK") {
    sendHead(status, ["Content-Length: \(body.count)"] + headers)
    send(body)
  }

  /// Reads `count` bytes after the head of the request; fewer if the other side ends before.
  @discardableResult
  public func receive(_ count: Int) -> Data {
    var received = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while received.count < count {
      let more = recv(socket, &buffer, min(buffer.count, count - received.count), 0)
      guard more > 0 else { break }
      received += buffer[..<more]
    }
    return received
  }

  /// Waits until the other side closes the connection.
  public func waitForEnd() {
    var byte: UInt8 = 0
    while recv(socket, &byte, 1, 0) > 0 {}
  }

  /// Makes closing reset the connection.
  public func reset() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(socket, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<linger>.size))
  }
}

nonisolated extension [UInt8] {
  fileprivate func ends(with other: [UInt8]) -> Bool { suffix(other.count).elementsEqual(other) }
}

/// A barrier that the threads of a server wait at until a test opens it.
public nonisolated final class Barrier: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  /// Creates a closed barrier.
  public init() {}

  /// Blocks the thread until it is open.
  public func wait() {
    semaphore.wait()
    semaphore.signal()
  }

  /// Lets all threads pass that wait now or later.
  public func open() {
    semaphore.signal()
  }
}
