// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit
import GossamerSupport
import GossamerTestSupport
import Testing

@testable import GossamerImages

/// The memory that fetches take while servers send too much, and how soon cancelled fetches end. Each test runs in a process of its
/// own.
@Suite(.alone, .enabled(if: !Memory.isSanitized)) struct FloodTests {
  @Test func memoryStaysWithinTheLimits_WhenSixAnswersNeverEnd() async {
    await #expect(processExitsWith: .success) {
      await Flood { connection in
        connection.sendHead("200 OK", [])
        let piece = Data(repeating: 7, count: 1 << 16)
        while connection.send(piece) {}
      }.expectMemoryWithinLimits(images: 6)
    }
  }

  @Test func memoryStaysWithinTheLimits_WhenSixAnswersAreBombs() async {
    await #expect(processExitsWith: .success) {
      let bomb = Packing.gzip.pack(Data(count: 200 << 20))
      await Flood { $0.answer(bomb, ["Content-Encoding: gzip"]) }.expectMemoryWithinLimits(
        images: 6)
    }
  }

  @Test func takesAtMost20Megabytes_WhenBodiesAreOnlyAnnounced() async {
    await #expect(processExitsWith: .success) {
      await Flood { connection in
        connection.sendHead("200 OK", ["Content-Length: 33554432"])
        connection.send(Data(count: 1000))
      }.expectMemory(atMost: 20, images: 6)
    }
  }

  @Test func fetchesEndWithin5Seconds_WhenCancelled() async {
    await #expect(processExitsWith: .success) {
      await Flood { connection in
        connection.sendHead("200 OK", ["Transfer-Encoding: chunked"])
        // Almost all of this is chunk extensions, which the byte limit doesn't count.
        let chunk = "1;\(String(repeating: "x", count: 4000))\r\n7\r\n"
        let piece = Data(String(repeating: chunk, count: 16).utf8)
        while connection.send(piece) {}
      }.expectPromptEnd(images: 6)
    }
  }
}

/// A server that sends too much, and the checks of a fetcher that asks it.
nonisolated private struct Flood: Sendable {
  private static let megabytesPerImage = 32

  private let answer: LoopbackServer.Answer

  init(_ answer: @escaping LoopbackServer.Answer) {
    self.answer = answer
  }

  /// Fetches `count` images. Expects that they take no more memory than their byte limits and 20 MB.
  func expectMemoryWithinLimits(images count: Int) async {
    await expectMemory(atMost: count * Self.megabytesPerImage + 20, images: count)
  }

  /// Fetches `count` images. Expects that they take at most `megabytes`, and at most 20 MB afterwards.
  func expectMemory(atMost megabytes: Int, images count: Int) async {
    let server = LoopbackServer(answer)
    let folder = TemporaryFolder()
    let fetch = await ImageFetcher.live(
      .with { $0.bytes = Self.megabytesPerImage << 20 }, folder: folder.url)
    // Loads what a process loads only once.
    _ = try? await fetch(URL(fileURLWithPath: "/"), scale: 1)
    let before = Memory.resident
    let most = Locked(0)
    let watch = Thread {
      while !Thread.current.isCancelled {
        most.withLock { $0 = max($0, Memory.resident) }
        usleep(1000)
      }
    }
    watch.start()
    await withTaskGroup { group in
      for number in 0..<count {
        group.addTask {
          await #expect(throws: ImageFetcherError.self) {
            try await fetch(server.url("/\(number)"), scale: 1)
          }
        }
      }
    }
    watch.cancel()
    let taken = most.withLock { $0 } - before
    #expect(taken <= megabytes << 20, "\(taken >> 20) MB were resident")
    let end = ContinuousClock.now + .seconds(60)
    while Memory.resident - before > 20 << 20, ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(10))
    }
    let kept = Memory.resident - before
    #expect(kept <= 20 << 20, "\(kept >> 20) MB are kept")
  }

  /// Fetches `count` images and cancels the fetches. Expects that all fetches and connections end within 5 seconds, while the server sends
  /// as fast as it can.
  func expectPromptEnd(images count: Int) async {
    let (server, folder) = (LoopbackServer(answer), TemporaryFolder())
    let fetch = await ImageFetcher.live(.with { _ in }, folder: folder.url)
    let works = (0..<count).map { number in
      Task { try await fetch(server.url("/\(number)"), scale: 1) }
    }
    await server.hasRequests(count)
    let start = ContinuousClock.now
    for work in works { work.cancel() }
    for work in works {
      let error = await #expect(throws: ImageFetcherError.self) { try await work.value }
      #expect(error?.isCancellation == true)
    }
    for number in 0..<count { await server.hasClosed("/\(number)") }
    #expect(start.duration(to: .now) < .seconds(5))
  }
}
