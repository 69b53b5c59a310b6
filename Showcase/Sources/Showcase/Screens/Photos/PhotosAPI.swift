// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A photo as servers describe it, https://jsonplaceholder.typicode.com/photos for instance.
nonisolated struct Photo: Codable, Sendable {
  let albumId: Int
  let id: Int
  let title: String
  let url: URL
  let thumbnailUrl: URL
}

/// The API that the screen needs from a server.
protocol PhotosAPI {
  /// All photos, in the order of the server.
  func photos() async throws(ServerError) -> [Photo]
}

/// The API of a server that answers `GET /photos`.
struct PhotosClient: PhotosAPI {
  let server: Server

  func photos() async throws(ServerError) -> [Photo] {
    try await server.list(of: "photo", at: "photos")
  }
}
