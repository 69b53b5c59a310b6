// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

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
