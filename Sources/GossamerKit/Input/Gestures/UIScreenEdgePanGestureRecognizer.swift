// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Recognises a pan that begins at an edge of the window and leads away from it.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the pan may begin; none by default.
  open var edges: UIRectEdge = []

  /// The maximum distance of the touch from the edge, in points. UIKit doesn't document it; 13 comes from its private
  /// headers.
  private static let reach: CGFloat = 13

  /// Those of ``edges`` at which the touch began.
  private var startEdges: UIRectEdge = []

  /// Fails unless the touch begins at one of the ``edges``.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, let bounds = touch.window?.bounds, state == .possible else {
      return super.touchesBegan(touches, with: event)
    }
    let place = touch.startPlace
    startEdges = []
    if place.x - bounds.minX < Self.reach { startEdges.insert(.left) }
    if bounds.maxX - place.x <= Self.reach { startEdges.insert(.right) }
    if place.y - bounds.minY < Self.reach { startEdges.insert(.top) }
    if bounds.maxY - place.y <= Self.reach { startEdges.insert(.bottom) }
    startEdges.formIntersection(edges)
    if startEdges.isEmpty { state = .failed } else { super.touchesBegan(touches, with: event) }
  }

  /// Whether the movement leads away from an edge at which the touch began.
  override func isInDirection(_ movement: CGPoint) -> Bool {
    let isHorizontal = abs(movement.x) >= abs(movement.y)
    return isHorizontal && movement.x > 0 && startEdges.contains(.left)
      || isHorizontal && movement.x < 0 && startEdges.contains(.right)
      || !isHorizontal && movement.y > 0 && startEdges.contains(.top)
      || !isHorizontal && movement.y < 0 && startEdges.contains(.bottom)
  }
}
