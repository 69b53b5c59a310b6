// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The frames of a live window's parts.
struct LiveLayout: Equatable {
  /// The width of the panel beside the scene, in points.
  static let panelWidth: CGFloat = 320
  /// The least width of a window with the panel beside the scene.
  static let leastWideWidth: CGFloat = 640
  /// The part of a narrow window that the panel below the scene takes.
  private static let panelShare: CGFloat = 0.45

  /// The scene with its dock.
  let scene: CGRect
  /// The panel; empty for none.
  let panel: CGRect

  /// Divides a window.
  /// - Parameter isMirrored: whether the panel is at the left, for languages that are read from right to left.
  init(bounds: CGRect, hasPanel: Bool, isMirrored: Bool) {
    guard hasPanel else {
      (scene, panel) = (bounds, .zero)
      return
    }
    let isWide = bounds.width >= Self.leastWideWidth
    let edge: CGRectEdge = isWide ? (isMirrored ? .minXEdge : .maxXEdge) : .maxYEdge
    let length = isWide ? Self.panelWidth : (bounds.height * Self.panelShare).rounded()
    let parts = bounds.divided(atDistance: length, from: edge)
    (scene, panel) = (parts.remainder, parts.slice)
  }
}
