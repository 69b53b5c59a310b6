// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// How the rectangle of a view or a layer is drawn: shadow, background, corners, border, clipping and sublayers.
struct BoxStyle: Equatable {
  private var background: UIColor.Components?
  private var cornerRadius: CGFloat = 0
  private var roundCorners: CACornerMask = []
  private var borderWidth: CGFloat = 0
  private var borderColor: UIColor.Components?
  private var clips = false
  private var shadow: BoxShadow?
  private var content: LayerContent?
  private var sublayers: [LayerStyle] = []
  /// The origin of the layer's bounds, in which the content is drawn.
  private var origin = CGPoint.zero

  /// A transparent rectangle.
  init() {}

  /// The look of `view`, with its dynamic colours resolved by its own traits.
  init(of view: UIView) {
    background = view.backgroundColor?.components(with: view.traitCollection)
    clips = view.clipsToBounds
    if let layer = view.storedLayer { add(layer, origin: view.bounds.origin) }
    if background?.alpha == 0 { background = nil }
  }

  /// The look of `layer`, which was added to another layer and isn't the layer of a view.
  init(of layer: CALayer) {
    background = layer.backgroundColor?.rgba
    clips = layer.masksToBounds
    add(layer, origin: layer.bounds.origin)
    if background?.alpha == 0 { background = nil }
  }

  private mutating func add(_ layer: CALayer, origin: CGPoint) {
    cornerRadius = max(layer.cornerRadius, 0)
    roundCorners = layer.maskedCorners
    borderWidth = max(layer.borderWidth, 0)
    borderColor = borderWidth > 0 ? layer.borderColor?.rgba : nil
    shadow = clips ? nil : BoxShadow(of: layer)
    content = layer.content
    sublayers = layer.drawnSublayers.map(LayerStyle.init)
    if content != nil || !sublayers.isEmpty { self.origin = origin }
  }

  /// The look with the animated background colour of the moment.
  func shown(with offset: AnimationOffset) -> BoxStyle {
    guard offset.changesColor else { return self }
    var style = self
    style.background = offset.shown(background)
    return style
  }

  /// Draws, in this order, the shadow, the background, the content of the layer's class, what `drawContent` draws, and the
  /// border.
  /// - Parameter widget: the widget that is drawn.
  func draw(
    on snapshot: OpaquePointer, size: CGSize, of widget: WidgetPointer, drawContent: () -> Void
  ) {
    var outline = outline(size)
    var bounds = outline.bounds
    if let background {
      shadow?.draw(on: snapshot, outline: outline, of: widget)
      var color = GdkRGBA(background)
      clip(snapshot, to: &outline) { gtk_snapshot_append_color(snapshot, &color, &bounds) }
    }
    if clips { gtk_snapshot_push_rounded_clip(snapshot, &outline) }
    drawOwnContent(on: snapshot, outline: &outline, size: size)
    drawContent()
    if clips { gtk_snapshot_pop(snapshot) }
    if let borderColor {
      let widths = [Float](repeating: Float(borderWidth), count: 4)
      let colors = [GdkRGBA](repeating: GdkRGBA(borderColor), count: 4)
      gtk_snapshot_append_border(snapshot, &outline, widths, colors)
    }
  }

  /// Draws the sublayers.
  func drawSublayers(on snapshot: OpaquePointer, of widget: WidgetPointer) {
    guard !sublayers.isEmpty else { return }
    snapshot.moved(by: -origin.x, -origin.y) {
      for layer in sublayers { layer.draw(on: snapshot, of: widget) }
    }
  }

  private func drawOwnContent(
    on snapshot: OpaquePointer, outline: inout GskRoundedRect, size: CGSize
  ) {
    switch content {
    case .gradient(let gradient):
      clip(snapshot, to: &outline) { gradient.draw(on: snapshot, size: size) }
    case .drawing(let drawing):
      let place = drawing.bounds.origin
      snapshot.moved(by: place.x - origin.x, place.y - origin.y) {
        drawing.show(on: snapshot, in: drawing.bounds.size)
      }
    case nil: break
    }
  }

  private func outline(_ size: CGSize) -> GskRoundedRect {
    var bounds = graphene_rect_t(CGRect(origin: .zero, size: size))
    let radius = Float(min(cornerRadius, size.width / 2, size.height / 2))
    func corner(_ corner: CACornerMask) -> graphene_size_t {
      let radius = roundCorners.contains(corner) ? radius : 0
      return graphene_size_t(width: radius, height: radius)
    }
    var (topLeft, topRight) = (corner(.layerMinXMinYCorner), corner(.layerMaxXMinYCorner))
    var (bottomRight, bottomLeft) = (corner(.layerMaxXMaxYCorner), corner(.layerMinXMaxYCorner))
    var outline = GskRoundedRect()
    gsk_rounded_rect_init(&outline, &bounds, &topLeft, &topRight, &bottomRight, &bottomLeft)
    return outline
  }

  private func clip(
    _ snapshot: OpaquePointer, to outline: inout GskRoundedRect, draw: () -> Void
  ) {
    guard cornerRadius > 0 else { return draw() }
    gtk_snapshot_push_rounded_clip(snapshot, &outline)
    draw()
    gtk_snapshot_pop(snapshot)
  }
}
