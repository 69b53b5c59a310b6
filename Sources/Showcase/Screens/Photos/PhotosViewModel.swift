// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerImages
import Observation

/// What a table of photos shows, and what a person can do with it.
@Observable final class PhotosViewModel {
  /// The rows. What was shown stays if a reload fails.
  private(set) var photos: [PhotoCellData] = []

  /// Why the last reload failed; nil if it didn't.
  private(set) var error: PhotosError?

  /// What was tapped since the last reload.
  private(set) var selection: PhotoCellData?

  /// Gives the thumbnails.
  let fetchImage: ImageFetcher

  private var isLoaded = false
  private let api: PhotosAPI

  init(api: PhotosAPI, fetchImage: ImageFetcher) {
    self.api = api
    self.fetchImage = fetchImage
  }

  var title: String { selection?.title ?? "MVVM Table View Example" }

  /// What stands in place of rows where there are none.
  var placeholder: PhotosPlaceholder? {
    guard photos.isEmpty else { return nil }
    if let error { return .failed(reason(for: error)) }
    return isLoaded ? .empty : .loading
  }

  /// Gets the photos anew. The title is the usual one from the beginning on.
  func reload() async throws(PhotosError) {
    selection = nil
    do throws(PhotosError) {
      photos = try await api.photos().map(PhotoCellData.init)
      isLoaded = true
      error = nil
    } catch {
      if !Task.isCancelled { self.error = error }
      throw error
    }
  }

  func select(_ row: Int) {
    selection = photos.indices.contains(row) ? photos[row] : nil
  }

  /// What a person is told when a reload has failed.
  func message(for error: PhotosError) -> String {
    "An Error Occurred\n\n\(reason(for: error))"
  }

  private func reason(for error: PhotosError) -> String {
    switch error {
    case .notFetched(let error): error.reason
    case .noServer: "The server of the showcase doesn't start. Name another one by --photos."
    case .notAList: "The server's answer is no list of photos. Check the address."
    case .unreadable(let number, nil):
      "Number \(number) of the server's list is no photo. Tell who runs it."
    case .unreadable(let number, let member?):
      "Photo \(number) of the server's list has no '\(member)', or a wrong one. Tell who runs it."
    }
  }
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

/// What stands in place of photos.
enum PhotosPlaceholder: Equatable {
  case loading
  case empty
  /// With what happened, and what to do.
  case failed(String)
}
