// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit
import GossamerSupport
import GossamerTestSupport
import Testing

@testable import GossamerImages

/// What is resident while servers send too much, and how soon it ends. Each test has a process of its own, in which nothing else
/// runs.
@Suite(.alone, .enabled(if: !Memory.isSanitized)) struct FloodTests {
  @Test func takesItsLimitsAndNoMore_WhenSixThumbnailsNeverEnd() async {
    await #expect(processExitsWith: .success) {
      await Flood { connection in
        connection.sendHead("200 OK", [])
        let piece = Data(repeating: 7, count: 1 << 16)
        while connection.send(piece) {}
      }.takesItsLimits(images: 6)
    }
  }

  @Test func takesItsLimitsAndNoMore_WhenSixThumbnailsAreBombs() async {
    await #expect(processExitsWith: .success) {
      let bomb = Packing.gzip.pack(Data(count: 200 << 20))
      await Flood { $0.answer(bomb, ["Content-Encoding: gzip"]) }.takesItsLimits(images: 6)
    }
  }

  @Test func takesNoMemory_ForWhatIsOnlyAnnounced() async {
    await #expect(processExitsWith: .success) {
      await Flood { connection in
        connection.sendHead("200 OK", ["Content-Length: 33554432"])
        connection.send(Data(count: 1000))
      }.takes(atMost: 20, images: 6)
    }
  }

  @Test func endsAtOnce_WhenNobodyWaitsAnyMore() async {
    await #expect(processExitsWith: .success) {
      await Flood { connection in
        connection.sendHead("200 OK", ["Transfer-Encoding: chunked"])
        // Hardly anything of it counts for the limit of bytes.
        let chunk = "1;\(String(repeating: "x", count: 4000))\r\n7\r\n"
        let piece = Data(String(repeating: chunk, count: 16).utf8)
        while connection.send(piece) {}
      }.endsAtOnce(images: 6)
    }
  }
}

/// A server that sends too much, beside the fetcher that has to stand it.
nonisolated private struct Flood: Sendable {
  private static let megabytesPerImage = 32

  private let answer: LoopbackServer.Answer

  init(_ answer: @escaping LoopbackServer.Answer) {
    self.answer = answer
  }

  /// Looks that no more is resident than the limits of so many images and 20 MB.
  func takesItsLimits(images count: Int) async {
    await takes(atMost: count * Self.megabytesPerImage + 20, images: count)
  }

  /// Looks that no more is resident meanwhile than so many megabytes, and 20 afterwards.
  func takes(atMost megabytes: Int, images count: Int) async {
    let server = LoopbackServer(answer)
    let folder = TemporaryFolder()
    let fetch = await ImageFetcher.live(
      .with { $0.bytes = Self.megabytesPerImage << 20 }, folder: folder.url)
    // What is loaded once and for all.
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

  /// Looks that so many images are given up as soon as nobody waits for them, while the server sends as fast as it can.
  func endsAtOnce(images count: Int) async {
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
