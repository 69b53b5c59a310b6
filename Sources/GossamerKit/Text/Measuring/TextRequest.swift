// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text and all that its measures depend on, in the form by which they are remembered.
nonisolated struct TextRequest: Hashable {
  let text: String
  let font: UIFont
  /// The greatest number of lines; 0 means as many as there are.
  let numberOfLines: Int
  let lineBreakMode: NSLineBreakMode
  /// The width that lines are wrapped or truncated at, in whole points; `nil` means no limit.
  let width: Int32?

  /// Wider and higher than any display; Pango counts in 1,024ths of a point, in 32 bits.
  static let greatestExtent: CGFloat = 1_000_000

  init(
    _ text: String, font: UIFont, numberOfLines: Int, lineBreakMode: NSLineBreakMode, width: CGFloat
  ) {
    self.text = text
    self.font = font
    self.numberOfLines = max(numberOfLines, 0)
    self.lineBreakMode = lineBreakMode
    self.width = width < Self.greatestExtent ? Int32(max(width, 0).rounded(.down)) : nil
  }
}
