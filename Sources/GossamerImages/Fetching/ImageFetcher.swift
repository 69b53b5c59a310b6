// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit
import GossamerNetwork

/// What gives the image at an address: a value that view models get in their initialiser.
///
///     let fetchImage = ImageFetcher.live()
///     let avatar = try await fetchImage(user.avatar, size: CGSize(width: 96, height: 96))
///
/// An application makes one by ``live(_:folder:)`` and hands it to all of its screens, since what it remembers it
/// remembers for itself. Tests and previews make their own of a closure:
///
///     let fetchImage = ImageFetcher { _ in UIImage(named: "Avatar") ?? UIImage() }
///     let failing = ImageFetcher { request throws(ImageFetcherError) in
///       throw .fetchError(url: request.url, cause: FetchError.status(500))
///     }
public struct ImageFetcher {
  private let fetch: (ImageRequest) async throws(ImageFetcherError) -> UIImage

  /// Creates a fetcher of a function, which runs on the main actor.
  public init(_ fetch: @escaping (ImageRequest) async throws(ImageFetcherError) -> UIImage) {
    self.fetch = fetch
  }

  /// Gives the image at an address.
  ///
  /// What is in the memory comes at once, before anything else runs on the main actor.
  /// - Parameters:
  ///   - url: where the image is.
  ///   - size: the size that the image is shown in, in points: it isn't decoded in more pixels than it takes
  ///     to cover that, and keeps its proportions. Nil for its own size.
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
  /// The size that it is shown in, in points; nil for its own.
  public let size: CGSize?
  /// Pixels per point.
  public let scale: CGFloat

  /// Creates a request. A size or a scale that isn't positive and finite counts as none, or as 1.
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
  /// How much a live fetcher takes and remembers.
  nonisolated public struct Limits: Sendable {
    /// The greatest number of bytes of one image file, on their way and unpacked.
    public var bytes = 32 << 20
    /// The greatest number of pixels of one image, as its header says, before it is decoded. More than
    /// 67,108,864 are never decoded.
    public var pixels = 1 << 26
    /// How many requests one host gets at the same time; the others wait for their turn.
    public var requestsPerHost = 6
    /// How long a server may send nothing.
    public var silence = Duration.seconds(30)
    /// How long one image may take in all, from its turn on.
    public var time = Duration.seconds(120)
    /// How many bytes of pixels are remembered in memory.
    public var memory = 64 << 20
    /// How many bytes of image files are remembered on the disk; 0 for none.
    public var disk = 256 << 20
    /// How long a file on the disk counts, in seconds: a week.
    public var age: TimeInterval = 7 * 86_400

    /// The usual limits.
    public init() {}
  }

  /// A fetcher of the network, for `http` and `https`, by the proxy that the desktop is set to.
  ///
  /// Many who ask for the same image at once share one request; when the last of them is cancelled, its connection is
  /// closed. What was fetched is remembered, in memory by the size that was asked for and on the disk as the server
  /// sent it; of both the least recently used goes first. What a server marks as `no-store` isn't written to the
  /// disk. Decoding happens off the main actor.
  ///
  /// PNG, JPEG, GIF (the first frame) and whatever else the machine's GdkPixbuf loads; upright, as EXIF data say.
  /// - Parameters:
  ///   - limits: how much is taken and remembered.
  ///   - folder: where files are remembered; nil for the folder `images` of the application in the user's folder
  ///     for caches, `~/.cache/showcase/images` for instance.
  public static func live(_ limits: Limits = Limits(), folder: URL? = nil) -> ImageFetcher {
    let loader = ImageLoader(limits, folder: folder ?? DiskCache.usualFolder)
    return ImageFetcher { request throws(ImageFetcherError) in
      try await loader.image(for: request)
    }
  }

  /// A fetcher of what the application has itself: pictures in a database, for instance. What is decoded is remembered in
  /// memory, nothing on the disk.
  /// - Parameters:
  ///   - limits: how much is taken and remembered.
  ///   - data: gives the image file at an address, which means whatever the application wants it to mean. It is called off the
  ///     main actor; what it throws is the cause of the ``ImageFetcherError``.
  public static func local(
    _ limits: Limits = Limits(), data: @escaping @Sendable (URL) throws -> Data
  ) -> ImageFetcher {
    let loader = ImageLoader(limits, data: data)
    return ImageFetcher { request throws(ImageFetcherError) in
      try await loader.image(for: request)
    }
  }
}
