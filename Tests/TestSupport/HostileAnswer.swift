// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A hostile or faulty answer of a server, and the outcome that requests must have.
public nonisolated struct HostileAnswer: Sendable, CustomTestStringConvertible {
  /// The outcome that a request must have.
  public enum Outcome: Hashable, Sendable {
    /// The answer arrived completely; the payload is its number of bytes.
    case taken(Int)
    /// The server broke the connection off.
    case brokenOff
    /// The answer isn't valid HTTP.
    case notHTTP
    /// The answer has more bytes than ``byteLimit``.
    case tooLarge
    /// The compressed body can't be decompressed.
    case notUnpacked
    /// The server answered with this status, which isn't 2xx.
    case status(Int)
    /// The server sent nothing for ``HostileAnswer/silence``.
    case silence
    /// The answer took longer than ``HostileAnswer/time``.
    case tookTooLong
    /// The server redirected more than this many times. Uploads follow no redirect.
    case redirects(Int)
    /// The server redirected to this address, which can't be fetched.
    case elsewhere(String)
    /// No server answers where the server redirected to.
    case unreachable
  }

  /// The greatest number of bytes that a client accepts.
  public static let byteLimit = 1 << 20
  /// How long the server may be silent in rows that test silence.
  public static let shortSilence = Duration.milliseconds(200)
  /// How long an answer may take in rows that test that time.
  public static let shortTime = Duration.milliseconds(300)

  /// The row's name in reports.
  public let testDescription: String
  /// The outcome of fetching data.
  public let fetched: Outcome
  /// The outcome of an upload.
  public let posted: Outcome
  /// Called when the whole request has arrived.
  public let answer: LoopbackServer.Answer

  /// How long the server may be silent: very long, because the machine may be busy, except in rows that test silence.
  public var silence: Duration { fetched == .silence ? Self.shortSilence : .seconds(900) }
  /// How long an answer may take: very long, except in rows that test that time.
  public var time: Duration { fetched == .tookTooLong ? Self.shortTime : .seconds(900) }

  /// Creates a row. Uploads have the outcome `posted`, or the outcome of fetches if that is nil.
  public init(
    _ name: String, _ fetched: Outcome, posted: Outcome? = nil,
    answer: @escaping LoopbackServer.Answer
  ) {
    testDescription = name
    self.fetched = fetched
    self.posted = posted ?? fetched
    self.answer = { connection in
      connection.receive(connection.length)
      answer(connection)
    }
  }

  /// A server that sends bytes and closes the connection.
  private static func bytes(
    _ name: String, _ fetched: Outcome, posted: Outcome? = nil, _ bytes: String
  ) -> HostileAnswer {
    HostileAnswer(name, fetched, posted: posted) { $0.send(Data(bytes.utf8)) }
  }

  /// A server that answers 200 with these headers and this body.
  private static func ok(
    _ name: String, _ fetched: Outcome, _ headers: [String], _ body: String = "hello"
  ) -> HostileAnswer {
    bytes(name, fetched, head(headers) + body)
  }

  private static func head(_ headers: [String], _ status: String = "200 OK") -> String {
    (["HTTP/1.1 \(status)"] + headers + ["", ""]).joined(separator: "\r\n")
  }

  /// A server that sends `first`, and then `piece` for ever.
  private static func endless(
    _ name: String, _ fetched: Outcome, _ first: String, then piece: Data
  ) -> HostileAnswer {
    HostileAnswer(name, fetched) { connection in
      connection.send(Data(first.utf8))
      while connection.send(piece) {}
    }
  }

  /// A server that answers 200 with a compressed body.
  private static func packed(
    _ name: String, _ fetched: Outcome, _ coding: String, _ body: @escaping @Sendable () -> Data
  ) -> HostileAnswer {
    HostileAnswer(name, fetched) { $0.answer(body(), ["Content-Encoding: \(coding)"]) }
  }
}

// MARK: - The rows

nonisolated extension HostileAnswer {
  /// All rows.
  public static let all =
    lengths + endless + slow + packings + redirects + broken + chunks + heads + statuses

  private static let lengths = [
    ok(
      "a length of 9223372036854775807", .tooLarge, ["Content-Length: 9223372036854775807"],
      String(repeating: "x", count: 100_000)),
    ok("a length beyond all numbers", .tooLarge, ["Content-Length: 99999999999999999999999"]),
    ok("a negative length", .notHTTP, ["Content-Length: -5"]),
    ok("a length with a sign", .notHTTP, ["Content-Length: +5"]),
    ok("a length in words", .notHTTP, ["Content-Length: five"]),
    ok("an empty length", .notHTTP, ["Content-Length:"]),
    ok("two lengths that differ", .notHTTP, ["Content-Length: 5", "Content-Length: 3"]),
    ok("two lengths in one line", .notHTTP, ["Content-Length: 5, 3"]),
    ok("the same length twice", .taken(5), ["Content-Length: 5", "Content-Length: 5"]),
    ok("a length that is too long", .brokenOff, ["Content-Length: 1000"]),
    ok(
      "a length that is too long, and the end announced", .brokenOff,
      ["Content-Length: 1000", "Connection: close"]),
    ok("a length that is too short", .taken(3), ["Content-Length: 3"]),
    ok("no length", .taken(5), []),
    ok("no length, and nothing", .brokenOff, [], ""),
    ok(
      "a length, and chunks", .taken(5), ["Content-Length: 900", "Transfer-Encoding: chunked"],
      "5\r\nhello\r\n0\r\n\r\n"),
  ]

  private static let piece = Data(repeating: 0x20, count: 1 << 16)

  private static let endless = [
    endless("a body that never ends", .tooLarge, head([]), then: piece),
    endless(
      "chunks that never end", .tooLarge, head(["Transfer-Encoding: chunked"]),
      then: Data("10000\r\n".utf8) + piece + Data("\r\n".utf8)),
    endless(
      "a size of a chunk that never ends", .notHTTP, head(["Transfer-Encoding: chunked"]),
      then: Data(repeating: 0x30, count: 1 << 16)),
    endless(
      "trailers that never end", .notHTTP, head(["Transfer-Encoding: chunked"]) + "0\r\n",
      then: Data("X-Trailer: more\r\n".utf8)),
    endless("a status line that never ends", .brokenOff, "HTTP/1.1 200 ", then: piece),
    endless(
      "a head that never ends", .brokenOff, "HTTP/1.1 200 OK\r\n",
      then: Data("X-Header: more\r\n".utf8)),
    endless(
      "interim answers that never end", .notHTTP, "",
      then: Data("HTTP/1.1 100 Continue\r\n\r\n".utf8)),
    endless(
      "hints that never end", .notHTTP, "",
      then: Data("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n".utf8)),
    // An empty stored block of RFC 1951, section 3.2.4, again and again.
    HostileAnswer("packed nothing that never ends", .tooLarge) { connection in
      connection.send(Data(head(["Content-Encoding: deflate"]).utf8) + Data([0x78, 0x9C]))
      let blocks = Data((0..<10_000).flatMap { _ in [0, 0, 0, 0xFF, 0xFF] as [UInt8] })
      while connection.send(blocks) {}
    },
  ]

  private static let slow = [
    HostileAnswer("nothing at all", .silence) { $0.waitForEnd() },
    HostileAnswer("nothing after the head", .silence) {
      $0.sendHead("200 OK", ["Content-Length: 5"])
      $0.waitForEnd()
    },
    HostileAnswer("nothing after half of the body", .silence) {
      $0.sendHead("200 OK", ["Content-Length: 1000"])
      $0.send(Data(count: 500))
      $0.waitForEnd()
    },
    HostileAnswer("a body byte by byte", .tookTooLong) { connection in
      connection.sendHead("200 OK", ["Content-Length: 100000"])
      while connection.send(Data([0x20])) { usleep(10_000) }
    },
    HostileAnswer("a head byte by byte", .tookTooLong) { connection in
      connection.send(Data("HTTP/1.1 200 OK\r\nX: ".utf8))
      while connection.send(Data([0x20])) { usleep(10_000) }
    },
    HostileAnswer("an interim answer now and then", .tookTooLong) { connection in
      while connection.send(Data("HTTP/1.1 102 Processing\r\n\r\n".utf8)) { usleep(200_000) }
    },
  ]

  private static let text = Data(String(repeating: "[1, 2, 3]\n", count: 100).utf8)

  private static let packings = [
    packed("gzip", .taken(1000), "gzip") { Packing.gzip.pack(text) },
    packed("x-gzip", .taken(1000), "X-Gzip") { Packing.gzip.pack(text) },
    packed("deflate", .taken(1000), "deflate") { Packing.deflate.pack(text) },
    packed("gzip of two members", .taken(2000), "gzip") {
      Packing.gzip.pack(text) + Packing.gzip.pack(text)
    },
    packed("gzip whose second member breaks off", .notUnpacked, "gzip") {
      Packing.gzip.pack(text) + Packing.gzip.pack(text).dropLast(12)
    },
    packed("gzip with something behind it", .notUnpacked, "gzip") {
      Packing.gzip.pack(text) + text
    },
    packed("a bomb behind gzip", .tooLarge, "gzip") {
      Packing.gzip.pack(text) + Packing.gzip.bomb()
    },
    packed("a bomb of gzip", .tooLarge, "gzip") { Packing.gzip.bomb() },
    packed("a bomb of deflate", .tooLarge, "deflate") { Packing.deflate.bomb() },
    packed("a bomb in a bomb", .notUnpacked, "gzip, gzip") {
      Packing.gzip.pack(Packing.gzip.bomb())
    },
    packed("gzip that breaks off", .notUnpacked, "gzip") { Packing.gzip.pack(text).dropLast(12) },
    packed("deflate that breaks off", .notUnpacked, "deflate") {
      Packing.deflate.pack(text).dropLast(8)
    },
    packed("gzip with a wrong checksum", .notUnpacked, "gzip") {
      Packing.gzip.pack(text).dropLast(8) + Data(count: 8)
    },
    packed("what isn't gzip", .notUnpacked, "gzip") { text },
    packed("what isn't deflate", .notUnpacked, "deflate") { text },
    packed("nothing that is called gzip", .taken(0), "gzip") { Data() },
    packed("a compression that wasn't requested", .notUnpacked, "br") { text },
    packed("an unknown compression", .notUnpacked, "gzip\u{7F}") { text },
  ]

  /// Redirects. Uploads follow none of them.
  private static let redirects = [
    "301 Moved Permanently", "302 Found", "303 See Other", "307 Temporary Redirect",
    "308 Permanent Redirect",
  ].flatMap { status in
    let code = Int(status.prefix(3)) ?? 0
    func leading(_ name: String, _ outcome: Outcome, _ headers: [String]) -> HostileAnswer {
      HostileAnswer("\(code), \(name)", outcome, posted: .redirects(0)) {
        $0.answer(Data(), headers, status: status)
      }
    }
    return [
      leading("without an address", .status(code), []),
      leading("to an empty address", .status(code), ["Location:"]),
      leading("to a malformed address", .elsewhere("http://[::"), ["Location: http://[::"]),
      leading("to an address without a host", .elsewhere("http:///a"), ["Location: http:///a"]),
      leading(
        "to a file", .elsewhere("file:///etc/passwd"), ["Location: file:///etc/passwd"]),
      leading("to data", .elsewhere("data:,x"), ["Location: data:,x"]),
      leading("to a port without a server", .unreachable, ["Location: http://127.0.0.1:1/"]),
      leading("in a loop", .redirects(10), ["Location: /again"]),
    ]
  }

  private static let broken = [
    HostileAnswer("hung up at once", .brokenOff) { _ in },
    HostileAnswer("reset at once", .brokenOff) { $0.reset() },
    bytes("closed in the status line", .notHTTP, "HTTP/1.1 20"),
    bytes("closed after the status line", .brokenOff, "HTTP/1.1 200 OK\r\n"),
    bytes("closed in a header", .notHTTP, "HTTP/1.1 200 OK\r\nContent-Le"),
    bytes("closed in a length", .notHTTP, "HTTP/1.1 200 OK\r\nContent-Length: 5"),
    ok("closed before the body", .brokenOff, ["Content-Length: 5"], ""),
    HostileAnswer("reset in the body", .brokenOff) {
      $0.sendHead("200 OK", ["Content-Length: 1000"])
      $0.send(Data(count: 500))
      $0.reset()
    },
    bytes("garbage", .notHTTP, "\u{0}\u{1}\u{2}nonsense\r\n\r\n"),
    bytes("an answer of HTTP/0.9", .notHTTP, "<html>hello</html>"),
    bytes("HTTP/9.9", .notHTTP, "HTTP/9.9 200 OK\r\nContent-Length: 5\r\n\r\nhello"),
    bytes("HTTP/2 without asking", .notHTTP, "HTTP/2 200 OK\r\nContent-Length: 5\r\n\r\nhello"),
    bytes("another protocol", .notHTTP, "SSH-2.0-OpenSSH_9.2p1 Debian-2\r\n\r\n"),
    bytes(
      "a switch of protocols", .notHTTP,
      head(["Upgrade: x", "Connection: upgrade"], "101 Switching Protocols") + "hello"),
  ]

  private static let chunked = ["Transfer-Encoding: chunked"]

  private static let chunks = [
    ok("chunks", .taken(8), chunked, "5\r\nhello\r\n3\r\nyou\r\n0\r\n\r\n"),
    ok(
      "chunks with notes and trailers", .taken(5), chunked,
      "5;a=\"b\"\r\nhello\r\n0\r\nX: y\r\n\r\n"),
    ok("chunks without an end", .brokenOff, chunked, "5\r\nhello\r\n"),
    ok("chunks that break off in the last one", .brokenOff, chunked, "5\r\nhello\r\n0\r\n"),
    ok("chunks that break off in a size", .brokenOff, chunked, "5\r\nhello\r\n1"),
    ok("a chunk that breaks off", .brokenOff, chunked, "1000\r\nhello"),
    ok("no chunk", .brokenOff, chunked, ""),
    ok("a chunk of a negative size", .notHTTP, chunked, "-5\r\nhello\r\n0\r\n\r\n"),
    ok("a chunk of no size", .notHTTP, chunked, "\r\nhello\r\n0\r\n\r\n"),
    ok("a chunk of a size in words", .notHTTP, chunked, "5\r\nhello\r\nzz\r\n\r\n"),
    ok("a chunk of 7FFFFFFFFFFFFFFF bytes", .tooLarge, chunked, "7FFFFFFFFFFFFFFF\r\nhello"),
    ok("a chunk of FFFFFFFFFFFFFFFFF bytes", .tooLarge, chunked, "FFFFFFFFFFFFFFFFF\r\nhello"),
    ok("a chunk that is longer than its size", .notHTTP, chunked, "3\r\nhello\r\n0\r\n\r\n"),
    ok(
      "chunks within gzip", .notHTTP, ["Transfer-Encoding: gzip, chunked"],
      "5\r\nhello\r\n0\r\n\r\n"),
  ]

  private static let heads = [
    ok(
      "a header of 50 KB", .taken(5),
      ["Content-Length: 5", "X: \(String(repeating: "x", count: 50_000))"]),
    ok(
      "a header of 1 MB", .brokenOff,
      ["Content-Length: 5", "X: \(String(repeating: "x", count: 1_000_000))"]),
    ok("1,000 headers", .taken(5), ["Content-Length: 5"] + (1...1_000).map { "X-\($0): x" }),
    ok("100,000 headers", .brokenOff, ["Content-Length: 5"] + (1...100_000).map { "X-\($0): x" }),
    ok("a zero byte in a header", .notHTTP, ["Content-Length: 5", "X: a\u{0}b"]),
    ok("a header without a colon", .taken(5), ["Content-Length: 5", "nonsense"]),
  ]

  private static let statuses =
    [
      bytes("204 with a body", .taken(0), head(["Content-Length: 5"], "204 No Content") + "hello"),
      bytes("205 with a body", .taken(5), head(["Content-Length: 5"], "205 Reset") + "hello"),
      bytes(
        "304 with a body", .status(304), head(["Content-Length: 5"], "304 Not Modified") + "hello"),
      bytes("status 999", .status(999), head(["Content-Length: 0"], "999 Nonsense")),
      bytes("status 20", .notHTTP, head(["Content-Length: 0"], "20 OK")),
      bytes("status 2000", .notHTTP, head(["Content-Length: 0"], "2000 OK")),
      bytes("status -200", .notHTTP, head(["Content-Length: 0"], "-200 OK")),
    ]
    + [
      ("300 Multiple Choices", "Location: /again"), ("305 Use Proxy", "Location: /again"),
      ("400 Bad Request", "X: y"), ("401 Unauthorized", "WWW-Authenticate: Basic realm=\"a\""),
      ("401 Unauthorized", "WWW-Authenticate: Negotiate"),
      ("407 Proxy Authentication Required", "Proxy-Authenticate: Basic realm=\"a\""),
      ("403 Forbidden", "X: y"), ("404 Not Found", "X: y"), ("413 Content Too Large", "X: y"),
      ("429 Too Many Requests", "Retry-After: 100000"), ("500 Oops", "X: y"),
      ("503 Unavailable", "Retry-After: 0"),
    ].map { status, header in
      HostileAnswer("\(status), \(header)", .status(Int(status.prefix(3)) ?? 0)) {
        $0.answer(Data("hello".utf8), [header], status: status)
      }
    }
}
