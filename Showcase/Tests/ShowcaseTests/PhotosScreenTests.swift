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
private final class Server: PhotosAPI {
  private(set) var requestCount = 0
  private(set) var cancelled = 0
  /// Called when a request comes.
  var didGetRequest: () -> Void = {}
  private var waiting: [CheckedContinuation<Result<[Photo], ServerError>, Never>] = []

  func photos() async throws(ServerError) -> [Photo] {
    requestCount += 1
    didGetRequest()
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { waiting.append($0) }
    } onCancel: {
      Task { @MainActor in
        self.cancelled += 1
        self.answer(.failure(.noServer))
      }
    }
    return try outcome.get()
  }

  func answer(_ outcome: Result<[Photo], ServerError>) {
    let all = waiting
    waiting = []
    for continuation in all { continuation.resume(returning: outcome) }
  }

  /// Answers with photos of these titles.
  func answer(_ titles: String...) {
    let photos = titles.enumerated().map { index, title in
      let url = URL(fileURLWithPath: "/\(index + 1)")
      return Photo(albumId: 1, id: index + 1, title: title, url: url, thumbnailUrl: url)
    }
    answer(.success(photos))
  }
}

@Suite(.alone) @MainActor struct PhotosScreenTests {
  private let server = Server()
  private let viewModel: PhotosViewModel
  private let controller: PhotosController
  private let screen: Screen

  private static let usualTitle = "MVVM Table View Example"

  init() {
    viewModel = PhotosViewModel(api: server, fetchImage: ImageFetcher { _ in UIImage() })
    controller = PhotosController(viewModel: viewModel)
    screen = Screen(UINavigationController(rootViewController: controller))
  }

  /// Waits for an outcome, and until animations have ended.
  private func wait(for outcome: String, until isDone: () -> Bool) async throws {
    try await screen.eventually(outcome, isDone)
    screen.advance(by: 1)
  }

  private var table: UITableView? { controller.view as? UITableView }
  private var titles: [String] {
    (table?.visibleCells ?? []).compactMap { cell in
      cell.contentView.subviews.lazy.compactMap { $0 as? UIStackView }.first?
        .arrangedSubviews.lazy.compactMap { ($0 as? UILabel)?.text }.first
    }
  }
  private var isRefreshing: Bool { table?.refreshControl?.isRefreshing == true }
  private var alert: UIAlertController? {
    controller.presentedViewController as? UIAlertController
  }

  /// Shows two photos.
  private func load() async throws {
    server.answer("a lake", "dunes")
    try await wait(for: "the photos are shown") { titles == ["A lake", "Dunes"] }
  }

  @Test func saysThatItIsLoading_UntilThePhotosCome() async throws {
    #expect(controller.title == Self.usualTitle)
    #expect(server.requestCount == 1)
    #expect(try screen.label("Loading…").isHidden == false)
    try await load()
    #expect(throws: ScreenError.self) { try screen.label("Loading…") }
    #expect(!isRefreshing)
  }

  @Test func saysThatThereAreNone_WhenTheListIsEmpty() async throws {
    server.answer()
    try await wait(for: "the list is empty") { viewModel.placeholder == .empty }
    #expect(try screen.label("No Photos").isHidden == false)
    try screen.button("Reload").tap()
    #expect(server.requestCount == 2)
    try await load()
    #expect(throws: ScreenError.self) { try screen.label("No Photos") }
  }

  @Test func showsTheTitleOfARow_WhenThatIsTapped() async throws {
    try await load()
    try #require(table?.cellForRow(at: [0, 1])).tap()
    screen.advance(by: 1)
    #expect(controller.title == "Dunes")
    #expect(table?.indexPathForSelectedRow == nil)
    #expect(titles == ["A lake", "Dunes"])
  }

  @Test func resetsTheTitle_BeforeTheRequestStarts() async throws {
    try await load()
    try #require(table?.cellForRow(at: [0, 1])).tap()
    var title: String?
    server.didGetRequest = { [viewModel] in title = viewModel.title }
    screen.pressKey("r", .command)
    #expect(server.requestCount == 2)
    #expect(title == Self.usualTitle)
    #expect(controller.title == Self.usualTitle)
    #expect(isRefreshing)
    server.answer("a lake", "hills", "dunes")
    try await wait(for: "the photos are shown") { titles == ["A lake", "Hills", "Dunes"] }
    #expect(!isRefreshing)
  }

  @Test func saysWhatHappened_AndKeepsTheList_WhenAReloadFails() async throws {
    try await load()
    try screen.button("Refresh").tap()
    let url = URL(fileURLWithPath: "/photos")
    server.answer(.failure(.notAnswered(.fetchError(url: url, cause: FetchError.status(500)))))
    try await wait(for: "an alert is shown") { alert != nil }
    #expect(alert?.title == "Oops...")
    #expect(
      alert?.message == """
        An Error Occurred

        The server has failed (500). Try again later.
        """)
    #expect(alert?.actions.map(\.title) == ["OK"])
    #expect(!isRefreshing)
    #expect(titles == ["A lake", "Dunes"])
    try screen.button("OK").tap()
    try await wait(for: "the alert has gone") { alert == nil }
    try screen.button("Refresh").tap()
    server.answer("hills")
    try await wait(for: "the photos are shown") { titles == ["Hills"] }
  }

  @Test func showsTheReasonInsteadOfRows_WhenTheFirstLoadFails() async throws {
    server.answer(.failure(.notAList(of: "photo")))
    let reason = "The server's answer is no list of photos. Check the address."
    try await wait(for: "the reason is shown") { (try? screen.label(reason)) != nil }
    #expect(alert == nil, "it is said already")
    try screen.button("Try Again").tap()
    #expect(isRefreshing)
    try await load()
  }

  @Test func reloadsOnce_WhenAPersonAsksAgainMeanwhile() async throws {
    try await load()
    for _ in 0..<3 { screen.pressKey(UIKeyCommand.f5) }
    #expect(server.requestCount == 2)
    server.answer("hills")
    try await wait(for: "the photos are shown") { titles == ["Hills"] }
  }

  @Test func isDeallocated_WhenThePersonLeavesDuringARequest() async throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = Screen(navigation)
    let other = Server()
    weak var freed: UIViewController?
    do {
      let model = PhotosViewModel(api: other, fetchImage: ImageFetcher { _ in UIImage() })
      let photos = PhotosController(viewModel: model)
      freed = photos
      navigation.pushViewController(photos, animated: false)
    }
    screen.advance(by: 1)
    #expect(other.requestCount == 1)
    navigation.popViewController(animated: false)
    screen.advance(by: 1)
    #expect(freed == nil)
    try await wait(for: "the request is cancelled") { other.cancelled == 1 }
  }

  @Test func changesNothingOfTheTable_WhenOnlyTheTitleChanges() async throws {
    try await load()
    let cells = table?.visibleCells
    viewModel.select(0)
    screen.update()
    #expect(table?.visibleCells == cells)
  }

  @Test(arguments: [250, 393, 1000] as [CGFloat])
  func fitsItsWindow(width: CGFloat) async throws {
    screen.size.width = width
    server.answer(
      "dunes", "morning over the far mountains, seen from the terrace of the observatory")
    try await wait(for: "the photos are shown") { titles.count == 2 }
    for cell in table?.visibleCells ?? [] {
      for view in cell.contentView.subviews {
        let frame = view.convert(view.bounds, to: nil)
        #expect(frame.minX >= 16 && frame.maxX <= width - 16, "\(view): \(frame)")
        #expect(cell.contentView.bounds.contains(view.frame), "\(view): \(frame)")
      }
    }
  }

  @Test func opensInTheShowcase() throws {
    let opened = try ShowcaseScreen.named("photos").makeController() as? UINavigationController
    #expect(opened?.viewControllers.first is PhotosController)
  }
}
