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
  /// The mask, if there is one: at most one, which a structure can hold of its own kind only in an array.
  private var masks: [LayerStyle] = []
  /// The origin of the layer's bounds, in which the content is drawn.
  private var origin = CGPoint.zero

  /// A transparent rectangle.
  init() {}

  /// The look of `view`, with its dynamic colours resolved by its own traits.
  /// - Parameter time: the time at which the animations of its layers show it; nil for the look without them.
  init(of view: UIView, at time: TimeInterval? = nil) {
    background = view.backgroundColor?.components(with: view.traitCollection)
    clips = view.clipsToBounds
    if let layer = view.storedLayer {
      let shown = time.map { layer.shown(at: $0) } ?? layer
      if shown !== layer { background = shown.backgroundColor?.rgba }
      add(shown, inFrontOf: layer, origin: view.bounds.origin, at: time)
    }
    if background?.alpha == 0 { background = nil }
  }

  /// The look of `layer`, which was added to another layer and isn't the layer of a view.
  /// - Parameter model: the layer that it shows, which has the sublayers.
  init(of layer: CALayer, inFrontOf model: CALayer, at time: TimeInterval?) {
    background = layer.backgroundColor?.rgba
    clips = layer.masksToBounds
    add(layer, inFrontOf: model, origin: layer.bounds.origin, at: time)
    if background?.alpha == 0 { background = nil }
  }

  private mutating func add(
    _ layer: CALayer, inFrontOf model: CALayer, origin: CGPoint, at time: TimeInterval?
  ) {
    cornerRadius = max(layer.cornerRadius, 0)
    roundCorners = layer.maskedCorners
    borderWidth = max(layer.borderWidth, 0)
    borderColor = borderWidth > 0 ? layer.borderColor?.rgba : nil
    shadow = clips ? nil : BoxShadow(of: layer)
    content = layer.content
    sublayers = model.drawnSublayers.map { LayerStyle($0, at: time) }
    masks = model.drawnMask.map { [LayerStyle($0, at: time)] } ?? []
    if content != nil || !sublayers.isEmpty || !masks.isEmpty { self.origin = origin }
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
    if let shadow, background != nil || shadow.hasShape {
      shadow.draw(on: snapshot, outline: outline, of: widget)
    }
    if let background {
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

  /// Draws what `draw` draws on the snapshot that it gets, as far as the mask lets it through.
  ///
  /// GTK 4.8 has no node for masks, so cairo draws both.
  func drawMasked(
    on snapshot: OpaquePointer, of widget: WidgetPointer, draw: (OpaquePointer) -> Void
  ) {
    guard let mask = masks.first else { return draw(snapshot) }
    guard let content = RenderNode(draw),
      let shape = RenderNode({ snapshot in
        snapshot.moved(by: -origin.x, -origin.y) { mask.draw(on: snapshot, of: widget) }
      })
    else { return }
    content.draw(maskedBy: shape, on: snapshot)
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
