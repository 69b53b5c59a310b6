// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// The look of a view's rectangle: background, corners, border, clipping.
struct BoxStyle: Equatable {
  private var background: UIColor.Components?
  private var cornerRadius: CGFloat = 0
  private var borderWidth: CGFloat = 0
  private var borderColor: UIColor.Components?
  private var clips = false

  /// A transparent rectangle.
  init() {}

  /// The look of `view`, with its dynamic colours resolved by its own traits.
  init(of view: UIView) {
    background = view.backgroundColor?.components(with: view.traitCollection)
    if background?.alpha == 0 { background = nil }
    clips = view.clipsToBounds
    guard let layer = view.storedLayer else { return }
    cornerRadius = max(layer.cornerRadius, 0)
    borderWidth = max(layer.borderWidth, 0)
    borderColor = borderWidth > 0 ? layer.borderColor?.components : nil
  }

  /// Draws the background, what `drawContent` draws, and the border, in this order.
  func draw(on snapshot: OpaquePointer, size: CGSize, drawContent: () -> Void) {
    var bounds = graphene_rect_t(CGRect(origin: .zero, size: size))
    var outline = GskRoundedRect()
    let radius = Float(min(cornerRadius, size.width / 2, size.height / 2))
    gsk_rounded_rect_init_from_rect(&outline, &bounds, radius)
    if let background {
      var color = GdkRGBA(background)
      if radius > 0 { gtk_snapshot_push_rounded_clip(snapshot, &outline) }
      gtk_snapshot_append_color(snapshot, &color, &bounds)
      if radius > 0 { gtk_snapshot_pop(snapshot) }
    }
    if clips { gtk_snapshot_push_rounded_clip(snapshot, &outline) }
    drawContent()
    if clips { gtk_snapshot_pop(snapshot) }
    if let borderColor {
      let widths = [Float](repeating: Float(borderWidth), count: 4)
      let colors = [GdkRGBA](repeating: GdkRGBA(borderColor), count: 4)
      gtk_snapshot_append_border(snapshot, &outline, widths, colors)
    }
  }
}
