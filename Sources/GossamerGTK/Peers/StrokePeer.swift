// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows a StrokeView: its lines, drawn by cairo.
final class StrokePeer: WidgetPeer {
  private var lines: [(stroke: Stroke, color: UIColor.Components)] = []

  /// Creates a peer of `strokeView`.
  init(strokeView: StrokeView, in windowHost: GTKWindowHost) {
    super.init(view: strokeView, in: windowHost)
  }

  override func update(_ changes: ViewChanges, of view: UIView) {
    super.update(changes, of: view)
    guard let strokeView = view as? StrokeView, changes.contains(.content) else { return }
    let traits = strokeView.traitCollection
    lines = strokeView.strokes.map { ($0, $0.color.components(with: traits)) }
    gtk_widget_queue_draw(widget)
  }

  override func drawContent(on snapshot: OpaquePointer, size: CGSize) {
    // What lies around the lines isn't painted again when they change.
    let area = lines.reduce(CGRect.null) { $0.union($1.stroke.bounds) }
    guard !area.isNull else { return }
    append(area.insetBy(dx: -1, dy: -1).integral, to: snapshot, draw(with:))
  }

  /// Appends what `draw` draws in `area`.
  ///
  /// Broadway shows a picture of cairo in its place only if that is the origin, so the picture is drawn
  /// there, and moved by a node of its own.
  private func append(_ area: CGRect, to snapshot: OpaquePointer, _ draw: (OpaquePointer) -> Void) {
    var bounds = graphene_rect_t(CGRect(origin: .zero, size: area.size))
    let picture = gsk_cairo_node_new(&bounds)
    defer { gsk_render_node_unref(picture) }
    guard let cairo = gsk_cairo_node_get_draw_context(picture) else { return }
    cairo_translate(cairo, -area.minX, -area.minY)
    draw(cairo)
    cairo_destroy(cairo)
    var place = graphene_point_t(x: Float(area.minX), y: Float(area.minY))
    let move = gsk_transform_translate(nil, &place)
    let moved = gsk_transform_node_new(picture, move)
    gtk_snapshot_append_node(snapshot, moved)
    gsk_render_node_unref(moved)
    gsk_transform_unref(move)
  }

  private func draw(with cairo: OpaquePointer) {
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    for (stroke, color) in lines {
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
      cairo_set_line_width(cairo, stroke.width)
      for element in stroke.path { Self.add(element, to: cairo) }
      cairo_stroke(cairo)
    }
  }

  private static func add(_ element: Stroke.Element, to cairo: OpaquePointer) {
    switch element {
    case .move(let point): cairo_move_to(cairo, point.x, point.y)
    case .line(let point): cairo_line_to(cairo, point.x, point.y)
    case .curve(let point, let control1, let control2):
      cairo_curve_to(
        cairo, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
    }
  }
}
