// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

nonisolated extension UIFont {
  /// What is added to the width of each character, in points: 0 but for the system's font, which is set
  /// tighter the larger it is, so that a text takes the room that it takes on iOS.
  ///
  /// Inter's bold cuts for text are as narrow as Apple's by themselves.
  package var tracking: CGFloat {
    guard isSystemFont, face.weight < 600 || pointSize >= 20 else { return 0 }
    return pointSize * Self.systemTracking(atSize: pointSize)
  }

  /// The tracking of San Francisco, in ems: Apple's Human Interface Guidelines, Typography, tracking
  /// values, for 10 to 20 points. From there on Inter's own, which hardly changes any more:
  /// https://rsms.me/inter/dynmetrics
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
