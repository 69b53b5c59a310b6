// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerImages

/// What the profile of a user shows.
@Observable final class UserProfileViewModel {
  var name: String
  var email: String

  private let avatar: URL
  private let fetchImage: ImageFetcher

  init(user: User, fetchImage: ImageFetcher) {
    name = user.name
    email = user.email
    avatar = user.avatar
    self.fetchImage = fetchImage
  }

  /// The user's picture.
  /// - Parameter size: the size that it is shown in, in points.
  func fetchAvatar(size: CGSize) async throws(ImageFetcherError) -> UIImage {
    try await fetchImage(avatar, size: size)
  }

  /// What a person is told when the picture doesn't come.
  func message(for error: ImageFetcherError) -> String {
    switch error {
    case .fetchError: "The picture didn't come. Check the connection, and try again."
    case .invalidImageFormat: "The server has no picture of \(name) that can be shown."
    case .tooLarge: "The picture of \(name) is too large to be shown."
    }
  }
}
