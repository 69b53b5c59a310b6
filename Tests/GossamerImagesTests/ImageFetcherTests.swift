// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerNetwork
import GossamerSupport
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerImages

/// The number of requests that a server answers at the same time, now and at most.
nonisolated private final class Counts: Sendable {
  let state = Locked((now: 0, most: 0))
}

@Suite(.alone) @MainActor struct ImageFetcherTests {
  private let folder = TemporaryFolder()

  private func fetcher(
    _ change: (inout ImageFetcher.Limits) -> Void = { _ in }
  ) -> ImageFetcher {
    .live(.with(change), folder: folder.url)
  }

  /// The width and the height of an image in pixels.
  private func pixels(_ image: UIImage) -> [CGFloat] {
    [image.size.width * image.scale, image.size.height * image.scale]
  }

  // MARK: - Fetched images

  @Test func returnsAnImage_WithItsSizeInPoints() async throws {
    let server = LoopbackServer(Samples.png(30, 20))
    let image = try await fetcher()(server.url("/a.png"), scale: 2)
    #expect(image.size == CGSize(width: 15, height: 10))
    #expect(image.scale == 2)
  }

  @Test func decodesNoMorePixels_ThanTheGivenSizeNeeds() async throws {
    let files = ["/a.jpg": Samples.jpeg(400, 200), "/a.png": Samples.png(400, 200)]
    let server = LoopbackServer { $0.answer(files[$0.path] ?? Data()) }
    let fetch = fetcher()
    for path in files.keys.sorted() {
      let url = server.url(path)
      let size = CGSize(width: 20, height: 20)
      #expect(try await pixels(fetch(url, size: size, scale: 2)) == [80, 40], "\(path)")
      let large = CGSize(width: 1000, height: 1000)
      #expect(try await pixels(fetch(url, size: large, scale: 1)) == [400, 200], "\(path)")
    }
    #expect(server.requests.sorted() == ["/a.jpg", "/a.png"])
  }

  @Test func returnsAFrameOfAnAnimation() async throws {
    let server = LoopbackServer(Samples.gif)
    #expect(try await pixels(fetcher()(server.url("/a.gif"))) == [1, 1])
  }

  @Test func ignoresTheFileExtensionAndTheContentType() async throws {
    let server = LoopbackServer(Samples.png(3, 3), ["Content-Type: image/jpeg"])
    #expect(try await pixels(fetcher()(server.url("/a.jpg"), scale: 1)) == [3, 3])
  }

  @Test func followsARedirect() async throws {
    let png = Samples.png(4, 4)
    let server = LoopbackServer { connection in
      if connection.path == "/old" {
        connection.answer(Data(), ["Location: /new"], status: "302 Found")
      } else {
        connection.answer(png)
      }
    }
    #expect(try await pixels(fetcher()(server.url("/old"), scale: 1)) == [4, 4])
    #expect(server.requests == ["/old", "/new"])
  }

  // MARK: - Caching

  @Test func asksTheServerOnce_ForACachedImage() async throws {
    let server = LoopbackServer(Samples.png())
    let (fetch, url) = (fetcher(), server.url("/a.png"))
    let first = try await fetch(url)
    #expect(try await fetch(url) === first)
    // Another fetcher shares only the cache on the disk.
    _ = try await fetcher()(url)
    #expect(server.requests == ["/a.png"])
    #expect(folder.files == [DiskCache.name(of: url)])
  }

  @Test func viewShowsAnImageAtOnce_WhenItIsInMemory() async throws {
    let server = LoopbackServer(Samples.png())
    let (fetch, url) = (fetcher(), server.url("/a.png"))
    let (known, view) = (try await fetch(url), UIImageView())
    view.show(url, by: fetch, placeholder: UIImage())
    #expect(view.image === known)
  }

  @Test func dropsTheLeastRecentlyUsedImages_WhenMemoryIsFull() async throws {
    let server = LoopbackServer(Samples.png(10, 10))
    // Enough for two images of 10 by 10 pixels.
    let fetch = fetcher {
      $0.memory = 800
      $0.disk = 0
    }
    for path in ["/1", "/2", "/1", "/3", "/1", "/2"] { _ = try await fetch(server.url(path)) }
    #expect(server.requests == ["/1", "/2", "/3", "/2"])
    #expect(folder.files == [])
  }

  @Test func fetchesAgain_WhenTheFileOnTheDiskIsDamaged() async throws {
    let server = LoopbackServer(Samples.png())
    let url = server.url("/a.png")
    _ = try await fetcher()(url)
    let file = folder.url.appendingPathComponent(DiskCache.name(of: url))
    var data = try Data(contentsOf: file)
    data.removeLast(20)
    try data.write(to: file)
    _ = try await fetcher()(url)
    #expect(server.requests.count == 2)
    _ = try await fetcher()(url)
    #expect(server.requests.count == 2)
  }

  @Test func keepsTheFilesOnTheDisk_WhenFetchesAreCancelled() async throws {
    let png = Samples.png(700, 700)
    let server = LoopbackServer(png)
    let urls = (0..<60).map { server.url("/\($0).png") }
    let disk = DiskCache(folder: folder.url, limit: 1 << 26, age: 86_400)
    for url in urls { await disk.store(png, for: url) }
    let (fetch, size) = (fetcher(), CGSize(width: 10, height: 10))
    let works = urls.map { url in
      Task.immediate { _ = try? await fetch(url, size: size) }
    }
    await works[0].value
    // By now, most of the other files are read and wait to be decoded.
    for work in works { work.cancel() }
    for work in works { await work.value }
    let another = fetcher()
    for url in urls { _ = try await another(url, size: size) }
    #expect(folder.files.count == urls.count)
    #expect(server.requests == [], "what is on the disk is fetched from nowhere")
  }

  @Test func writesNothingToTheDisk_WhenTheServerSaysNoStore() async throws {
    let server = LoopbackServer(Samples.png(), ["Cache-Control: no-store"])
    _ = try await fetcher()(server.url("/a.png"))
    #expect(folder.files == [])
  }

  // MARK: - Simultaneous fetches

  @Test func simultaneousFetchesShareOneRequest() async throws {
    let (barrier, png) = (Barrier(), Samples.png())
    let server = LoopbackServer { connection in
      barrier.wait()
      connection.answer(png)
    }
    let (fetch, url) = (fetcher(), server.url("/a.png"))
    let sizes = [4, 8].map { CGSize(width: $0, height: $0) }
    let works = (0..<20).map { number in
      Task.immediate { try await fetch(url, size: sizes[number % 2]) }
    }
    await server.hasRequests(1)
    barrier.open()
    for work in works { _ = try await work.value }
    #expect(server.requests == ["/a.png"])
  }

  @Test func sendsAtMostSixRequestsToAHostAtOnce() async throws {
    let (barrier, counts, png) = (Barrier(), Counts(), Samples.png())
    let server = LoopbackServer { connection in
      counts.state.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
      barrier.wait()
      counts.state.withLock { $0.now -= 1 }
      connection.answer(png)
    }
    let fetch = fetcher()
    let works = (0..<19).map { number in
      Task.immediate { try await fetch(server.url("/\(number)")) }
    }
    await server.hasRequests(6)
    // A fetch that is cancelled while it waits never sends its request.
    let late = Task.immediate { try await fetch(server.url("/late")) }
    late.cancel()
    await #expect(throws: ImageFetcherError.self) { try await late.value }
    barrier.open()
    for work in works { _ = try await work.value }
    #expect(counts.state.withLock { $0.most } == 6)
    #expect(server.requests.count == 19)
  }

  @Test func closesTheConnection_WhenTheLastFetchIsCancelled() async throws {
    let server = LoopbackServer { $0.waitForEnd() }
    let (fetch, url) = (fetcher(), server.url("/hang"))
    let works = (0..<2).map { _ in Task.immediate { try await fetch(url) } }
    await server.hasRequests(1)
    works[0].cancel()
    let error = await #expect(throws: ImageFetcherError.self) { try await works[0].value }
    #expect(error?.isCancellation == true)
    #expect(server.requests.count == 1)
    works[1].cancel()
    await server.hasClosed("/hang")
    await #expect(throws: ImageFetcherError.self) { try await works[1].value }
  }

  // MARK: - Views

  @Test func viewShowsTheImageRequestedLast_WhenAnEarlierOneArrivesLater() async throws {
    let (barrier, slow, fast) = (Barrier(), Samples.png(9, 9), Samples.png(2, 2))
    let server = LoopbackServer { connection in
      if connection.path == "/slow" { barrier.wait() }
      connection.answer(connection.path == "/slow" ? slow : fast)
    }
    let (fetch, view, placeholder) = (fetcher(), UIImageView(), UIImage())
    view.show(server.url("/slow"), by: fetch, placeholder: placeholder)
    #expect(view.image === placeholder)
    await server.hasRequests(1)
    view.show(server.url("/fast"), by: fetch, placeholder: placeholder)
    _ = try await fetch(server.url("/fast"))
    barrier.open()
    _ = try await fetch(server.url("/slow"))
    try await eventually("a picture is shown") { view.image !== placeholder }
    let scale = UIScreen.main.scale
    #expect(view.image?.size == CGSize(width: 2 / scale, height: 2 / scale))
    view.show(nil, by: fetch)
    #expect(view.image == nil)
  }

  @Test func viewKeepsThePlaceholderAndReportsTheError_WhenAFetchFails() async {
    let fetch = ImageFetcher { request throws(ImageFetcherError) in
      throw .fetchError(url: request.url, cause: FetchError.status(500))
    }
    let (view, placeholder) = (UIImageView(), UIImage())
    var failures: [String] = []
    view.show(URL(fileURLWithPath: "/a"), by: fetch, placeholder: placeholder) {
      failures.append($0.description)
    }
    #expect(failures == ["file:///a: The server has failed (500). Try again later."])
    #expect(view.image === placeholder)
  }
}
