// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerImages

/// A photo as servers tell of it, that of https://jsonplaceholder.typicode.com/photos for instance.
nonisolated struct Photo: Codable, Sendable {
  let albumId: Int
  let id: Int
  let title: String
  let url: URL
  let thumbnailUrl: URL
}

/// What gives the photos.
struct PhotosAPI {
  private let load: () async throws(PhotosError) -> [Photo]

  /// Creates an API of a function, for a test for instance.
  init(_ load: @escaping () async throws(PhotosError) -> [Photo]) {
    self.load = load
  }

  /// All photos, in the order of the server.
  func photos() async throws(PhotosError) -> [Photo] { try await load() }
}

/// Why there are no photos. What a person is told of it is the view model's.
nonisolated enum PhotosError: Error {
  /// The server doesn't answer, or not with a list.
  case notFetched(DataFetcherError)
  /// The answer is no JSON, or no list.
  case notAList
  /// An entry isn't what it should be.
  /// - number: which one, from 1 on.
  /// - member: what of it is missing or of another type; nil if all is.
  case unreadable(number: Int, member: String?)
  /// The showcase's own server doesn't start.
  case noServer
}

// MARK: - Over the network

extension PhotosAPI {
  /// The API of a server that answers `GET /photos`.
  init(server: URL, fetchData: DataFetcher = .json) {
    self.init { () async throws(PhotosError) in
      let data: Data
      do throws(DataFetcherError) {
        data = try await fetchData(server.appending(path: "photos"))
      } catch {
        throw .notFetched(error)
      }
      return try await Self.decode(data)
    }
  }

  /// The API of a server of the showcase's own, which starts with the first request and ends with the API.
  init(server: OwnServer, fetchData: DataFetcher = .json) {
    self.init { () async throws(PhotosError) in
      let url: URL
      do throws(OwnServer.NotStarted) {
        url = try await server.url()
      } catch {
        throw .noServer
      }
      return try await PhotosAPI(server: url, fetchData: fetchData).photos()
    }
  }

  @concurrent nonisolated private static func decode(
    _ data: Data
  ) async throws(PhotosError) -> [Photo] {
    do {
      return try JSONDecoder().decode([Photo].self, from: data)
    } catch {
      throw PhotosError(reading: error)
    }
  }
}

extension DataFetcher {
  static var json: DataFetcher { live(accepting: "application/json") }
}

nonisolated extension PhotosError {
  /// What a decoder complains of.
  fileprivate init(reading error: any Error) {
    var path: [any CodingKey] = []
    switch error {
    case DecodingError.keyNotFound(let key, let context): path = context.codingPath + [key]
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      path = context.codingPath
    default: break
    }
    guard let index = path.first?.intValue else {
      self = .notAList
      return
    }
    self = .unreadable(number: index + 1, member: path.dropFirst().first?.stringValue)
  }
}
