// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text and all that its measures depend on, in the form by which they are remembered.
nonisolated package struct TextRequest: Hashable {
  package let text: String
  /// The attributes of the text's own; those of the text as a whole stand for what they leave open.
  package var runs: TextRuns
  package var font: UIFont
  /// The greatest number of lines; 0 means as many as there are.
  package let numberOfLines: Int
  package let lineBreakMode: NSLineBreakMode
  /// The width that lines are wrapped or truncated at, in whole points; `nil` means no limit.
  package let width: Int32?
  /// How wide and high the text is laid out at least, if there is so much of it; what lies further may be left out.
  let extent: CGFloat

  /// Wider and higher than any display; Pango counts in 1,024ths of a point, in 32 bits.
  package static let greatestExtent: CGFloat = 1_000_000

  /// How wide and high a label is laid out: as far as the largest window reaches, and further than UIKit draws one,
  /// whose pixels have to fit into a texture of 16,384 by 16,384.
  package static let greatestLabelExtent: CGFloat = 16_384

  package init(
    _ text: String, runs: TextRuns = TextRuns(), font: UIFont, numberOfLines: Int,
    lineBreakMode: NSLineBreakMode, width: CGFloat, extent: CGFloat = greatestExtent
  ) {
    self.text = text
    self.runs = runs
    self.font = font
    self.numberOfLines = max(numberOfLines, 0)
    self.lineBreakMode = lineBreakMode
    self.extent = extent
    self.width = width < Self.greatestExtent ? Int32(max(width, 0).rounded(.down)) : nil
  }

  /// The same text with a limit of lines.
  package func limited(toLines count: Int) -> TextRequest {
    TextRequest(
      text, runs: runs, font: font, numberOfLines: count, lineBreakMode: lineBreakMode,
      width: width.map(CGFloat.init) ?? .infinity, extent: extent)
  }

  /// The same text without a limit of its width; nil if it has none, or paragraphs that depend on it.
  var unlimited: TextRequest? {
    guard width != nil, runs.isEmpty else { return nil }
    return TextRequest(
      text, font: font, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode,
      width: .infinity, extent: extent)
  }

  /// What is laid out for the text.
  var display: DisplayText {
    DisplayText(
      text, font: font.withSize(runs.greatestPointSize(from: font.pointSize)),
      numberOfLines: numberOfLines, lineBreakMode: lineBreakMode)
  }
}

/// How much room a text takes, in points; a point is a logical pixel.
///
/// All measures are rounded up to whole points, as GtkLabel rounds them.
nonisolated package struct TextMeasurement: Hashable, Sendable {
  /// The size of the lines that are shown. An empty text is as high as one line and 0 wide.
  package let size: CGSize

  /// The distance from the top to the baseline of the first line.
  package let firstBaseline: CGFloat

  /// The distance from the top to the baseline of the last line that is shown.
  package let lastBaseline: CGFloat

  /// The number of lines that are shown.
  package let lineCount: Int

  /// Whether something of the text is not shown, for want of lines or of width.
  package let isTruncated: Bool
}
