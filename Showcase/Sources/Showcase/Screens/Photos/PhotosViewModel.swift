// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerImages
import Observation

/// What a table of photos shows, and what a person can do with it.
@Observable final class PhotosViewModel {
  /// What was tapped since the last reload.
  private(set) var selection: PhotoCellData?

  /// Gives the thumbnails.
  let fetchImage: ImageFetcher

  private let list: ServerList<PhotoCellData>

  init(api: any PhotosAPI, fetchImage: ImageFetcher) {
    self.fetchImage = fetchImage
    list = ServerList { () async throws(ServerError) in
      try await api.photos().map(PhotoCellData.init)
    }
  }

  var title: String { selection?.title ?? "MVVM Table View Example" }

  /// The rows.
  var photos: [PhotoCellData] { list.items }

  /// What stands in place of rows; nil where there are some.
  var placeholder: ListPlaceholder? { list.placeholder }

  /// Gets the photos anew. The title is the usual one from the beginning on.
  func reload() async throws(ServerError) {
    selection = nil
    try await list.reload()
  }

  func select(_ row: Int) {
    selection = photos.indices.contains(row) ? photos[row] : nil
  }

  /// What a person is told when a reload has failed.
  func message(for error: ServerError) -> String { "An Error Occurred\n\n\(error.reason)" }
}

/// What a cell shows of a photo.
struct PhotoCellData: Identifiable, Equatable {
  let id: Int
  let title: String
  let album: String
  let thumbnail: URL

  init(_ photo: Photo) {
    id = photo.id
    title = photo.title.prefix(1).uppercased() + photo.title.dropFirst()
    album = "Album \(photo.albumId)"
    thumbnail = photo.thumbnailUrl
  }
}
