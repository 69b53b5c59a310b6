// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A view that draws lines.
package final class StrokeView: UIView {
  /// The lines, from back to front. Only another value is drawn anew.
  package var strokes: [Stroke] = [] {
    didSet { if strokes != oldValue { setNeedsDisplay() } }
  }

  package override func draw(_ rect: CGRect) {
    for stroke in strokes { stroke.draw() }
  }
}
