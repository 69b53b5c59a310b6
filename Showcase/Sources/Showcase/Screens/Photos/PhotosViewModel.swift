// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerImages
import Observation

/// The state and the actions of a table of photos.
@Observable final class PhotosViewModel {
  /// The photo that was selected last since the last reload; nil for none.
  private(set) var selection: PhotoCellData?

  /// Fetches the thumbnails.
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

  /// The placeholder that is shown instead of rows; nil if there are some.
  var placeholder: ListPlaceholder? { list.placeholder }

  /// Loads the photos again. The selection, and with it the title, is reset at once.
  func reload() async throws(ServerError) {
    selection = nil
    try await list.reload()
  }

  func select(_ row: Int) {
    selection = photos.indices.contains(row) ? photos[row] : nil
  }

  /// The message for a person about a reload that has failed.
  func message(for error: ServerError) -> String { "An Error Occurred\n\n\(error.reason)" }
}

/// The parts of a photo that a cell shows.
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
