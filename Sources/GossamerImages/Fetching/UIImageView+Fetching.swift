// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit

extension UIImageView {
  private enum FetchingTask: Hashable { case image }

  /// Shows the image at an address as soon as it is there, and never that of a former call.
  ///
  /// Each call cancels the one before, so a cell that shows another row calls this again, with nil for a row that has
  /// no image. It ends with the view too, see `TaskOwner`. An image in the memory is shown at once.
  ///
  ///     cell.thumbnailView.show(photo.thumbnailURL, by: fetchImage, placeholder: .photo)
  ///
  /// - Parameters:
  ///   - url: where the image is; nil for no image but the placeholder.
  ///   - fetcher: gives the image.
  ///   - size: the size that the image is shown in, in points; nil for that of the view, or, as long as the view has
  ///     none, for the image's own.
  ///   - placeholder: what is shown until then, and if it fails; nil for nothing.
  ///   - handler: hears of a failure, and of no cancellation; nil if the placeholder says enough.
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
