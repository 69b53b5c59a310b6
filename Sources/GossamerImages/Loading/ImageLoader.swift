// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit
import GossamerNetwork

/// The implementation of ``ImageFetcher/live(_:folder:)``. It tries the memory cache, the disk
/// cache and the network, in this order, and decodes the data. For ``ImageFetcher/local(_:data:)``
/// the application's function replaces disk and network.
final class ImageLoader {
  private struct Source: Sendable {
    let contents: Download.Contents
    let isFromDisk: Bool
  }

  private let limits: ImageFetcher.Limits
  private let local: (@Sendable (URL) throws -> Data)?
  private let disk: DiskCache?
  private let gate: HostGate
  private var memory: LeastRecentlyUsed<ImageRequest, UIImage>
  private let images = SharedWork<ImageRequest, UIImage>()
  private let sources = SharedWork<URL, Source>()

  /// Creates a loader.
  /// - Parameter folder: the folder of the disk cache.
  init(_ limits: ImageFetcher.Limits, folder: URL) {
    self.limits = limits
    local = nil
    disk = limits.disk > 0 ? DiskCache(folder: folder, limit: limits.disk, age: limits.age) : nil
    gate = HostGate(limit: limits.requestsPerHost)
    memory = LeastRecentlyUsed(limit: limits.memory)
  }

  /// Creates a loader of an application's own images.
  init(_ limits: ImageFetcher.Limits, data: @escaping @Sendable (URL) throws -> Data) {
    self.limits = limits
    local = data
    disk = nil
    gate = HostGate(limit: limits.requestsPerHost)
    memory = LeastRecentlyUsed(limit: limits.memory)
  }

  /// Loads the requested image.
  func image(for request: ImageRequest) async throws(ImageFetcherError) -> UIImage {
    if let known = memory.value(for: request) { return known }
    return try await images.outcome(for: request, orElse: Self.cancellation(request.url)) {
      await self.load(request)
    }.get()
  }

  /// - Parameter mayBeFromDisk: false if the file in the cache has turned out to be damaged;
  ///   perhaps it can't be deleted.
  private func load(
    _ request: ImageRequest, mayBeFromDisk: Bool = true
  ) async -> Result<UIImage, ImageFetcherError> {
    let url = request.url
    switch await source(url, mayBeFromDisk) {
    case .failure(let error): return .failure(error)
    case .success(let source):
      let image = await Self.decode(source.contents.data, request, limits.pixels)
      if case .failure(.invalidImageFormat) = image, source.isFromDisk, mayBeFromDisk {
        // The cached file is damaged, so the image is fetched from the server again.
        await disk?.remove(url)
        return await load(request, mayBeFromDisk: false)
      }
      guard case .success(let image) = image else { return image }
      let pixels = image.size.width * image.size.height * image.scale * image.scale
      memory.store(image, for: request, cost: Int(pixels) * 4)
      if !source.isFromDisk, source.contents.mayBeStored {
        await disk?.store(source.contents.data, for: url)
      }
      return .success(image)
    }
  }

  /// The image file, shared by all requests for it in any size.
  private func source(
    _ url: URL, _ mayBeFromDisk: Bool
  ) async -> Result<Source, ImageFetcherError> {
    await sources.outcome(for: url, orElse: Self.cancellation(url)) { [self] in
      if let local { return await Self.load(url, by: local, limits.bytes) }
      if mayBeFromDisk, let data = await disk?.data(for: url, atMost: limits.bytes) {
        let contents = Download.Contents(data: data, mayBeStored: false)
        return .success(Source(contents: contents, isFromDisk: true))
      }
      guard await gate.enter(url) else { return .failure(Self.cancellation(url)) }
      defer { gate.leave(url) }
      let limits = Download.Limits(
        bytes: limits.bytes, silence: limits.silence, time: limits.time)
      return await Download(url: url, accepted: "image/*", limits: limits).outcome()
        .map { Source(contents: $0, isFromDisk: false) }
        .mapError { failure in
          switch failure {
          case .cause(let cause): .fetchError(url: url, cause: cause)
          case .tooLarge: .tooLarge(url: url, fact: .bytes(limit: limits.bytes))
          }
        }
    }
  }

  @concurrent nonisolated private static func load(
    _ url: URL, by local: @Sendable (URL) throws -> Data, _ limit: Int
  ) async -> Result<Source, ImageFetcherError> {
    do {
      let data = try local(url)
      guard data.count <= limit else {
        return .failure(.tooLarge(url: url, fact: .bytes(limit: limit)))
      }
      return .success(Source(contents: .init(data: data, mayBeStored: false), isFromDisk: false))
    } catch {
      return .failure(.fetchError(url: url, cause: error))
    }
  }

  @concurrent nonisolated private static func decode(
    _ data: Data, _ request: ImageRequest, _ greatestPixelCount: Int
  ) async -> Result<UIImage, ImageFetcherError> {
    if Task.isCancelled { return .failure(cancellation(request.url)) }
    do throws(ImageError) {
      return .success(
        try UIImage.decode(
          data, covering: request.size, scale: request.scale, greatestPixelCount: greatestPixelCount
        ))
    } catch {
      return .failure(failure(error, data, request.url, greatestPixelCount))
    }
  }

  nonisolated private static func failure(
    _ error: ImageError, _ data: Data, _ url: URL, _ limit: Int
  ) -> ImageFetcherError {
    switch error {
    case .tooLarge(let width, let height):
      .tooLarge(url: url, fact: .pixels(width: width, height: height, limit: limit))
    case .undecodable(let reason), .unreadable(let reason), .unencodable(let reason):
      .invalidImageFormat(url: url, data: data, reason: reason)
    case .empty: .invalidImageFormat(url: url, data: data, reason: "The server has sent no byte.")
    }
  }

  nonisolated private static func cancellation(_ url: URL) -> ImageFetcherError {
    .fetchError(url: url, cause: CancellationError())
  }
}
