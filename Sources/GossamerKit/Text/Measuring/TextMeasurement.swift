// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

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
