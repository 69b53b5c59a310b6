// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerData
@testable import GossamerKit

@Suite(.alone) @MainActor struct ItemProviderTests {
  private let folder: ScratchFolder
  private let png: Data

  init() throws {
    folder = try ScratchFolder()
    png = try #require(Self.picture.pngData())
  }

  private static var picture: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
  }

  /// Writes a file in the test's folder.
  private func file(_ name: String, _ data: Data) throws -> URL {
    let url = folder.url.appending(path: name)
    try data.write(to: url)
    return url
  }

  private func provider(_ name: String, _ data: Data) throws -> NSItemProvider {
    try #require(NSItemProvider(contentsOf: try file(name, data)))
  }

  /// The message of the error that loading throws.
  private func failure(_ load: () async throws -> Any) async -> String {
    do {
      return "loaded \(try await load())"
    } catch {
      return error.localizedDescription.replacing(folder.url.path, with: "FOLDER")
    }
  }

  // MARK: - Files

  @Test func offersWhatIsInAFile_AndItsAddress() async throws {
    let provider = try provider("Picture.png", png)
    #expect(provider.registeredContentTypes == [.png, .fileURL])
    #expect(provider.registeredTypeIdentifiers == ["public.png", "public.file-url"])
    #expect(provider.suggestedName == "Picture")
    #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("no.such.type"))
    #expect(provider.canLoadObject(ofClass: UIImage.self))
    #expect(!provider.canLoadObject(ofClass: String.self))
    #expect(try await provider.loadDataRepresentation(for: .image) == png)
    let image = try await provider.loadObject(ofClass: UIImage.self)
    #expect(image.size == CGSize(width: 3, height: 2))
    let url = try await provider.loadObject(ofClass: URL.self)
    #expect(url.lastPathComponent == "Picture.png")
    #expect(try Data(contentsOf: url) == png)
  }

  @Test func looksIntoAFile_WhoseNameSaysNothing() throws {
    #expect(try provider("picture", png).registeredContentTypes.first == .png)
    #expect(try provider("notes", Data("Hello".utf8)).registeredContentTypes.first == .plainText)
    #expect(try provider("nothing", Data([0, 1, 2, 255])).registeredContentTypes.first == .data)
  }

  @Test func loadsATextFile() async throws {
    #expect(
      try await provider("a.txt", Data("Hallo, Welt".utf8)).loadObject(ofClass: String.self)
        == "Hallo, Welt")
    let utf16 = try #require("Hä".data(using: .utf16))
    #expect(try await provider("b.txt", utf16).loadObject(ofClass: String.self) == "Hä")
  }

  @Test func isAFolder_WithoutBytes() async throws {
    let url = folder.url.appending(path: "Pictures.png")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    let provider = try #require(NSItemProvider(contentsOf: url))
    #expect(provider.registeredContentTypes == [.folder, .fileURL])
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    #expect(
      await failure { try await provider.loadDataRepresentation(for: .folder) }
        == "'Pictures.png' is a folder, which has no bytes of its own. Choose the files in it.")
  }

  @Test func isNil_ForAWebURL() throws {
    #expect(
      NSItemProvider(contentsOf: try #require(URL(string: "https://example.com/a.png"))) == nil)
  }

  // MARK: - Bad files

  @Test func saysSo_WhenTheFileHasVanished() async throws {
    let provider = try provider("Picture.png", png)
    try FileManager.default.removeItem(at: folder.url.appending(path: "Picture.png"))
    let expected =
      "'Picture.png' can't be read: No such file or directory. Choose it again, or leave it out."
    #expect(await failure { try await provider.loadObject(ofClass: UIImage.self) } == expected)
    #expect(provider.registeredContentTypes == [.png, .fileURL])
    let (url, error) = await withCheckedContinuation { continuation in
      _ = provider.loadFileRepresentation(for: .image) { url, _, error in
        continuation.resume(returning: (url, error?.localizedDescription))
      }
    }
    #expect(url == nil)
    #expect(error == expected)
  }

  @Test func saysSo_WhenTheFileIsSaidToBeAnImage() async throws {
    let provider = try provider("Picture.png", Data("no picture".utf8))
    let message = await failure { try await provider.loadObject(ofClass: UIImage.self) }
    #expect(message.hasPrefix("'Picture.png' is said to be public.png, and isn't: "))
    #expect(message.hasSuffix(". Choose something else."))
    let cut = try self.provider("Half.png", png.prefix(png.count / 2))
    #expect(
      await failure { try await cut.loadObject(ofClass: UIImage.self) }
        == "'Half.png' is said to be public.png, and isn't: The file breaks off before its end. Choose something else."
    )
  }

  @Test func reportsDataThatIsNoText() async throws {
    let provider = try provider("a.txt", Data([0xE4, 0x20, 0xFF]))
    #expect(
      await failure { try await provider.loadObject(ofClass: String.self) }
        == "'a.txt' is said to be public.plain-text, and isn't: It isn't text in UTF-8. Choose something else."
    )
  }

  @Test func saysWhatThereIs_WhenSomethingElseIsWanted() async throws {
    let provider = try provider("a.txt", Data("a".utf8))
    #expect(
      await failure { try await provider.loadObject(ofClass: UIImage.self) }
        == """
        'a.txt' can't be loaded as public.png or public.jpeg or public.image: it is public.plain-text, \
        public.file-url. Choose something else.
        """)
    #expect(
      await failure { try await NSItemProvider().loadDataRepresentation(for: .pdf) }
        == "'The item' can't be loaded as com.adobe.pdf: it is of no known type. Choose something else."
    )
  }

  @Test func doesNotWait_ForAPipe() async throws {
    let url = folder.url.appending(path: "pipe.png")
    #expect(mkfifo(url.path, 0o600) == 0)
    let provider = try #require(NSItemProvider(contentsOf: url))
    #expect(
      await failure { try await provider.loadObject(ofClass: UIImage.self) }
        == "'pipe.png' can't be read: It is a device or a pipe, and no file. Choose it again, or leave it out."
    )
  }

  @Test(arguments: ["/dev/zero", "/dev/tty"])
  func readsNoDevice(path: String) async throws {
    let device = URL(filePath: path)
    let provider = try #require(NSItemProvider(contentsOf: device))
    #expect(
      await failure { try await provider.loadDataRepresentation(for: .data) }
        == """
        '\(device.lastPathComponent)' can't be read: It is a device or a pipe, and no file. Choose it again, or leave \
        it out.
        """)
  }

  @Test(arguments: [0, 9, 65_536, 200_000])
  func refusesWhatIsLargerThanTheLimit(size: Int) async throws {
    let provider = try provider("a.bin", Data(count: size))
    provider.greatestDataSize = size
    #expect(try await provider.loadDataRepresentation(for: .data).count == size)
    provider.greatestDataSize = size - 1
    #expect(
      await failure { try await provider.loadDataRepresentation(for: .data) }
        == "'a.bin' has more than \(size - 1) bytes, the most that are taken here. Choose something smaller."
    )
    let other = NSItemProvider()
    other.registerDataRepresentation(for: .pdf) { completion in
      completion(Data(count: size), nil)
      return nil
    }
    other.greatestDataSize = size - 1
    #expect(
      await failure { try await other.loadDataRepresentation(for: .pdf) }
        == "'The item' has more than \(size - 1) bytes, the most that are taken here. Choose something smaller."
    )
  }

  @Test func copiesNoMoreThanTheLimit_OfAFileWithoutASize() async throws {
    let provider = try #require(NSItemProvider(contentsOf: URL(filePath: "/proc/self/maps")))
    provider.greatestDataSize = 1000
    let error = await withCheckedContinuation { continuation in
      _ = provider.loadFileRepresentation(for: .data) { _, _, error in
        continuation.resume(returning: error?.localizedDescription)
      }
    }
    #expect(
      error
        == "'maps' has more than 1000 bytes, the most that are taken here. Choose something smaller."
    )
  }

  @Test func readsNoFurther_WhenItsProgressIsCancelled() async throws {
    // A sparse file of a terabyte: reading it would take minutes.
    let url = try file("hole.bin", Data())
    #expect(truncate(url.path, 1 << 40) == 0)
    let provider = try #require(NSItemProvider(contentsOf: url))
    provider.greatestDataSize = .max
    let error = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(for: .data) { _, error in
        continuation.resume(returning: error)
      }.cancel()
    }
    #expect(error is CancellationError)
  }

  @Test func readsAFile_WhoseNameIsNotUTF8() async throws {
    var path = Array("\(folder.url.path)/caf?.txt".utf8CString)
    path[path.count - 6] = CChar(bitPattern: 0xE9)
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
    #expect(write(descriptor, "Hello", 5) == 5)
    close(descriptor)
    let url = try #require(URL(string: folder.url.absoluteString + "/caf%E9.txt"))
    let provider = try #require(NSItemProvider(contentsOf: url))
    #expect(provider.suggestedName == "caf\u{FFFD}")
    #expect(try await provider.loadObject(ofClass: String.self) == "Hello")
    #expect(try await provider.loadObject(ofClass: URL.self) == url)
    let copied = await withCheckedContinuation { continuation in
      _ = provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, error in
        continuation.resume(returning: url.flatMap { try? String(contentsOf: $0, encoding: .utf8) })
      }
    }
    #expect(copied == "Hello")
  }

  @Test(arguments: [
    ("two\nlines.png", "two\u{FFFD}lines.png"), ("a\u{202E}gnp.exe", "a\u{FFFD}gnp.exe"),
    ("\u{2067}x\u{2069}.txt", "\u{FFFD}x\u{FFFD}.txt"),
    ("tab\tbell\u{7}", "tab\u{FFFD}bell\u{FFFD}"),
    ("line\u{2028}separator", "line\u{FFFD}separator"), ("שלום.txt", "שלום.txt"),
    ("👨‍👩‍👧.png", "👨‍👩‍👧.png"),
  ])
  func showsItsNameOnOneLine_AndInOneDirection(name: String, shown: String) async throws {
    let provider = try provider(name, Data("a".utf8))
    try FileManager.default.removeItem(at: folder.url.appending(path: name))
    #expect(provider.suggestedName == (shown as NSString).deletingPathExtension)
    let type = try #require(provider.registeredContentTypes.first)
    let message = await failure { try await provider.loadDataRepresentation(for: type) }
    #expect(
      message
        == "'\(shown)' can't be read: No such file or directory. Choose it again, or leave it out.")
  }

  @Test func namesNoFile_WhenTheAddressHasAZeroInIt() async throws {
    let url = try #require(URL(string: "file:///tmp/a%00b.png"))
    let provider = try #require(NSItemProvider(contentsOf: url))
    let message = await failure { try await provider.loadDataRepresentation(for: .data) }
    #expect(message.contains("Its URL has no path on this machine."))
  }

  // MARK: - Copies

  @Test func providesACopyOfAFile_WhichIsDeletedAfterwards() async throws {
    let original = try file("a.txt", Data("Hello".utf8))
    let provider = try #require(NSItemProvider(contentsOf: original))
    let lent = await withCheckedContinuation { continuation in
      _ = provider.loadFileRepresentation(for: .text) { url, isInPlace, error in
        #expect(url?.lastPathComponent == "a.txt")
        #expect(url != original)
        #expect(!isInPlace)
        #expect(error == nil)
        #expect(url.flatMap { try? Data(contentsOf: $0) } == Data("Hello".utf8))
        continuation.resume(returning: url)
      }
    }
    let url = try #require(lent)
    #expect(!FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path))
    #expect(FileManager.default.fileExists(atPath: original.path))
  }

  @Test func providesTheFileItself_WhenItIsOpenedInPlace() async throws {
    let original = try file("a.txt", Data("Hello".utf8))
    let provider = try #require(NSItemProvider(contentsOf: original))
    let answer = await withCheckedContinuation { continuation in
      _ = provider.loadFileRepresentation(for: .text, openInPlace: true) { url, isInPlace, _ in
        continuation.resume(returning: (url, isInPlace))
      }
    }
    #expect(answer == (original, true))
  }

  @Test func providesAFolderWithItsContents() async throws {
    let url = folder.url.appending(path: "Folder")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    try Data("Hello".utf8).write(to: url.appending(path: "a.txt"))
    let provider = try #require(NSItemProvider(contentsOf: url))
    let text = await withCheckedContinuation { continuation in
      _ = provider.loadFileRepresentation(for: .folder) { url, _, _ in
        let file = url?.appending(path: "a.txt")
        continuation.resume(
          returning: file.flatMap { try? String(contentsOf: $0, encoding: .utf8) })
      }
    }
    #expect(text == "Hello")
  }

  @Test func writesDataToAFile_UnderTheSuggestedName() async throws {
    let provider = NSItemProvider(object: "Hello")
    provider.suggestedName = "../no\nte"
    let name = await withCheckedContinuation { continuation in
      _ = provider.loadFileRepresentation(for: .text) { url, _, _ in
        continuation.resume(returning: url?.lastPathComponent)
      }
    }
    #expect(name == ".._no\u{FFFD}te")
  }

  // MARK: - Objects and data

  @Test func givesBackTheObject_ThatItWasMadeOf() async throws {
    let image = Self.picture
    let provider = NSItemProvider(object: image)
    #expect(provider.registeredContentTypes == [.png])
    #expect(try await provider.loadObject(ofClass: UIImage.self) === image)
    #expect(try await provider.loadDataRepresentation(for: .png) == png)
    let text = NSItemProvider(object: "Hello")
    #expect(try await text.loadObject(ofClass: String.self) == "Hello")
    #expect(try await text.loadDataRepresentation(for: .plainText) == Data("Hello".utf8))
    let url = try #require(URL(string: "https://example.com"))
    #expect(try await NSItemProvider(object: url).loadObject(ofClass: URL.self) == url)
  }

  @Test func callsTheHandler_WithTheObjectOrTheError() async throws {
    let provider = NSItemProvider(object: "Hello")
    let text = await withCheckedContinuation { continuation in
      _ = provider.loadObject(ofClass: String.self) { text, _ in
        continuation.resume(returning: text)
      }
    }
    #expect(text == "Hello")
    let (image, error) = await withCheckedContinuation { continuation in
      _ = provider.loadObject(ofClass: UIImage.self) { object, error in
        let image = object as? UIImage
        continuation.resume(returning: (image, error as? ItemProviderError))
      }
    }
    #expect(image == nil)
    #expect(
      error
        == .notOffered(
          "The item", wanted: ["public.png", "public.jpeg", "public.image"],
          offered: ["public.utf8-plain-text"]))
  }

  @Test func loadsWhatIsRegistered_TheBestForTheClass() async throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .jpeg) { completion in
      completion(Data("rubbish".utf8), nil)
      return nil
    }
    let png = png
    provider.registerDataRepresentation(for: .png) { completion in
      completion(png, nil)
      completion(nil, CancellationError())
      return nil
    }
    #expect(try await provider.loadObject(ofClass: UIImage.self).size.width == 3)
    #expect(try await provider.loadDataRepresentation(for: .image) == Data("rubbish".utf8))
  }

  @Test func fails_WhenItsLoaderForgetsToAnswer() async throws {
    let provider = NSItemProvider()
    provider.suggestedName = "Draft"
    provider.registerDataRepresentation(for: .pdf) { _ in nil }
    #expect(
      await failure { try await provider.loadDataRepresentation(for: .pdf) }
        == """
        'Draft' was offered as com.adobe.pdf, and didn't come: Its loader gave neither data nor an error. \
        Copy or drag it again.
        """)
  }

  @Test func endsWithACancellation_WhenItsProgressIsCancelled() async throws {
    let provider = NSItemProvider()
    provider.register(.pdf) { _ in
      try await Task.sleep(for: .seconds(600))
      return Data()
    }
    let error = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(for: .pdf) { _, error in
        continuation.resume(returning: error)
      }.cancel()
    }
    #expect(error is CancellationError)
  }

  @Test func isCheap_WhenThereAreTenThousand() throws {
    let url = folder.url.appending(path: "Picture.png")
    let providers = (0..<10_000).compactMap { _ in NSItemProvider(contentsOf: url) }
    #expect(providers.count == 10_000)
    #expect(providers.allSatisfy { $0.hasItemConformingToTypeIdentifier("public.image") })
  }
}
