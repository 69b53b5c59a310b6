// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

nonisolated extension UIImage {
  /// Calls `completionHandler` with the image in a size in points, on any queue; with nil if the size is empty.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global(qos: .userInitiated).async {
      completionHandler(self.preparingThumbnail(of: size))
    }
  }

  /// The image in a size in points, which is drawn outside of the main actor; nil if the size is empty.
  @concurrent
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// The image itself, which is decoded already.
  public func preparingForDisplay() -> UIImage? { self }

  /// Calls `completionHandler` with the image itself, which is decoded already, on any queue.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self) }
  }
}
