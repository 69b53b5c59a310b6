// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerGraphics

@Suite(.alone) struct ImageDecoderTests {
  @Test func returnsThePixelsThatWereEncodedAsPNG() throws {
    for hasAlpha in [true, false] {
      let pixels = ImageSamples.gradient(width: 16, height: 8, hasAlpha: hasAlpha)
      let again = try ImageDecoder.pixels(from: try ImageEncoder.png(pixels))
      #expect(again == pixels)
    }
  }

  @Test(arguments: [
    (UInt8(1), false), (2, false), (3, false), (4, false), (5, true), (6, true), (7, true),
    (8, true), (0, false), (9, false),
  ])
  func swapsWidthAndHeight_WhenTheOrientationIsSideways(_ orientation: UInt8, _ isSideways: Bool)
    throws
  {
    let data = try ImageSamples.jpeg(width: 24, height: 8, orientation: orientation)
    let pixels = try ImageDecoder.pixels(from: data)
    #expect(pixels.width == (isSideways ? 8 : 24))
    #expect(pixels.height == (isSideways ? 24 : 8))
  }

  @Test(arguments: [
    (UInt32(100_000), UInt32(100_000)), (1_000_000, 68), (8_193, 8_192), (999_999, 999_999),
  ])
  func refusesTooManyPixels_BeforeDecoding(_ width: UInt32, _ height: UInt32) {
    let data = ImageSamples.pngHeader(width: width, height: height)
    #expect(throws: ImageError.tooLarge(width: Int(width), height: Int(height))) {
      try ImageDecoder.pixels(from: data)
    }
  }

  @Test(arguments: [
    "P6 100000 100000 255\n", "GIF89a\u{7F}\u{7F}", "BM", "not an image at all", "\u{0}",
    "<svg xmlns='http://www.w3.org/2000/svg' width='100000' height='100000'/>",
    "/* XPM */",
  ])
  func refusesDataThatIsNoImage(_ text: String) {
    #expect(throws: ImageError.self) { try ImageDecoder.pixels(from: Data(text.utf8)) }
  }

  @Test func refusesEmptyData() {
    #expect(throws: ImageError.empty) { try ImageDecoder.pixels(from: Data()) }
  }

  @Test func refusesAnImageWithoutAllItsRows() {
    #expect(throws: ImageError.self) {
      try ImageDecoder.pixels(from: ImageSamples.pngHeader(width: 16, height: 16))
    }
  }

  @Test(arguments: [0.1, 0.5, 0.9, 0.99])
  func refusesATruncatedFile(_ part: Double) throws {
    let files = [
      try ImageSamples.png(width: 200, height: 200), try ImageSamples.jpeg(width: 200, height: 200),
    ]
    for file in files {
      let beginning = file.prefix(Int(Double(file.count) * part))
      #expect(throws: ImageError.self) { try ImageDecoder.pixels(from: beginning) }
    }
  }

  @Test(arguments: [0.1, 0.5, 0.9, 0.99])
  func refusesATruncatedFile_WhenScalingItDown(_ part: Double) throws {
    let files = [
      try ImageSamples.png(width: 200, height: 200), try ImageSamples.jpeg(width: 200, height: 200),
      ImageSamples.pngHeader(width: 200, height: 200),
    ]
    for file in files.map({ $0.prefix(Int(Double($0.count) * part)) }) + files.suffix(1) {
      #expect(throws: ImageError.self) {
        try ImageDecoder.pixels(from: file, scaling: .covering(width: 20, height: 20))
      }
    }
  }

  @Test(arguments: [
    (40, 20, 40, 20), (20, 20, 40, 20), (10, 20, 40, 20), (1, 1, 2, 1), (39, 1, 39, 20),
    (100, 20, 100, 50), (1000, 1, 160, 80), (161, 81, 160, 80),
  ])
  func decodesTheFewestPixels_ThatCoverTheWantedSize(
    width: Int, height: Int, madeWidth: Int, madeHeight: Int
  ) throws {
    let files = [
      try ImageSamples.png(width: 160, height: 80), try ImageSamples.jpeg(width: 160, height: 80),
    ]
    for file in files {
      let pixels = try ImageDecoder.pixels(
        from: file, scaling: .covering(width: width, height: height))
      #expect(pixels.width == madeWidth)
      #expect(pixels.height == madeHeight)
    }
  }

  @Test func coversTheWantedSize_InEachOrientation() throws {
    for orientation in UInt8(1)...8 {
      let file = try ImageSamples.jpeg(width: 160, height: 80, orientation: orientation)
      let pixels = try ImageDecoder.pixels(from: file, scaling: .covering(width: 40, height: 10))
      #expect(pixels.width == 40, "orientation \(orientation)")
      #expect(pixels.height == (orientation < 5 ? 20 : 80), "orientation \(orientation)")
    }
  }

  @Test func keepsTheColours_WhenScalingDown() throws {
    for file in [
      try ImageSamples.png(width: 160, height: 80), try ImageSamples.jpeg(width: 160, height: 80),
    ] {
      let pixels = try ImageDecoder.pixels(from: file, scaling: .covering(width: 16, height: 8))
      // Red grows to the right, green downwards.
      for (column, row) in [(0, 0), (15, 0), (0, 7), (15, 7), (8, 4)] {
        let start = row * pixels.rowStride + column * pixels.pixelStride
        let (red, green) = (Int(pixels.bytes[start]), Int(pixels.bytes[start + 1]))
        #expect(abs(red - (2 * column + 1) * 255 / 32) < 12)
        #expect(abs(green - (2 * row + 1) * 255 / 16) < 12)
      }
    }
  }

  @Test func refusesMorePixels_ThanTheCallerAllows() throws {
    let file = try ImageSamples.png(width: 10, height: 10)
    #expect(throws: ImageError.tooLarge(width: 10, height: 10)) {
      try ImageDecoder.pixels(from: file, scaling: .covering(width: 1, height: 1), limit: 99)
    }
    #expect(throws: Never.self) { try ImageDecoder.pixels(from: file, limit: 100) }
  }

  @Test func doesNotCrash_WhenBytesAreDamaged() throws {
    var generator = SystemRandomNumberGenerator()
    let files = [
      try ImageSamples.png(width: 40, height: 40), try ImageSamples.jpeg(width: 40, height: 40),
    ]
    for file in files {
      for _ in 0..<100 {
        var damaged = file
        for _ in 0..<3 {
          let place = Int.random(in: 0..<file.count, using: &generator)
          damaged[place] = UInt8.random(in: 0...255, using: &generator)
        }
        if let pixels = try? ImageDecoder.pixels(from: damaged) {
          #expect(pixels.width * pixels.height <= ImageDecoder.greatestPixelCount)
        }
      }
    }
  }

  @Test func messageNamesTheFileAndTheProblem() {
    #expect(
      ImageError.tooLarge(width: 100_000, height: 90_000).message(about: "/tmp/bomb.png") == """
        /tmp/bomb.png: the image has 100000 by 90000 pixels, more than the 67108864 that are \
        decoded. Scale it down.
        """)
    #expect(
      ImageError.empty.message(about: "a.png")
        == "a.png: there is no image, because there are no bytes.")
    #expect(
      ImageError.unreadable(reason: "It is not a file.").message(about: "/dev/zero")
        == "/dev/zero: the image can't be read: It is not a file.")
  }
}
