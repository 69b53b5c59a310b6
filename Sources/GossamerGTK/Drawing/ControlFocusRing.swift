// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// The line around the control that has the keyboard, in its tint colour and following its corners.
struct ControlFocusRing {
  private let outline: CGRect
  private let radius: CGFloat
  private let color: GdkRGBA

  /// The ring of `control`: around what the control shows of itself, or within it where that is cut off at
  /// its edges.
  init(of control: UIControl) {
    let shape = control.focusShape
    let inset = control.clipsToBounds ? 0 : -Self.width - Self.gap
    outline = shape.frame.insetBy(dx: inset, dy: inset)
    radius = max(0, shape.cornerRadius - inset)
    let tint = (control.tintColor ?? .tintColor).withAlphaComponent(Self.opacity)
    color = GdkRGBA(tint.components(with: control.traitCollection))
  }

  /// Draws the ring.
  func draw(on snapshot: OpaquePointer) {
    var bounds = graphene_rect_t(outline)
    var shape = GskRoundedRect()
    gsk_rounded_rect_init_from_rect(&shape, &bounds, Float(radius))
    let widths = [Float](repeating: Float(Self.width), count: 4)
    gtk_snapshot_append_border(snapshot, &shape, widths, [GdkRGBA](repeating: color, count: 4))
  }

  private static let width: CGFloat = 2
  private static let gap: CGFloat = 1
  private static let opacity: CGFloat = 0.6
}
