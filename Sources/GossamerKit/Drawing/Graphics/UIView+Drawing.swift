// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CPango
import Foundation

/// What a view's `draw(_:)` or a layer has drawn, to be shown at any scale.
@MainActor package final class Drawing {
  /// The cairo surface that has noted it, in the coordinates of the view.
  package let surface: OpaquePointer

  /// The bounds that were drawn.
  package let bounds: CGRect

  /// The rectangle of the view's coordinates that something was drawn in; within the bounds, and null for
  /// nothing.
  package let area: CGRect

  /// What was noted on `context`.
  init(_ context: CGContext, bounds: CGRect) {
    surface = cairo_surface_reference(cairo_get_target(context.cairo))
    self.bounds = bounds
    var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
    cairo_recording_surface_ink_extents(surface, &x, &y, &width, &height)
    let ink = CGRect(x: x, y: y, width: width, height: height)
    area = ink.isEmpty ? .null : ink.intersection(bounds)
  }

  isolated deinit {
    cairo_surface_destroy(surface)
  }
}

extension UIView {
  /// Has the view draw its content, where that is due: `changes` are those since the last commit.
  func display(after changes: ViewChanges) {
    guard drawsItself else { return }
    let drawing = storedLayer?.drawing
    guard
      changes.contains(.display)
        || changes.contains(.geometry) && drawing?.bounds.size != bounds.size
    else { return }
    let bounds = bounds
    let slot = UIGraphics.Slot { CGContext(recordingOf: bounds) }
    if bounds.width > 0, bounds.height > 0 {
      window?.isDrawing = true
      traitCollection.performAsCurrent { UIGraphics.draw(in: slot) { performDraw() } }
      window?.isDrawing = false
    }
    guard slot.made != nil || drawing != nil else { return }
    ensuredLayer.drawing = slot.made.map { Drawing($0, bounds: bounds) }
  }

  func requestDisplay() {
    guard let window, window.isDrawing else { return setNeedsCommit(.display) }
    window.viewsToDrawNext.append(self)
  }
}
