// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerImages

/// The error messages for servers that don't answer with an image.
@Suite(.alone) @MainActor struct BadServerTests {
  private let folder = TemporaryFolder()

  /// The error message of a fetch from a server that answers by `answer`.
  private func message(
    _ limits: ImageFetcher.Limits = .with { _ in },
    _ answer: @escaping LoopbackServer.Answer
  ) async throws -> String {
    let server = LoopbackServer(answer)
    let (fetch, url) = (ImageFetcher.live(limits, folder: folder.url), server.url("/image"))
    let error = await #expect(throws: ImageFetcherError.self) { try await fetch(url) }
    #expect(folder.files == [], "what can't be shown isn't remembered")
    return try #require(error).message(url)
  }

  @Test(arguments: [
    ("404 Not Found", "The server has nothing there (404). Check the address."),
    ("410 Gone", "The server gives nothing (410). Check the address."),
    ("500 Internal Server Error", "The server has failed (500). Try again later."),
  ])
  func messageNamesTheStatus(status: String, expected: String) async throws {
    let message = try await message { $0.answer(Data("x".utf8), status: status) }
    #expect(message == "/image: \(expected)")
  }

  @Test func messageShowsTheFirstBytes_WhenTheDataIsNoImage() async throws {
    let html = try await message { $0.answer(Data("<!DOCTYPE html>\n<html></html>".utf8)) }
    // Between the two is GdkPixbuf's message, in the user's language.
    #expect(
      html.hasPrefix(
        """
        /image: This isn't an image that can be shown (29 bytes, beginning with '<!DOCTYPE html>').
        """), "\(html)")
    #expect(html.hasSuffix(". Check the address."), "\(html)")
    #expect(
      try await message { $0.answer(Data()) } == """
        /image: This isn't an image that can be shown (0 bytes, nothing). The server has sent no byte. \
        Check the address.
        """)
    let png = Samples.png(100, 100).dropLast(30)
    #expect(
      try await message { $0.answer(png) } == """
        /image: This isn't an image that can be shown (\(png.count) bytes, beginning with 89 50 4e 47 \
        0d 0a 1a 0a). The file breaks off before its end. Check the address.
        """)
  }

  @Test func refusesImagesWithTooManyPixels() async throws {
    let (bomb, png) = (Samples.bomb(100_000, 100_000), Samples.png(10, 10))
    #expect(
      try await message { $0.answer(bomb) } == """
        /image: The image has 100000 by 100000 pixels, more than the 67108864 that are decoded. Take \
        a smaller one, or raise ImageFetcher.Limits.pixels.
        """)
    #expect(
      try await message(.with { $0.pixels = 99 }) { $0.answer(png) } == """
        /image: The image has 10 by 10 pixels, more than the 99 that are decoded. Take a smaller one, \
        or raise ImageFetcher.Limits.pixels.
        """)
  }

  @Test(arguments: [true, false])
  func stopsAtTheByteLimit(isAnnounced: Bool) async throws {
    let count = 200 << 20
    let message = try await message(.with { $0.bytes = 1 << 20 }) { connection in
      connection.sendHead("200 OK", isAnnounced ? ["Content-Length: \(count)"] : [])
      let piece = Data(repeating: 7, count: 1 << 16)
      for _ in 0..<count / piece.count where !connection.send(piece) { return }
    }
    #expect(
      message == """
        /image: The image has more than the 1048576 bytes that are fetched. Take a smaller one, or raise \
        ImageFetcher.Limits.bytes.
        """)
  }

  @Test func givesUp_WhenTheServerIsSilent() async throws {
    let message = try await message(.with { $0.silence = .milliseconds(200) }) { $0.waitForEnd() }
    #expect(message == "/image: The server has sent nothing for 0.2 seconds. Try again.")
  }

  @Test func givesUp_WhenTheServerSendsByteByByte() async throws {
    let message = try await message(.with { $0.time = .milliseconds(300) }) { connection in
      connection.sendHead("200 OK", ["Content-Length: 100000"])
      while connection.send(Data([7])) { usleep(10_000) }
    }
    #expect(message == "/image: The server's answer has not come within 0.3 seconds. Try again.")
  }

  @Test func givesUp_WhenRedirectsFormALoop() async throws {
    let message = try await message { $0.answer(Data(), ["Location: /image"], status: "302 Found") }
    #expect(
      message == """
        /image: The server has named another address more than 10 times. Tell who runs it.
        """)
  }

  @Test func messageSaysThatTheConnectionBroke() async throws {
    let reset = try await message { $0.reset() }
    #expect(reset == "/image: The server broke the connection off. Try again.")
    let half = try await message { connection in
      connection.sendHead("200 OK", ["Content-Length: 1000"])
      connection.send(Data(repeating: 7, count: 500))
    }
    #expect(half == "/image: The server broke the connection off. Try again.")
  }

  @Test func messageSaysThatTheServerCannotBeReached() async throws {
    // No server listens on port 1.
    let url = try #require(URL(string: "http://127.0.0.1:1/image"))
    let fetch = ImageFetcher.live(folder: folder.url)
    let error = await #expect(throws: ImageFetcherError.self) { try await fetch(url) }
    #expect(
      error?.message(url) == """
        /image: The server can't be reached. Check that it runs, and try again.
        """)
  }

  @Test(arguments: ["file:///etc/passwd", "data:,x", "/image", "http:///image"])
  func refusesAddresses_ThatAreNotHTTP(address: String) async throws {
    let url = try #require(URL(string: address))
    let fetch = ImageFetcher.live(folder: folder.url)
    let error = await #expect(throws: ImageFetcherError.self) { try await fetch(url) }
    #expect(
      error?.description
        == "\(address): Only addresses that begin with http:// or https:// can be fetched. Check the address."
    )
  }

  @Test func stillFetches_AfterManyCancelledFetches() async throws {
    let png = Samples.png()
    let server = LoopbackServer { connection in
      switch connection.path.last {
      case "0": connection.answer(Data(), ["Location: /x1"], status: "302 Found")
      case "1": connection.waitForEnd()
      case "2": connection.reset()
      default: connection.answer(png)
      }
    }
    let fetch = ImageFetcher.live(.with { _ in }, folder: folder.url)
    for round in 0..<20 {
      let works = (0..<12).map { number in
        Task.immediate { try? await fetch(server.url("/\(round)-\(number % 4)")) }
      }
      await server.hasRequests(round + 1)
      for work in works { work.cancel() }
      for work in works { _ = await work.value }
    }
    #expect(try await fetch(server.url("/3"), scale: 1).size == CGSize(width: 8, height: 8))
  }
}
