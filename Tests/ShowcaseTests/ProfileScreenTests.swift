// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerImages
import GossamerTesting
import Testing

@testable import Showcase

/// A server that answers when the test says so.
private final class Server {
  private(set) var asked = 0
  private(set) var cancelled = 0
  private var waiting: [CheckedContinuation<Result<UIImage, ImageFetcherError>, Never>] = []

  var fetchImage: ImageFetcher {
    ImageFetcher { [self] request throws(ImageFetcherError) in
      asked += 1
      let outcome = await withTaskCancellationHandler {
        await withCheckedContinuation { waiting.append($0) }
      } onCancel: {
        Task { @MainActor in
          self.cancelled += 1
          self.answer(.failure(.fetchError(url: request.url, cause: CancellationError())))
        }
      }
      return try outcome.get()
    }
  }

  func answer(_ outcome: Result<UIImage, ImageFetcherError>) {
    let all = waiting
    waiting = []
    for continuation in all { continuation.resume(returning: outcome) }
  }
}

@MainActor struct ProfileScreenTests {
  private let server = Server()
  private let user = User(
    name: "Bo Sample", email: "bo@example.org", avatar: URL(fileURLWithPath: "/bo.png"))

  private func controller() -> UserProfileController {
    UserProfileController(
      viewModel: UserProfileViewModel(user: user, fetchImage: server.fetchImage))
  }

  /// Lets the main actor's work go on until something is so, and looks at the screen then.
  private func wait(_ screen: Screen, until isSo: () -> Bool) async {
    for _ in 0..<100_000 where !isSo() { await Task.yield() }
    #expect(isSo())
    screen.update()
  }

  private func view(_ screen: Screen) throws -> UserProfileView {
    try #require(screen.window.rootViewController?.view as? UserProfileView)
  }

  @Test func showsTheUser_WhileThePictureIsComing() throws {
    let screen = Screen(controller())
    #expect(try screen.textField("Name").text == "Bo Sample")
    #expect(try screen.textField("E-mail address").text == "bo@example.org")
    #expect(screen.window.rootViewController?.title == "Bo Sample")
    #expect(try view(screen).activityIndicator?.isAnimating == true)
    #expect(server.asked == 1)
  }

  @Test func showsThePicture_WhenItComes() async throws {
    let (screen, picture) = (Screen(controller()), UIImage())
    let view = try view(screen)
    server.answer(.success(picture))
    await wait(screen) { view.avatarView?.image === picture }
    #expect(view.activityIndicator?.isAnimating == false)
    #expect(view.retryButton?.isHidden == true)
  }

  @Test func offersToTryAgain_WhenThePictureFails() async throws {
    let (screen, picture) = (Screen(controller()), UIImage())
    let view = try view(screen)
    server.answer(.failure(.fetchError(url: user.avatar, cause: FetchError.status(500))))
    await wait(screen) { view.messageLabel?.isHidden == false }
    #expect(
      view.messageLabel?.text == "The picture didn't come. Check the connection, and try again.")
    #expect(view.avatarView?.image != nil)
    #expect(view.activityIndicator?.isAnimating == false)
    try screen.button("Try again").tap()
    #expect(view.messageLabel?.isHidden == true)
    #expect(view.activityIndicator?.isAnimating == true)
    #expect(server.asked == 2)
    server.answer(.success(picture))
    await wait(screen) { view.avatarView?.image === picture }
  }

  @Test func givesThePictureUp_WhenThePersonLeaves() async throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = Screen(navigation)
    weak var freed: UIViewController?
    do {
      let profile = controller()
      freed = profile
      navigation.pushViewController(profile, animated: false)
    }
    screen.advance(by: 1)
    #expect(server.asked == 1)
    navigation.popViewController(animated: false)
    screen.advance(by: 1)
    #expect(freed == nil)
    await wait(screen) { server.cancelled == 1 }
  }

  @Test(arguments: [250, 393, 1000] as [CGFloat])
  func fitsItsWindow(width: CGFloat) async throws {
    let screen = Screen(controller())
    screen.size.width = width
    let view = try view(screen)
    server.answer(.failure(.tooLarge(url: user.avatar, fact: .bytes(limit: 1))))
    await wait(screen) { view.messageLabel?.isHidden == false }
    let parts = [view.nameTextField, view.messageLabel, view.retryButton] as [UIView?]
    for part in parts.compactMap(\.self) {
      let frame = part.convert(part.bounds, to: nil)
      #expect(frame.width == min(420, width - 40), "\(part): \(frame)")
      #expect(frame.midX == width / 2)
    }
    #expect(view.avatarView?.frame.size == UserProfileView.avatarSize)
  }

  @Test func leavesNothingBehind() {
    #expect(leaks { controller() }.isEmpty)
  }

  @Test func opensInTheShowcase() throws {
    #expect(try ShowcaseScreen.named("profile").makeController() is UserProfileController)
  }
}
