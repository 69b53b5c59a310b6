// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerGraphics

@Suite(.alone) struct UIImageTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("gossamer-images-\(UUID().uuidString)")

  /// Runs `body` with a temporary folder that has images of the given names and widths in pixels.
  private func withImages(_ images: [String: Int], _ body: (URL) throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, width) in images {
      try ImageSamples.png(width: width, height: 6).write(to: folder.appendingPathComponent(name))
    }
    try body(folder)
  }

  @Test(arguments: [
    ("a.png", 12 as CGFloat, 1 as CGFloat), ("a@2x.png", 6, 2), ("a@3x.png", 4, 3),
    ("a@4x.png", 12, 1),
  ])
  func scaleComesFromTheFileName(_ name: String, _ width: CGFloat, _ scale: CGFloat) throws {
    try withImages([name: 12]) { folder in
      let path = folder.appendingPathComponent(name).path
      let image = try #require(UIImage(contentsOfFile: path))
      #expect(image.size == CGSize(width: width, height: 6 / scale))
      #expect(image.scale == scale)
    }
  }

  @Test(arguments: ["/dev/zero", "/tmp", "/no/such/file.png", "", "a\u{0}b"])
  func isNil_WhenThePathIsNoImageFile(_ path: String) {
    #expect(UIImage(contentsOfFile: path) == nil)
  }

  struct Named: CustomTestStringConvertible {
    var name: String
    var displayScale: CGFloat
    var expected: Int?
    var testDescription: String { "\(name) at \(displayScale)" }
  }

  @Test(arguments: [
    Named(name: "a", displayScale: 1, expected: 10),
    Named(name: "a", displayScale: 2, expected: 20),
    Named(name: "a", displayScale: 3, expected: 20),
    Named(name: "a", displayScale: 0, expected: 10),
    Named(name: "a.png", displayScale: 2, expected: 20),
    Named(name: "big", displayScale: 1, expected: 30),
    Named(name: "b.v2", displayScale: 2, expected: 5),
    Named(name: "missing", displayScale: 1), Named(name: "", displayScale: 1),
    Named(name: "a.jpg", displayScale: 1),
  ])
  func findsTheFileForTheDisplayScale(_ named: Named) throws {
    let images = ["a.png": 10, "a@2x.png": 20, "big@3x.png": 30, "b.v2.png": 5]
    try withImages(images) { folder in
      let bundle = try #require(Bundle(path: folder.path))
      let image = UIImage(
        named: named.name, in: bundle,
        compatibleWith: UITraitCollection(displayScale: named.displayScale))
      #expect(image?.pixels()?.width == named.expected)
    }
  }

  @Test func tintReplacesTheColours_AndMultipliesTheAlpha() throws {
    let image = UIImage(pixels: ImageSamples.gradient(width: 100, height: 2), scale: 1)
    let tinted = image.withTintColor(.systemBackground.withAlphaComponent(0.5))
    let dark = try #require(tinted.pixels(with: UITraitCollection(userInterfaceStyle: .dark)))
    let light = try #require(tinted.pixels(with: UITraitCollection(userInterfaceStyle: .light)))
    #expect(Array(dark.bytes.prefix(8)) == [0, 0, 0, 128, 0, 0, 0, 127])
    #expect(Array(light.bytes.suffix(4)) == [255, 255, 255, 78])
    #expect(tinted.size == image.size)
  }

  @Test func keepsItsPixels_WhenTheRenderingModeChanges() {
    let pixels = ImageSamples.gradient(width: 3, height: 3, hasAlpha: false)
    let template = UIImage(pixels: pixels, scale: 2).withRenderingMode(.alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate)
    #expect(template.pixels() == pixels)
    #expect(template.scale == 2)
    let original = template.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(original.renderingMode == .alwaysOriginal)
    #expect(original.withTintColor(.blue).renderingMode == .alwaysOriginal)
  }

  @Test func jpegDataHasWhite_WhereTheImageIsTransparent() throws {
    let clear = ImagePixels(
      width: 8, height: 8, rowStride: 32, hasAlpha: true, bytes: [UInt8](repeating: 0, count: 256))
    let image = UIImage(pixels: clear, scale: 1)
    for quality in [0, 1, CGFloat.nan, .infinity, -3] {
      let data = try #require(image.jpegData(compressionQuality: quality))
      let pixels = try #require(UIImage(data: data)?.pixels())
      #expect(pixels.bytes.allSatisfy { $0 > 250 })
    }
  }

  @Test func isEmpty_WithoutData() async {
    let image = UIImage()
    #expect(image.size == .zero)
    #expect(image.pixels() == nil)
    #expect(image.pngData() == nil)
    #expect(image.jpegData(compressionQuality: 1) == nil)
    #expect(await image.byPreparingForDisplay() == nil)
    #expect(UIImage(data: Data()) == nil)
  }

  @Test func canBeMadeOffTheMainActor_AndPreparedForDisplay() async throws {
    let data = try ImageSamples.png(width: 30, height: 20)
    let image = await Task.detached { UIImage(data: data, scale: 2) }.value
    let prepared = try #require(await image?.byPreparingForDisplay())
    #expect(prepared.size == CGSize(width: 15, height: 10))
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func hasTheScaleOne_WhenTheScaleIsInvalid(_ scale: CGFloat) throws {
    let data = try ImageSamples.png(width: 30, height: 20)
    #expect(UIImage(data: data, scale: scale)?.size == CGSize(width: 30, height: 20))
  }

  @Test func isReadFromAnArchive() throws {
    let image = try #require(UIImage(data: ImageSamples.png(width: 12, height: 6), scale: 2))
    let things: NSDictionary = ["photo": image]
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: things, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    let read = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? [String: Any]
    let photo = try #require(read?["photo"] as? UIImage)
    #expect(photo.size == CGSize(width: 6, height: 3) && photo.scale == 2)
  }
}
