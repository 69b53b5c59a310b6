// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension String {
  /// Whether the first paragraph runs from right to left. Its first letter decides, as everywhere in GTK. Nil if it has no
  /// letter.
  var isRightToLeft: Bool? {
    // The search ends at the first letter or line feed. The end of the paragraph may be megabytes away.
    let first = unicodeScalars.first { $0 == "\n" || $0.properties.isAlphabetic }
    return first.flatMap { $0 == "\n" ? nil : $0.mayRunRightToLeft }
  }
}

extension Unicode.Scalar {
  /// Whether the character is in a block of right-to-left scripts, or is a control character for them.
  ///
  /// The blocks: https://www.unicode.org/Public/UCD/latest/ucd/extracted/DerivedBidiClass.txt
  var mayRunRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
