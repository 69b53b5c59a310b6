// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// How a sublayer is drawn, and where in its superlayer.
struct LayerStyle: Equatable {
  private let size: CGSize
  /// The transform from coordinates that start at the layer's upper left corner to those of the superlayer.
  private let place: CGAffineTransform
  private let opacity: Double
  private let box: BoxStyle

  /// The look of `layer`.
  /// - Parameter time: the time at which its animations show it; nil for the look without them.
  init(_ model: CALayer, at time: TimeInterval? = nil) {
    let layer = time.map { model.shown(at: $0) } ?? model
    let geometry = layer.geometry
    size = geometry.bounds.size
    place = CGAffineTransform(translationX: geometry.bounds.minX, y: geometry.bounds.minY)
      .concatenating(geometry.toSuperlayer)
    opacity = layer.isHidden ? 0 : Double(layer.opacity)
    box = BoxStyle(of: layer, inFrontOf: model, at: time)
  }

  /// Draws the layer in the coordinates of its superlayer.
  func draw(on snapshot: OpaquePointer, of widget: WidgetPointer) {
    guard place.isVisible, opacity > 0, max(size.width, size.height) <= 16_777_216 else { return }
    gtk_snapshot_save(snapshot)
    let transform = place.decomposed().makeTransform(from: .zero)
    gtk_snapshot_transform(snapshot, transform)
    gsk_transform_unref(transform)
    if opacity < 1 { gtk_snapshot_push_opacity(snapshot, opacity) }
    box.drawMasked(on: snapshot, of: widget) { snapshot in
      box.draw(on: snapshot, size: size, of: widget) {
        box.drawSublayers(on: snapshot, of: widget)
      }
    }
    if opacity < 1 { gtk_snapshot_pop(snapshot) }
    gtk_snapshot_restore(snapshot)
  }
}

extension LayerGradient {
  /// Fills a rectangle of this size.
  func draw(on snapshot: OpaquePointer, size: CGSize) {
    guard size.width > 0, size.height > 0 else { return }
    var bounds = graphene_rect_t(CGRect(origin: .zero, size: size))
    let stops = stops.map {
      GskColorStop(offset: Float($0.location), color: GdkRGBA($0.color))
    }
    var from = point(start, size)
    var to = point(end, size)
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    switch type {
    case .radial where dx != 0 && dy != 0:
      gtk_snapshot_append_radial_gradient(
        snapshot, &bounds, &from, abs(dx), abs(dy), 0, 1, stops, gsize(stops.count))
    case .conic:
      // GSK measures the angle from the top, as CSS does.
      gtk_snapshot_append_conic_gradient(
        snapshot, &bounds, &from, atan2(dy, dx) * 180 / .pi + 90, stops, gsize(stops.count))
    case .axial where dx != 0 || dy != 0:
      gtk_snapshot_append_linear_gradient(
        snapshot, &bounds, &from, &to, stops, gsize(stops.count))
    default:
      // Start and end are the same point, so all of the rectangle lies beyond the end.
      guard var color = stops.last?.color else { return }
      gtk_snapshot_append_color(snapshot, &color, &bounds)
    }
  }

  private func point(_ part: CGPoint, _ size: CGSize) -> graphene_point_t {
    graphene_point_t(x: Float(part.x * size.width), y: Float(part.y * size.height))
  }
}
