// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The font's metrics, in points. They are read from the installed font, and cached.
nonisolated extension UIFont {
  /// The height of a line: ``ascender`` plus the amount of ``descender``.
  @MainActor public var lineHeight: CGFloat { metrics.ascent + metrics.descent }

  /// From the baseline up to the top of a line.
  @MainActor public var ascender: CGFloat { metrics.ascent }

  /// From the baseline down to the bottom of a line, as a negative number.
  @MainActor public var descender: CGFloat { -metrics.descent }

  /// The space that the font recommends between two lines; 0 for most fonts.
  @MainActor public var leading: CGFloat { metrics.lineGap }

  /// The height of the outline of a capital H.
  @MainActor public var capHeight: CGFloat { metrics.capHeight }

  /// The height of the outline of a small x.
  @MainActor public var xHeight: CGFloat { metrics.xHeight }

  /// The name of the installed family with which text is drawn; empty if there is none.
  @MainActor public var familyName: String { metrics.family }

  @MainActor private var metrics: FontMetrics { TextMeasurer.shared.metrics(of: self) }
}

nonisolated extension UIFont {
  /// The tracking: what is added to the width of each character, in points. The system font is set tighter
  /// the larger it is, so that text is as wide as on iOS; for other fonts it is 0.
  ///
  /// Inter's bold styles at text sizes are as narrow as Apple's without it.
  package var tracking: CGFloat {
    guard isSystemFont, face.weight < 600 || pointSize >= 20 else { return 0 }
    return pointSize * Self.systemTracking(atSize: pointSize)
  }

  /// The tracking in ems, for 10 to 20 points: that of San Francisco, by the tracking values in
  /// Apple's Human Interface Guidelines, Typography. Above 20 points it is Inter's own, which
  /// hardly changes any more: https://rsms.me/inter/dynmetrics
  private static let systemTrackings: [CGFloat] = [
    0.012, 0.006, 0, -0.006, -0.011, -0.016, -0.020, -0.026, -0.025, -0.024, -0.023,
  ]

  private static func systemTracking(atSize size: CGFloat) -> CGFloat {
    let place = min(max(size - 10, 0), CGFloat(systemTrackings.count - 1))
    let index = Int(place)
    let next = min(index + 1, systemTrackings.count - 1)
    let (here, there) = (systemTrackings[index], systemTrackings[next])
    return here + (there - here) * (place - CGFloat(index))
  }
}
