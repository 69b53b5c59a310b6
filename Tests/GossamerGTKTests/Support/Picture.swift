// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

/// A picture of what a view's widget draws.
struct Picture {
  struct Pixel: Equatable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8 = 255
  }

  private let width: Int
  private let bytes: [UInt8]

  /// Draws the widget of `view`, without what lies behind and in front of it.
  init(of view: UIView, in shown: ShownWindow) throws {
    let widget = try shown.widget(of: view)
    width = Int(gtk_widget_get_width(widget))
    let height = Int(gtk_widget_get_height(widget))
    let node = try #require(try Self.node(of: widget), "The widget drew nothing.")
    defer { gsk_render_node_unref(node) }
    let renderer = try #require(gsk_cairo_renderer_new())
    let owned = ObjectHandle(owning: UnsafeMutableRawPointer(renderer))
    gsk_renderer_realize(renderer, nil, nil)
    defer { gsk_renderer_unrealize(renderer) }
    var area = graphene_rect_t(CGRect(x: 0, y: 0, width: width, height: height))
    let texture = ObjectHandle(
      owning: UnsafeMutableRawPointer(
        try #require(gsk_renderer_render_texture(renderer, node, &area))))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    gdk_texture_download(texture.opaque, &pixels, gsize(width * 4))
    bytes = pixels
    withExtendedLifetime(owned) {}
  }

  /// What the widget drew in the last frame, for the caller to unref; nil for nothing, as before its first frame.
  static func node(of widget: WidgetPointer) throws -> OpaquePointer? {
    let paintable = ObjectHandle(
      owning: UnsafeMutableRawPointer(try #require(gtk_widget_paintable_new(widget))))
    let image = ObjectHandle(
      owning: UnsafeMutableRawPointer(
        try #require(gdk_paintable_get_current_image(paintable.opaque))))
    let snapshot = try #require(gtk_snapshot_new())
    gdk_paintable_snapshot(
      image.opaque, snapshot, Double(gtk_widget_get_width(widget)),
      Double(gtk_widget_get_height(widget)))
    return gtk_snapshot_free_to_node(snapshot)
  }

  /// The pixel so far from the left and from the top. (Cairo's order of bytes: blue first.)
  subscript(x: Int, y: Int) -> Pixel {
    let start = (y * width + x) * 4
    return Pixel(
      red: bytes[start + 2], green: bytes[start + 1], blue: bytes[start], alpha: bytes[start + 3])
  }
}
