// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit

extension UIImageView {
  private enum FetchingTask: Hashable { case image }

  /// Fetches the image at a URL and shows it. An image that an earlier call requested isn't shown
  /// any more.
  ///
  /// Each call cancels the one before. So a cell that is reused for another row calls this again,
  /// with nil for a row without an image. The request also ends with the view, see `TaskOwner`. An
  /// image in the memory cache is shown at once.
  ///
  ///     cell.thumbnailView.show(photo.thumbnailURL, by: fetchImage, placeholder: .photo)
  ///
  /// - Parameters:
  ///   - url: where the image is; nil to show only the placeholder.
  ///   - fetcher: fetches the image.
  ///   - size: the size in which the image is shown, in points; nil for that of the view, or, if
  ///     the view has no size yet, for the image's own.
  ///   - placeholder: the image to show until then, and if fetching fails; nil for none.
  ///   - handler: called if fetching fails, but not if it is cancelled; nil if the placeholder is
  ///     enough.
  public func show(
    _ url: URL?, by fetcher: ImageFetcher, size: CGSize? = nil, placeholder: UIImage? = nil,
    onFailure handler: ((ImageFetcherError) -> Void)? = nil
  ) {
    let size = size ?? (bounds.isEmpty ? nil : bounds.size)
    var isWaiting = true
    task(id: FetchingTask.image) { $imageView async throws(ImageFetcherError) in
      guard let url else { return }
      let image = try await fetcher(url, size: size)
      isWaiting = false
      imageView?.image = image
    } catch: { _, error in
      handler?(error)
    }
    if isWaiting { image = placeholder }
  }
}
