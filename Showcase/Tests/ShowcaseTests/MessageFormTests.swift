// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerImages
import GossamerNetwork
import GossamerPersistence
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import Showcase

/// A server in memory that answers as the test wants.
private final class Server: MessagesAPI {
  var failure: ServerError?
  private(set) var posted: [Message] = []
  private(set) var wasCancelled = false
  /// The post that waits for its answer; nil for none.
  private var waitingPost: CheckedContinuation<Void, Never>?
  var isSlow = false

  func threads() async throws(ServerError) -> [MessageThread] { [] }

  func post(
    _ message: Message, to thread: UUID?, with files: any DraftFiles,
    progress: @escaping DataSender.Progress
  ) async throws(ServerError) {
    progress(0.5)
    if isSlow {
      await withTaskCancellationHandler {
        await withCheckedContinuation { waitingPost = $0 }
      } onCancel: {
        Task { @MainActor in
          self.wasCancelled = true
          self.answer()
        }
      }
    }
    if let failure { throw failure }
    posted.append(message)
  }

  func answer() {
    waitingPost?.resume()
    waitingPost = nil
  }
}

@Suite(.alone) @MainActor struct MessageFormTests {
  private let server = Server()
  private let folder = DraftFolder()
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let screen: Screen

  init() {
    screen = Screen(navigation)
  }

  private static let thread = MessageThread(
    id: UUID(), subject: "Lunch", channel: "General", body: "Who comes?", count: 1, attachments: 0)

  @discardableResult
  private func open(replyingTo thread: MessageThread? = nil) -> MessageFormViewModel {
    let viewModel = MessageFormViewModel(
      replyingTo: thread, channels: ["General", "Questions"], api: server, in: folder.open)
    navigation.pushViewController(MessageFormController(viewModel: viewModel), animated: false)
    screen.advance(by: 1)
    return viewModel
  }

  private var isOpen: Bool { navigation.topViewController is MessageFormController }

  /// The saved draft of a new thread.
  private func savedDraft() throws -> StoredDraft<Message> {
    try folder.open().draft(of: "new-thread")
  }

  private func body() throws -> UITextView { try screen.find(UITextView.self, "Message") }

  private func wait(for outcome: String, until isDone: () -> Bool) async throws {
    try await screen.eventually(outcome, isDone)
    screen.advance(by: 1)
  }

  // MARK: - Opening

  @Test func beginsWithTheSubject_OfANewThread() throws {
    open()
    #expect(navigation.topViewController?.title == "New Thread")
    #expect(try screen.textField("Subject").isFirstResponder)
    #expect(try !screen.button("Post").isEnabled)
    #expect(try !screen.button("Add Attachment").isHidden)
  }

  @Test func beginsWithTheBody_OfAReply() throws {
    open(replyingTo: Self.thread)
    #expect(navigation.topViewController?.title == "New Message")
    let subject = try screen.textField("Subject")
    #expect(subject.text == "Lunch")
    #expect(!subject.isEnabled)
    #expect(try body().isFirstResponder)
  }

  // MARK: - Posting

  @Test func postsWhatIsWritten() async throws {
    open()
    try screen.textField("Subject").typeText("Hello")
    try body().typeText("All of you")
    #expect(try screen.button("Post").isEnabled)
    try screen.button("Post").tap()
    try await wait(for: "the form is closed") { !isOpen }
    #expect(server.posted.map(\.subject) == ["Hello"])
    #expect(server.posted.map(\.body) == ["All of you"])
    #expect(server.posted.map(\.channel) == ["General"])
    open()
    #expect(try body().text == "")
  }

  @Test func postsToTheChannelThatIsShown_WhenThatOfTheDraftIsGone() async throws {
    do { try savedDraft().save(Message(body: "All of you", channel: "Closed")) }
    open()
    #expect(try screen.pickerView("Channel").selectedRow(inComponent: 0) == 0)
    try screen.button("Post").tap()
    try await wait(for: "the form is closed") { !isOpen }
    #expect(server.posted.map(\.channel) == ["General"])
  }

  @Test func keepsEverything_AndSaysWhy_WhenThePostFails() async throws {
    server.failure = .notAnswered(
      .fetchError(url: URL(fileURLWithPath: "/"), cause: FetchError.status(503)))
    open()
    try body().typeText("Precious")
    try screen.button("Post").tap()
    try await wait(for: "an alert is shown") { navigation.presentedViewController != nil }
    #expect(
      (navigation.presentedViewController as? UIAlertController)?.message
        == "The server has failed (503). Try again later. Your draft is kept.")
    try screen.button("OK").tap()
    screen.advance(by: 1)
    #expect(isOpen)
    #expect(try body().text == "Precious")
    #expect(try screen.button("Post").isEnabled)
  }

  @Test func showsProgress_AndCantBeChanged_WhileItPosts() async throws {
    server.isSlow = true
    open()
    try body().typeText("Slow")
    try screen.button("Post").tap()
    screen.update()
    #expect(try screen.label("Posting…").window != nil)
    #expect(try !screen.button("Post").isEnabled)
    #expect(try !body().isEditable)
    #expect(throws: ScreenError.self) { try body().drop(NSItemProvider(object: "late")) }
    #expect(try !screen.textField("Subject").isEnabled)
    server.answer()
    try await wait(for: "the form is closed") { !isOpen }
  }

  @Test func cancelsThePost_AndKeepsTheDraft_WhenTheWindowIsClosed() async throws {
    server.isSlow = true
    server.failure = .noServer
    open()
    try body().typeText("Unsent")
    try screen.button("Post").tap()
    screen.update()
    screen.window.isHidden = true
    screen.window.rootViewController = nil
    try await wait(for: "the post is cancelled") { server.wasCancelled }
    #expect(server.posted.isEmpty)
    screen.window.rootViewController = navigation
    screen.window.isHidden = false
    screen.advance(by: 1)
    #expect(try body().text == "Unsent")
  }

  // MARK: - Cancelling

  @Test func closesAtOnce_WhenNothingIsWritten() throws {
    open()
    try screen.button("Cancel").tap()
    screen.advance(by: 1)
    #expect(!isOpen)
  }

  @Test func asks_BeforeItDiscardsADraft() throws {
    open()
    try body().typeText("Words")
    try screen.button("Cancel").tap()
    screen.advance(by: 1)
    try screen.button("Keep Writing").tap()
    screen.advance(by: 1)
    #expect(isOpen)
    #expect(try body().text == "Words")
    try screen.button("Cancel").tap()
    screen.advance(by: 1)
    try screen.button("Delete Draft").tap()
    screen.advance(by: 2)
    #expect(!isOpen)
    open()
    #expect(try body().text == "")
  }

  // MARK: - Drafts

  @Test func restoresTheDraft_WhenTheFormIsOpenedAgain() throws {
    open()
    try screen.textField("Subject").typeText("Hello")
    try body().typeText("שלום 👩‍👩‍👧")
    navigation.popViewController(animated: false)
    screen.advance(by: 1)
    open()
    #expect(try screen.textField("Subject").text == "Hello")
    #expect(try body().text == "שלום 👩‍👩‍👧")
    #expect(try screen.button("Post").isEnabled)
  }

  @Test func saysThatTheDraftIsOpenElsewhere_AndOverwritesNothing() throws {
    var other: StoredDraft<Message>? = try savedDraft()
    try other?.save(Message(body: "Theirs"))
    open()
    let alert = try #require(navigation.presentedViewController as? UIAlertController)
    #expect(alert.message?.contains("open in another window") == true)
    try screen.button("OK").tap()
    screen.advance(by: 1)
    #expect(try body().text == "")
    try body().typeText("Mine")
    navigation.popViewController(animated: false)
    screen.advance(by: 1)
    let mine = try savedDraft()
    #expect(try mine.load()?.body == "Mine")
    other = nil
    #expect(try savedDraft().load()?.body == "Theirs")
  }

  @Test func saysWhereDamagedDraftsAreSetAside() throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try Data("This is no database.".utf8).write(to: folder.database)
    open()
    let alert = try #require(navigation.presentedViewController as? UIAlertController)
    let place = "'\(folder.url.path)/drafts (damaged, "
    #expect(
      alert.message?.hasPrefix("The drafts were damaged. They are set aside in \(place)") == true)
    try screen.button("OK").tap()
    screen.advance(by: 1)
    try body().typeText("New")
    navigation.popViewController(animated: false)
    screen.advance(by: 1)
    #expect(try savedDraft().load()?.body == "New")
  }

  @Test func canBeWrittenAndPosted_WhenNoDraftCanBeKept() async throws {
    let viewModel = MessageFormViewModel(channels: ["General"], api: server) {
      () throws(DraftStoreError) in throw .readOnly(URL(fileURLWithPath: "/drafts.sqlite"))
    }
    navigation.pushViewController(MessageFormController(viewModel: viewModel), animated: false)
    screen.advance(by: 1)
    let alert = try #require(navigation.presentedViewController as? UIAlertController)
    #expect(alert.message?.contains("'/drafts.sqlite' can only be read") == true)
    try screen.button("OK").tap()
    screen.advance(by: 1)
    try body().typeText("Still here")
    let form = try #require(navigation.topViewController?.view as? MessageFormView)
    try await wait(for: "it says that nothing is kept") {
      screen.advance(by: PersistIntention.delay)
      return form.notice != nil
    }
    #expect(
      try screen.label("What you write isn't kept at the moment.").frame.maxY == form.bounds.maxY)
    try screen.button("Post").tap()
    try await wait(for: "the form is closed") { !isOpen }
    #expect(server.posted.map(\.body) == ["Still here"])
  }

  // MARK: - Attachments

  @Test func attachesFiles_ShowsThem_AndRemovesThem() async throws {
    open()
    let file = folder.url.appending(path: "a\nb.txt")
    try Data("text".utf8).write(to: file)
    let form = try #require(navigation.topViewController?.view as? MessageFormView)
    try body().drop(NSItemProvider(contentsOf: file))
    try await wait(for: "attachments are shown") { form.showsAttachments }
    #expect(try screen.button("Post").isEnabled)
    #expect(form.paperclipButton.isHidden)
    try screen.button("Remove a\u{FFFD}b.txt").tap()
    screen.advance(by: 1)
    #expect(!form.showsAttachments)
    #expect(!form.paperclipButton.isHidden)
  }

  @Test func postsOnlyWithTheFile_WhenThatIsBeingRead() async throws {
    open()
    try body().typeText("Look at this")
    let file = folder.url.appending(path: "slow.txt")
    try Data("text".utf8).write(to: file)
    let form = try #require(navigation.topViewController?.view as? MessageFormView)
    try body().drop(NSItemProvider(contentsOf: file))
    screen.update()
    #expect(try !screen.button("Post").isEnabled)
    try await wait(for: "the attachment is shown") { form.showsAttachments }
    try await wait(for: "it can be posted") { form.postItem.isEnabled }
    try screen.button("Post").tap()
    try await wait(for: "the form is closed") { !isOpen }
    #expect(server.posted.map { $0.attachments.map(\.name) } == [["slow.txt"]])
  }

  @Test func keepsTheFileOfAnAttachment_UntilTheDraftWithoutItIsKept() async throws {
    let viewModel = open()
    let file = folder.url.appending(path: "a.txt")
    try Data("text".utf8).write(to: file)
    let form = try #require(navigation.topViewController?.view as? MessageFormView)
    try body().drop(NSItemProvider(contentsOf: file))
    try await wait(for: "the attachment is shown") { form.showsAttachments }
    screen.advance(by: 1)
    let files = viewModel.draft.files
    let id = try #require(viewModel.attachments.all.first?.id)
    try screen.button("Remove a.txt").tap()
    screen.update()
    #expect(try files.file(id) == Data("text".utf8))
    try await wait(for: "its file is removed") {
      screen.advance(by: PersistIntention.delay)
      return (try? files.file(id)) == .some(nil)
    }
    #expect(try files.file(id) == nil)
  }

  @Test func saysWhichFilesItRefuses_AndAttachesTheOthers() async throws {
    open()
    let (good, large) = (
      folder.url.appending(path: "good.txt"), folder.url.appending(path: "large")
    )
    try Data("text".utf8).write(to: good)
    try Data(count: Attachments.greatestSize + 1).write(to: large)
    let form = try #require(navigation.topViewController?.view as? MessageFormView)
    let gone = folder.url.appending(path: "gone.txt")
    form.paste(
      itemProviders: [gone, folder.url, large, good].compactMap { NSItemProvider(contentsOf: $0) })
    try await wait(for: "an alert is shown") { navigation.presentedViewController != nil }
    let alert = try #require(navigation.presentedViewController as? UIAlertController)
    let message = try #require(alert.message)
    #expect(message.hasPrefix("3 of 4 files aren't attached:\n"))
    #expect(message.contains("'gone.txt'"))
    #expect(message.contains("is a folder"))
    #expect(message.contains("'large' has more than 10 MB"))
    #expect(form.showsAttachments)
  }

  @Test func readsNoMoreThanTheLimit_OfAFileWithoutASize() async throws {
    open()
    let before = try Self.greatestMemory()
    try body().drop(
      NSItemProvider(contentsOf: URL(filePath: "/proc/self/pagemap")))
    try await wait(for: "an alert is shown") { navigation.presentedViewController != nil }
    let alert = try #require(navigation.presentedViewController as? UIAlertController)
    #expect(
      alert.message
        == "'pagemap' has more than 10 MB, the most that can be attached. Choose a smaller file.")
    let growth = try Self.greatestMemory() - before
    #expect(growth < 200 << 20, "\(growth >> 20) MB")
  }

  /// The most memory that the process has had, in bytes.
  private static func greatestMemory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.firstMatch(of: /VmHWM:\s*(\d+) kB/))
    return try #require(Int(line.1)) << 10
  }

  @Test func showsAName_WhoseBytesAreNotUTF8() async throws {
    open()
    var path = Array("\(folder.url.path)/caf?.txt".utf8CString)
    path[path.count - 6] = CChar(bitPattern: 0xE9)
    let descriptor = Glibc.open(path, O_WRONLY | O_CREAT, 0o600)
    #expect(write(descriptor, "Hello", 5) == 5)
    close(descriptor)
    let url = try #require(URL(string: folder.url.absoluteString + "/caf%E9.txt"))
    let form = try #require(navigation.topViewController?.view as? MessageFormView)
    try body().drop(NSItemProvider(contentsOf: url))
    try await wait(for: "the attachment is shown") { form.showsAttachments }
    _ = try screen.button("Remove caf\u{FFFD}.txt")
    try screen.button("Post").tap()
    try await wait(for: "the form is closed") { !isOpen }
    #expect(server.posted.first?.attachments.map(\.name) == ["caf\u{FFFD}.txt"])
  }

  @Test(arguments: [Data(), Data("no picture".utf8), Data([0x89, 0x50, 0x4E, 0x47])])
  func refusesWhatIsCalledAPicture_ButIsNone(data: Data) async throws {
    open()
    let file = folder.url.appending(path: "picture.png")
    try data.write(to: file)
    try body().drop(NSItemProvider(contentsOf: file))
    try await wait(for: "an alert is shown") { navigation.presentedViewController != nil }
    let alert = try #require(navigation.presentedViewController as? UIAlertController)
    #expect(
      alert.message
        == "'picture.png' is called a picture, but is none, or broke off. Choose another file.")
    let form = try #require(navigation.topViewController?.view as? MessageFormView)
    #expect(!form.showsAttachments)
  }

  // MARK: - Leaks

  @Test func isFreed_WhenItsWindowIsClosedWhileItPosts() async throws {
    server.isSlow = true
    server.failure = .noServer
    open()
    let controller = Weak(try #require(navigation.topViewController as? MessageFormController))
    try body().typeText("Unsent")
    try screen.button("Post").tap()
    screen.update()
    screen.window.isHidden = true
    screen.window.rootViewController = nil
    try await wait(for: "the post is cancelled") { server.wasCancelled }
    navigation.popViewController(animated: false)
    try await wait(for: "the form is freed") { controller.wrappedValue == nil }
  }

  @Test(.timeLimit(.minutes(5))) func leavesNothingBehind_HoweverItIsClosed() async throws {
    var controllers: [Weak<MessageFormController>] = []
    for number in 0..<1000 {
      open()
      controllers.append(Weak(try #require(navigation.topViewController as? MessageFormController)))
      try body().typeText("Message \(number)")
      if number.isMultiple(of: 2) {
        try screen.button("Post").tap()
        try await wait(for: "the form is closed") { !isOpen }
      } else {
        try screen.button("Cancel").tap()
        screen.advance(by: 1)
        try screen.button("Delete Draft").tap()
        screen.advance(by: 1)
      }
      #expect(!isOpen)
    }
    try await wait(for: "all forms are freed") { controllers.allSatisfy { $0.wrappedValue == nil } }
  }
}
