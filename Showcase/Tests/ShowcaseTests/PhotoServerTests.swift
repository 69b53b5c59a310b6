// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerImages
import GossamerNetwork
import GossamerTestSupport
import Testing

@testable import Showcase

/// The showcase's own server, over the network.
@Suite(.alone) @MainActor struct PhotoServerTests {
  private let server = OwnServer(PhotoServer.answer)
  // The limits are long enough for a busy machine.
  private let fetchData = DataFetcher.live(.patient())

  @Test func hasFiveThousandPhotos_WithPicturesOfTheirOwn() async throws {
    let client = PhotosClient(server: Server(server, fetchData: fetchData))
    let photos = try await client.photos()
    #expect(photos.map(\.id) == Array(1...5000))
    #expect(Set(photos.map(\.title)).count == 150)
    let (first, last) = (try #require(photos.first), try #require(photos.last))
    let thumbnails = [
      try await fetchData(first.thumbnailUrl), try await fetchData(last.thumbnailUrl),
    ]
    #expect(thumbnails[0] != thumbnails[1])
    for data in thumbnails { #expect(UIImage(data: data, scale: 1)?.size.width == 112) }
    #expect(UIImage(data: try await fetchData(first.url), scale: 1)?.size.width == 600)
  }

  @Test(arguments: ["", "photo", "photos/1", "thumbnails/0", "thumbnails/5001", "thumbnails/x"])
  func hasNothingElse(path: String) async throws {
    let url = try await server.url().appending(path: path)
    let error = await #expect(throws: DataFetcherError.self) { try await fetchData(url) }
    #expect(error?.reason == "The server has nothing there (404). Check the address.")
  }

  @Test func keepsItsAddress() async throws {
    #expect(try await server.url() == server.url())
  }
}
