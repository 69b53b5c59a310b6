// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The pixels of images that were decoded lately, by their files.
///
/// A file that has another size or date than when it was decoded is decoded again. All threads share one
/// cache; an image that two of them ask for at once may be decoded twice.
nonisolated enum ImageCache {
  private struct Key: Hashable {
    let path: String
    let size: UInt64
    let date: Date?
    let height: Int?
  }

  /// Pixels of up to 32 MB are remembered for sure, of up to 64 MB at times.
  private static let cache = Mutex(GenerationalCache<Key, ImagePixels>(greatestCost: 1 << 25))

  /// The pixels of the image in a file.
  /// - Parameters:
  ///   - height: how many pixels high it is wanted, if that doesn't follow from the file.
  ///   - decode: gets them from the file, unless they are remembered.
  package static func pixels(
    ofFile path: String, height: Int? = nil,
    decode: (String) throws(ImageError) -> ImagePixels
  ) throws(ImageError) -> ImagePixels {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let key = Key(
      path: path, size: attributes?[.size] as? UInt64 ?? 0,
      date: attributes?[.modificationDate] as? Date, height: height)
    if let known = cache.withLock({ $0.value(for: key, cost: 0) }) { return known }
    let pixels = try decode(path)
    cache.withLock { $0.store(pixels, for: key, cost: pixels.bytes.count) }
    return pixels
  }
}
