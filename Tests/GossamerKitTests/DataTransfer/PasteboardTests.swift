// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

/// The tests don't suspend, so no other test can change the shared pasteboard meanwhile.
@Suite(.alone) @MainActor struct PasteboardTests {
  private let pasteboard = UIPasteboard.general
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }

  @Test func holdsATextOrAnImageOrAnAddress_OneAtATime() throws {
    let count = pasteboard.changeCount
    pasteboard.string = "Hello"
    #expect(pasteboard.string == "Hello")
    #expect(pasteboard.hasStrings && !pasteboard.hasImages && !pasteboard.hasURLs)
    #expect(pasteboard.types == ["public.utf8-plain-text"])
    pasteboard.image = image
    #expect(pasteboard.image === image)
    #expect(pasteboard.string == nil)
    #expect(pasteboard.hasImages && !pasteboard.hasStrings)
    #expect(pasteboard.contains(pasteboardTypes: ["public.pdf", "public.png"]))
    let urls = [URL(filePath: "/tmp/a.png"), try #require(URL(string: "https://example.com"))]
    pasteboard.urls = urls
    #expect(pasteboard.urls == urls)
    #expect(pasteboard.url == urls.first)
    #expect(pasteboard.hasURLs && pasteboard.hasFiles)
    #expect(pasteboard.numberOfItems == 2)
    pasteboard.string = nil
    #expect(pasteboard.numberOfItems == 0)
    #expect(pasteboard.changeCount == count + 4)
  }

  // MARK: - Pasting

  /// A view that takes pictures and files.
  private final class Board: UIView {
    var pasted: [[String]] = []
    override func paste(itemProviders: [NSItemProvider]) {
      pasted.append(itemProviders.map { $0.registeredTypeIdentifiers.first ?? "" })
    }
  }

  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
  private let board = Board(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func makeScreen() throws -> Screen {
    board.pasteConfiguration = UIPasteConfiguration(
      acceptableTypeIdentifiers: [UTType.image, .fileURL].map(\.identifier))
    board.addSubview(field)
    let controller = UIViewController()
    controller.view.addSubview(board)
    let screen = Screen(controller)
    try field.tap()
    return screen
  }

  @Test func goesIntoTheField_WhenItIsText() throws {
    let screen = try makeScreen()
    pasteboard.string = "Hello"
    #expect(screen.pressKey("v", .command))
    #expect(field.text == "Hello")
    #expect(board.pasted == [])
  }

  @Test func goesToTheViewAround_WhenItIsAnImageOrAFile() throws {
    let screen = try makeScreen()
    pasteboard.image = image
    #expect(screen.pressKey("v", .command))
    pasteboard.urls = [URL(filePath: "/tmp/a.pdf"), URL(filePath: "/tmp/b.txt")]
    #expect(screen.pressKey("v", .command))
    #expect(board.pasted == [["public.png"], ["com.adobe.pdf", "public.plain-text"]])
    #expect(field.text == "")
  }

  @Test func goesNowhere_WhenNobodyAcceptsIt() throws {
    let screen = try makeScreen()
    board.pasteConfiguration = nil
    pasteboard.image = image
    #expect(!screen.pressKey("v", .command))
    pasteboard.string = nil
    #expect(!screen.pressKey("v", .command))
    #expect(board.pasted == [])
    #expect(field.text == "")
  }

  @Test func copiesCutsAndSelects_ByKeys() throws {
    let screen = try makeScreen()
    field.text = "Hello"
    #expect(screen.pressKey("a", .command))
    #expect(screen.pressKey("c", .command))
    #expect(pasteboard.string == "Hello")
    #expect(field.text == "Hello")
    pasteboard.string = nil
    #expect(screen.pressKey("x", .command))
    #expect(pasteboard.string == "Hello")
    #expect(field.text == "")
    #expect(!screen.pressKey("c", .command))
    field.isSecureTextEntry = true
    field.text = "secret"
    #expect(screen.pressKey("a", .command))
    #expect(!screen.pressKey("c", .command))
    #expect(pasteboard.string == "Hello")
  }

  @Test func saysWhatAResponderDoes() throws {
    let screen = try makeScreen()
    pasteboard.string = "Hello"
    #expect(field.canPerformAction(.paste, withSender: nil))
    #expect(!field.canPerformAction(.copy, withSender: nil))
    #expect(!board.canPerformAction(.paste, withSender: nil))
    pasteboard.image = image
    #expect(board.canPerformAction(.paste, withSender: nil))
    #expect(!field.canPerformAction(.paste, withSender: nil))
    #expect(!screen.window.canPerformAction(.paste, withSender: nil))
    board.paste(nil)
    #expect(board.pasted == [["public.png"]])
  }

  @Test func acceptsWhatAClassCanBeMadeOf() {
    let configuration = UIPasteConfiguration(forAccepting: UIImage.self)
    #expect(configuration.accepts([NSItemProvider(object: image)]))
    #expect(!configuration.accepts([NSItemProvider(object: "Hello")]))
    configuration.addTypeIdentifiers(forAccepting: String.self)
    #expect(configuration.accepts([NSItemProvider(object: "Hello")]))
    configuration.addAcceptableTypeIdentifiers(["com.adobe.pdf"])
    #expect(configuration.acceptableTypeIdentifiers.last == "com.adobe.pdf")
    #expect(!UIPasteConfiguration().accepts([NSItemProvider(object: image)]))
    #expect(!configuration.accepts([]))
  }

  // MARK: - The clipboard of a host

  /// A desktop's clipboard with what another application has copied.
  private final class OtherClipboard: PasteboardHost {
    var itemProviders: [NSItemProvider] = []
    var copied: [String] = []

    func loadItemProviders(then take: @escaping ([NSItemProvider]) -> Void) { take(itemProviders) }

    func copy(_ text: String?, _ image: UIImage?, _ addresses: [URL]) {
      copied.append("\(text ?? "-") \(image == nil ? "-" : "image") \(addresses.count)")
    }
  }

  @Test func saysThatAnotherApplicationsTextComesLater() {
    withRecordingHost { host in
      let clipboard = OtherClipboard()
      host.pasteboard = clipboard
      clipboard.itemProviders = [NSItemProvider(object: "Hello")]
      let count = pasteboard.changeCount
      pasteboard.hostDidChange()
      #expect(pasteboard.changeCount == count + 1)
      #expect(pasteboard.hasStrings)
      let told = messages { #expect(pasteboard.string == nil) }
      #expect(
        told == [
          """
          The pasteboard's String is another application's, and isn't here yet: nil is answered. Load it by \
          UIPasteboard.general.itemProviders.
          """
        ])
      let silence = messages { #expect(pasteboard.image == nil) }
      #expect(silence == [])
      pasteboard.string = "Mine"
      pasteboard.urls = [URL(filePath: "/tmp/a"), URL(filePath: "/tmp/b")]
      pasteboard.image = image
      #expect(clipboard.copied == ["Mine - 0", "- - 2", "- image 0"])
    }
  }
}
