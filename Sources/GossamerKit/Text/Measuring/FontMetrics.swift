// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The measures of a font in points, not rounded.
nonisolated struct FontMetrics: Hashable, Sendable {
  /// From the baseline to the top of a line.
  var ascent: CGFloat = 0
  /// From the baseline to the bottom of a line; a positive number.
  var descent: CGFloat = 0
  /// What the font wants between two lines.
  var lineGap: CGFloat = 0
  /// The height of an H.
  var capHeight: CGFloat = 0
  /// The height of an x.
  var xHeight: CGFloat = 0
  /// The family that is drawn.
  var family = ""
}
