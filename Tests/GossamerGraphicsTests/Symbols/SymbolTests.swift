// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerGraphics

@Suite(.alone) struct SymbolTests {
  @Test func sizeFollowsThePointSizeAndTheScale() throws {
    let symbol = try #require(UIImage(systemName: "trash"))
    #expect(symbol.isSymbolImage && symbol.size == CGSize(width: 20, height: 20))
    let large = try #require(
      UIImage(systemName: "trash", withConfiguration: .init(pointSize: 34, weight: .bold)))
    #expect(large.size == CGSize(width: 40, height: 40))
    #expect(large.withConfiguration(.init(scale: .large)).size == CGSize(width: 50, height: 50))
    #expect(large.applyingSymbolConfiguration(.init(pointSize: 17))?.size == symbol.size)
    #expect(UIImage().applyingSymbolConfiguration(.init(pointSize: 17)) == nil)
  }

  @Test func isDrawnAtTheDisplayScale() throws {
    for scale in [1, 2] as [CGFloat] {
      try UITraitCollection(displayScale: scale).performAsCurrent {
        let symbol = try #require(UIImage(systemName: "star.fill"))
        #expect(symbol.size.height == 20)
        let pixels = try #require(symbol.pixels())
        #expect(pixels.height == Int(20 * scale))
        // The star: opaque in the middle, nothing in the corner.
        let middle = pixels.height / 2 * pixels.rowStride + pixels.width / 2 * pixels.pixelStride
        #expect(pixels.bytes[middle + 3] == 255)
        #expect(pixels.bytes[3] == 0)
      }
    }
  }

  @Test(arguments: [
    ("trash", "user-trash"), ("trash.fill", "user-trash"), ("trash.circle.fill", "user-trash"),
    ("checkmark.circle", "emblem-ok"), ("checkmark.circle.fill", "emblem-default"),
    ("circle.fill", "media-record"), ("chevron.backward", "go-previous"), ("fill", nil),
    ("trash.triangle", nil), ("", nil), (".fill", nil),
  ])
  func variantsHaveTheIconOfTheirBase_UnlessTheyHaveTheirOwn(name: String, icon: String?) {
    #expect(SymbolNames.icon(for: name) == icon)
  }

  @Test func directionalSymbolsAreMirrored_FromRightToLeft() {
    #expect(SymbolNames.icon(for: "chevron.backward", isMirrored: true) == "go-next")
    #expect(SymbolNames.icon(for: "chevron.left", isMirrored: true) == "go-previous")
    let file = IconTheme.adwaita.file(of: "edit-undo", isMirrored: false)
    #expect(file?.hasSuffix("/edit-undo-symbolic.svg") == true)
    let list = IconTheme.adwaita.file(of: "view-list-bullet", isMirrored: true)
    #expect(list?.hasSuffix("/view-list-bullet-symbolic-rtl.svg") == true)
  }

  @Test func allIconsAreInTheTheme() {
    let missing = SymbolNames.icons.filter {
      IconTheme.adwaita.file(of: $0.value, isMirrored: false) == nil
    }
    #expect(missing == [:])
    #expect(SymbolNames.icons.count > 250)
  }

  @Test(arguments: [
    (
      "trahs",
      "The symbol 'trahs' has no icon on this system, so it is left out. Did you mean 'trash'?"
    ),
    (
      "tortoise.and.the.hare",
      """
      The symbol 'tortoise.and.the.hare' has no icon on this system, so it is left out. Take an image of \
      the application's own.
      """
    ),
  ])
  func errorNamesTheSymbol_WhenItIsUnknown(name: String, message: String) {
    let error = #expect(throws: SymbolError.self) { try UIImage(symbolNamed: name) }
    #expect(error?.message(about: name) == message)
    #expect(UIImage(systemName: name) == nil)
  }

  @Test func themesAreSearchedInTheXDGFolders() {
    #expect(
      IconTheme.folders(of: ["HOME": "/home/a", "XDG_DATA_DIRS": "/x:/y"]) == [
        "/home/a/.icons", "/home/a/.local/share/icons", "/x/icons", "/y/icons",
      ])
    #expect(
      IconTheme.folders(of: ["XDG_DATA_HOME": "/data", "XDG_DATA_DIRS": ""]) == [
        "/data/icons", "/usr/local/share/icons", "/usr/share/icons",
      ])
  }

  @Test func firstFolderWithTheThemeIsUsed() throws {
    let base = FileManager.default.temporaryDirectory.appending(path: "icons-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: base) }
    for path in [
      "own/Adwaita/symbolic/actions", "all/Adwaita/scalable/actions", "all/hicolor/scalable/apps",
    ] {
      let folder = base.appending(path: path)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: folder.appending(path: "go-up-symbolic.svg"))
    }
    let theme = IconTheme("Adwaita", in: [base.path + "/own", base.path + "/all"])
    #expect(
      theme.file(of: "go-up", isMirrored: false)
        == base.path + "/own/Adwaita/symbolic/actions/go-up-symbolic.svg")
    #expect(theme.file(of: "go-down", isMirrored: false) == nil)
  }

  // MARK: - The cache

  @Test func imageFileIsDecodedOnce_UntilItChanges() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try ImageSamples.png(width: 3, height: 6).write(to: file)
    var decodings = 0
    func width() throws -> Int {
      try ImageCache.pixels(ofFile: file.path) { path throws(ImageError) in
        decodings += 1
        guard let data = FileManager.default.contents(atPath: path) else { throw ImageError.empty }
        return try ImageDecoder.pixels(from: data)
      }.width
    }
    #expect(try width() == 3)
    #expect(try width() == 3)
    #expect(decodings == 1)
    try ImageSamples.png(width: 30, height: 6).write(to: file)
    #expect(try width() == 30)
    #expect(decodings == 2)
  }
}
