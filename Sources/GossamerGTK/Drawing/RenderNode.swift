// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK

/// A recorded drawing of GTK's, owned.
final class RenderNode {
  let node: OpaquePointer

  /// Records what `draw` draws on a snapshot; nil if that is nothing.
  init?(_ draw: (OpaquePointer) -> Void) {
    guard let snapshot = gtk_snapshot_new() else { return nil }
    draw(snapshot)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    self.node = node
  }

  isolated deinit {
    gsk_render_node_unref(node)
  }

  private var bounds: graphene_rect_t {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    return bounds
  }

  /// Draws the recorded drawing as far as the alpha of `mask` lets it through.
  ///
  /// As in `Drawing.show`, the cairo node begins at the origin, which Broadway needs.
  func draw(maskedBy mask: RenderNode, on snapshot: OpaquePointer) {
    var (own, other, common, area) = (bounds, mask.bounds, graphene_rect_t(), graphene_rect_t())
    guard graphene_rect_intersection(&own, &other, &common) else { return }
    graphene_rect_round_extents(&common, &area)
    var extents = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0), size: area.size)
    let picture = gsk_cairo_node_new(&extents)
    defer { gsk_render_node_unref(picture) }
    guard let cairo = gsk_cairo_node_get_draw_context(picture) else { return }
    cairo_translate(cairo, -Double(area.origin.x), -Double(area.origin.y))
    cairo_push_group(cairo)
    gsk_render_node_draw(node, cairo)
    cairo_pop_group_to_source(cairo)
    cairo_push_group(cairo)
    gsk_render_node_draw(mask.node, cairo)
    let pattern = cairo_pop_group(cairo)
    cairo_mask(cairo, pattern)
    cairo_pattern_destroy(pattern)
    cairo_destroy(cairo)
    let move = gsk_transform_translate(nil, &area.origin)
    let moved = gsk_transform_node_new(picture, move)
    gtk_snapshot_append_node(snapshot, moved)
    gsk_render_node_unref(moved)
    gsk_transform_unref(move)
  }
}
