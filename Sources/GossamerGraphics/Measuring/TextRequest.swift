// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text and everything on which its measurement depends: the key of the cache of measurements.
nonisolated package struct TextRequest: Hashable {
  package let text: String
  /// The attributes of parts of the text. `font` applies where they have none.
  package var runs: TextRuns
  package var font: UIFont
  /// The greatest number of lines; 0 means as many as there are.
  package let numberOfLines: Int
  package let lineBreakMode: NSLineBreakMode
  /// The width that lines are wrapped or truncated at, in whole points; `nil` means no limit.
  package let width: Int32?
  /// The width and height up to which the text is laid out, in points. What lies beyond may be left
  /// out.
  let extent: CGFloat

  /// Wider and higher than any display, in points. Pango's unit is 1/1,024 point, in 32 bits, so it
  /// can't be much greater.
  package static let greatestExtent: CGFloat = 1_000_000

  /// The width and height up to which a label is laid out, in points. It covers the largest window,
  /// and UIKit draws no larger label either, because its pixels have to fit into a texture of
  /// 16,384 by 16,384.
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

  /// The same text with another limit on lines.
  package func limited(toLines count: Int) -> TextRequest {
    TextRequest(
      text, runs: runs, font: font, numberOfLines: count, lineBreakMode: lineBreakMode,
      width: width.map(CGFloat.init) ?? .infinity, extent: extent)
  }

  /// The same text without a limit on its width; nil if there is no limit, or if paragraph styles
  /// may depend on it.
  var unlimited: TextRequest? {
    guard width != nil, runs.isEmpty else { return nil }
    return TextRequest(
      text, font: font, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode,
      width: .infinity, extent: extent)
  }

  /// The text that is laid out for the request.
  var display: DisplayText {
    DisplayText(
      text, font: font.withSize(runs.greatestPointSize(from: font.pointSize)),
      numberOfLines: numberOfLines, lineBreakMode: lineBreakMode)
  }
}

/// The size of a laid out text, in points; a point is a logical pixel.
///
/// All measures are rounded up to whole points, as GtkLabel rounds them.
nonisolated package struct TextMeasurement: Hashable, Sendable {
  /// The size of the visible lines. An empty text is as high as one line and 0 wide.
  package let size: CGSize

  /// The distance from the top to the baseline of the first line.
  package let firstBaseline: CGFloat

  /// The distance from the top to the baseline of the last visible line.
  package let lastBaseline: CGFloat

  /// The number of visible lines.
  package let lineCount: Int

  /// Whether a part of the text isn't visible, because of the limit on lines or on the width.
  package let isTruncated: Bool
}
