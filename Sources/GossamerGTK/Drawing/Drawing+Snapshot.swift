// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

extension Drawing {
  /// Draws the recorded drawing on `snapshot`, scaled to `size`: an animation of the view's size scales it.
  ///
  /// Broadway positions a cairo node correctly only at the origin, so the drawing is a cairo node at the origin inside a
  /// transform node. When it changes, its surroundings aren't painted again.
  func show(on snapshot: OpaquePointer, in size: CGSize) {
    guard !area.isNull else { return }
    let area = area.integral.intersection(bounds)
    var extents = graphene_rect_t(CGRect(origin: .zero, size: area.size))
    let picture = gsk_cairo_node_new(&extents)
    defer { gsk_render_node_unref(picture) }
    guard let cairo = gsk_cairo_node_get_draw_context(picture) else { return }
    cairo_set_source_surface(cairo, surface, -area.minX, -area.minY)
    cairo_paint(cairo)
    cairo_destroy(cairo)
    let (place, scale) = (
      CGPoint(x: area.minX - bounds.minX, y: area.minY - bounds.minY),
      CGSize(width: size.width / bounds.width, height: size.height / bounds.height)
    )
    guard place != .zero || scale != CGSize(width: 1, height: 1) else {
      return gtk_snapshot_append_node(snapshot, picture)
    }
    var offset = graphene_point_t(x: Float(place.x), y: Float(place.y))
    var move = gsk_transform_scale(nil, Float(scale.width), Float(scale.height))
    move = gsk_transform_translate(move, &offset)
    let moved = gsk_transform_node_new(picture, move)
    gtk_snapshot_append_node(snapshot, moved)
    gsk_render_node_unref(moved)
    gsk_transform_unref(move)
  }
}
