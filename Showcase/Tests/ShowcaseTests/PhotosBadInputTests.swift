// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerImages
import GossamerNetwork
import GossamerTestSupport
import GossamerTesting
import Synchronization
import Testing

@testable import Showcase

/// A wrong answer of a server, and the message about it for a person.
nonisolated struct BadAnswer: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let reason: String
  var limits = DataFetcher.Limits.patient()
  let answer: LoopbackServer.Answer

  /// An answer of a whole body.
  static func body(_ name: String, _ body: String, _ reason: String) -> BadAnswer {
    BadAnswer(testDescription: name, reason: reason) { $0.answer(Data(body.utf8)) }
  }

  /// A list whose second photo is `photo`.
  static func list(_ name: String, _ photo: String, _ reason: String) -> BadAnswer {
    body(name, "[\(photoJSON(1)), \(photo)]", reason)
  }

  static func photoJSON(_ id: Int, title: String = "\"dunes\"", path: String = "/images") -> String
  {
    """
    {"albumId": 1, "id": \(id), "title": \(title), "url": "http://127.0.0.1:1/\(id)", \
    "thumbnailUrl": "http://127.0.0.1:1\(path)/\(id)"}
    """
  }

  static let all = [
    BadAnswer(
      testDescription: "404", reason: "The server has nothing there (404). Check the address."
    ) {
      $0.answer(Data("[]".utf8), status: "404 Not Found")
    },
    BadAnswer(testDescription: "500", reason: "The server has failed (500). Try again later.") {
      $0.answer(Data("[]".utf8), status: "500 Internal Server Error")
    },
    body("an empty body", "", "The server's answer is no list of photos. Check the address."),
    BadAnswer(
      testDescription: "half a body", reason: "The server broke the connection off. Try again."
    ) {
      $0.sendHead("200 OK", ["Content-Length: 1000"])
      $0.send(Data(repeating: 0x20, count: 500))
    },
    body(
      "HTML", "<!DOCTYPE html><html></html>",
      "The server's answer is no list of photos. Check the address."),
    body(
      "no list", #"{"photos": []}"#, "The server's answer is no list of photos. Check the address."),
    body(
      "JSON that breaks off", "[\(photoJSON(1))",
      "The server's answer is no list of photos. Check the address."),
    list(
      "a number for a photo", "7", "Number 2 of the server's list is no photo. Tell who runs it."),
    list(
      "a missing member", #"{"albumId": 1, "id": 2}"#,
      "Photo 2 of the server's list has no 'title', or a wrong one. Tell who runs it."),
    list(
      "a number for a text", photoJSON(2, title: "17"),
      "Photo 2 of the server's list has no 'title', or a wrong one. Tell who runs it."),
    list(
      "nothing for a text", photoJSON(2, title: "null"),
      "Photo 2 of the server's list has no 'title', or a wrong one. Tell who runs it."),
    BadAnswer(
      testDescription: "200 MB", reason: "The server sends more than 32 MB. Tell who runs it."
    ) {
      $0.sendHead("200 OK", [])
      let piece = Data(repeating: 0x20, count: 1 << 16)
      for _ in 0..<(200 << 20) / piece.count where !$0.send(piece) { return }
    },
    BadAnswer(
      testDescription: "byte by byte",
      reason: "The server's answer has not come within 0.3 seconds. Try again.",
      limits: .patient(time: .milliseconds(300))
    ) {
      $0.sendHead("200 OK", ["Content-Length: 100000"])
      while $0.send(Data([0x20])) { usleep(10_000) }
    },
    BadAnswer(
      testDescription: "nothing at all",
      reason: "The server has sent nothing for 0.2 seconds. Try again.",
      limits: .patient(silence: .milliseconds(200))
    ) { $0.waitForEnd() },
    BadAnswer(
      testDescription: "redirects in a circle",
      reason: "The server has named another address more than 10 times. Tell who runs it."
    ) { $0.answer(Data(), ["Location: /photos"], status: "302 Found") },
    BadAnswer(
      testDescription: "a reset", reason: "The server broke the connection off. Try again."
    ) { $0.reset() },
    BadAnswer(
      testDescription: "a length of 9223372036854775807",
      reason: "The server sends more than 32 MB. Tell who runs it."
    ) {
      $0.sendHead("200 OK", ["Content-Length: 9223372036854775807"])
      $0.send(Data("[]".utf8))
    },
    BadAnswer(
      testDescription: "chunks without an end",
      reason: "The server broke the connection off. Try again."
    ) {
      $0.sendHead("200 OK", ["Transfer-Encoding: chunked"])
      $0.send(Data("2\r\n[]\r\n".utf8))
    },
    BadAnswer(
      testDescription: "a redirect to nowhere",
      reason: "The server gives nothing (302). Check the address."
    ) { $0.answer(Data("[]".utf8), status: "302 Found") },
    BadAnswer(
      testDescription: "gzip that breaks off",
      reason: "The server's answer is packed in a way that can't be read. Tell who runs it."
    ) { $0.answer(Packing.gzip.pack(Data("[]".utf8)).dropLast(9), ["Content-Encoding: gzip"]) },
  ]
}

nonisolated extension DataFetcher.Limits {
  /// Limits that are long enough for a busy machine, except for those that a test wants to be
  /// exceeded.
  static func patient(
    silence: Duration = .seconds(900), time: Duration = .seconds(900)
  ) -> DataFetcher.Limits {
    var limits = DataFetcher.Limits()
    (limits.silence, limits.time) = (silence, time)
    return limits
  }
}

/// The list of photos that a server has at the moment.
nonisolated private final class CurrentList: Sendable {
  private let stored = Mutex(Data())

  var data: Data {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}

/// A server that answers correctly unless a test sets ``isBad``.
nonisolated private final class MoodyServer: Sendable {
  let list = CurrentList()
  private let storedIsBad = Mutex(false)
  private let bad: LoopbackServer.Answer

  init(_ list: String, orElse bad: @escaping LoopbackServer.Answer) {
    self.bad = bad
    self.list.data = Data(list.utf8)
  }

  var isBad: Bool {
    get { storedIsBad.withLock { $0 } }
    set { storedIsBad.withLock { $0 = newValue } }
  }

  func answer(_ connection: Connection) {
    if isBad { bad(connection) } else { connection.answer(list.data) }
  }
}

/// The screen beside a server on loopback.
@MainActor private final class PhotosOnScreen {
  let navigation = UINavigationController(rootViewController: UIViewController())
  let screen: Screen
  private(set) weak var controller: PhotosController?
  private let viewModel: PhotosViewModel

  init(_ server: LoopbackServer, limits: DataFetcher.Limits, fetchImage: ImageFetcher) {
    screen = Screen(navigation)
    let api = PhotosClient(server: Server(at: server.url(""), fetchData: .live(limits)))
    viewModel = PhotosViewModel(api: api, fetchImage: fetchImage)
    let photos = PhotosController(viewModel: viewModel)
    controller = photos
    navigation.pushViewController(photos, animated: false)
    screen.update()
  }

  convenience init(_ server: LoopbackServer, _ answer: BadAnswer) {
    self.init(server, limits: answer.limits, fetchImage: ImageFetcher { _ in UIImage() })
  }

  var table: UITableView? { controller?.viewIfLoaded as? UITableView }
  var ids: [Int] { viewModel.photos.map(\.id) }
  var rows: Int { table?.visibleCells.count ?? 0 }
  var isRefreshing: Bool { table?.refreshControl?.isRefreshing == true }
  /// The reason why there are no rows; nil if there are some, or if they are loading.
  var failure: String? {
    if case .failed(let reason) = viewModel.placeholder { reason } else { nil }
  }
  var alert: UIAlertController? { controller?.presentedViewController as? UIAlertController }

  func pop() {
    navigation.popViewController(animated: false)
    screen.advance(by: 1)
  }

  /// Waits for an outcome, while the screen's animations go on.
  func wait(for outcome: String, until isDone: () -> Bool) async throws {
    try await screen.eventually(outcome) {
      screen.advance(by: 0.01)
      return isDone()
    }
    screen.advance(by: 1)
  }
}

@Suite(.alone) @MainActor struct PhotosBadInputTests {
  private static let two = "[\(BadAnswer.photoJSON(1)), \(BadAnswer.photoJSON(2))]"

  @Test(arguments: BadAnswer.all)
  func saysWhatIsWrong_AndKeepsTheListThatWasShown(bad: BadAnswer) async throws {
    let mood = MoodyServer(Self.two, orElse: bad.answer)
    let server = LoopbackServer { mood.answer($0) }
    let shown = PhotosOnScreen(server, bad)
    // On a busy machine, even the good answer may exceed the time limit, which is meant for the bad one.
    while shown.ids != [1, 2] {
      try await shown.wait(for: "an answer is shown") { shown.rows == 2 || shown.failure != nil }
      if shown.failure != nil { shown.screen.pressKey(UIKeyCommand.f5) }
    }
    mood.isBad = true
    shown.screen.pressKey(UIKeyCommand.f5)
    try await shown.wait(for: "an alert is shown") { shown.alert != nil }
    let message = try #require(shown.alert?.message)
    #expect(message.hasPrefix("An Error Occurred\n\n\(bad.reason)"), "\(message)")
    #expect(shown.ids == [1, 2])
    #expect(shown.rows == 2)
    #expect(!shown.isRefreshing)
    shown.screen.pressEscape()
    try await shown.wait(for: "the alert has gone") { shown.alert == nil }
    #expect(shown.failure == nil, "it is said already")
    shown.pop()
    #expect(shown.controller == nil, "nothing of the screen is left")
  }

  /// The same without a screen, for all hostile answers.
  @Test(arguments: HostileAnswer.all)
  func keepsTheList_UnlessTheNextOneIsComplete(hostile: HostileAnswer) async throws {
    let mood = MoodyServer(Self.two, orElse: hostile.answer)
    let server = LoopbackServer { mood.answer($0) }
    var limits = DataFetcher.Limits.patient()
    limits.bytes = HostileAnswer.byteLimit
    var fetchData = DataFetcher.live(limits)
    let api = PhotosClient(
      server: Server(
        at: server.url(""),
        fetchData: DataFetcher { url throws(DataFetcherError) in try await fetchData(url) }))
    let viewModel = PhotosViewModel(api: api, fetchImage: ImageFetcher { _ in UIImage() })
    try await viewModel.reload()
    mood.isBad = true
    (limits.silence, limits.time) = (hostile.silence, hostile.time)
    fetchData = .live(limits)
    let error = await #expect(throws: ServerError.self) { try await viewModel.reload() }
    let message = viewModel.message(for: try #require(error))
    #expect(viewModel.photos.map(\.id) == [1, 2])
    if case .taken = hostile.fetched {
      #expect(message.hasSuffix("The server's answer is no list of photos. Check the address."))
    } else {
      #expect(!message.hasSuffix("is no list of photos. Check the address."), "\(message)")
    }
  }

  @Test(arguments: BadAnswer.all)
  func offersToTryAgain_WhenTheFirstAnswerIsBad(bad: BadAnswer) async throws {
    let server = LoopbackServer(bad.answer)
    let shown = PhotosOnScreen(server, bad)
    try await shown.wait(for: "the reason is shown") { shown.failure != nil }
    let reason = try #require(shown.failure)
    #expect(reason.hasPrefix(bad.reason))
    #expect(try shown.screen.label(reason).isHidden == false)
    #expect(shown.alert == nil, "it is said already")
    let count = server.requests.count
    try shown.screen.button("Try Again").tap()
    await server.hasRequests(count + 1)
    shown.pop()
    #expect(shown.controller == nil)
  }

  @Test(arguments: BadAnswer.all)
  func saysNothing_WhenTheScreenIsPoppedBeforeTheAnswer(bad: BadAnswer) async throws {
    let barrier = Barrier()
    let server = LoopbackServer { connection in
      barrier.wait()
      bad.answer(connection)
    }
    let shown = PhotosOnScreen(server, bad)
    await server.hasRequests(1)
    // On a busy machine, the time limit of this answer may have passed already.
    guard shown.failure == nil else { return barrier.open() }
    shown.pop()
    #expect(shown.controller == nil)
    barrier.open()
    await server.hasClosed("/photos")
    shown.screen.update()
    #expect(shown.navigation.presentedViewController == nil)
  }

  @Test(arguments: [1 << 16, 1])
  func closesTheConnection_WhenTheScreenIsPoppedInTheMiddle(of pieceLength: Int) async throws {
    let server = LoopbackServer { connection in
      connection.sendHead("200 OK", [])
      let piece = Data(repeating: 0x20, count: pieceLength)
      while connection.send(piece) { usleep(10_000) }
    }
    let shown = PhotosOnScreen(server, BadAnswer.all[0])
    await server.hasRequests(1)
    shown.pop()
    #expect(shown.controller == nil)
    await server.hasClosed("/photos")
  }

  @Test func showsTheNewList_WhenTheServerWorksAgain() async throws {
    let mood = MoodyServer(Self.two, orElse: { $0.reset() })
    let server = LoopbackServer { mood.answer($0) }
    let shown = PhotosOnScreen(server, BadAnswer.all[0])
    try await shown.wait(for: "two photos are shown") { shown.rows == 2 }
    mood.isBad = true
    shown.screen.pressKey(UIKeyCommand.f5)
    try await shown.wait(for: "an alert is shown") { shown.alert != nil }
    try shown.screen.button("OK").tap()
    try await shown.wait(for: "the alert has gone") { shown.alert == nil }
    mood.isBad = false
    mood.list.data = Data("[\(BadAnswer.photoJSON(3))]".utf8)
    try shown.screen.button("Refresh").tap()
    try await shown.wait(for: "the other photos are shown") { shown.ids == [3] && shown.rows == 1 }
  }

  @Test func showsBothPhotos_WhenTwoHaveTheSameID() async throws {
    let mood = MoodyServer("[\(BadAnswer.photoJSON(1))]", orElse: { $0.reset() })
    let server = LoopbackServer { mood.answer($0) }
    let shown = PhotosOnScreen(server, BadAnswer.all[0])
    try await shown.wait(for: "a photo is shown") { shown.rows == 1 }
    mood.list.data = Data(
      "[\(BadAnswer.photoJSON(4)), \(BadAnswer.photoJSON(4, title: "\"hills\""))]".utf8)
    shown.screen.pressKey(UIKeyCommand.f5)
    try await shown.wait(for: "the other photos are shown") {
      shown.ids == [4, 4] && shown.rows == 2
    }
  }
}

/// Broken thumbnails in the rows of the screen.
@Suite(.alone) @MainActor struct PhotosBadImageTests {
  private let folder = TemporaryFolder()

  /// Limits that are long enough for a busy machine.
  private static var limits: ImageFetcher.Limits {
    var limits = ImageFetcher.Limits()
    (limits.silence, limits.time) = (.seconds(900), .seconds(900))
    return limits
  }

  /// The image or the error of each thumbnail, by its path.
  @MainActor private final class Outcomes {
    var images: [String: UIImage] = [:]
    var failures: [String: ImageFetcherError] = [:]

    func recording(_ fetch: ImageFetcher) -> ImageFetcher {
      ImageFetcher { request throws(ImageFetcherError) in
        do throws(ImageFetcherError) {
          let image = try await fetch(request.url, size: request.size)
          self.images[request.url.path] = image
          return image
        } catch {
          if !error.isCancellation { self.failures[request.url.path] = error }
          throw error
        }
      }
    }
  }

  private func list(_ count: Int, on server: LoopbackServer, from first: Int = 1) -> Data {
    let address = server.url("").absoluteString
    let photos = (first..<first + count).map {
      """
      {"albumId": 1, "id": \($0), "title": "Photo \($0)", "url": "\(address)/\($0)", \
      "thumbnailUrl": "\(address)/\($0)"}
      """
    }
    return Data("[\(photos.joined(separator: ","))]".utf8)
  }

  /// The pictures in the rows, from top to bottom.
  private func pictures(_ shown: PhotosOnScreen) -> [UIImage?] {
    (shown.table?.visibleCells ?? []).map { cell in
      cell.contentView.subviews.lazy.compactMap { $0 as? UIImageView }.first?.image
    }
  }

  /// Broken thumbnails; the rows before and after them have good ones.
  nonisolated enum Thumbnails: CaseIterable {
    case noImages, notWhole, notFromHere

    /// A limit that an endless answer exceeds soon.
    static let byteLimit = 1 << 20

    @MainActor var answers: [LoopbackServer.Answer] {
      let png = Samples.png(80, 80)
      switch self {
      case .noImages:
        let bomb = Samples.bomb(100_000, 100_000)
        return [
          { $0.answer(png.dropLast(30)) }, { $0.answer(bomb) },
          { $0.answer(Data("<html></html>".utf8), ["Content-Type: image/png"]) },
          { $0.answer(Data()) }, { $0.reset() }, { $0.answer(png, status: "404 Not Found") },
        ]
      case .notWhole:
        let packed = Packing.gzip.pack(Data(count: 8 << 20))
        return [
          { $0.sendHead("200 OK", ["Content-Length: 9223372036854775807"]) },
          {
            $0.sendHead("200 OK", ["Content-Length: \(png.count + 1)"])
            $0.send(png)
          },
          {
            $0.sendHead("200 OK", ["Transfer-Encoding: chunked"])
            $0.send(Data("\(String(png.count, radix: 16))\r\n".utf8) + png + Data("\r\n".utf8))
          },
          {
            $0.sendHead("200 OK", [])
            while $0.send(Data(count: 1 << 16)) {}
          },
          { $0.answer(packed, ["Content-Encoding: gzip"]) },
          {
            $0.sendHead("200 OK", ["Content-Length: \(png.count)", "Content-Length: 5"])
            $0.send(png)
          },
        ]
      case .notFromHere:
        return [
          { $0.answer(png, status: "302 Found") },
          { $0.answer(png, ["Location: file:///etc/passwd"], status: "301 Moved") },
          { $0.answer(png, ["Location: /4"], status: "307 Temporary Redirect") },
          { $0.answer(png, ["Content-Encoding: gzip"]) },
          { $0.answer(png, ["WWW-Authenticate: Basic realm=\"a\""], status: "401 Who") },
          { $0.send(png) },
        ]
      }
    }
  }

  @Test(arguments: Thumbnails.allCases) func showPlaceholders_AndTheirNeighboursPictures(
    thumbnails: Thumbnails
  ) async throws {
    let (png, answers) = (Samples.png(80, 80), thumbnails.answers)
    let lists = CurrentList()
    let server = LoopbackServer { connection in
      switch Int(connection.path.dropFirst()) {
      case let number? where 2...7 ~= number: answers[number - 2](connection)
      case .some: connection.answer(png, ["Content-Type: text/html"])
      case nil: connection.answer(lists.data)
      }
    }
    let json = list(8, on: server)
    lists.data = json
    let outcomes = Outcomes()
    var limits = Self.limits
    limits.bytes = Thumbnails.byteLimit
    let fetch = outcomes.recording(.live(limits, folder: folder.url))
    let shown = PhotosOnScreen(server, limits: .patient(), fetchImage: fetch)
    try await shown.wait(for: "all thumbnails have come or failed") {
      outcomes.images.count == 2 && outcomes.failures.count == 6
    }
    #expect(outcomes.images.keys.sorted() == ["/1", "/8"])
    let pictures = pictures(shown)
    #expect(pictures.count == 8)
    for (index, picture) in pictures.enumerated() {
      let own = outcomes.images["/\(index + 1)"]
      #expect(picture != nil && (own == nil || picture === own), "row \(index)")
    }
    #expect(shown.alert == nil, "a thumbnail is not worth a word")
    shown.pop()
    #expect(shown.controller == nil)
  }

  @Test func areCancelled_WhenTheirRowsAreDeletedOrScrolledAway() async throws {
    let lists = CurrentList()
    let png = Samples.png(80, 80)
    let server = LoopbackServer { connection in
      switch connection.path {
      case "/photos": connection.answer(lists.data)
      case "/1", "/2", "/3": connection.waitForEnd()
      default: connection.answer(png)
      }
    }
    let three = list(3, on: server)
    lists.data = three
    let outcomes = Outcomes()
    let fetch = outcomes.recording(.live(Self.limits, folder: folder.url))
    let shown = PhotosOnScreen(server, limits: .patient(), fetchImage: fetch)
    try await shown.wait(for: "three thumbnails are asked for") { server.requests.count == 4 }
    let others = list(2, on: server, from: 4)
    lists.data = others
    shown.screen.pressKey(UIKeyCommand.f5)
    try await shown.wait(for: "all thumbnails have come or failed") { outcomes.images.count == 2 }
    for path in ["/1", "/2", "/3"] { await server.hasClosed(path) }
    #expect(pictures(shown).map { $0 === outcomes.images["/4"] } == [true, false])
    #expect(pictures(shown).map { $0 === outcomes.images["/5"] } == [false, true])
    #expect(outcomes.failures.isEmpty)
    shown.pop()
    #expect(shown.controller == nil)
  }

  @Test func areCancelled_WhenTheScreenIsPopped() async throws {
    let lists = CurrentList()
    let server = LoopbackServer { connection in
      if connection.path == "/photos" {
        connection.answer(lists.data)
      } else {
        connection.waitForEnd()
      }
    }
    let three = list(3, on: server)
    lists.data = three
    let fetch = ImageFetcher.live(Self.limits, folder: folder.url)
    let shown = PhotosOnScreen(server, limits: .patient(), fetchImage: fetch)
    try await shown.wait(for: "three thumbnails are asked for") { server.requests.count == 4 }
    shown.pop()
    #expect(shown.controller == nil)
    for path in ["/1", "/2", "/3"] { await server.hasClosed(path) }
  }
}
