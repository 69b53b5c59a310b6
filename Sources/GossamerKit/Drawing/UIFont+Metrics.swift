// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The font's measures, in points. They are those of the font that is installed, found once for each font
/// and then remembered.
nonisolated extension UIFont {
  /// The height of a line: ``ascender`` plus the amount of ``descender``.
  @MainActor public var lineHeight: CGFloat { metrics.ascent + metrics.descent }

  /// From the baseline up to the top of a line.
  @MainActor public var ascender: CGFloat { metrics.ascent }

  /// From the baseline down to the bottom of a line, as a negative number.
  @MainActor public var descender: CGFloat { -metrics.descent }

  /// The space that the font wants between two lines; 0 for most.
  @MainActor public var leading: CGFloat { metrics.lineGap }

  /// The height of the outline of a capital H.
  @MainActor public var capHeight: CGFloat { metrics.capHeight }

  /// The height of the outline of a small x.
  @MainActor public var xHeight: CGFloat { metrics.xHeight }

  /// The name of the installed family that text is drawn with; empty where there is none.
  @MainActor public var familyName: String { metrics.family }

  @MainActor private var metrics: FontMetrics { TextMeasurer.shared.metrics(of: self) }
}
