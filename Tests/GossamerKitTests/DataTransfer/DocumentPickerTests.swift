// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerData
@testable import GossamerKit

@Suite(.alone) @MainActor struct DocumentPickerTests {
  /// Records the calls of the delegate.
  private final class Listener: UIDocumentPickerDelegate {
    var heard: [String] = []
    var whenTold: () -> Void = {}

    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
      heard.append("picked " + urls.map(\.lastPathComponent).joined(separator: ", "))
      whenTold()
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      heard.append("cancelled")
      whenTold()
    }
  }

  private let listener = Listener()
  private let root = UIViewController()
  private let screen: Screen
  private let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image])
  private let one = URL(filePath: "/tmp/one.png")
  private let two = URL(filePath: "/tmp/two.png")

  init() {
    screen = Screen(root)
    picker.delegate = listener
  }

  private var chooser: ShownFileChooser? { screen.window.shownFileChooser }

  @Test func tellsWhatWasChosen_OnceItIsDismissed() throws {
    listener.whenTold = { [root] in #expect(root.presentedViewController == nil) }
    root.present(picker, animated: true)
    #expect(root.presentedViewController === picker)
    try screen.chooseDocuments(one)
    #expect(listener.heard == ["picked one.png"])
    #expect(chooser == nil)
    #expect(throws: ScreenError.noFileChooser) { try screen.chooseDocuments(one) }
  }

  @Test func tellsThatNothingWasChosen() throws {
    root.present(picker, animated: false)
    try screen.cancelDocumentPicker()
    #expect(listener.heard == ["cancelled"])
    #expect(root.presentedViewController == nil)
    #expect(throws: ScreenError.noFileChooser) { try screen.cancelDocumentPicker() }
  }

  @Test func takesSeveralFiles_WhenThatIsAllowed() throws {
    root.present(picker, animated: false)
    #expect(throws: ScreenError.oneFileOnly(count: 2)) { try screen.chooseDocuments(one, two) }
    try screen.cancelDocumentPicker()
    picker.allowsMultipleSelection = true
    root.present(picker, animated: false)
    try screen.chooseDocuments(one, two)
    #expect(listener.heard == ["cancelled", "picked one.png, two.png"])
  }

  @Test func canPresentTheNextScreen_WhenItIsTold() throws {
    listener.whenTold = { [root] in root.present(UIViewController(), animated: false) }
    root.present(picker, animated: true)
    try screen.chooseDocuments(one)
    #expect(root.presentedViewController != nil)
    #expect(root.presentedViewController !== picker)
  }

  @Test func tellsNobody_WhenItIsDismissedByCode() {
    root.present(picker, animated: true)
    let open = chooser
    root.dismiss(animated: true)
    screen.update()
    #expect(chooser == nil)
    open?.choose([one])
    open?.cancel()
    #expect(listener.heard == [])
  }

  @Test func countsTheFirstOutcomeOnly() {
    root.present(picker, animated: false)
    let open = chooser
    open?.cancel()
    open?.choose([one])
    screen.update()
    #expect(listener.heard == ["cancelled"])
  }

  @Test func isGone_WhenItsWindowCloses_AndCanBePresentedAgain() throws {
    root.present(picker, animated: true)
    screen.window.isHidden = true
    #expect(chooser == nil)
    #expect(root.presentedViewController == nil)
    #expect(listener.heard == [])
    screen.window.isHidden = false
    screen.update()
    root.present(picker, animated: false)
    try screen.chooseDocuments(one)
    #expect(listener.heard == ["picked one.png"])
  }

  @Test func isGone_WhenAnotherScreenTakesTheWindow() {
    root.present(picker, animated: false)
    screen.window.rootViewController = UIViewController()
    screen.update()
    #expect(chooser == nil)
    #expect(listener.heard == [])
  }

  @Test func closesTheHostsChooser_WhateverEndsIt() throws {
    withRecordingHost { host in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      for end in ["cancel", "dismiss", "hide"] {
        window.isHidden = false
        root.present(picker, animated: false)
        Interface.current.updateCycle.updateToRest()
        #expect(host.windows.last?.choosers.count == 1, "\(end)")
        switch end {
        case "cancel": window.shownFileChooser?.cancel()
        case "dismiss": root.dismiss(animated: false)
        default: window.isHidden = true
        }
        Interface.current.updateCycle.updateToRest()
        #expect(host.windows.last?.choosers.count == 0, "\(end)")
      }
      window.isHidden = true
    }
  }

  @Test func keepsTheScreenBelowFromBeingUsed() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    root.view.addSubview(button)
    root.present(picker, animated: false)
    screen.update()
    #expect(throws: ScreenError.self) { try button.tap() }
  }

  @Test func isFreed() throws {
    weak var freed: UIDocumentPickerViewController?
    do {
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
      freed = picker
      root.present(picker, animated: true)
      try screen.chooseDocuments(one)
    }
    screen.advance(by: 1)
    #expect(freed == nil)
  }

  // MARK: - Copies

  @Test func providesCopies_WhenTheyAreAskedFor() async throws {
    let folder = try ScratchFolder()
    let original = folder.url.appending(path: "a\nb.png")
    try Data("Hello".utf8).write(to: original)
    let listener = CopyListener()
    let copying = UIDocumentPickerViewController(forOpeningContentTypes: [.image], asCopy: true)
    copying.allowsMultipleSelection = true
    copying.delegate = listener
    root.present(copying, animated: false)
    try screen.chooseDocuments(original, URL(filePath: "/no/such/file.png"))
    try await close(
      "1 of 2 files can't be copied",
      "'file.png' can't be read: No such file or directory. Choose it again, or leave it out.")
    let urls = await listener.told()
    #expect(urls.count == 1)
    let copy = try #require(urls.first)
    defer { try? FileManager.default.removeItem(at: copy.deletingLastPathComponent()) }
    #expect(copy != original)
    #expect(copy.lastPathComponent == "a\u{FFFD}b.png")
    #expect(try Data(contentsOf: copy) == Data("Hello".utf8))
    #expect(FileManager.default.fileExists(atPath: original.path))
  }

  @Test func saysWhy_BeforeItIsCancelled_WhenNoFileCanBeCopied() async throws {
    let before = Self.foldersOfCopies()
    let listener = CopyListener()
    let copying = UIDocumentPickerViewController(forOpeningContentTypes: [.image], asCopy: true)
    copying.delegate = listener
    root.present(copying, animated: false)
    try screen.chooseDocuments(URL(filePath: "/no/such/file.png"))
    try await close(
      "The file can't be copied",
      "'file.png' can't be read: No such file or directory. Choose it again, or leave it out.")
    #expect(await listener.told() == [])
    try await noFolderIsLeft(since: before)
  }

  @Test(arguments: ["/dev/zero", "/dev/tty"])
  func copiesNoDevice(path: String) async throws {
    let before = Self.foldersOfCopies()
    let listener = CopyListener()
    let copying = UIDocumentPickerViewController(forOpeningContentTypes: [.item], asCopy: true)
    copying.delegate = listener
    root.present(copying, animated: false)
    let device = URL(filePath: path)
    try screen.chooseDocuments(device)
    try await close(
      "The file can't be copied",
      """
      '\(device.lastPathComponent)' can't be read: It is a device or a pipe, and no file. Choose it again, or leave \
      it out.
      """)
    #expect(await listener.told() == [])
    try await noFolderIsLeft(since: before)
  }

  @Test func copiesNoFolder_WithAPipeInIt() async throws {
    let folder = try ScratchFolder()
    let chosen = folder.url.appending(path: "Chosen")
    try FileManager.default.createDirectory(at: chosen, withIntermediateDirectories: false)
    #expect(mkfifo(chosen.appending(path: "pipe").path, 0o600) == 0)
    let copying = UIDocumentPickerViewController(forOpeningContentTypes: [.folder], asCopy: true)
    root.present(copying, animated: false)
    try screen.chooseDocuments(chosen)
    try await close(
      "The file can't be copied",
      """
      'Chosen/pipe' can't be read: It is a device or a pipe, and no file. Choose it again, or leave it out.
      """)
  }

  /// Waits for an alert, and closes it.
  private func close(_ title: String, _ message: String) async throws {
    try await screen.eventually("there is an alert") { root.presentedViewController != nil }
    screen.advance(by: 1)
    let alert = try #require(root.presentedViewController as? UIAlertController)
    #expect(alert.title == title)
    #expect(alert.message == message)
    try screen.button("OK").tap()
    screen.advance(by: 1)
  }

  /// Waits until there are no more folders of copies than before; another test may have one for a while.
  private func noFolderIsLeft(since before: Set<String>) async throws {
    try await screen.eventually("no folder is left") {
      Self.foldersOfCopies().isSubset(of: before)
    }
  }

  private static func foldersOfCopies() -> Set<String> {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: FileManager.default.temporaryDirectory.path)
    return Set((names ?? []).filter { $0.hasPrefix("gossamer-chosen-") })
  }

  /// Waits for a call of the delegate.
  private final class CopyListener: UIDocumentPickerDelegate {
    private var urls: [URL]?
    private var waiting: CheckedContinuation<[URL], Never>?

    func told() async -> [URL] {
      if let urls { return urls }
      return await withCheckedContinuation { waiting = $0 }
    }

    private func take(_ urls: [URL]) {
      self.urls = urls
      waiting?.resume(returning: urls)
      waiting = nil
    }

    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) { take(urls) }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { take([]) }
  }

  // MARK: - What can be chosen

  @Test(
    arguments: [
      ([UTType](), nil, nil), ([.item], nil, nil), ([.data, .png], nil, nil),
      ([.png], ["image/png"], ["png"]),
      (
        [.pdf, .zip], ["application/pdf", "application/zip", "application/x-zip-compressed"],
        ["pdf", "zip"]
      ),
    ] as [([UTType], [String]?, [String]?)])
  func filtersFiles(types: [UTType], mimeTypes: [String]?, extensions: [String]?) {
    let filter = FileFilter(for: types)
    #expect(filter?.mimeTypes == mimeTypes)
    #expect(filter?.filenameExtensions == extensions)
  }

  @Test func allowsAllTypesThatConform() throws {
    let filter = try #require(FileFilter(for: [.image]))
    #expect(filter.mimeTypes.first == "image/*")
    #expect(filter.filenameExtensions.contains("webp"))
    #expect(!filter.filenameExtensions.contains("pdf"))
    let text = try #require(FileFilter(for: [.text]))
    #expect(text.mimeTypes.contains("application/json"))
  }

  @Test func choosesFolders_WhenOnlyFoldersAreAskedFor() {
    let folders = UIDocumentPickerViewController(forOpeningContentTypes: [.folder])
    root.present(folders, animated: false)
    #expect(chooser?.choosesFolders == true)
    chooser?.cancel()
    root.present(picker, animated: false)
    #expect(chooser?.choosesFolders == false)
  }
}
