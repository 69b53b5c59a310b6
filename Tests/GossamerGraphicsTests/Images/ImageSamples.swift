// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import GossamerGraphics

/// Image files that tests generate.
enum ImageSamples {
  /// Pixels that all differ, red growing to the right, green downwards.
  static func gradient(width: Int, height: Int, hasAlpha: Bool = true) -> ImagePixels {
    var bytes: [UInt8] = []
    for row in 0..<height {
      for column in 0..<width {
        bytes += [UInt8(column * 255 / width), UInt8(row * 255 / height), 7]
        if hasAlpha { bytes.append(UInt8(255 - column)) }
      }
    }
    return ImagePixels(
      width: width, height: height, rowStride: width * (hasAlpha ? 4 : 3), hasAlpha: hasAlpha,
      bytes: bytes)
  }

  static func png(width: Int, height: Int) throws -> Data {
    try ImageEncoder.png(gradient(width: width, height: height))
  }

  static func jpeg(width: Int, height: Int) throws -> Data {
    try ImageEncoder.jpeg(gradient(width: width, height: height, hasAlpha: false), quality: 95)
  }

  /// A JPEG file with an EXIF segment that gives the orientation, 1 to 8.
  static func jpeg(width: Int, height: Int, orientation: UInt8) throws -> Data {
    let plain = try jpeg(width: width, height: height)
    let tiff: [UInt8] = [
      0x49, 0x49, 0x2A, 0, 8, 0, 0, 0,  // little-endian, first directory at 8
      1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0,  // one entry: 0x0112, a short
      0, 0, 0, 0,  // no other directory
    ]
    let exif = Array("Exif\0\0".utf8) + tiff
    return plain.prefix(2) + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + plain.dropFirst(2)
  }

  /// A PNG file whose header has this size, with hardly any data.
  static func pngHeader(width: UInt32, height: UInt32) -> Data {
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      let body = Array(name.utf8) + content
      return bigEndian(UInt32(content.count)) + body + bigEndian(crc32(body))
    }
    let header = bigEndian(width) + bigEndian(height) + [8, 6, 0, 0, 0]
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      + chunk("IHDR", header) + chunk("IDAT", [0x78, 0x9C, 0x03, 0, 0, 0, 0, 1]) + chunk("IEND", [])
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
  }

  /// The checksum of PNG's specification, annex D.
  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in
        crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1
      }
    }
  }
}
