// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// The look of a view's rectangle: background, corners, border, clipping.
struct BoxStyle: Equatable {
  var background: UIColor.Components?
  var cornerRadius: Float = 0
  var borderWidth: Float = 0
  var borderColor: UIColor.Components?
  var clips = false

  /// A transparent rectangle.
  init() {}

  /// The look of `view`, with its dynamic colours resolved by its own traits.
  init(of view: UIView) {
    background = view.backgroundColor?.components(with: view.traitCollection)
    if background?.alpha == 0 { background = nil }
    clips = view.clipsToBounds
    let layer = view.layer
    cornerRadius = Float(max(layer.cornerRadius, 0))
    borderWidth = Float(max(layer.borderWidth, 0))
    borderColor = borderWidth > 0 ? layer.borderColor?.components : nil
  }

  /// Draws the background, then what `drawContent` draws, then the border, from (0, 0) to `width`
  /// and `height`.
  func draw(
    on snapshot: OpaquePointer, width: Float, height: Float, drawContent: () -> Void
  ) {
    let bounds = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0), size: graphene_size_t(width: width, height: height))
    var outline = GskRoundedRect()
    withUnsafePointer(to: bounds) { bounds in
      _ = gsk_rounded_rect_init_from_rect(
        &outline, bounds, min(cornerRadius, width / 2, height / 2))
    }
    let isRounded = cornerRadius > 0
    if let background {
      if isRounded { gtk_snapshot_push_rounded_clip(snapshot, &outline) }
      withUnsafePointer(to: bounds) { bounds in
        withUnsafePointer(to: GdkRGBA(background)) { color in
          gtk_snapshot_append_color(snapshot, color, bounds)
        }
      }
      if isRounded { gtk_snapshot_pop(snapshot) }
    }
    if clips { gtk_snapshot_push_rounded_clip(snapshot, &outline) }
    drawContent()
    if clips { gtk_snapshot_pop(snapshot) }
    if let borderColor {
      let widths = [Float](repeating: borderWidth, count: 4)
      let colors = [GdkRGBA](repeating: GdkRGBA(borderColor), count: 4)
      gtk_snapshot_append_border(snapshot, &outline, widths, colors)
    }
  }
}
