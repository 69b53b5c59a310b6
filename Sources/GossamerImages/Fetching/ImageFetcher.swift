// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit
import GossamerNetwork

/// Fetches the image at a URL. Pass it to the initialisers of view models, so that tests can pass
/// another one.
///
///     let fetchImage = ImageFetcher.live()
///     let avatar = try await fetchImage(user.avatar, size: CGSize(width: 96, height: 96))
///
/// An application creates one with ``live(_:folder:)``, and passes it to all of its screens,
/// because each fetcher has its own cache. Tests and previews create their own with a closure:
///
///     let fetchImage = ImageFetcher { _ in UIImage(named: "Avatar") ?? UIImage() }
///     let failing = ImageFetcher { request throws(ImageFetcherError) in
///       throw .fetchError(url: request.url, cause: FetchError.status(500))
///     }
@preconcurrency @MainActor public struct ImageFetcher {
  private let fetch: (ImageRequest) async throws(ImageFetcherError) -> UIImage

  /// Creates a fetcher from a function, which runs on the main actor.
  public init(_ fetch: @escaping (ImageRequest) async throws(ImageFetcherError) -> UIImage) {
    self.fetch = fetch
  }

  /// Fetches the image at a URL.
  ///
  /// An image in the memory cache is returned at once, before anything else runs on the main actor.
  /// - Parameters:
  ///   - url: where the image is.
  ///   - size: the size in which the image is shown, in points. It is decoded to the smallest
  ///     number of pixels that covers this size, and keeps its proportions. Nil for its own size.
  ///   - scale: pixels per point; nil for the display's.
  /// - Throws: ``ImageFetcherError``; one whose cause is a `CancellationError` if the caller is cancelled.
  public func callAsFunction(
    _ url: URL, size: CGSize? = nil, scale: CGFloat? = nil
  ) async throws(ImageFetcherError) -> UIImage {
    let scale = scale ?? UIScreen.main.scale
    return try await fetch(ImageRequest(url: url, size: size, scale: scale))
  }
}

/// One image, in one size.
nonisolated public struct ImageRequest: Hashable, Sendable {
  /// Where the image is.
  public let url: URL
  /// The size in which it is shown, in points; nil for its own.
  public let size: CGSize?
  /// Pixels per point.
  public let scale: CGFloat

  /// Creates a request. A size that isn't positive and finite counts as nil, such a scale as 1.
  public init(url: URL, size: CGSize? = nil, scale: CGFloat = 1) {
    let isSize = size.map { size in
      [size.width, size.height].allSatisfy { $0.isNormal && $0 > 0 }
    }
    self.url = url
    self.size = isSize == true ? size : nil
    self.scale = scale.isNormal && scale > 0 ? scale : 1
  }
}

extension ImageFetcher {
  /// The limits of a live fetcher and of its caches.
  nonisolated public struct Limits: Sendable {
    /// The maximum number of bytes of one image file, both compressed and decompressed.
    public var bytes = 32 << 20
    /// The maximum number of pixels of one image, according to its header. More than 67,108,864 are
    /// never decoded.
    public var pixels = 1 << 26
    /// How many requests are sent to one host at the same time; others wait for their turn.
    public var requestsPerHost = 6
    /// How long the server may send nothing.
    public var silence = Duration.seconds(30)
    /// How long one request may take in total, without the time it waits for its turn.
    public var time = Duration.seconds(120)
    /// The size of the memory cache, in bytes of pixels.
    public var memory = 64 << 20
    /// The size of the disk cache, in bytes of image files; 0 for no disk cache.
    public var disk = 256 << 20
    /// How long a file in the disk cache is valid, in seconds: a week.
    public var age: TimeInterval = 7 * 86_400

    /// The default limits.
    public init() {}
  }

  /// A fetcher for `http` and `https` URLs, which uses the desktop's proxy settings.
  ///
  /// Concurrent calls for the same image share one request; when the last of them is cancelled, the
  /// connection is closed. Images are cached, in memory in the requested size, and on the disk as
  /// the server sent them. From both caches the least recently used images are removed first. A
  /// response with `no-store` isn't written to the disk. Images are decoded off the main actor.
  ///
  /// It supports PNG, JPEG, GIF (the first frame) and all other formats of the machine's GdkPixbuf.
  /// Images are turned upright by their EXIF orientation.
  /// - Parameters:
  ///   - limits: the limits of the fetcher and of its caches.
  ///   - folder: the folder of the disk cache; nil for the application's folder `images` in the
  ///     user's caches folder, such as `~/.cache/showcase/images`.
  public static func live(_ limits: Limits = Limits(), folder: URL? = nil) -> ImageFetcher {
    let loader = ImageLoader(limits, folder: folder ?? DiskCache.usualFolder)
    return ImageFetcher { request throws(ImageFetcherError) in
      try await loader.image(for: request)
    }
  }

  /// A fetcher of the application's own images, such as pictures in a database. They are cached in
  /// memory, but not on the disk.
  /// - Parameters:
  ///   - limits: the limits of the fetcher and of its caches.
  ///   - data: returns the image file for a URL, whose meaning the application defines. It is
  ///     called off the main actor. An error that it throws is the cause of the
  ///     ``ImageFetcherError``.
  public static func local(
    _ limits: Limits = Limits(), data: @escaping @Sendable (URL) throws -> Data
  ) -> ImageFetcher {
    let loader = ImageLoader(limits, data: data)
    return ImageFetcher { request throws(ImageFetcherError) in
      try await loader.image(for: request)
    }
  }
}
