// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerImages

extension UserProfileController {
  /// The profile as the showcase opens it.
  /// - Parameter avatar: the address of the picture; nil for one that is drawn, after a second.
  static func showcase(avatar: URL?) -> UserProfileController {
    let drawn = URL(fileURLWithPath: "/anna.png")
    let user = User(
      name: "Anna Example", email: "anna@example.org", avatar: avatar ?? drawn)
    return UserProfileController(
      viewModel: UserProfileViewModel(user: user, fetchImage: avatar == nil ? .drawing : .live()))
  }
}

extension ImageFetcher {
  /// Draws a person, after a second, as if a server had sent the picture.
  fileprivate static let drawing = ImageFetcher { request throws(ImageFetcherError) in
    do {
      try await Task.sleep(for: .seconds(1))
    } catch {
      throw .fetchError(url: request.url, cause: error)
    }
    return portrait(size: request.size ?? CGSize(width: 120, height: 120))
  }

  private static func portrait(size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      let (width, height) = (size.width, size.height)
      UIColor.systemTeal.setFill()
      UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
      UIColor.white.setFill()
      let head = CGRect(
        x: width * 0.32, y: height * 0.2, width: width * 0.36, height: height * 0.36)
      UIBezierPath(ovalIn: head).fill()
      let body = CGRect(x: width * 0.15, y: height * 0.63, width: width * 0.7, height: height * 0.7)
      UIBezierPath(ovalIn: body).fill()
    }
  }
}
