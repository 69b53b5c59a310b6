// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerImages

/// The state and the actions of a user's profile.
@Observable final class UserProfileViewModel {
  let name: String
  let email: String

  /// The picture, or what is shown instead of it.
  private(set) var avatar = Avatar.loading

  private let picture: URL
  private let fetchImage: ImageFetcher

  init(user: User, fetchImage: ImageFetcher) {
    name = user.name
    email = user.email
    picture = user.avatar
    self.fetchImage = fetchImage
  }

  /// Fetches the user's picture, also to try again after a failure.
  /// - Parameter size: the size in which it is shown, in points.
  func fetchAvatar(size: CGSize) async {
    avatar = .loading
    do throws(ImageFetcherError) {
      avatar = .image(try await fetchImage(picture, size: size))
    } catch {
      // A cancelled fetch isn't a failure: the person has left, or tries again.
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

/// The picture of a user, which is fetched from elsewhere.
enum Avatar {
  case loading
  case image(UIImage)
  /// With the message for a person.
  case failed(String)
}
