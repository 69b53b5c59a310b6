// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension StringProtocol {
  /// The text with each control or format character, which could move the cursor or change the
  /// direction of text, replaced by a visible one. Tabs stay.
  public var printable: String {
    String(map(\.printable))
  }
}

extension Character {
  /// How many columns of a terminal the character takes: two for emoji and East Asian wide
  /// characters, otherwise one.
  package var columns: Int {
    guard let first = printable.unicodeScalars.first else { return 0 }
    let isWide =
      first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
      || Self.wideScalars.contains { $0.contains(first.value) }
    return isWide ? 2 : 1
  }

  /// The blocks of wide scalars (Unicode's EastAsianWidth.txt, classes W and F), rounded to whole
  /// blocks.
  private static let wideScalars: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]

  fileprivate var printable: Character {
    guard self != "\t", let first = unicodeScalars.first else { return self }
    switch first.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      let picture = first.value < 0x20 ? Unicode.Scalar(0x2400 + first.value) : nil
      return Character(picture ?? "\u{FFFD}")
    default:
      return self
    }
  }
}
