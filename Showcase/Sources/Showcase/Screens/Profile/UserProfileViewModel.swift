// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerImages

/// What the profile of a user shows.
@Observable final class UserProfileViewModel {
  let name: String
  let email: String

  /// What is seen in the place of the picture.
  private(set) var avatar = Avatar.coming

  private let picture: URL
  private let fetchImage: ImageFetcher

  init(user: User, fetchImage: ImageFetcher) {
    name = user.name
    email = user.email
    picture = user.avatar
    self.fetchImage = fetchImage
  }

  /// Gets the user's picture, once more if it has failed.
  /// - Parameter size: the size that it is shown in, in points.
  func fetchAvatar(size: CGSize) async {
    avatar = .coming
    do throws(ImageFetcherError) {
      avatar = .image(try await fetchImage(picture, size: size))
    } catch {
      // Who has left, or asked anew, isn't told.
      if !Task.isCancelled { avatar = .failed(message(for: error)) }
    }
  }

  private func message(for error: ImageFetcherError) -> String {
    switch error {
    case .fetchError: "The picture didn't come. Check the connection, and try again."
    case .invalidImageFormat: "The server has no picture of \(name) that can be shown."
    case .tooLarge: "The picture of \(name) is too large to be shown."
    }
  }
}

/// A picture of somebody, which comes from elsewhere.
enum Avatar {
  case coming
  case image(UIImage)
  /// With what a person is told.
  case failed(String)
}
