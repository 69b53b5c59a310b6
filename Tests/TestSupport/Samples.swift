// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit

/// Image files that tests generate.
public enum Samples {
  /// A picture of one colour.
  public static func picture(_ width: Int, _ height: Int, _ color: UIColor = .systemRed) -> UIImage
  {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  /// A PNG file.
  public static func png(_ width: Int = 8, _ height: Int = 8) -> Data {
    picture(width, height).pngData() ?? Data()
  }

  /// A JPEG file.
  public static func jpeg(_ width: Int, _ height: Int) -> Data {
    picture(width, height).jpegData(compressionQuality: 0.9) ?? Data()
  }

  /// A GIF file of two frames with one pixel each.
  public static let gif: Data = {
    let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
    let delay: [UInt8] = [0x21, 0xF9, 4, 0, 10, 0, 0, 0]
    let head = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
    return Data(head + delay + frame + delay + frame + [0x3B])
  }()

  /// A PNG file whose header gives this size, but that has only one pixel.
  public static func bomb(_ width: UInt32, _ height: UInt32) -> Data {
    var data = png(1, 1)
    // The signature, and the length and name of the first chunk, take 16 bytes; 13 bytes of content follow, then the checksum.
    let fields = [width, height].flatMap { value in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
    }
    data.replaceSubrange(16..<24, with: fields)
    let checksum = crc32(Array(data[12..<29]))
    data.replaceSubrange(
      29..<33,
      with: stride(from: 24, through: 0, by: -8).map {
        UInt8(truncatingIfNeeded: checksum >> UInt32($0))
      })
    return data
  }

  /// The checksum of PNG's specification, annex D.
  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var crc = ~UInt32(0)
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : (crc >> 1) ^ 0xEDB8_8320 }
    }
    return ~crc
  }
}
