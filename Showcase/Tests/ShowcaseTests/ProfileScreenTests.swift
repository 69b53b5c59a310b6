// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerImages
import GossamerNetwork
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import Showcase

/// A server that answers when the test wants it to.
private final class Server {
  private(set) var requestCount = 0
  private(set) var cancelled = 0
  private var waiting: [Int: CheckedContinuation<Result<UIImage, ImageFetcherError>, Never>] = [:]

  var fetchImage: ImageFetcher {
    ImageFetcher { [self] request throws(ImageFetcherError) in
      requestCount += 1
      let number = requestCount
      let outcome = await withTaskCancellationHandler {
        await withCheckedContinuation { waiting[number] = $0 }
      } onCancel: {
        Task { @MainActor in
          self.cancelled += 1
          let error = ImageFetcherError.fetchError(url: request.url, cause: CancellationError())
          self.waiting.removeValue(forKey: number)?.resume(returning: .failure(error))
        }
      }
      return try outcome.get()
    }
  }

  func answer(_ outcome: Result<UIImage, ImageFetcherError>) {
    let all = waiting
    waiting = [:]
    for continuation in all.values { continuation.resume(returning: outcome) }
  }
}

@Suite(.alone) @MainActor struct ProfileScreenTests {
  private let server = Server()
  private let user = User(
    name: "Bo Sample", email: "bo@example.org", avatar: URL(fileURLWithPath: "/bo.png"))

  private func controller() -> UserProfileController {
    UserProfileController(
      viewModel: UserProfileViewModel(user: user, fetchImage: server.fetchImage))
  }

  private func view(_ screen: Screen) throws -> UserProfileView {
    try #require(screen.window.rootViewController?.view as? UserProfileView)
  }

  @Test func showsTheUser_WhileThePictureIsLoading() throws {
    let screen = Screen(controller())
    #expect(try screen.textField("Name").text == "Bo Sample")
    #expect(try screen.textField("E-mail address").text == "bo@example.org")
    #expect(screen.window.rootViewController?.title == "Bo Sample")
    #expect(try view(screen).activityIndicator?.isAnimating == true)
    #expect(server.requestCount == 1)
  }

  @Test func showsThePicture_WhenItComes() async throws {
    let (screen, picture) = (Screen(controller()), UIImage())
    let view = try view(screen)
    server.answer(.success(picture))
    try await screen.eventually("the picture is shown") { view.avatarView?.image === picture }
    #expect(view.activityIndicator?.isAnimating == false)
    #expect(view.retryButton?.isHidden == true)
  }

  @Test func offersToTryAgain_WhenThePictureFails() async throws {
    let (screen, picture) = (Screen(controller()), UIImage())
    let view = try view(screen)
    server.answer(.failure(.fetchError(url: user.avatar, cause: FetchError.status(500))))
    try await screen.eventually("the message is shown") { view.messageLabel?.isHidden == false }
    #expect(
      view.messageLabel?.text == "The picture didn't come. Check the connection, and try again.")
    #expect(view.avatarView?.image != nil)
    #expect(view.activityIndicator?.isAnimating == false)
    try screen.button("Try Again").tap()
    #expect(view.messageLabel?.isHidden == true)
    #expect(view.activityIndicator?.isAnimating == true)
    #expect(server.requestCount == 2)
    server.answer(.success(picture))
    try await screen.eventually("the picture is shown") { view.avatarView?.image === picture }
  }

  @Test(arguments: [
    (
      ImageFetcherError.tooLarge(url: URL(fileURLWithPath: "/bo.png"), fact: .bytes(limit: 1)),
      "The picture of Bo Sample is too large to be shown."
    ),
    (
      .invalidImageFormat(url: URL(fileURLWithPath: "/bo.png"), data: Data(), reason: "None."),
      "The server has no picture of Bo Sample that can be shown."
    ),
  ])
  func saysWhyThereIsNoPicture_WithoutAnyView(error: ImageFetcherError, message: String) async {
    let model = UserProfileViewModel(
      user: user, fetchImage: ImageFetcher { _ throws(ImageFetcherError) in throw error })
    guard case .loading = model.avatar else {
      Issue.record("\(model.avatar)")
      return
    }
    await model.fetchAvatar(size: UserProfileView.avatarSize)
    guard case .failed(message) = model.avatar else {
      Issue.record("\(model.avatar)")
      return
    }
  }

  @Test func isStillLoading_WhenAPersonTriesAgainMeanwhile() async throws {
    let (screen, picture) = (Screen(controller()), UIImage())
    let view = try view(screen)
    server.answer(.failure(.fetchError(url: user.avatar, cause: FetchError.status(500))))
    try await screen.eventually("the failure is shown") { view.retryButton?.isHidden == false }
    for _ in 0..<2 { view.retryButton?.sendActions(for: .primaryActionTriggered) }
    try await screen.eventually("one request is cancelled") { server.cancelled == 1 }
    #expect(view.messageLabel?.isHidden == true, "a cancelled request hasn't failed")
    #expect(view.activityIndicator?.isAnimating == true)
    server.answer(.success(picture))
    try await screen.eventually("the picture is shown") { view.avatarView?.image === picture }
  }

  @Test func cancelsTheRequest_WhenThePersonLeaves() async throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = Screen(navigation)
    weak var freed: UIViewController?
    do {
      let profile = controller()
      freed = profile
      navigation.pushViewController(profile, animated: false)
    }
    screen.advance(by: 1)
    #expect(server.requestCount == 1)
    navigation.popViewController(animated: false)
    screen.advance(by: 1)
    #expect(freed == nil)
    try await screen.eventually("the request is cancelled") { server.cancelled == 1 }
  }

  @Test(arguments: [250, 393, 1000] as [CGFloat])
  func fitsItsWindow(width: CGFloat) async throws {
    let screen = Screen(controller())
    screen.size.width = width
    let view = try view(screen)
    server.answer(.failure(.tooLarge(url: user.avatar, fact: .bytes(limit: 1))))
    try await screen.eventually("the message is shown") { view.messageLabel?.isHidden == false }
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
