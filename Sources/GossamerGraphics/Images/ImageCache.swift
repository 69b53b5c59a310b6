// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A cache of recently decoded images, by their files.
///
/// A file whose size or modification date has changed is decoded again. All threads share one
/// cache. If two of them ask for the same image at the same time, it may be decoded twice.
nonisolated enum ImageCache {
  private struct Key: Hashable {
    let path: String
    let part: String?
    let size: UInt64
    let date: Date?
    let height: Int?
  }

  /// Keeps at least the last 32 MB of pixels, and at most 64 MB.
  private static let cache = Mutex(GenerationalCache<Key, ImagePixels>(greatestCost: 1 << 25))

  /// The pixels of the image in a file.
  /// - Parameters:
  ///   - part: the part of the file that is drawn; nil for all of it.
  ///   - height: the height in pixels to which a drawing is decoded; nil for the file's own.
  ///   - decode: decodes the file, if it isn't in the cache.
  package static func pixels(
    ofFile path: String, part: String? = nil, height: Int? = nil,
    decode: (String) throws(ImageError) -> ImagePixels
  ) throws(ImageError) -> ImagePixels {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let key = Key(
      path: path, part: part, size: attributes?[.size] as? UInt64 ?? 0,
      date: attributes?[.modificationDate] as? Date, height: height)
    if let known = cache.withLock({ $0.value(for: key, cost: 0) }) { return known }
    let pixels = try decode(path)
    cache.withLock { $0.store(pixels, for: key, cost: pixels.bytes.count) }
    return pixels
  }
}
