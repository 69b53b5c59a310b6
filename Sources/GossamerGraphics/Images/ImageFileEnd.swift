// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Checks whether a PNG or JPEG file is complete.
///
/// GdkPixbuf's decoders accept the beginning of such a file, and leave the missing pixels
/// uninitialised. Other formats count as complete.
nonisolated enum ImageFileEnd {
  /// Whether the file breaks off before the end that its format prescribes.
  static func isMissing(in data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return !pngEnds(bytes) }
      if bytes.starts(with: [0xFF, 0xD8]) { return !jpegEnds(bytes) }
      return false
    }
  }

  /// Goes from chunk to chunk until IEND (PNG's specification, section 5.3: length, name, content, CRC).
  private static func pngEnds(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var index = 8
    while index + 12 <= bytes.count {
      let length = bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      if bytes[index + 4..<index + 8].elementsEqual("IEND".utf8) { return true }
      index += length + 12
    }
    return false
  }

  /// Goes from segment to segment, and through the data after SOS, until EOI (ITU-T T.81, annex B).
  private static func jpegEnds(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var index = 2
    while index + 1 < bytes.count {
      switch (bytes[index], bytes[index + 1]) {
      case (0xFF, 0xD9): return true
      // A stuffed byte, TEM, or a restart marker.
      case (0xFF, 0x00), (0xFF, 0x01), (0xFF, 0xD0...0xD7): index += 2
      case (0xFF, 0xFF): index += 1
      case (0xFF, _):
        guard index + 3 < bytes.count else { return false }
        index += 2 + (Int(bytes[index + 2]) << 8) + Int(bytes[index + 3])
      default: index += 1
      }
    }
    return false
  }
}
