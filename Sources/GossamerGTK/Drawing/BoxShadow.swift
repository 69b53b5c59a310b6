// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// The shadow of a rectangle with round corners.
///
/// GTK has a render node for shadows, but its cairo renderer assembles the shadow from pieces, whose seams show in a
/// rotated view. With that renderer the shadow is rendered once into a texture, which can be rotated.
struct BoxShadow: Equatable {
  private let color: UIColor.Components
  private let offset: CGSize
  private let radius: CGFloat
  /// What casts the shadow instead of the layer's rectangle, and the radius of its corners.
  private let shape: Shape?
  private let picture = ShadowPicture()

  private struct Shape: Equatable {
    let box: CGRect
    let radius: CGFloat
  }

  /// Whether the shadow is there without a background.
  var hasShape: Bool { shape != nil }

  /// The memory for a blur grows with its radius. A larger blur looks the same as this one.
  private static let greatestRadius: CGFloat = 200

  /// The shadow of a layer; nil for none.
  init?(of layer: CALayer) {
    let opacity = CGFloat(layer.shadowOpacity)
    guard opacity > 0, layer.shadowOffset.width.isFinite, layer.shadowOffset.height.isFinite,
      let color = layer.shadowColor?.rgba, color.alpha > 0
    else { return nil }
    self.color = color.withAlpha(color.alpha * min(opacity, 1))
    offset = layer.shadowOffset
    shape = layer.shadowPath.flatMap { path in
      let box = path.boundingBox
      return box.isNull || box.isEmpty ? nil : Shape(box: box, radius: path.cornerRadius)
    }
    radius = layer.shadowRadius.isFinite ? min(max(layer.shadowRadius, 0), Self.greatestRadius) : 0
  }

  static func == (one: BoxShadow, other: BoxShadow) -> Bool {
    one.color == other.color && one.offset == other.offset && one.radius == other.radius
      && one.shape == other.shape
  }

  /// Draws the shadow of the shape `outline`.
  func draw(on snapshot: OpaquePointer, outline: GskRoundedRect, of widget: WidgetPointer) {
    var (outline, color) = (shape.map(Self.outline) ?? outline, GdkRGBA(color))
    if radius > 0, let renderer = Self.cairoRenderer(of: widget) {
      snapshot.moved(by: offset.width, offset.height) {
        picture.draw(on: snapshot, outline, color, radius: radius, by: renderer)
      }
    } else {
      // GTK takes the blur radius of CSS, which is twice the standard deviation.
      gtk_snapshot_append_outset_shadow(
        snapshot, &outline, &color, Float(offset.width), Float(offset.height), 0,
        Float(2 * radius))
    }
  }

  private static func outline(of shape: Shape) -> GskRoundedRect {
    var (bounds, outline) = (graphene_rect_t(shape.box), GskRoundedRect())
    let radius = min(shape.radius, shape.box.width / 2, shape.box.height / 2)
    gsk_rounded_rect_init_from_rect(&outline, &bounds, Float(radius))
    return outline
  }

  /// The renderer of the widget's window, if it is GTK's cairo renderer.
  private static func cairoRenderer(of widget: WidgetPointer) -> OpaquePointer? {
    guard let native = gtk_widget_get_native(widget),
      let renderer = gtk_native_get_renderer(native),
      let type = UnsafeRawPointer(renderer).load(as: GTypeInstance.self).g_class
    else { return nil }
    return type.pointee.g_type == gsk_cairo_renderer_get_type() ? renderer : nil
  }
}

/// A rendered shadow, cached for as long as its outline stays the same.
private final class ShadowPicture {
  private var texture: ObjectHandle?
  private var outline = GskRoundedRect()

  func draw(
    on snapshot: OpaquePointer, _ outline: GskRoundedRect, _ color: GdkRGBA, radius: CGFloat,
    by renderer: OpaquePointer
  ) {
    // Beyond three standard deviations the shadow is invisible.
    let reach = Float((3 * radius).rounded(.up) + 1)
    var area = outline.bounds
    graphene_rect_inset(&area, -reach, -reach)
    if texture == nil || !isSame(outline) {
      self.outline = outline
      texture = Self.render(outline, color, radius, area, renderer)
    }
    if let texture { gtk_snapshot_append_texture(snapshot, texture.opaque, &area) }
  }

  private func isSame(_ other: GskRoundedRect) -> Bool {
    var (one, other) = (outline, other)
    return memcmp(&one, &other, MemoryLayout<GskRoundedRect>.size) == 0
  }

  private static func render(
    _ outline: GskRoundedRect, _ color: GdkRGBA, _ radius: CGFloat, _ area: graphene_rect_t,
    _ renderer: OpaquePointer
  ) -> ObjectHandle? {
    guard let snapshot = gtk_snapshot_new() else { return nil }
    var (outline, color, area) = (outline, color, area)
    var bounds = outline.bounds
    // The radius of a blur node, unlike that of a shadow node, is the standard deviation.
    gtk_snapshot_push_blur(snapshot, radius)
    // GTK cuts a blur off at 1.5 radii around the node's bounds, where it is still visible. A transparent rectangle makes
    // the bounds larger.
    var clear = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 0)
    gtk_snapshot_append_color(snapshot, &clear, &area)
    gtk_snapshot_push_rounded_clip(snapshot, &outline)
    gtk_snapshot_append_color(snapshot, &color, &bounds)
    gtk_snapshot_pop(snapshot)
    gtk_snapshot_pop(snapshot)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    return gsk_renderer_render_texture(renderer, node, &area)
      .map { ObjectHandle(owning: UnsafeMutableRawPointer($0)) }
  }
}
